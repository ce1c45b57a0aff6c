"""Funds, guarantees, taxes, and how prizes are shared."""

import re

from tura.domain.regulation.awarding import Counted, Leftover, Policy, Sharing
from tura.drafting.fees import FUND
from tura.drafting.lines import Line
from tura.drafting.mentions import letters_in, named_sections
from tura.drafting.numbers import Found, amounts, bare_amounts, percents
from tura.drafting.sheet import ALL, SectionSheet, Sheet


def read_fund(line: Line, sheet: Sheet) -> bool:
    """A prize fund: fixed, a share of the fees, or both; guaranteed or not."""
    low = line.low
    reduced = re.search(r"скид|льгот|возвра", low)
    shares = percents(low) if re.search(r"взнос", low) and not reduced else []
    sums = amounts(low) or (bare_amounts(low) if "+" in low or "плюс" in low else [])
    if not (FUND.search(low) or shares) or not (shares or sums):
        return False
    if re.search(r"\bмест[аоу]?\b|видоизмен|измен[ия]|корректир|увелич", low):
        return False
    named = named_sections(line.text) or letters_in(
        " ".join(re.findall(r"(?i:фонд\w*)\s+([A-ZА-Я])\b", line.text))
    )
    letters = named or sheet.current
    least = re.search(r"не\s+(?:менее|меньше|ниже)\s+(?=\d)", low)
    floor = [hit for hit in sums if least and hit.start >= least.end()]
    if shares and floor:
        _set_floor(sheet, letters, floor[0].value)
        sums = [hit for hit in sums if hit not in floor]
    if re.search(r"гарантир", low) and sums and not named:
        sheet.facts["guaranteed"] = sums[0].value
        sheet.lines["guaranteed"] = line.number
        return True
    if len(shares) > 1:
        _share_by_section(line, sheet, shares)
        return True
    for letter in letters or (ALL,):
        _set_fund(sheet.section(letter), line.number, shares, sums)
    return True


def _set_floor(sheet: Sheet, letters: tuple[str, ...], least: int) -> None:
    """A share of the fees, but not less than so much."""
    for letter in letters or (ALL,):
        sheet.section(letter).fund_floor = least


def _share_by_section(line: Line, sheet: Sheet, shares: list[Found]) -> None:
    """Read "категории A - 60% взносов, категорий B и C - 40%"."""
    start = 0
    for share in shares:
        for letter in named_sections(line.text[start : share.start]):
            _set_fund(sheet.section(letter), line.number, [share], [])
        start = share.end


def _set_fund(section: SectionSheet, line: int, shares: list[Found], sums: list[Found]) -> None:
    section.fund_line = line
    if shares:
        section.fee_percent = shares[0].value
    if sums:
        section.fixed = sums[0].value


def read_fund_change(line: Line, sheet: Sheet) -> bool:
    """The organiser's right to change the fund, or to move players."""
    low = line.low
    if re.search(r"(?:могут|вправе|право|может)[^.]*перев(?:од|ести)\w*[^.]*(?:игрок|участник)", low):
        sheet.facts["may-move"] = True
        sheet.lines["may-move-players"] = line.number
        return True
    if re.search(
        r"(?:видоизмен|измен[яи]|корректир|увелич|перераспредел)\w*[^.]*(?:приз|фонд)", low
    ) or re.search(r"приз[^.]*(?:может\s+быть|могут\s+быть)\s+(?:измен|увелич|скоррект|пересмотр)", low):
        sheet.facts["fund-may-change"] = True
        sheet.lines["fund-may-change"] = line.number
        return True
    return False


