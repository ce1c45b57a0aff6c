"""Entry fees: sums by section and band, discounts, late entry, playing up."""

import re

from tura.domain.players import Sex
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.letters import LONGEST_LETTER, fold_letter
from tura.domain.regulation.schema import Discount
from tura.drafting import bounds
from tura.drafting.days import find_days, without_days
from tura.drafting.lines import Line
from tura.drafting.mentions import aged_sections, leading_letter, named_sections
from tura.drafting.nominations import veteran_condition
from tura.drafting.numbers import Found, amounts, bare_amounts, percents
from tura.drafting.sheet import ALL, Sheet

_GROUPS = (
    (r"пенсионер", "pensioner"),
    (r"школьник|учащ|студент|воспитанник", "school"),
    (r"инвалид|овз|ограничен", "disabled"),
    (r"многодетн", "large-family"),
    (r"ветеран", "veteran"),
    (r"иногородн", "visitor"),
    (r"житель|жител[ейия]|местн", "local"),
)
FUND = re.compile(r"(?:^|гарантированн\w+\s+)фонд\b|призов\w+\s+фонд|фонд\w*\s+призов|призовые\b|на\s+призы")


def _sums(low: str) -> list[Found]:
    return amounts(low) or bare_amounts(without_days(low))


_REDUCED = (
    r"скид|льгот|бесплатн|освобожд|пенсионер|школьник|студент|инвалид|ветеран|детей|дети|гроссмейстер|"
    r"женщин|девуш|девоч|юниор|учащ|многодетн|иногородн|\bgm\b|\bim\b|\bfm\b|\bмг\b|\bмм\b|\bмф\b"
)
_FREE = r"бесплатн|освобожд"
_PARTS = re.compile(
    rf"(?i)(?<!gm)(?<!im)(?<!fm)(?:[,;]\s*(?=[^,;(]*(?:{_REDUCED}))|\((?=[^,;()]*(?:{_REDUCED})))"
)


def read_fee(line: Line, sheet: Sheet) -> bool:
    """Fees, their sections, discounts and late entry."""
    low = line.low
    listed = bool(leading_letter(line.text) or named_sections(line.text) or amounts(low))
    listed = listed or bool(re.search(rf"оплат|{_REDUCED}", low))
    about_fund = FUND.search(low) or (percents(low) and not re.search(rf"оплачива|возвра|{_REDUCED}", low))
    if about_fund or not (
        re.search(r"взнос|доплат\w+\s+\d|выше\s+сво\w+[^.]*за\s+кажд", low)
        or (sheet.topic == "fees" and listed)
    ):
        return False
    if re.search(r"взнос\w*\s+(?:нет|не\s+взима|не\s+предусм)|без\s+(?:\w+\s+)?взнос", low):
        sheet.everybody.fee, sheet.everybody.fee_line = 0, line.number
        return True
    if re.search(r"возвра\w+", low):
        return _read_refund(line, sheet)
    parts = [Line(line.number, part) for part in _joined(_PARTS.split(line.text))]
    done = [_read_part(part, sheet) for part in parts]
    if any(done):
        sheet.leftovers.extend((line.number, p.text) for p, read in zip(parts, done, strict=True) if not read)
    return any(done)


def _joined(parts: list[str]) -> list[str]:
    """Parts that name people and no fee, with the part that has it: "женщины, ветераны платят 500"."""
    joined: list[str] = []
    waiting = ""
    for part in parts:
        low = part.lower()
        waiting = f"{waiting}, {part}" if waiting else part
        if _sums(low) or percents(low) or not re.search(_REDUCED, low) or re.search(_FREE, low):
            joined.append(waiting)
            waiting = ""
    return [*joined, waiting] if waiting else joined


def _read_part(line: Line, sheet: Sheet) -> bool:
    """One part of a sentence about fees: a reduction for some, or plain sums."""
    if re.search(_REDUCED, line.low):
        return _read_discount(line, sheet)
    found = _sums(line.low)
    if found:
        sheet.topic = "fees"
        _read_sums(line, sheet, found)
    return bool(found)


def _read_sums(line: Line, sheet: Sheet, found: list[Found]) -> None:
    """A later, dearer fee, the surcharge for playing up, or the plain fees."""
    low, days = line.low, find_days(line.low)
    is_later = re.search(r"(?:после|с|позднее)\s+\d{1,2}[\s.]", low)
    split = re.search(r"после\s+\d{1,2}[\s.]", low)
    early = re.search(r"\bдо\s+\d{1,2}[\s.]", low)
    if early and days and len(found) == 2 and found[0].start < early.start() < found[1].start:
        cheap = min(found, key=lambda hit: hit.value)
        _set_fees(line, sheet, [Found(cheap.value, found[0].start, found[0].end)])
        sheet.late_fee = (days[0].first, 1, max(hit.value for hit in found))
        return
    if split and days and len(found) > 1 and found[0].start < split.start() < found[-1].start:
        _set_fees(line, sheet, [hit for hit in found if hit.start < split.start()])
        late = [span for span in days if span.start >= split.start()]
        sheet.late_fee = (late[0].first if late else days[-1].first, 1, found[-1].value)
        return
    known = [section.fee for section in (sheet.everybody, *sheet.sections.values())]
    if is_later and days and any(fee is not None for fee in known):
        sheet.late_fee = (days[0].first, 0 if re.search(r"\bс\s+\d", low) else 1, found[-1].value)
    elif re.search(r"доплат|за\s+кажд\w+\s+(?:ступен|категор|групп)|повышенн", low):
        sheet.up_fee = found[0].value
        sheet.lines["fees.up-per-band"] = line.number
    else:
        _set_fees(line, sheet, found)


