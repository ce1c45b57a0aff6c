"""Claims from phones on SQL."""

from collections.abc import Mapping
from secrets import token_hex

from sqlalchemy import delete, insert, select, update

from tura.app.phone_claims import Claim, Seat
from tura.domain.round.outcome import Outcome
from tura.store.database import Database
from tura.store.schema import PHONE_CLAIM, PHONE_SEAT, PHONE_SECRET


class SqlPhones:
    """``app.phone_claims.Phones`` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    def secret(self) -> bytes:
        """What codes are made with; made once for a database."""
        if not self._secret:
            with self._database.writing() as connection:
                found = connection.execute(select(PHONE_SECRET.c.value)).scalar()
                if found is None:
                    found = token_hex(32)
                    connection.execute(insert(PHONE_SECRET).values(id=1, value=found))
            self._secret = bytes.fromhex(found)
        return self._secret

    def forget(self) -> None:
        """The secret is read anew: another laptop's took its place."""
        self._secret = b""

    def generations(self, event_id: str, field: str, round_: int) -> Mapping[int, int]:
        """How often the codes of a board were revoked, by board."""
        at = PHONE_SEAT.c
        wanted = select(at.board, at.generation).where(
            at.event_id == event_id, at.field == field, at.round == round_
        )
        with self._database.reading() as connection:
            return {row.board: row.generation for row in connection.execute(wanted)}

    def revoke(self, seat: Seat) -> None:
        """The next generation of the board's codes; claims are gone."""
        here = _seat(seat)
        generation = self.generations(seat.event_id, seat.field, seat.round).get(seat.board, 0) + 1
        with self._database.writing() as connection:
            connection.execute(delete(PHONE_CLAIM).filter_by(**here))
            connection.execute(delete(PHONE_SEAT).filter_by(**here))
            connection.execute(insert(PHONE_SEAT).values(**here, generation=generation))

    def claim(self, claim: Claim) -> bool:
        """The claim kept, unless another phone speaks for that side."""
        here = _seat(claim.seat) | {"side": f"{claim.side}/{claim.player}"}
        changed = (
            update(PHONE_CLAIM).filter_by(**here, device=claim.device).values(outcome=claim.outcome.value)
        )
        with self._database.writing() as connection:
            if connection.execute(changed).rowcount:
                return True
            if connection.execute(select(PHONE_CLAIM.c.device).filter_by(**here)).first() is not None:
                return False
            connection.execute(
                insert(PHONE_CLAIM).values(**here, device=claim.device, outcome=claim.outcome.value)
            )
        return True

    def claims(self, event_id: str, field: str, round_: int) -> tuple[Claim, ...]:
        """Every claim of a round."""
        wanted = select(PHONE_CLAIM).filter_by(event_id=event_id, field=field, round=round_)
        with self._database.reading() as connection:
            rows = connection.execute(wanted).all()
        made = []
        for row in rows:
            side, _, player = row.side.partition("/")
            seat = Seat(event_id, field, round_, row.board)
            made.append(Claim(seat, side, player, row.device, Outcome(row.outcome)))
        return tuple(made)


def _seat(seat: Seat) -> dict[str, str | int]:
    return {"event_id": seat.event_id, "field": seat.field, "round": seat.round, "board": seat.board}
