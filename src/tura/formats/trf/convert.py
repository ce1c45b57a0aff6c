"""One edition's records from another's: TRF26 and TRF16 with the engines' TRF(x) letters."""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from tura.domain.reason import Reason
from tura.domain.results import Cell, Result
from tura.domain.tournament import Prohibition
from tura.formats.trf import record_texts as texts
from tura.formats.trf.cells import BLANK
from tura.formats.trf.columns import whole
from tura.formats.trf.model import National, Player, Raw, Record, TrfFile
from tura.formats.trf.scoring import BBP_CODES
from tura.formats.trf.settings import TEAM_CODES
from tura.formats.trf.tournament import resolved, virtual_points


class Version(Enum):
    """The editions a file can be written in."""

    TRF06 = "trf06"
    TRF16 = "trf16"
    TRF26 = "trf26"


_LETTERS = frozenset(("XXR", "XXC", "XXS", "XXZ", "XXA", "XXP", *BBP_CODES))
_SINCE_26 = frozenset(
    ("142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299",
     "300", "310", "320", "330", "352", "362", "801", "802")
)  # fmt: skip
_SETTING_CODES_26 = frozenset(("142", "152", "162", "250", "260"))
# Programs wrote the coded type of ETT26 into 092 before 192 existed.
_CODED_TYPES = ("FIDE_", "BERGER_", "CUSTOM_")
_AFTER_PLAYERS = 600


def converted(file: TrfFile, version: Version) -> TrfFile:
    """The same section in another edition; what that edition cannot say is in ``left_out``.

    Towards TRF26 the engines' lines become 142, 152, 162, 240, 250 and 260.  Towards TRF16 and TRF06 these become
    XXR, XXC, XXS, XXA and XXP, and byes announced for the next round are written into the players' blocks, the
    only form that every engine honours.
    """
    if version is Version.TRF26:
        records = _ordered([*_kept(file, _LETTERS | _replaced_26(file)), *_new_26(file)])
    else:
        players = [_with_bye(file, record) for record in _kept(file, _LETTERS | _too_new(file))]
        records = _ordered([*players, *_new_16(file)])
    return TrfFile(tuple(records), file.name)


def left_out(file: TrfFile, version: Version) -> tuple[str, ...]:
    """Codes of records that the edition has no place for, sorted."""
    if version is Version.TRF26:
        return ()
    national = {record.federation for record in file.records if isinstance(record, National)}
    codes = {raw.code for raw in file.raws} & _too_new(file) - {"142", "152", "162", "240", "250", "260"}
    return tuple(sorted(national | codes))


def losses(file: TrfFile, version: Version) -> tuple[Reason, ...]:
    """What the edition cannot say: records it has no place for, and prohibitions for some rounds only."""
    found = []
    if missing := left_out(file, version):
        found.append(Reason("trf-left-out", "", {"edition": version.value, "records": missing}))
    if version is not Version.TRF26 and not file.settings.team:
        found += (
            Reason(
                "trf-pairs-left-out",
                "C.02.03 260",
                {
                    "edition": version.value,
                    "tpns": tuple(sorted(pair.tpns)),
                    "first": pair.first,
                    "last": min(pair.last, file.rounds),
                },
            )
            for pair in file.settings.prohibitions
            if not _always(pair, file.rounds)
        )
    return tuple(found)


def _too_new(file: TrfFile) -> frozenset[str]:
    """Older editions have only 013 for teams: a team event keeps its own records, which older readers skip."""
    return _SINCE_26 - TEAM_CODES if file.settings.team else _SINCE_26


def _kept(file: TrfFile, without: frozenset[str]) -> Iterator[Record]:
    for record in file.records:
        national = isinstance(record, National) and "172" in without
        if not national and not (isinstance(record, Raw) and record.code in without):
            yield record


def _replaced_26(file: TrfFile) -> frozenset[str]:
    """TRF26 settings are rewritten only where an engine's line says the same in other letters."""
    letters = {raw.code for raw in file.raws} & _LETTERS
    return _SETTING_CODES_26 if letters else frozenset()


