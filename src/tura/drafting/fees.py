"""Entry fees: sums by section and band, discounts, late entry, playing up."""

import re

from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.letters import LONGEST_LETTER, fold_letter
from tura.domain.regulation.schema import Discount
from tura.drafting import bounds
from tura.drafting.days import find_days, without_days
from tura.drafting.lines import Line
from tura.drafting.mentions import aged_sections, leading_letter, named_sections
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
    r"учащ|многодетн|иногородн|\bgm\b|\bim\b|\bfm\b|\bмг\b|\bмм\b|\bмф\b"
)
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
    parts = [Line(line.number, part) for part in _PARTS.split(line.text)]
    done = [_read_part(part, sheet) for part in parts]
    if any(done):
        sheet.leftovers.extend((line.number, p.text) for p, read in zip(parts, done, strict=True) if not read)
    return any(done)


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
    if split and days and len(found) > 1 and found[0].start < split.start() < found[-1].start:
        _set_fees(line, sheet, [hit for hit in found if hit.start < split.start()])
        late = [span for span in days if span.start >= split.start()]
        sheet.late_fee = (late[0].first if late else days[-1].first, found[-1].value)
        return
    known = [section.fee for section in (sheet.everybody, *sheet.sections.values())]
    if is_later and days and any(fee is not None for fee in known):
        sheet.late_fee = (days[0].first, found[-1].value)
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
    if re.search(r"бесплатн|освобожд", line.low):
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
    several = [
        span for part in re.findall(r"\(([^)]*)\)", line.low) if (span := bounds.born(part, sheet.year))
    ]
    spans = several if len(several) > 1 else [span for span in [bounds.born(line.low, sheet.year)] if span]
    band = bounds.band(line.low)
    groups = [name for pattern, name in _GROUPS if re.search(pattern, line.low)]
    if spans:
        groups = [group for group in groups if group != "veteran"]
    parts = [Condition(groups=(group,)) for group in groups]
    titles = _titles(line)
    if titles:
        parts.append(Condition(title=titles))
    parts.extend(Condition(born_from=span.low, born_to=span.high) for span in spans)
    if band is not None:
        parts.append(Condition(rating=band))
    kind = "titled" if titles else "born" if spans else "rated"
    return "-".join(groups) or kind, parts


def _titles(line: Line) -> tuple[str, ...]:
    """FIDE's titles named; "FM и выше" is FM, IM and GM."""
    found = list(re.findall(r"\b(GM|IM|WGM|WIM|FM|WFM)\b", line.text))
    for pattern, titles in (
        (r"гроссмейстер|\bмг\b", ("GM", "WGM")),
        (r"\bмм\b", ("IM",)),
        (r"\bмф\b", ("FM",)),
    ):
        if re.search(pattern, line.low):
            found.extend(titles)
    if found and re.search(r"и\s+выше", line.low):
        lowest = max(("GM", "IM", "FM").index(title) for title in found if title in {"GM", "IM", "FM"})
        found.extend(("GM", "IM", "FM")[: lowest + 1])
    return tuple(dict.fromkeys(found))