def _set_fees(line: Line, sheet: Sheet, found: list[Found]) -> None:
    """Each sum goes to the sections named before it, a sum that follows none to all."""
    start = 0
    for number, hit in enumerate(found):
        part = line.text[start : hit.start]
        letters = named_sections(part) or aged_sections(part) or known_names(part, sheet)
        leading = leading_letter(part.strip(" ,;")) if not letters else None
        letters = letters or ((leading,) if leading else ())
        if not letters:
            letters = tuple(_loose(part)) if number or sheet.sections else ()
        band = bounds.band(part.lower())
        start = hit.end
        if band is not None and not letters:
            sheet.everybody.fee_bands.append((Condition(rating=band, line=line.number), hit.value))
            sheet.everybody.fee_line = line.number
            continue
        for letter in letters or ((ALL,) if number == 0 else ()):
            section = sheet.section(letter)
            if section.fee is None:
                section.fee, section.fee_line = hit.value, line.number


def known_names(text: str, sheet: Sheet) -> tuple[str, ...]:
    """The sections named by a word of their own («Мастера»)."""
    folded = text.upper()
    return tuple(letter for letter in sheet.sections if len(letter) > LONGEST_LETTER and letter in folded)


def _loose(part: str) -> list[str]:
    """Letters named without a word for section: ", B, C, D - 800"."""
    return [fold_letter(letter) for letter in re.findall(r"(?<!\w)([A-ZА-ЯЁ])(?!\w)", part)]


def _read_refund(line: Line, sheet: Sheet) -> bool:
    sheet.facts.setdefault("refunds", line.text)
    sheet.lines.setdefault("refunds", line.number)
    return True


def _read_discount(line: Line, sheet: Sheet) -> bool:
    """A discount by percentage, or a lower fee, for the groups named."""
    key, parts = _discounted(line, sheet)
    percent, sums = percents(line.low), _sums(line.low)
    off, share = 0, percent[0].value if percent else 0
    if re.search(_FREE, line.low):
        share = 10000
    elif not share and sums:
        is_off = re.search(r"скид", line.low)
        off = sums[0].value if is_off else max(0, (sheet.everybody.fee or 0) - sums[0].value)
    if not parts or not (share or off):
        return False
    condition = parts[0] if len(parts) == 1 else Condition(any_of=tuple(parts))
    label = line.text[:80].strip(" )")
    discount = Discount(
        key=key, label=label, condition=condition, percent=share, amount=off, line=line.number
    )
    sheet.discounts.append(discount)
    return True


def _discounted(line: Line, sheet: Sheet) -> tuple[str, list[Condition]]:
    """Who pays less, and a key for it: groups, titles, birth years, ratings."""
    pieces = _PIECES.split(line.low)
    people = [_person(piece, sheet) for piece in pieces]
    spans = [who for who in people if who is not None]
    band = bounds.band(line.low)
    groups = [name for pattern, name in _GROUPS if re.search(pattern, line.low)]
    aged = next((piece for piece in pieces if "ветеран" in piece and bounds.born(piece, sheet.year)), None)
    if aged is not None:
        groups = [group for group in groups if group != "veteran"]
        sheet.kinds.setdefault(
            "veterans", veteran_condition(aged, line.number, bounds.born(aged, sheet.year))
        )
    parts = [Condition(groups=(group,)) for group in groups]
    titles = _titles(line)
    if titles:
        parts.append(Condition(title=titles))
    parts.extend(dict.fromkeys(spans))
    if band is not None:
        parts.append(Condition(rating=band))
    born = any(who.born_from or who.born_to for who in spans)
    kind = "titled" if titles else "born" if born else "women" if spans else "rated"
    return "-".join(groups) or kind, parts


# Those named one after another, each with his years in brackets; "и старше" belongs to the years.
_PIECES = re.compile(
    r"(?:,|/|\s+и)\s+(?!старше|моложе|младше|выше|ниже|ст\b|мл\b)(?![^()]*\))|(?<=[а-я])/(?=[а-я])(?![^()]*\))"
)


def _person(piece: str, sheet: Sheet) -> Condition | None:
    """Birth years or sex that a piece names."""
    span, who = bounds.born(piece, sheet.year), bounds.sex(piece)
    if span is None:
        return Condition(sex=who) if who is Sex.FEMALE and not bounds.band(piece) else None
    return Condition(sex=who, born_from=span.low, born_to=span.high)


def _titles(line: Line) -> tuple[str, ...]:
    """FIDE's titles named; "FM и выше" is FM, IM and GM."""
    found = list(re.findall(r"\b(GM|IM|WGM|WIM|FM|WFM)\b", line.text))
    for pattern, titles in (
        (r"гроссмейстер|\bмг\b", ("GM", "WGM")),
        (r"\bмм\b", ("IM",)),
        (r"\bмф\b", ("FM",)),
        (r"международн\w+\s+мастер", ("IM", "WIM")),
        (r"мастер\w*\s+(?:фиде|fide)", ("FM", "WFM")),
    ):
        if re.search(pattern, line.low):
            found.extend(titles)
    if found and re.search(r"и\s+выше", line.low):
        lowest = max(("GM", "IM", "FM").index(title) for title in found if title in {"GM", "IM", "FM"})
        found.extend(("GM", "IM", "FM")[: lowest + 1])
    return tuple(dict.fromkeys(found))
