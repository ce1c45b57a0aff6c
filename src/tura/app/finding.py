"""A player named on the command line: an entry id, a TPN, or the beginning of a unique name."""

from tura.app.papers.hall import Hall
from tura.domain.latin import latin_name
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.letters import fold_letter


def find_player(hall: Hall, section: str, text: str) -> str | Refusal:
    """The entry meant, among those of a section; refused when nobody or more than one is."""
    entries = {entry.id for entry in hall.state.in_section(section)}
    if text in entries:
        return text
    if text.isdigit():
        for name, tpn in hall.field(section).tpns().items():
            if tpn == int(text) and name in entries:
                return name
    wanted = _plain(text)
    names = {
        entry: (_plain(hall.people[entry].name), _plain(latin_name(hall.people[entry]))) for entry in entries
    }
    # A whole surname is meant before one that only begins so: «Ежов» is not Ежова.
    whole = (f"{wanted} ", f"{wanted},")
    found = sorted(entry for entry in entries if any(f"{name},".startswith(whole) for name in names[entry]))
    found = found or sorted(
        entry for entry in entries if any(name.startswith(wanted) for name in names[entry])
    )
    found = found or sorted(entry for entry in entries if any(wanted in name for name in names[entry]))
    if not found:
        return refuse("player-unknown", player=text, section=section)
    if len(found) > 1:
        return refuse("player-ambiguous", player=text, names=tuple(hall.name(entry) for entry in found[:5]))
    return found[0]


def find_anywhere(hall: Hall, text: str) -> str | Refusal:
    """The entry meant, in any section: ``A/12`` is number 12 of A, a bare number only if one section has it."""
    if text in hall.state.entries:
        return text
    letter, slash, rest = text.partition("/")
    if slash and hall.state.regulation.section(fold_letter(letter)) is not None:
        return find_player(hall, fold_letter(letter), rest)
    sections = [section.letter for section in hall.state.regulation.sections]
    answers = [find_player(hall, section, text) for section in sections]
    found = [answer for answer in answers if not isinstance(answer, Refusal)]
    wanted = _plain(text)
    exact = [e for e in found if f"{_plain(hall.people[e].name)} ".startswith(f"{wanted} ")]
    found = exact if len(exact) == 1 else found
    if len(found) == 1:
        return found[0]
    if found:
        names = tuple(f"{hall.state.entries[e].section}/{hall.name(e)}" for e in found[:5])
        return refuse("player-ambiguous", player=text, names=names)
    unclear = [a for a in answers if isinstance(a, Refusal) and a.first.code == "player-ambiguous"]
    return unclear[0] if unclear else refuse("player-unknown", player=text, section=", ".join(sections))


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())
