"""Name, place, programs, rules and what the text leaves to other documents."""

import re

from tura.drafting.days import find_days
from tura.drafting.lines import Line
from tura.drafting.mentions import named_sections
from tura.drafting.sheet import Sheet

_PROGRAMS = (
    r"swiss\s?-?\s?manager", r"swiss\s?master", r"\bvega\b", r"\borion\b", r"swiss\s?sys", r"ratingen\w*",
)  # fmt: skip
_SITE = re.compile(r"chess-results(?:\.com)?|chessresults|tornelo|lichess(?:\.org)?", re.IGNORECASE)
_TITLE = re.compile(
    r"(?:турнир\w*|кубок|мемориал\w*|фестивал\w*|первенств\w*|чемпионат\w*|этап\w*)", re.IGNORECASE
)


def read_name(line: Line, sheet: Sheet) -> bool:
    """The event's name: a quoted one after "турнир", or a title line near the top."""
    if sheet.name or line.number > 12:
        return False
    quoted = re.search(
        r"(?:турнир|фестивал|куб(?:ок|к)|этап|мемориал|блиц|рапид|первенств|чемпионат)\w*[^«\"]{0,60}[«\"]([^»\"]{3,60})[»\"]",
        line.text,
        re.IGNORECASE,
    )
    if quoted:
        sheet.name = quoted[1]
        return len(line.text) < 120
    ends = (":", ";") if line.number <= 3 else (".", ":", ";")
    is_title = len(line.text) < 100 and _TITLE.search(line.text) and not line.text.endswith(ends)
    is_title = is_title and not named_sections(line.text)
    if is_title and not re.search(
        r"положени|регламент|проход|пройд|состо|провод|взнос|\d{1,2}[:.]\d\d", line.low
    ):
        whole = re.fullmatch(r"«([^«»]*)»", line.text)
        title = whole[1] if whole else line.text
        sheet.name = _titled(re.split(r"\s*[,(]?\s*\d{1,2}[\s.-]", title)[0].strip(" ,."))
        return True
    heads = re.match(r"^(?:положение|регламент)\b", line.low)
    if heads and line.number <= 3 and re.search(r"\s(?:о|об)\s+\w", line.low):
        sheet.name = _titled(re.sub(r"^\w+\s+", "", line.text).strip(" ."))
        return True
    return bool(heads) and len(line.text) < 60


_ADJECTIVES = {
    "открытого": "Открытый", "открытом": "Открытый", "областного": "Областной", "городского": "Городской",
    "районного": "Районный", "детского": "Детский", "традиционного": "Традиционный",
}  # fmt: skip
_NOUNS = {
    "чемпионат": "чемпионат", "турнир": "турнир", "фестивал": "фестиваль", "кубк": "кубок", "мемориал": "мемориал",
    "первенств": "первенство", "этап": "этап",
}  # fmt: skip


def _titled(title: str) -> str:
    """A title without "о проведении", its first words as a name has them where they are the usual ones."""
    bare = re.sub(r"^(?:о|об)\s+(?:проведении\s+)?", "", title)
    if bare == title:
        return title
    first, _, rest = bare.partition(" ")
    if first.lower() in _ADJECTIVES:
        noun, _, tail = rest.partition(" ")
        return f"{_ADJECTIVES[first.lower()]} {_noun(noun)} {tail}".strip()
    named = _noun(first)
    return f"{named[:1].upper()}{named[1:]} {rest}".strip()


def _noun(word: str) -> str:
    return next((noun for stem, noun in _NOUNS.items() if word.lower().startswith(stem)), word)


def without_date(text: str) -> str:
    """A place without the dates that stand before it: "2.10.2027, Центральный клуб"."""
    spans = [span for span in find_days(text.lower()) if not re.search(r"[А-Яа-я]{4}", text[: span.start])]
    rest = text[spans[-1].end :] if spans else text
    return re.sub(r"^(?:\s*(?:г\.|года))?[\s,;.]+", "", rest).strip(" .") if spans else rest.strip(" .")


# A town is printed as it stands; a house keeps its preposition, so that "в библиотеке" stays right.
_HELD = re.compile(
    r"(?:провод\w+|пройд\w+|состо\w+)[^.]*?\s(?:в\s+(?P<town>г\.\s*[А-ЯЁ].{2,100}?)"
    r"|(?P<house>в\s+(?:шахматн|библиотек|помещени|клуб|школ|дворц|ДК\b).{2,100}?))\.?$"
)


def read_place(line: Line, sheet: Sheet) -> bool:
    """Where the event is held, and who holds it."""
    match = re.search(
        r"(?:по\s+адресу|место\s+проведени\w+|адрес|место(?=\s*:)|сроки(?=[^\n]*\d\.?\s*(?:г\.|года)?,\s*(?:г\.|шк|клуб|дк|дворец|школ)))\s*[-:]?\s*(.{5,120}?)(?:$|;|\.\s*$)",
        line.text,
        re.IGNORECASE,
    )
    if match and "place" not in sheet.facts:
        place = without_date(match[1])
        if not re.search(r"электронн|почт|@|https?:|сайт", place, re.IGNORECASE):
            sheet.facts["place"] = place
            return True
    town = _HELD.search(line.text)
    if town and "place" not in sheet.facts:
        sheet.facts["place"] = town["town"] or town["house"]
        return True
    organiser = re.search(
        r"организатор\w*\s*(?:турнир\w*|соревнован\w*)?\s*[-:]\s*(.{3,100})", line.text, re.IGNORECASE
    )
    if organiser and "organiser" not in sheet.facts:
        sheet.facts["organiser"] = organiser[1].strip(" .")
        return True
    return False


def read_program(line: Line, sheet: Sheet) -> bool:
    """A pairing program or a site the text prescribes."""
    done = False
    for pattern in _PROGRAMS:
        match = re.search(pattern, line.text, re.IGNORECASE)
        if match and "program" not in sheet.facts:
            sheet.facts["program"] = match.group()
            sheet.lines["prescribed-program"] = line.number
            done = True
    site = _SITE.search(line.text)
    if site and "site" not in sheet.facts and not re.search(r"взнос|заявк", line.low):
        sheet.facts["site"] = site.group().rstrip(".")
        sheet.lines["prescribed-site"] = line.number
        done = True
    return done


def read_rules(line: Line, sheet: Sheet) -> bool:
    """The rules of play the text names, and the general rules it refers to."""
    done = False
    if re.search(r"правил\w*\s+(?:вида\s+спорта|игры|шахмат|фиде)", line.low) and "rules" not in sheet.facts:
        sheet.facts["rules"] = line.text.rstrip(".")
        sheet.lines["rules"] = line.number
        done = True
    match = re.search(
        r"(?:согласно|в\s+соответствии\s+с|см\.)\s+(общ\w+\s+(?:регламент|положени|правил)\w*)", line.low
    )
    if match:
        if "general" not in sheet.facts:
            sheet.facts["general"] = re.sub(r"(?:у|а|ом|ем|ю)$", "", match[1]).replace("общему", "общий")
            sheet.lines["general-rules"] = line.number
        done = True
    return done


def read_appeals(line: Line, sheet: Sheet) -> bool:
    """Appeals and withdrawal, kept in the text's own words."""
    done = False
    for key, pattern in (
        ("appeals", r"апелляц|протест"),
        ("withdrawal", r"выбы[тв]|снят\w+\s+с\s+турнир|покинувш|сня[лт]\w*\s+(?:с|участник)"),
    ):
        if re.search(pattern, line.low) and key not in sheet.facts:
            sheet.facts[key] = line.text
            sheet.lines[key] = line.number
            done = True
    return done
