"""Tokens, codes and keys, and what they prove at one table."""

from companion.adapters.use_cases.setup import wants_set_up
from companion.adapters.use_cases.table_access import TableAccess
from web.ports.protocol import PageViewer


class TableProofs:
    """The proofs of one table, from any thread."""

    def __init__(self, at: TableAccess) -> None:
        self._at = at

    def seat_of(self, token: str) -> str | None:
        """The seat that a token proves, or None if it proves nothing (any more)."""
        return self._at.table.moment.seating.seat_of(token)

    def claimed(self, token: str) -> str | None:
        """The seat that this token waits for, or None (any more)."""
        return self._at.claims.seat_of(token)

    def seat_behind(self, key: str) -> str | None:
        """The player without a phone who looks with this key, or None."""
        return self._at.shared_screen.seat_behind(key)

    def code_is_right(self, code: str) -> bool:
        """True for a typed short code that opens this table."""
        return self._at.table.moment.seating.opened_by(code)

    def sat_in_an_evening(self, token: str) -> bool:
        """True for a token that proved a seat in a game that cannot go on any more."""
        return self._at.table.record.before(token) is not None

    def is_known(self, token: str) -> bool:
        """True for a token that proves a seat in any game of this table: it is kept for when that goes on."""
        return self._at.table.record.knows(token)

    def is_in_charge(self, who: PageViewer) -> bool:
        """True for a viewer who may set the table up: with the PIN, or at its screen while there is none."""
        return self._at.may_set_up(who)

    def wants_set_up(self, who: PageViewer) -> bool:
        """True where the set-up should open by itself: on the own screen of a table that is new."""
        return wants_set_up(self._at, who)