def _new_26(file: TrfFile) -> Iterator[Raw]:
    settings = file.settings
    codes = {raw.code for raw in file.raws}
    letters = bool(codes & _LETTERS)
    if file.rounds and (letters or "142" not in codes):
        yield Raw(f"142 {file.rounds}")
    if not settings.system and settings.kind.upper().startswith(_CODED_TYPES):
        yield Raw(f"192 {settings.kind.split()[0].upper()}")
    if letters:
        yield from _settings_26(file)


def _settings_26(file: TrfFile) -> Iterator[Raw]:
    settings = file.settings
    if settings.initial is not None:
        yield Raw(texts.colour_152(settings.initial))
    if scored := texts.points_162(settings.points):
        yield Raw(scored)
    yield from map(Raw, texts.accelerated_250(_virtual(file)))
    yield from (Raw(texts.prohibited_260(pair, file.rounds)) for pair in settings.prohibitions)
    if settings.absent:
        yield Raw(texts.byes_240(Result.ZERO_POINT_BYE, file.rounds_paired + 1, settings.absent))


def _new_16(file: TrfFile) -> Iterator[Raw]:
    settings = file.settings
    if file.rounds:
        yield Raw(f"XXR {file.rounds}")
    if settings.initial is not None:
        yield Raw(texts.colour_xxc(settings.initial))
    if scored := texts.points_xxs(settings.points):
        yield Raw(scored)
    yield from (Raw(texts.schedule_xxa(tpn, points)) for tpn, points in _virtual(file))
    yield from (
        Raw(texts.prohibited_xxp(pair)) for pair in settings.prohibitions if _always(pair, file.rounds)
    )
    if settings.absent:
        yield Raw("XXZ " + " ".join(map(str, sorted(settings.absent))))


def _always(pair: Prohibition, rounds: int) -> bool:
    """XXP knows no rounds: only a prohibition for the whole section can be told in it."""
    return pair.first <= 1 and pair.last >= rounds


def _virtual(file: TrfFile) -> list[tuple[int, tuple[int, ...]]]:
    rows = [(player.tpn, virtual_points(file.settings.accelerations, player.tpn)) for player in file.players]
    return [(tpn, points) for tpn, points in sorted(rows) if any(points)]


def _with_bye(file: TrfFile, record: Record) -> Record:
    if not isinstance(record, Player) or file.settings.team:
        return record
    return replace(record, cells=_trimmed(resolved(file, record)))


def _trimmed(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    end = len(cells)
    while end and cells[end - 1] == BLANK:
        end -= 1
    return cells[:end]


def _ordered(records: list[Record]) -> list[Record]:
    """Headers, players, then the rest; comments and blank lines stay before the record they stood before."""
    chunks: list[tuple[int, list[Record]]] = []
    waiting: list[Record] = []
    for record in records:
        waiting.append(record)
        if not _is_comment(record):
            chunks.append((_place(record), waiting))
            waiting = []
    chunks.append((_AFTER_PLAYERS * 2, waiting))
    return [record for _, chunk in sorted(chunks, key=lambda chunk: chunk[0]) for record in chunk]


def _is_comment(record: Record) -> bool:
    return isinstance(record, Raw) and (not record.text.strip() or record.text.startswith("#"))


def _place(record: Record) -> int:
    """Records ending in 2 below 240 and the engines' settings before the players, the rest after them."""
    match record:
        case Player():
            return 500
        case National():
            return 501
        case Raw() if record.code in _HEAD_LETTERS:
            return _HEAD_LETTERS[record.code]
        case _:
            code = record.code
    number = whole(code) or 0
    if code.endswith("2") and 0 < number < _AFTER_PLAYERS:
        return number
    return _AFTER_PLAYERS + number


_HEAD_LETTERS = {"XXR": 142, "XXC": 152, "XXS": 162}
