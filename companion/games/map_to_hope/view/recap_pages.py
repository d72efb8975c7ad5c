"""The pages in which the way to Camp Hope is told back: the deciding test, the places, who did what."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, Person, RecapPage, Roster
from companion.engine.words import Message, say, signed
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.campaign import JourneyBegan
from companion.games.map_to_hope.events.days import DayBegan
from companion.games.map_to_hope.events.ending import Eliminated
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.events.hands import CardPlayed
from companion.games.map_to_hope.events.journey import Moved
from companion.games.map_to_hope.events.trial import FateDrawn
from companion.games.map_to_hope.explaining import outcome_lines
from companion.games.map_to_hope.state import MapToHopeState, Test
from companion.games.map_to_hope.telling import fate_card, joined
from companion.games.map_to_hope.view.campaign_views import journey_lines
from companion.games.map_to_hope.view.road_back import road_back

Happened: TypeAlias = Beat[MapToHopeState, Event]
WON, LOST = 100, 50
"""Weight of winning the game, and of the loss of a player, beside a point of damage."""


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    if not beats or not beats[-1].state.day:
        return
    last = beats[-1].state
    tests = [beat for beat in beats if isinstance(beat.event, FateDrawn)]
    settled = _settled(beats)
    yield from _way(_of_the_last_journey(beats), tests)
    yield from _turning_point(settled, last)
    yield from _reckoning(settled)
    yield from _journeys(last)
    yield _people(last, tests, beats)
    yield from _lost(beats)
    for survivor in last.survivors:
        yield _own(last, survivor.seat.id, tests, beats)
        yield from _unknown(last, survivor.seat.id)


def _journeys(last: MapToHopeState) -> Iterator[RecapPage]:
    """The journeys of a campaign, each with its finale and its end."""
    if last.journeys:
        lines = tuple(journey_lines(last))
        title = say("recap-journeys-title", won=last.journeys_won, of=len(last.journeys))
        yield RecapPage("journeys", say("recap-journeys"), title, lines, picture="journey")


def _of_the_last_journey(beats: Sequence[Happened]) -> Sequence[Happened]:
    begun = [n for n, beat in enumerate(beats) if isinstance(beat.event, JourneyBegan)]
    return beats[begun[-1] :] if begun else beats


def _settled(beats: Sequence[Happened]) -> list[Happened]:
    """For each test the latest beat that still belongs to it: all that came of it is known there."""
    found: list[Happened] = []
    for beat in beats:
        if isinstance(beat.event, FateDrawn):
            found.append(beat)
        elif found and beat.state.test is not None and beat.state.test.came != _of(found[-1]).came:
            found[-1] = beat if beat.state.test.total is not None else found[-1]
    return found


def _turning_point(tests: Sequence[Happened], last: MapToHopeState) -> Iterator[RecapPage]:
    """The test with the gravest consequence; of several the latest."""
    if not tests:
        return
    beat = max(reversed(tests), key=lambda one: _gravity(_of(one), last))
    test, spare = _of(beat), _spare(_of(beat))
    told = say(
        "recap-test-line",
        name=beat.state.name(test.seat),
        place=beat.state.box.title(test.location),
        skill=test.skill,
        fate=signed(test.fate or 0),
        total=test.total or 0,
        needs=test.needs,
    )
    key = "recap-test-won" if test.success else "recap-test-lost"
    picture = "success" if test.success else "failure"
    lines = (told, *outcome_lines(beat.state, test))
    yield RecapPage("test", say("recap-test"), say(key, n=abs(spare)), lines, picture=picture)


def _gravity(test: Test, last: MapToHopeState) -> int:
    """Weight of a test: the game won, a person lost, then what was taken or given."""
    if test.success and test.location == CAMP_HOPE and last.outcome == "won":
        return WON
    return sum(LOST if one.what == "out" else abs(one.n) for one in test.came if not one.shield)


def _reckoning(tests: Sequence[Happened]) -> Iterator[RecapPage]:
    """Each test of the game in one line."""
    if tests:
        won = sum(bool(_of(test).success) for test in tests)
        title = say("recap-reckoning-title", won=won, lost=len(tests) - won)
        yield RecapPage("reckoning", say("recap-reckoning"), title, tuple(map(_line, tests)))


def _line(beat: Happened) -> Message:
    state, test = beat.state, _of(beat)
    end: Message = say("recap-ended-won" if test.success else "recap-ended-lost")
    came = outcome_lines(state, test)
    return say(
        "recap-reckoned",
        day=state.day,
        place=state.box.title(test.location),
        skill=test.skill,
        fate=signed(test.fate or 0) if test.fate else "+0",
        total=test.total or 0,
        needs=test.needs,
        end=say("recap-reckoned-came", first=end, second=joined(came)) if came else end,
    )


def _way(beats: Sequence[Happened], tests: Sequence[Happened]) -> Iterator[RecapPage]:
    """All places that they came to as one picture, and how many were still ahead."""
    last = beats[-1].state
    came = [beat.state for beat in beats if isinstance(beat.event, Moved | DayBegan) and beat.state.location]
    first = {state.location for state in came}
    if not first:
        return
    left = sum(card != CAMP_HOPE for card in last.journey)
    ahead = (say("recap-still", left=left),) if left else ()
    title = say("recap-way-title", n=len(first), days=last.day)
    won = Counter({seat: _won(seat, tests) for seat in (one.seat.id for one in last.survivors)})
    yield RecapPage("way", say("game-title"), title, ahead, road_back(beats, won))


def _people(last: MapToHopeState, tests: Sequence[Happened], beats: Sequence[Happened]) -> RecapPage:
    """Page about each player: tests, and Heroes played for others."""
    for_others = Counter(
        beat.event.seat
        for beat in beats
        if isinstance(beat.event, CardPlayed) and beat.event.whom != beat.event.seat
    )
    people = tuple(
        Person(
            survivor.seat.colour,
            survivor.seat.name,
            say(
                "recap-did",
                n=_tested(survivor.seat.id, tests),
                won=_won(survivor.seat.id, tests),
                others=for_others[survivor.seat.id],
            ),
        )
        for survivor in last.survivors
    )
    return RecapPage(
        "people", say("recap-people"), say("recap-people-title", n=len(people)), (), Roster(people)
    )


def _lost(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    people = tuple(
        Person(one.seat.colour, one.seat.name, say("recap-lost-on", n=beat.state.day))
        for beat in beats
        if isinstance(beat.event, Eliminated)
        for one in [beat.state.of(beat.event.seat)]
    )
    if people:
        yield RecapPage(
            "dead", say("recap-dead"), say("recap-dead-title", n=len(people)), (), Roster(people), "lost"
        )


def _unknown(last: MapToHopeState, seat: str) -> Iterator[RecapPage]:
    """The Fate card that would have come next, where the table does not shuffle it."""
    if last.outcome is not None and last.fate and last.rulings.fate != "table":
        title = say("recap-unknown-title", card=fate_card(last.fate[0]))
        left = say("recap-unknown-left", n=len(last.fate))
        yield RecapPage("unknown", say("recap-unknown"), title, (left,), picture="fate", seat=seat)


def _own(last: MapToHopeState, seat: str, tests: Sequence[Happened], beats: Sequence[Happened]) -> RecapPage:
    """One's own tests, and the Days that one lived through."""
    one = last.of(seat)
    days = sum(isinstance(beat.event, DayBegan) and not beat.state.of(seat).dead for beat in beats)
    lines: list[Message] = [say("recap-own-days", n=days)]
    if one.worst:
        lines.append(say("recap-own-radiation", n=one.worst))
    title = say("recap-own-title", n=_tested(seat, tests), won=_won(seat, tests))
    return RecapPage("own", say("recap-own"), title, tuple(lines), seat=seat)


def _of(beat: Happened) -> Test:
    assert beat.state.test is not None
    return beat.state.test


def _spare(test: Test) -> int:
    return (test.total or 0) - test.needs


def _tested(seat: str, tests: Sequence[Happened]) -> int:
    return sum(_of(test).seat == seat for test in tests)


def _won(seat: str, tests: Sequence[Happened]) -> int:
    return sum(_of(test).seat == seat and bool(_of(test).success) for test in tests)