_SHARING = (
    (Sharing.HORT, r"хорт"),
    (Sharing.NONE, r"не\s+дел[ия]т|без\s+дележа|дележ\w*\s+не"),
    (
        Sharing.EQUAL_IF_ALL_EQUAL,
        r"только,?\s+если\s+равны\s+все|при\s+полном\s+(?:равенств|совпаден)\w*[^.]*(?:поровну|дел[ия]т)|(?:всех|все)\s+(?:\w+\s+)*(?:показател|коэффициент)\w*[^.]*(?:поровну|дел[ия]т)",
    ),
    (Sharing.EQUAL, r"поровну|дел[ия]тся\s+(?:между|поровну|в\s+равн)"),
)
_POLICY = (
    (Policy.LARGEST, r"наибольш\w*|больш(?:ий|его)\b|максимальн"),
    (Policy.LARGEST, r"не\s+(?:суммир|складыва)"),
    (Policy.SUM, r"суммир|складыва"),
    (
        Policy.LARGEST,
        r"только\s+(?:на\s+)?один|один\s+(?:денежн\w+\s+)?приз|одного\s+(?:денежн\w+\s+)?приз|не\s+более\s+одного",
    ),
)
_LEFT = (
    (Leftover.NEXT_PLACE, r"переход[яи]т\s+(?:к\s+)?следующ"),
    (Leftover.SPREAD, r"распредел\w+\s+между|прибавля|добавля"),
    (Leftover.KEEP, r"оста[юе]тся\s+(?:у|в)|не\s+выплачива|не\s+разыгрыва"),
)  # fmt: skip


def _women_add_up(low: str, sheet: Sheet) -> bool:
    """Women's prizes stand beside the others: "женские призы суммируются с основными"."""
    if re.search(r"женск\w+\s+приз\w*\s+(?:суммир|складыв)", low) is None:
        return False
    sheet.facts["women-add-up"] = True
    return True


_SPECIAL = r"(?:спец\w*|дополнительн\w+|номинаци\w+|женск\w+)"


def _main_part(low: str) -> str:
    """A sentence without what it says of special prizes: "основные делятся по Хорту, специальные не делятся"."""
    parts = re.split(r"[,;]\s+(?!если|при\b|кроме)", low)
    kept = [part for part in parts if not re.match(rf"(?:а\s+)?{_SPECIAL}", part)]
    return ", ".join(kept) if kept and len(kept) < len(parts) else low


def _read_special(low: str, sheet: Sheet) -> bool:
    """Sharing of the nominations' prizes, where it is not that of the places."""
    rest = _main_part(low)
    part = low.replace(rest, "", 1) if rest != low else ""
    hit = next((value for value, pattern in _SHARING if part and re.search(pattern, part)), None)
    if re.search(r"кроме\s+(?:женск|спец|дополнит)", low) and re.search(r"хорт|поровну|дел[ия]т", low):
        hit = Sharing.NONE
    if hit is not None:
        women = re.search(r"женск", part or low)
        sheet.facts["women-sharing" if women else "special-sharing"] = hit
    return hit is not None


def read_sharing(line: Line, sheet: Sheet) -> bool:
    """Sharing, several prizes for one player, unclaimed prizes, tax, the absent."""
    low = line.low
    if not re.search(r"приз|преми|деньг|денежн|вознагражд", low):
        return False
    done = _women_add_up(low, sheet)
    done |= _read_special(low, sheet)
    for key, table, about in (
        ("sharing", _SHARING, r""),
        ("policy", _POLICY, r"участник|игрок|одн|нескольк|разны|суммир"),
        (
            "leftover",
            _LEFT,
            r"без\s+претендент|невостребован|неразыгранн|нераспредел|не\s+вручен|если\s+нет|не\s+наш",
        ),
    ):
        said = _main_part(low) if key == "sharing" else low
        hit = next((value for value, pattern in table if re.search(pattern, said)), None)
        if hit is not None and re.search(about, low) and not (key == "policy" and done):
            sheet.note(sheet.awarding, key, hit, line.number)
            done = True
    if re.search(r"ндфл|подоходн|налог", low):
        share = percents(low)
        sheet.note(sheet.awarding, "tax-percent", share[0].value if share else 1300, line.number)
        done = True
    if re.search(r"не\s+яви|отсутств|неявк", low) and percents(low):
        sheet.note(sheet.awarding, "absent-percent", percents(low)[0].value, line.number)
        done = True
    elif re.search(r"(?:не\s+яви|отсутств)\w*[^.]*(?:не\s+выда|не\s+выплач|не\s+вруч|лиша)", low):
        sheet.note(sheet.awarding, "absent-percent", 0, line.number)
        done = True
    if re.search(r"минимальн\w+\s+(?:числ|колич)|участник\w*\s+счита", low):
        sheet.facts.setdefault("headcount", Counted.PLAYED)
    return done
