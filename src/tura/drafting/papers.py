"""Name, place, programs, rules and what the text leaves to other documents."""

import re

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
        r"(?:турнир|фестивал|куб(?:ок|к)|этап|мемориал)\w*[^«\"]{0,60}[«\"]([^»\"]{3,60})[»\"]",
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
        sheet.name = re.split(r"\s*[,(]?\s*\d{1,2}[\s.-]", line.text.strip("«»"))[0].strip(" ,.")
        return True
    return bool(re.match(r"^(?:положение|регламент)\b", line.low)) and len(line.text) < 60


def read_place(line: Line, sheet: Sheet) -> bool:
    """Where the event is held, and who holds it."""
    match = re.search(
        r"(?:по\s+адресу|место\s+проведени\w+|адрес|место(?=\s*:))\s*[-:]?\s*(.{5,120}?)(?:$|;|\.\s*$)",
        line.text,
        re.IGNORECASE,
    )
    if match and "place" not in sheet.facts:
        sheet.facts["place"] = match[1].strip(" .")
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
