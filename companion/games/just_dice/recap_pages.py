"""The pages in which an evening of dice is told back: its highest throw, and who threw how."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, Person, RecapPage, Roster, Shot
from companion.engine.words import say
from companion.games.just_dice.events import DiceThrown, Event
from companion.games.just_dice.state import JustDiceState, Throw
from companion.games.just_dice.throws_back import throws_back

FAIR = 7
"""Twice the mean of a fair die."""
Thrown: TypeAlias = tuple[Beat[JustDiceState, Event], Throw]


def recap_pages(beats: Sequence[Beat[JustDiceState, Event]]) -> Iterator[RecapPage]:
    """All of them, in order."""
    throws = [(beat, beat.state.throws[-1]) for beat in beats if isinstance(beat.event, DiceThrown)]
    if not throws:
        return
    last = beats[-1].state
    totals = [threw.total for _, threw in throws]
    title = say("recap-evening-title", least=min(totals), most=max(totals))
    yield RecapPage("evening", say("game-title"), title, (), throws_back(beats))
    yield _highest("roll", throws, last, seat=None)
    if len(last.seats) > 1:
        people = tuple(_person(last, seat.id, throws) for seat in last.seats)
        yield RecapPage(
            "people", say("recap-people"), say("recap-people-title", n=len(throws)), (), Roster(people)
        )
    for one in last.seats:
        mine = [thrown for thrown in throws if thrown[1].seat == one.id]
        if mine:
            yield _highest("own", mine, last, seat=one.id)
            yield _luck(mine, one.id)


def _luck(mine: Sequence[Thrown], seat: str) -> RecapPage:
    """The sum of a seat's dice, and what fair ones come to."""
    faces = [face for _, threw in mine for face in threw.faces]
    title = say("recap-unknown-title", n=sum(faces), fair=len(faces) * FAIR // 2)
    return RecapPage("unknown", say("recap-unknown"), title, (), picture="table", seat=seat)


def _highest(page: str, throws: Sequence[Thrown], last: JustDiceState, seat: str | None) -> RecapPage:
    """Of several as high, the first."""
    beat, threw = max(throws, key=lambda one: one[1].total)
    shot = Shot(beat.roll, tuple(sorted(threw.dice, key=lambda die: (die.value, die.colour))))
    total = threw.total
    title = (
        say("recap-own-title", total=total)
        if seat
        else say("recap-roll-title", name=last.name(threw.seat), total=total)
    )
    return RecapPage(page, say(f"recap-{page}"), title, (), shot, seat=seat)


def _person(last: JustDiceState, seat: str, throws: Sequence[Thrown]) -> Person:
    one = next(one for one in last.seats if one.id == seat)
    totals = [threw.total for _, threw in throws if threw.seat == seat]
    taken, best = last.taken.get(seat, 0), max(totals, default=0)
    told = say("recap-threw", n=len(totals), best=best, taken=taken) if totals else say("recap-threw-nothing")
    return Person(one.colour, one.name, told)
