"""The pages in which an evening on the flats is told back: the fullest bag, the worst wave, who walked."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.dice import Die
from companion.engine.recap_page import Beat, Person, RecapPage, Roster, Shot
from companion.engine.words import say
from companion.games.amber_tide.events import CameHome, Event, Flooded, Threw
from companion.games.amber_tide.flats_back import flats_back
from companion.games.amber_tide.state import AmberTideState

Happened: TypeAlias = Beat[AmberTideState, Event]
Walk: TypeAlias = tuple[Happened, CameHome | Flooded]


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order; not of a walk whose throws were before."""
    thrown = (n for n, beat in enumerate(beats) if isinstance(beat.event, Threw))
    beats = beats[next(thrown, len(beats)) :]
    walks = [(beat, beat.event) for beat in beats if isinstance(beat.event, CameHome | Flooded)]
    if not walks:
        return
    last = beats[-1].state
    yield _evening(last, walks, beats)
    home = [walk for walk in walks if isinstance(walk[1], CameHome)]
    if home:
        yield _walk("home", max(home, key=_bag), beats)
    drowned = [walk for walk in walks if isinstance(walk[1], Flooded) and walk[1].amber]
    if drowned:
        yield _walk("flood", max(drowned, key=_bag), beats)
    people = tuple(_person(last, seat.id, walks) for seat in last.seats)
    yield RecapPage(
        "people", say("recap-people"), say("recap-people-title", n=len(walks)), (), Roster(people)
    )
    for seat in last.seats:
        mine = [walk for walk in home if walk[1].seat == seat.id]
        if mine:
            yield _walk("own", max(mine, key=_bag), beats, seat.id)
            near = sum(_floods_next(beats, beat) for beat, _ in mine)
            told = say("recap-unknown-title", n=near)
            yield RecapPage("unknown", say("recap-unknown"), told, (), picture="flood", seat=seat.id)


def _evening(last: AmberTideState, walks: Sequence[Walk], beats: Sequence[Happened]) -> RecapPage:
    """All walks as one picture."""
    lost = sum(event.amber for _, event in walks if isinstance(event, Flooded))
    title = say("recap-evening-title", home=sum(last.home.values()), lost=lost)
    return RecapPage("evening", say("game-title"), title, (), flats_back(beats))


def _floods_next(beats: Sequence[Happened], home: Happened) -> bool:
    """True if the very next throw brought the flood."""
    at = next(n for n, one in enumerate(beats) if one is home)
    after = [beat.event for beat in beats[at + 1 :] if isinstance(beat.event, Threw | Flooded | CameHome)]
    return len(after) > 1 and isinstance(after[1], Flooded)


def _bag(walk: Walk) -> int:
    event = walk[1]
    return event.amber + (event.found if isinstance(event, CameHome) else 0)


def _walk(page: str, walk: Walk, beats: Sequence[Happened], seat: str | None = None) -> RecapPage:
    """With the throw that ended it."""
    beat, event = walk
    before = beats[: next(n for n, one in enumerate(beats) if one is beat)]
    threw = next(one.event for one in reversed(before) if isinstance(one.event, Threw))
    colour = next(one.colour for one in beat.state.seats if one.id == event.seat)
    shot = Shot(beat.roll, tuple(Die(colour, face) for face in threw.faces))
    title = say(f"recap-{page}-title", name=beat.state.name(event.seat), n=_bag(walk))
    return RecapPage(page, say(f"recap-{page}"), title, (), shot, seat=seat)


def _person(last: AmberTideState, seat: str, walks: Sequence[Walk]) -> Person:
    one = next(one for one in last.seats if one.id == seat)
    mine = [event for _, event in walks if event.seat == seat]
    wet = sum(isinstance(event, Flooded) for event in mine)
    return Person(one.colour, one.name, say("recap-walked", n=len(mine), wet=wet, home=last.home[seat]))
