"""Why a file was refused, and what to do, in English; `wording` has the Russian."""

from collections.abc import Mapping

_COMPARE = "compare both lines with the score sheet and correct the wrong one"

REFUSALS: Mapping[str, tuple[str, str]] = {
    "trf-not-text": ("this is no text file", "give a tournament report file (TRF)"),
    "trf-nul": (
        "there are NUL characters here: the file was damaged in copying",
        "copy it again, or delete them and compare the line with the score sheet",
    ),
    "trf-tabs": (
        "tab characters stand in this line, and columns are counted in characters",
        "replace each tab by as many blanks as bring the fields into their columns",
    ),
    "trf-no-players": ("there is no 001 record", "give a tournament report file with its player lines"),
    "trf-cut": (
        "the file ends in the middle of a round: «{text}»",
        "copy the whole file again; its end is lost",
    ),
    "trf-starting-rank": (
        "columns 5-8 hold no starting rank: «{text}»",
        "give the player a number from 1 to 9999 in columns 5-8",
    ),
    "trf-duplicate": (
        "starting rank {tpn} was given on line {first} already",
        "give one of the two players another number, or delete the double line",
    ),
    "trf-block": (
        "round {round} cannot be read: «{text}»",
        "write opponent, colour and result in columns 1-4, 6 and 8 of the round's block",
    ),
    "trf-bye-with-opponent": (
        "round {round} has the bye {result} together with opponent {opponent}",
        "write 0000 as the opponent of a bye, or the game's result",
    ),
    "trf-result-without-opponent": (
        "round {round} has the result {result} but no opponent",
        "write the opponent's starting rank, or a bye (U, F, H, Z)",
    ),
    "trf-opponent-missing": (
        "player {tpn} met {opponent} in round {round}, but no line has starting rank {opponent}",
        "restore the missing line or correct the opponent; the file may have been cut",
    ),
    "trf-opponents-differ": (
        "in round {round} player {tpn} names opponent {opponent}, whose line {other_line} names {theirs}",
        _COMPARE,
    ),
    "trf-colours-same": (
        "in round {round} both {tpn} and {opponent} (line {other_line}) have the colour {colour}",
        _COMPARE,
    ),
    "trf-results-differ": (
        "in round {round} player {tpn} has «{result}» but opponent {opponent} (line {other_line}) has «{theirs}»",
        _COMPARE,
    ),
    "trf-two-byes": (
        "in round {round} both {tpn} and {other} (line {other_line}) have the pairing-allocated bye",
        "keep U for the player the pairing left over and write F, H or Z for the other",
    ),
    "trf-byes-differ": (
        "player {tpn} has two different byes in round {round}",
        "keep the bye that was granted",
    ),
    "trf-bye-contradicted": (
        "player {tpn} has a bye in round {round}, but line {other_line} tells otherwise of that round",
        "correct the player's line or this record",
    ),
    "trf-number": ("record {record} holds no number: «{text}»", "write a whole number"),
    "trf-initial-colour": ("record 152 holds no colour: «{text}»", "write W or B"),
    "trf-ids": (
        "record {record} holds something else than starting ranks: «{text}»",
        "write starting ranks with blanks between them",
    ),
    "trf-record": ("record {record} cannot be read: «{text}»", "write its fields in the columns of TRF26"),
    "trf-points-symbol": ("«{symbol}» stands for no kind of result", "use W, D, L, A, P, X of record 162"),
    "trf-points-value": (
        "the points for {symbol} are no number of tenths: «{value}»",
        "write points with at most one decimal, such as 0.5",
    ),
    "trf-points-order": (
        "a win is worth {win}, a draw {draw} and a loss {loss} here",
        "correct the values: a win gives no less than a draw, a draw no less than a loss",
    ),
    "trf-points-differ": (
        "results that {symbol} of record 162 stands for are worth different points here",
        "give wins, draws, losses and absences one value each",
    ),
}
