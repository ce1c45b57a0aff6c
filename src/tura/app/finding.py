"""A player named on the command line: an entry id, a TPN, or the beginning of a unique name."""

from tura.app.papers.hall import Hall
from tura.domain.latin import latin_name
from tura.domain.reason import Refusal, refuse


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
    found = sorted(entry for entry in entries if any(name.startswith(wanted) for name in names[entry]))
    found = found or sorted(entry for entry in entries if any(wanted in name for name in names[entry]))
    if not found:
        return refuse("player-unknown", player=text, section=section)
    if len(found) > 1:
        return refuse("player-ambiguous", player=text, names=tuple(hall.name(entry) for entry in found[:5]))
    return found[0]


def _plain(name: str) -> str:
    return " ".join(name.casefold().replace("ё", "е").split())
