"""Moves a seat to another phone: requested there, confirmed by its player."""

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from time import monotonic

from companion.engine.refusal import refuse
from companion.table.commands.seating import HandOver, PlayOn
from companion.table.names import tidied
from companion.table.seating.constant_time import same
from companion.table.seating.seating import new_code, plain_code
from companion.table.table import Table

SECONDS = 120.0
"""Lifetime of a claim without confirmation."""
TRIES = 3
"""Wrong codes allowed per claim."""
CODE = 6
"""Letters of the code: one of 17 million, of which 500 may be tried in a minute from everywhere."""
PAUSE = 60.0
"""Time after a No or the last wrong code during which claims from that address are not shown."""
MOST = 64
"""The most open claims; a further one replaces the oldest of the address with the most."""
MARKS = range(10, 100)


@dataclass(frozen=True)
class Claim:
    """A phone at `address` waits for a seat: `token` will prove it, `mark` is what it shows.

    It is over as soon as the seat's `occupancy` is another: nobody who sits there later is asked.

    A `quiet` one asks nobody: it waits for the code of the table, and for nothing else.
    """

    seat: str
    token: str
    mark: str
    occupancy: str
    since: float
    address: str = ""
    quiet: bool = False
    wrong: int = 0
    player: str = ""
    """Name of a player who takes over from a bot; empty for players who return to their own seat."""


class Claims:
    """The claims of one table. All may be called from any thread; forgotten with the program.

    `changed` is told whenever a claim comes or goes. `connected` says whether the phone that sits on a seat
    is: then no code and no button takes its place. One claim never stands in the way of another.
    """

    def __init__(
        self,
        table: Table,
        changed: Callable[[], object],
        clock: Callable[[], float] = monotonic,
        connected: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self._table = table
        self._changed, self._connected = changed, connected
        self._clock = clock
        self._lock = Lock()
        self._open: tuple[Claim, ...] = ()
        self._codes: dict[str, str] = {}
        self._quiet: dict[tuple[str, str], float] = {}

    @property
    def waiting(self) -> tuple[Claim, ...]:
        """The claims that wait now, the oldest first."""
        now, seating = self._clock(), self._table.moment.seating
        return tuple(
            one
            for one in self._open
            if one.occupancy == seating.occupancy(one.seat) and now - one.since < SECONDS
        )

    @property
    def seats(self) -> frozenset[str]:
        """The seats that are claimed now."""
        return frozenset(one.seat for one in self.waiting)

    @property
    def held_for(self) -> frozenset[str]:
        """The seats whose own buttons, held, would hand them over: the one phone that asks is no secret."""
        asking = Counter(one.seat for one in self.waiting if not one.quiet)
        return frozenset(seat for seat, n in asking.items() if n == 1 and not self._connected(seat))

    def code_of(self, seat: str) -> str | None:
        """The code that hands that seat over, for the table's own screen alone; None where none would."""
        return None if self._connected(seat) else self._codes.get(seat)

    def asking(self, seat: str) -> tuple[Claim, ...]:
        """The open claims on a seat, for those who may confirm them; the oldest first."""
        return tuple(one for one in self.waiting if one.seat == seat and not one.quiet)

    def ask(self, seat: str, before: str = "", player: str = "", address: str = "") -> str:
        """Asks for a seat and returns the token of the claim; replaces an earlier claim of this phone.

        To take over from a bot, `player` is the name to play under. Raises Refused: refused-nobody,
        refused-name, refused-same-name or refused-closed-joining.
        """
        with self._lock:
            occupancy = self._check(seat, player)
            player = tidied(player) if player else ""
            others = [one for one in self.waiting if one.token != before]
            known = {other.seat: self._codes[other.seat] for other in others}
            quiet = self._clock() < self._quiet.get((occupancy, address), 0.0)
            token, mark = secrets.token_urlsafe(), _mark(others, seat)
            claim = Claim(seat, token, mark, occupancy, self._clock(), address, quiet, player=player)
            self._open = (*_with_room(others), claim)
            self._codes = {seat: new_code(CODE), **known}
        self._changed()
        return claim.token

    def claim_of(self, token: str) -> Claim | None:
        """The claim of the phone with this token; None when it waits for nothing (any more)."""
        return next((one for one in self.waiting if same(one.token, token)), None)

    def seat_of(self, token: str) -> str | None:
        """The seat that this token waits for; None when it does not (any more)."""
        claim = self.claim_of(token)
        return claim.seat if claim else None

    def type(self, token: str, code: str) -> None:
        """The code that the table shows, typed on the phone that waits. Raises Refused."""
        with self._lock:
            claim = self.claim_of(token)
            if claim is None:
                raise refuse("refused-claim-over")
            right = self.code_of(claim.seat)
            if right is None:
                raise refuse("refused-claim-connected")
            if not same(right, plain_code(code)):
                raise self._wrong(claim)
        self._grant(claim)

    def hold(self, seat: str) -> None:
        """The seat's own button was held, which means nothing else. Raises Refused."""
        if seat not in self.held_for:
            raise refuse("refused-claim-over")
        self._grant(self.asking(seat)[0])

    def settle(self, seat: str, mark: str = "", *, agrees: bool) -> None:
        """Accepts or declines the claim with this mark, or the only one; declining without a mark declines
        all. Raises Refused.
        """
        meant = [one for one in self.waiting if one.seat == seat and mark in {"", one.mark}]
        if not meant:
            raise refuse("refused-claim-over")
        if agrees and len(meant) > 1:
            raise refuse("refused-claim-which")
        if agrees:
            return self._grant(meant[0])
        with self._lock:
            for one in meant:
                self._turn_down(one)
        self._changed()
        return None

    def _check(self, seat: str, player: str) -> str:
        """The occupancy that may be asked for now. Raises Refused."""
        seating = self._table.moment.seating
        place = seating.place(seat)
        if place.bot:
            if not self._table.plays:
                raise refuse("refused-nobody")
            if seating.closed:
                raise refuse("refused-closed-joining")
            seating.played_on(place.occupancy, "", player)
        return place.occupancy

    def _wrong(self, claim: Claim) -> Exception:
        again = replace(claim, wrong=claim.wrong + 1)
        if again.wrong < TRIES:
            self._open = tuple(again if one is claim else one for one in self._open)
            return refuse("refused-claim-code", n=TRIES - again.wrong)
        self._turn_down(claim)
        return refuse("refused-claim-over")

    def _grant(self, claim: Claim) -> None:
        with self._lock:
            if self.claim_of(claim.token) is None:
                raise refuse("refused-claim-over")
            if claim.player:
                self._table.execute(PlayOn(claim.occupancy, claim.token, claim.player))
            else:
                self._table.execute(HandOver(claim.occupancy, claim.token))
        self._changed()

    def _turn_down(self, claim: Claim) -> None:
        """Ends it, and asks nobody about that seat for a while where phones at its address want it."""
        self._open = tuple(one for one in self._open if one.token != claim.token)
        now = self._clock()
        kept = {of: until for of, until in self._quiet.items() if now < until}
        self._quiet = {**kept, (claim.occupancy, claim.address): now + PAUSE}


def _mark(others: list[Claim], seat: str) -> str:
    taken = {other.mark for other in others if other.seat == seat}
    return secrets.choice([mark for mark in map(str, MARKS) if mark not in taken])


def _with_room(claims: list[Claim]) -> list[Claim]:
    if len(claims) < MOST:
        return claims
    crowd = Counter(claim.address for claim in claims).most_common(1)[0][0]
    gone = next(claim for claim in claims if claim.address == crowd)
    return [claim for claim in claims if claim is not gone]
