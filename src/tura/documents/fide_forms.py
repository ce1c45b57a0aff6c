"""FIDE's forms: the tournament report (IT3) and the title norm certificate (IT1)."""

from collections.abc import Iterator

from tura.app.file_ratings import file_norms
from tura.app.filing import trf_file
from tura.documents.counting import Numbers, numbers
from tura.documents.order import Order
from tura.documents.reports import (
    Block,
    Data,
    event_rows,
    fields,
    heading,
    item,
    report_of,
    report_part,
    section_rows,
    signed,
    table,
)
from tura.domain.players import RatingSource
from tura.domain.ratings.norm_rules import LEAST_GAMES, Ticks
from tura.domain.ratings.norms import NormCheck
from tura.domain.regulation.schema import Role, Section
from tura.domain.sheet import Cell, Column, Kind, Sheet
from tura.domain.tournament import Tournament
from tura.formats.trf import Player, to_tournament
from tura.wording.sentences import sentence

_FEWEST_GAMES = 7


def it3(order: Order) -> Data:
    """FIDE's tournament report (IT3), one for each section that FIDE rates."""
    sections = [order.hall.state.regulation.section(letter) for letter in order.sections]
    rated = [s for s in sections if s is not None and RatingSource.FIDE in s.playing.rated_by]
    parts: list[Data] = []
    for section in rated or [s for s in sections if s is not None][:1]:
        title = order.word("name.it3")
        blocks = [
            fields(_it3_rows(order, section)),
            heading(order.word("it3-players")),
            table(order, _it3_table(order, section)),
        ]
        blocks += [
            heading(order.word("it3-arbiters")),
            *_it3_arbiters(order),
            signed(order, Role.CHIEF_ARBITER),
        ]
        parts.append(report_part(title, blocks, order.hall.section(section.letter)))
    return report_of(order, order.word("name.it3"), *parts)


def _it3_rows(order: Order, section: Section) -> list[tuple[str, str]]:
    schedule = order.hall.state.regulation.schedule
    days = [f"{d:%d/%m/%Y}" for d in (schedule.first_day, schedule.last_day) if d]
    field = order.source.field(section.letter)
    rounds = [
        f"{time.number}: {time.day:%d/%m/%Y}{f' {time.start:%H:%M}' if time.start else ''}"
        for time in schedule.rounds
        if time.day
    ]
    first, last = (days[0], days[-1]) if days else ("", "")
    return [
        *event_rows(order)[:1],
        (order.word("label.place"), order.hall.place),
        (order.word("label.first-day"), first),
        (order.word("label.last-day"), last),
        *section_rows(order, section, field)[:2],
        (order.word("label.schedule"), ", ".join(rounds)),
        (order.word("label.organiser"), order.hall.organiser),
    ]


def _it3_table(order: Order, section: Section) -> Sheet:
    """Players in all, by federation, of the host; rated, titled, unrated (CM and WCM are not counted)."""
    federation = order.hall.state.regulation.federation
    whole = numbers(order.hall, (section.letter,))
    host = numbers(order.hall, (section.letter,), federation)
    hosts = order.word("it3-host", federation=federation)
    titles = ("GM", "IM", "FM", "WGM", "WIM", "WFM")

    def row(told: str, one: Numbers) -> tuple[Cell, ...]:
        known = dict(one.titles)
        return (
            told,
            one.players,
            one.rated,
            one.players - one.rated,
            *(known.get(t, 0) for t in titles),
        )

    heads = (
        Column("what"),
        Column("players", Kind.NUMBER),
        Column("rated", Kind.NUMBER),
        Column("unrated", Kind.NUMBER),
    )
    columns = (*heads, *(Column(title, Kind.NUMBER, heading=title) for title in titles))
    listed: tuple[Cell, ...] = (order.word("it3-federations"), len(whole.federations), *(None,) * 8)
    return Sheet("it3", columns, (row(order.word("it3-all"), whole), row(hosts, host), listed))


