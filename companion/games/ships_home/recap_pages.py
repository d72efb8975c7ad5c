"""The pages in which the night is told back: the ship that was seen last, the reef, whose dice helped."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.engine.recap_page import Beat, Person, RecapPage, Roster, Shot
from companion.engine.words import say
from companion.games.ships_home.events import Event, Picked, ShipCame, Threw
from companion.games.ships_home.night_back import night_back
from companion.games.ships_home.sight import wish
from companion.games.ships_home.state import HOURS, ShipsHomeState

Happened: TypeAlias = Beat[ShipsHomeState, Event]


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    throws = [(beat, beat.event) for beat in beats if isinstance(beat.event, Threw)]
    if not throws:
        return
    last = beats[-1].state
    title = say("recap-evening-title", home=last.home, of=HOURS)
    picked = [one.event for one in beats if isinstance(one.event, Picked)]
    thrown = Counter(one.seat for one in picked for _ in one.faces)
    if night := night_back(beats, thrown):
        again = (say("recap-evening-again"),) if thrown else ()
        yield RecapPage("evening", say("game-title"), title, again, night)
    homes = [n for n, beat in enumerate(beats) if isinstance(beat.event, ShipCame) and beat.event.home]
    if homes:
        yield _seen(beats, homes[-1])
    if last.reef:
        lost = (one.state for one in beats if isinstance(one.event, ShipCame) and not one.event.home)
        lines = tuple(wish(one.ships[one.home + one.reef - 1]) for one in lost)
        yield RecapPage(
            "reef", say("recap-reef"), say("recap-reef-title", n=last.reef), lines, picture="reef"
        )
    people = tuple(
        Person(seat.colour, seat.name, say("recap-threw", n=thrown[seat.id])) for seat in last.seats
    )
    yield RecapPage(
        "people", say("recap-people"), say("recap-people-title", n=len(throws)), (), Roster(people)
    )
    for one in last.seats:
        title = say("recap-own-title", n=thrown[one.id])
        yield RecapPage("own", say("recap-own"), title, (), picture="night", seat=one.id)
        if thrown[one.id]:
            yield _unknown(beats, one)


def _unknown(beats: Sequence[Happened], seat: Seat) -> RecapPage:
    """The pips of the dice that a seat threw again, before and after."""
    picked = sum(
        sum(one.event.faces) for one in beats if isinstance(one.event, Picked) and one.event.seat == seat.id
    )
    came = sum(
        sum(beat.state.dice[seat.id]) - sum(before.state.dice[seat.id]) + sum(before.state.again[seat.id])
        for before, beat in pairwise(beats)
        if isinstance(beat.event, Threw) and before.state.again.get(seat.id)
    )
    title = say("recap-unknown-title", before=picked, after=came)
    return RecapPage("unknown", say("recap-unknown"), title, (), picture="night", seat=seat.id)


def _seen(beats: Sequence[Happened], at: int) -> RecapPage:
    """The throw that brought the last ship home."""
    beat, threw = next((one, one.event) for one in reversed(beats[:at]) if isinstance(one.event, Threw))
    state = beats[at].state
    title = say("recap-seen-title", wish=wish(state.ships[state.home + state.reef - 1]))
    dice: tuple[Die, ...] = threw.dice
    return RecapPage("seen", say("recap-seen"), title, (), Shot(beat.roll, dice))
