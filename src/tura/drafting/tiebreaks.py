"""Tie-breaks under their Russian names, in the order of the text."""

import re

from tura.domain.regulation.schema import LastResort
from tura.drafting.lines import Line
from tura.drafting.sheet import Sheet

_CUT_BEFORE = (
    r"(?:усеч\w*|сокращ\w*|урезан\w*)\s*\.?\s*(?:коэффициент\w*\s+)?бухгольц\w*(?:\s*-?\s*\d)?|ус\.?\s?бух\w*"
)
_CUT_AFTER = (
    r"бухгольц\w*\s?-\s?\d"
    r"|бухгольц\w*[\s,(-]+(?:с\s+усеч|с\s+отсеч|усеч(?!\w*\.?\s+(?:коэффициент\w*\s+)?бух)|отсеч|cut|кат|без\s+(?:худш|одного|наименьш)|минус)\w*[^,;.)\n]*\)?"
)
_NAMES = (
    ("AOB", r"средн\w+\s+(?:коэффициент\w*\s+)?бухгольц\w*\s+соперник"),
    ("BH-M1", r"медианн\w+\s*(?:коэффициент\w*\s+)?бухгольц\w*|бухгольц\w*\s+медиан\w+"),
    ("BH-C1", rf"{_CUT_BEFORE}|{_CUT_AFTER}"),
    ("BH-C1", r"buch?holz\s+cut\s*-?\s*\d|cut\s*-?\s*\d\s+buch?holz"),
    ("BH-M1", r"median\s+buch?holz"),
    ("BH", r"(?:коэффициент\w*\s+)?бухгольц\w*|\bбух\b\.?|buch?holz"),
    ("SB", r"(?:коэффициент\w*\s+)?(?:зон+е?н?борн\w*\s*-?\s*)?бергер\w*|sonneborn(?:\s*-\s*berger)?"),
    ("KS", r"(?:систем\w*\s+|коэффициент\w*\s+)?койя\b"),
    ("PS", r"(?:коэффициент\w*\s+)?прогрес\w*(?:\s+коэффициент\w*)?|нарастающ\w*|прогрессирующ\w*"),
    (
        "DE",
        r"(?:результат\w*\s+)?личн\w+\s+встреч\w*|результат\w*\s+(?:игр\w*\s+|встреч\w*\s+)между|\bлв\b|личк[аи]|direct\s+encounter",
    ),
    ("WON", r"побед\w*[^,;.\n]{0,30}(?:за\s+доской|без\s+(?:учета\s+)?(?:неяв|плюс)|сыгранн)\w*"),
    ("BWG", r"побед\w*\s+(?:\w+\s+)?черн\w+"),
    (
        "BPG",
        r"(?:числ\w+|количеств\w+)\s+(?:парти\w+|игр)\s*,?\s*(?:сыгранн\w+\s+)?черн\w+|(?:игр|парти)\w*\s+черн\w+",
    ),
    (
        "WIN",
        r"(?:больш\w+\s+|наибольш\w+\s+)?(?:числ\w+|кол-?\s?в\w+|количеств\w+)?\s*(?:одержанн\w+\s+)?побед(?:ы|а|ам)?\b|(?:number\s+of|most)\s+wins",
    ),
    ("ARO", r"(?:усредн|средн)\w+\s+рейтинг\w*(?:\s+(?:соперник|противник)\w*)?"),
    ("TPR", r"перфом?р?манс\w*|performance"),
)
_HEADER = re.compile(
    r"при\s+(?:равенстве|дележе)|в\s+случае\s+(?:равенства|дележа)|доп(?:олнительн\w+|\.)\s*(?:показател|коэффициент)|тай-?брейк|tie-?break|распределени\w*\s+мест"
    r"|показател\w+\s+(?:распределени|определени)|коэффициент|критери|мест\w*\s+(?:распредел|определ)|\bдалее\b|^показател\w*\s*:"
)
_RESORT = (
    (LastResort.LOTS, r"жреби"),
    (LastResort.SHARED, r"делят\s+мест|места?\s+дел"),
)


def codes_in(low: str) -> list[str]:
    """The tie-breaks named, in the order of the text; the longer name wins where names overlap."""
    found: list[tuple[int, int, str]] = []
    for code, pattern in _NAMES:
        for match in re.finditer(pattern, low):
            if not any(match.start() < end and start < match.end() for start, end, _ in found):
                found.append((match.start(), match.end(), _cut(code, match.group())))
    return list(dict.fromkeys(code for _, _, code in sorted(found)))


def _cut(code: str, name: str) -> str:
    """How many are cut: "усечённый" without a number drops one; a number says how many."""
    number = re.search(r"\d", name)
    return f"BH-C{number.group()}" if code == "BH-C1" and number and number.group() != "0" else code


def read_tiebreaks(line: Line, sheet: Sheet) -> bool:
    """A list of tie-breaks after "при равенстве очков", on the line or below it."""
    codes = codes_in(line.low)
    header = _HEADER.search(line.low)
    if header and (codes or re.search(r"при\s+(?:равенстве|дележе)|случае|тай|доп", line.low)):
        sheet.topic = "tiebreaks"
        sheet.current = ()
    if sheet.topic != "tiebreaks" or (not codes and not header):
        return False
    if not codes and not re.search(r"очк|мест|показател|тай", line.low):
        return False
    is_header = bool(header) and re.search(r"равенств|дележ|показател|критери|тай|tie|мест|далее", line.low)
    if is_header and "tiebreaks" not in sheet.lines:
        sheet.lines["tiebreaks"] = line.number
    for code in codes:
        if code not in sheet.tiebreaks:
            sheet.tiebreaks.append(code)
    if codes:
        sheet.lines.setdefault("tiebreaks", line.number)
    return True


def read_last_resort(line: Line, sheet: Sheet) -> bool:
    """What decides when every tie-break is equal."""
    about = sheet.topic == "tiebreaks" or re.search(r"равенств|показател|коэффициент|критери|мест", line.low)
    if not about or re.search("цвет|приз|денеж", line.low):
        return False
    for value, pattern in _RESORT:
        if re.search(pattern, line.low):
            sheet.note(sheet.playing, "last-resort", value, line.number)
            return True
    return False