def _it3_arbiters(order: Order) -> Iterator[Block]:
    roles = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.ARBITER, Role.ORGANISER)
    officials = [one for role in roles for one in order.hall.state.regulation.officials if one.role is role]
    rows = (
        tuple((order.named(one), order.word(f"role.{one.role.value}"), one.fide_id) for one in officials)
        or ((None, None, None),) * 3
    )
    yield table(order, Sheet("officials", (Column("full-name"), Column("role"), Column("fide-id")), rows))


def norms(order: Order) -> Data:
    """A title norm certificate (IT1) for each norm achieved, its opponents game by game."""
    parts: list[Data] = []
    for letter in order.source.once(order.sections):
        file = trf_file(order.hall, order.source.field(letter).letter, notes=False)
        tournament = to_tournament(file)
        for player, check in file_norms(file, _ticks(order, letter, fixed=tournament.predetermined)):
            if check.achieved:
                parts.append(_certificate(order, letter, player, check, tournament))
    if not parts:
        blocks: list[Block] = [{"kind": "text", "text": order.word("it1-none")}]
        title = order.word("name.it1")
        return report_of(order, title, report_part(title, blocks))
    return report_of(order, order.word("name.it1"), *parts)


def _ticks(order: Order, letter: str, *, fixed: bool) -> Ticks:
    """What the regulation says about norms: the exemption, and 7 or 8 games where they are enough."""
    section = order.hall.state.regulation.section(letter)
    assert section is not None, letter
    playing = section.playing
    return Ticks(playing.norm_exempt, fixed, min(max(playing.norm_games, _FEWEST_GAMES), LEAST_GAMES))


def _score(order: Order, check: NormCheck) -> str:
    """The share of points, in hundredths rounded down."""
    games = sum(game.played for game in check.games)
    return order.word("it1-score", percent=50 * check.halves // max(games, 1))


def _certificate(order: Order, letter: str, player: Player, check: NormCheck, tournament: Tournament) -> Data:
    section = order.hall.state.regulation.section(letter)
    assert section is not None, letter
    points = f"{check.halves // 2}{'½' if check.halves % 2 else ''}"
    rows = [
        (order.word("label.name"), player.name),
        (order.word("label.fide-id"), str(player.fide_id or "")),
        (order.word("label.federation"), player.federation),
        (order.word("label.born"), player.birth),
        (order.word("label.norm"), check.title),
        *_it3_rows(order, section),
        (order.word("label.exempt"), order.word("exempt") if section.playing.norm_exempt else ""),
        (order.word("label.least-games"), str(section.playing.norm_games)),
        (order.word("label.average"), str(check.average)),
        (order.word("label.performance"), str(check.performance)),
        (order.word("label.score"), f"{points} / {sum(game.played for game in check.games)}"),
    ]
    games = tuple(
        (
            number,
            tournament.by_tpn[game.opponent].name if game.opponent else order.word("bye-pairing"),
            game.federation,
            game.rating or None,
            game.title,
            ("0", "½", "1")[game.halves],
        )
        for number, game in enumerate(check.games, 1)
    )
    columns = (
        Column("no", Kind.NUMBER),
        Column("opponent"),
        Column("federation"),
        Column("rating", Kind.NUMBER),
        Column("title"),
        Column("result"),
    )
    met = [
        item(
            _score(order, check) if one.reason.code == "norm-score" else sentence(one.reason, order.language)
        )
        for one in check.requirements
    ]
    blocks: list[Block] = [
        fields(rows),
        table(order, Sheet("norm-games", columns, games)),
        {"kind": "items", "items": met},
        signed(order, Role.CHIEF_ARBITER),
        {"kind": "signatures", "rows": [(order.word("rating-officer"), "", "")]},
    ]
    title = order.word("it1-title", title=check.title)
    return report_part(title, blocks, order.hall.section(letter))
