"""Somebody takes their seat up again on another phone: asked for there, confirmed at the table itself."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from time import monotonic

from companion.engine.refusal import refuse
from companion.table.seating import new_code, plain_code
from companion.table.secret import same
from companion.table.table import Table

SECONDS = 120.0
"""How long a claim waits for its confirmation."""
TRIES = 3
"""How often its code may be typed wrongly."""
PAUSE = 60.0
"""How long nobody can claim a seat again after a No, or after the last wrong code."""
BEWARE = 2.0
"""A press so soon after the claim was meant for something else: it counts for nothing."""


@dataclass(frozen=True)
class Claim:
    """A phone waits for a seat of a party: `token` will prove it, `code` is shown at the table alone."""

    seat: str
    token: str
    code: str
    party: str
    since: float
    wrong: int = 0
    player: str = ""
    """Who would play on for a bot there; nobody who takes their own seat up again says a name."""


class Claims:
    """The claims of one table. All may be called from any thread; forgotten with the program.

    `changed` is told whenever a claim comes or goes.
    """

    def __init__(
        self, table: Table, changed: Callable[[], object], clock: Callable[[], float] = monotonic
    ) -> None:
        self._table = table
        self._changed = changed
        self._clock = clock
        self._lock = Lock()
        self._open: dict[str, Claim] = {}
        self._paused: dict[str, float] = {}

    @property
    def waiting(self) -> tuple[Claim, ...]:
        """The claims that wait now."""
        now = self._clock()
        party = self._table.moment.seating.code
        claims = tuple(self._open.values())
        return tuple(one for one in claims if one.party == party and now - one.since < SECONDS)

    @property
    def seats(self) -> frozenset[str]:
        """The seats that are claimed now."""
        return frozenset(one.seat for one in self.waiting)

    def ask(self, seat: str, before: str = "", player: str = "") -> str:
        """Asks for a seat and returns the token that will prove it; an earlier claim of this phone ends.

        Whoever would play on for a bot says the name of a `player`. Raises Refused: refused-nobody,
        refused-name, refused-same-name, refused-closed-joining, refused-claimed or refused-claim-paused.
        """
        with self._lock:
            self._check(seat, before, player)
            party = self._table.moment.seating.code
            claim = Claim(seat, secrets.token_urlsafe(), new_code(), party, self._clock(), player=player)
            self._open = {one.seat: one for one in self.waiting if one.token != before} | {seat: claim}
        self._changed()
        return claim.token

    def seat_of(self, token: str) -> str | None:
        """The seat that this token waits for; None when it does not (any more)."""
        return next((one.seat for one in self.waiting if same(one.token, token)), None)

    def type(self, token: str, code: str) -> None:
        """The code that the table shows, typed on the phone that waits. Raises Refused."""
        with self._lock:
            claim = next((one for one in self.waiting if same(one.token, token)), None)
            if claim is None:
                raise refuse("refused-claim-over")
            if not same(claim.code, plain_code(code)):
                raise self._wrong(claim)
        self._grant(claim)

    def press(self, seat: str) -> bool:
        """The seat's own button: whether somebody claims that seat, so that the press means nothing else."""
        claim = next((one for one in self.waiting if one.seat == seat), None)
        if claim is not None and self._clock() - claim.since >= BEWARE:
            self._grant(claim)
        return claim is not None

    def settle(self, seat: str, *, agrees: bool) -> None:
        """Whoever sits there on the phone of before, or the table, says yes or no. Raises Refused."""
        claim = next((one for one in self.waiting if one.seat == seat), None)
        if claim is None:
            raise refuse("refused-claim-over")
        if agrees:
            return self._grant(claim)
        with self._lock:
            self._end(claim, paused=True)
        self._changed()
        return None

    def _check(self, seat: str, before: str, player: str) -> None:
        seating = self._table.moment.seating
        if seat not in seating.bots:
            seating.place(seat)
        elif not self._table.plays:
            raise refuse("refused-nobody")
        elif seating.closed:
            raise refuse("refused-closed-joining")
        else:
            seating.played_on(seat, "", player)
        if any(one.seat == seat and one.token != before for one in self.waiting):
            raise refuse("refused-claimed")
        if self._clock() < self._paused.get(seat, 0.0):
            raise refuse("refused-claim-paused")

    def _wrong(self, claim: Claim) -> Exception:
        again = replace(claim, wrong=claim.wrong + 1)
        if again.wrong < TRIES:
            self._open[claim.seat] = again
            return refuse("refused-claim-code", n=TRIES - again.wrong)
        self._end(claim, paused=True)
        return refuse("refused-claim-over")

    def _grant(self, claim: Claim) -> None:
        with self._lock:
            self._end(claim, paused=False)
        if claim.player:
            self._table.play_on(claim.seat, claim.token, claim.player)
        else:
            self._table.hand_over(claim.seat, claim.token)
        self._changed()

    def _end(self, claim: Claim, *, paused: bool) -> None:
        self._open = {seat: one for seat, one in self._open.items() if one.token != claim.token}
        if paused:
            self._paused[claim.seat] = self._clock() + PAUSE
