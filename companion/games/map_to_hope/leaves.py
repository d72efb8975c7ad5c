"""The pages in which the way to Camp Hope is told back: the deciding test, the places, who did what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, Person, RecapPage, Roster
from companion.engine.words import Message, say
from companion.games.map_to_hope.events import CardPlayed, DayBegan, Eliminated, Event, FateDrawn, Moved
from companion.games.map_to_hope.state import MapToHopeState, Test
from companion.games.map_to_hope.telling import fate_card

Happened: TypeAlias = Beat[MapToHopeState, Event]
MOST_PLACES = 6
"""Number of latest places that are named."""


def leaves(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    if not beats or not beats[-1].state.day:
        return
    last = beats[-1].state
    tests = [beat for beat in beats if isinstance(beat.event, FateDrawn)]
    yield from _test(tests)
    yield from _way(beats)
    yield _people(last, tests, beats)
    yield from _lost(beats)
    for one in last.survivors:
        yield _own(last, one.seat.id, tests, beats)


def _test(tests: Sequence[Happened]) -> Iterator[RecapPage]:
    """The one with the least to spare, or the least missing; of several the latest."""
    if tests:
        beat = min(reversed(tests), key=lambda one: abs(_spare(_of(one))))
        test, spare = _of(beat), _spare(_of(beat))
        told = say(
            "leaf-test-line",
            name=beat.state.name(test.seat),
            place=beat.state.box.title(test.location),
            skill=test.skill,
            fate=fate_card(test.card),
            total=test.total or 0,
            needs=test.needs,
        )
        key = "leaf-test-won" if test.success else "leaf-test-lost"
        picture = "success" if test.success else "failure"
        yield RecapPage("test", say("leaf-test"), say(key, n=abs(spare)), (told,), picture=picture)


def _way(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """The places that they came to, and on which Day."""
    came = [beat.state for beat in beats if isinstance(beat.event, Moved)]
    if came:
        lines = tuple(
            say("leaf-came", n=state.day, place=state.box.title(state.location or ""))
            for state in came[-MOST_PLACES:]
        )
        title = say("leaf-way-title", n=len(came), days=beats[-1].state.day)
        yield RecapPage("way", say("leaf-way"), title, lines, picture="journey")


def _people(last: MapToHopeState, tests: Sequence[Happened], beats: Sequence[Happened]) -> RecapPage:
    """Page about each player: tests, and Heroes played for others."""
    for_others = Counter(
        beat.event.seat
        for beat in beats
        if isinstance(beat.event, CardPlayed) and beat.event.whom != beat.event.seat
    )
    people = tuple(
        Person(
            one.seat.colour,
            one.seat.name,
            say(
                "leaf-did",
                n=_tested(one.seat.id, tests),
                won=_won(one.seat.id, tests),
                others=for_others[one.seat.id],
            ),
        )
        for one in last.survivors
    )
    return RecapPage(
        "people", say("leaf-people"), say("leaf-people-title", n=len(people)), (), Roster(people)
    )


def _lost(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    people = tuple(
        Person(one.seat.colour, one.seat.name, say("leaf-lost-on", n=beat.state.day))
        for beat in beats
        if isinstance(beat.event, Eliminated)
        for one in [beat.state.of(beat.event.seat)]
    )
    if people:
        yield RecapPage(
            "dead", say("leaf-dead"), say("leaf-dead-title", n=len(people)), (), Roster(people), "lost"
        )


def _own(last: MapToHopeState, seat: str, tests: Sequence[Happened], beats: Sequence[Happened]) -> RecapPage:
    """One's own tests, and the Days that one lived through."""
    one = last.of(seat)
    days = sum(isinstance(beat.event, DayBegan) and not beat.state.of(seat).dead for beat in beats)
    lines: list[Message] = [say("leaf-own-days", n=days)]
    if one.worst:
        lines.append(say("leaf-own-radiation", n=one.worst))
    title = say("leaf-own-title", n=_tested(seat, tests), won=_won(seat, tests))
    return RecapPage("own", say("leaf-own"), title, tuple(lines), seat=seat)


def _of(beat: Happened) -> Test:
    assert beat.state.test is not None
    return beat.state.test


def _spare(test: Test) -> int:
    return (test.total or 0) - test.needs


def _tested(seat: str, tests: Sequence[Happened]) -> int:
    return sum(_of(one).seat == seat for one in tests)


def _won(seat: str, tests: Sequence[Happened]) -> int:
    return sum(_of(one).seat == seat and bool(_of(one).success) for one in tests)
