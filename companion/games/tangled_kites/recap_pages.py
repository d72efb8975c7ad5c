"""The pages in which the kites are told back: the finest flight, who tangled with whom, who won what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from companion.engine.recap_page import Beat, BondDiagram, BondEnd, Person, RecapPage, Roster, Thread
from companion.engine.words import say
from companion.games.tangled_kites.events import Event, Flew
from companion.games.tangled_kites.sky_back import sky_back
from companion.games.tangled_kites.state import TangledKitesState, alone

Happened: TypeAlias = Beat[TangledKitesState, Event]


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    flights = [(before.state, beat.state) for before, beat in pairwise(beats) if isinstance(beat.event, Flew)]
    rounds = [flown for _, flown in flights]
    if not rounds:
        return
    last = beats[-1].state
    names = " + ".join(seat.name for seat in last.seats if last.ribbons[seat.id] == last.most)
    title = say("recap-evening-title", names=names, n=last.most)
    yield RecapPage("evening", say("game-title"), title, (), sky_back(beats))
    dear = max(rounds, key=lambda state: max(state.prizes.values(), default=0))
    if dear.prizes:
        seat = max(dear.prizes, key=lambda one: dear.prizes[one])
        height = dear.flown[seat].height
        title = say("recap-dear-title", name=last.name(seat), n=dear.prizes[seat], height=height)
        yield RecapPage("dear", say("recap-dear"), title, (), picture="hill")
    yield from _tangles(last, rounds)
    people = tuple(_person(last, seat.id, rounds) for seat in last.seats)
    yield RecapPage(
        "people", say("recap-people"), say("recap-people-title", n=len(rounds)), (), Roster(people)
    )
    for one in last.seats:
        told = say("recap-own-title", n=_lonely(one.id, rounds), of=len(rounds))
        yield RecapPage("own", say("recap-own"), told, (), picture="clouds", seat=one.id)
        missed = sum(_missed(one.id, *flight) for flight in flights)
        untold = say("recap-unknown-title", n=missed)
        yield RecapPage("unknown", say("recap-unknown"), untold, (), picture="hill", seat=one.id)


def _tangles(last: TangledKitesState, rounds: Sequence[TangledKitesState]) -> Iterator[RecapPage]:
    """Number of tangles by pair of seats."""
    seats = [seat.id for seat in last.seats]
    met = Counter(
        (one, other)
        for state in rounds
        for n, one in enumerate(seats)
        for other in seats[n + 1 :]
        if state.flown[one].height == state.flown[other].height
    )
    if met:
        knots = tuple(BondEnd(seat.id, seat.name, seat.colour) for seat in last.seats)
        threads = tuple(Thread(one, other, times, against=True) for (one, other), times in met.items())
        title = say("recap-tangles-title", n=met.total())
        yield RecapPage("tangles", say("recap-tangles"), title, (), BondDiagram(knots, threads))


def _lonely(seat: str, rounds: Sequence[TangledKitesState]) -> int:
    return sum(seat in alone(state.flown) for state in rounds)


def _missed(seat: str, before: TangledKitesState, flown: TangledKitesState) -> bool:
    """True if the kite tangled, and another one of that seat would have flown alone."""
    others = {kite.height for other, kite in flown.flown.items() if other != seat}
    free = any(kite.height not in others for kite in before.kites(seat))
    return free and flown.flown[seat].height in others


def _person(last: TangledKitesState, seat: str, rounds: Sequence[TangledKitesState]) -> Person:
    one = next(one for one in last.seats if one.id == seat)
    won = last.ribbons[seat]
    return Person(one.colour, one.name, say("recap-flew", n=_lonely(seat, rounds), won=won))
