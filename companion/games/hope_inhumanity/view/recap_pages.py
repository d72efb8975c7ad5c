"""The pages in which an evening is told back: the roll that decided it, who stood by whom, who is missed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.dice import in_row
from companion.engine.milestone import Milestone
from companion.engine.recap_page import Beat, BondDiagram, BondEnd, Person, RecapPage, Roster, Shot, Thread
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.events.course import TurnBegun
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import SurvivorLost
from companion.games.hope_inhumanity.events.scenes import CardOpened
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.scene.odds import chance, percent
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view.retelling import retell
from companion.games.hope_inhumanity.view.road import road

Happened: TypeAlias = Beat[HopeInhumanityState, Event]


@dataclass(frozen=True)
class Played:
    """A Scene that came to a verdict, and how many died in that turn."""

    opened: Happened
    deaths: int = 0

    @property
    def state(self) -> HopeInhumanityState:
        """As the card was opened."""
        return self.opened.state

    @property
    def verdict(self) -> Verdict | None:
        return self.state.running.verdict

    @property
    def short(self) -> int:
        """Missing successes; negative if there were more than needed."""
        return hardship.total(self.state.running.needed or ()) - middle.successes(self.state)

    @property
    def chance(self) -> float:
        """The probability that this roll succeeded."""
        state = self.state
        needed = hardship.total(state.running.needed or ()) - middle.assured(state)
        dice = ((handful.count - handful.aside, handful.fail) for handful in middle.handfuls(state))
        return chance(needed, dice, state.rulings.nonviolent_die)

    @property
    def told(self) -> tuple[Words, ...]:
        """As the story tells it."""
        passage = retell(self.state, self.opened.event)
        return (passage.text,) if passage else ()


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    if not beats:
        return
    scenes = list(_scenes(beats))
    rolled = [scene for scene in scenes if scene.state.running.dice]
    last = beats[-1].state
    given = _given(rolled)
    yield from _road(last, beats, rolled)
    yield from _roll(rolled)
    yield from _weave(last, given)
    yield from _refusal(rolled)
    yield from _dead(beats)
    for one in last.survivors:
        yield _own(last, one.seat, rolled, given)
        yield from _unknown(last, one.seat, rolled)


def _road(
    last: HopeInhumanityState, beats: Sequence[Happened], rolled: Sequence[Played]
) -> Iterator[RecapPage]:
    """The whole evening as one picture, with the dice that each gave for others."""
    given = Counter[str]()
    for one in rolled:
        given.update(
            {seat: stake.dice for seat, stake in one.state.running.stakes.items() if seat != one.state.active}
        )
    walked = road(beats, given)
    if walked:
        title = say("recap-road-title", rounds=last.round, won=int(bool(last.won)))
        told = (say("recap-road-given"),) if given.total() else ()
        yield RecapPage("road", say("game-title"), title, told, walked)


def _scenes(beats: Iterable[Happened]) -> Iterator[Played]:
    latest: Played | None = None
    for beat in beats:
        if isinstance(beat.event, TurnBegun) and latest:
            yield latest
            latest = None
        elif isinstance(beat.event, CardOpened):
            latest = Played(beat)
        elif isinstance(beat.event, SurvivorLost) and latest:
            latest = replace(latest, deaths=latest.deaths + 1)
    if latest:
        yield latest


def _roll(rolled: Sequence[Played]) -> Iterator[RecapPage]:
    """The failure that cost most lives; else the closest one, of several the latest."""
    if rolled:
        one = min(reversed(rolled), key=lambda one: (-_cost(one), abs(one.short)))
        colours = [each.colour for each in one.state.survivors]
        shot = Shot(one.opened.roll, tuple(in_row(one.state.running.dice, colours)))
        title = say("recap-roll-title", short=one.short, deaths=_cost(one))
        yield RecapPage("roll", say("recap-roll"), title, one.told, shot, one.verdict or "")


def _cost(one: Played) -> int:
    """The lives that a failure cost; what a success led to did not depend on its dice."""
    return one.deaths if one.short > 0 else 0


def _given(rolled: Iterable[Played]) -> Counter[tuple[str, str]]:
    """Number of times a seat put dice into another's Scene."""
    return Counter(
        (seat, one.state.active)
        for one in rolled
        for seat in one.state.running.stakes
        if seat != one.state.active and one.state.running.stakes[seat].dice
    )


def _weave(last: HopeInhumanityState, given: Counter[tuple[str, str]]) -> Iterator[RecapPage]:
    if not given:
        return
    knots = tuple(BondEnd(survivor.seat, survivor.name, survivor.colour) for survivor in last.survivors)
    threads = tuple(Thread(of, to, n) for (of, to), n in sorted(given.items()))
    lines = tuple(
        say("recap-stood", name=_name(last, of), other=_name(last, to), n=n)
        for (of, to), n in sorted(given.items(), key=lambda one: (-one[1], one[0]))
    )
    yield RecapPage("weave", say("recap-weave"), say("recap-weave-title"), lines, BondDiagram(knots, threads))


def _refusal(rolled: Iterable[Played]) -> Iterator[RecapPage]:
    """The costliest failure: a player kept dice, and little was missing."""
    refused = [one for one in rolled if one.state.running.refused]
    if refused:
        one = min(reversed(refused), key=lambda one: (one.short <= 0, -one.deaths, abs(one.short)))
        names = _names(one.state, one.state.running.refused)
        title = say("recap-refusal-title", names=names, n=len(one.state.running.refused))
        yield RecapPage("refusal", say("recap-refusal"), title, one.told, picture="failure")


def _dead(beats: Iterable[Happened]) -> Iterator[RecapPage]:
    people = tuple(_people(beats))
    if people:
        title = say("recap-dead-title", n=len(people))
        yield RecapPage("dead", say("recap-dead"), title, (), Roster(people), "loss")


def _people(beats: Iterable[Happened]) -> Iterator[Person]:
    """Lost characters, in their last state."""
    for beat in beats:
        if isinstance(beat.event, SurvivorLost):
            lost, told = beat.state.survivor(beat.event.seat), beat.event.sentence(beat.state)
            yield Person(lost.colour, lost.name, told.staged.epitaph if isinstance(told, Milestone) else told)


def _own(
    last: HopeInhumanityState, seat: str, rolled: Sequence[Played], given: Counter[tuple[str, str]]
) -> RecapPage:
    """Page about one player: support given and received."""
    mine = [one for one in rolled if one.state.active == seat]
    won = sum(one.verdict is Verdict.SUCCESS for one in mine)
    helped = sum(n for (of, _), n in given.items() if of == seat)
    beside = {of for of, to in given if to == seat}
    lines: list[Message] = []
    if mine:
        lines.append(say("recap-own-scenes", n=len(mine), won=won))
    lines.append(say("recap-own-beside", names=_names(last, beside)) if beside else say("recap-own-alone"))
    return RecapPage("own", say("recap-own"), say("recap-own-title", n=helped), tuple(lines), seat=seat)


def _unknown(last: HopeInhumanityState, seat: str, rolled: Sequence[Played]) -> Iterator[RecapPage]:
    """The odds of the others' rolls, which only they knew."""
    odds = [(one.chance, one) for one in rolled if one.state.active != seat]
    if odds and last.won is not None:
        least, longest = min(odds, key=lambda one: one[0])
        title = say("recap-unknown-title", n=percent(sum(share for share, _ in odds) / len(odds)))
        won = longest.verdict is Verdict.SUCCESS
        line = say(
            "recap-unknown-longest", name=_name(last, longest.state.active), n=percent(least), won=int(won)
        )
        yield RecapPage("unknown", say("recap-unknown"), title, (line,), picture="calm", seat=seat)


def _names(state: HopeInhumanityState, seats: Iterable[str]) -> str:
    there = set(seats)
    return ", ".join(survivor.name for survivor in state.survivors if survivor.seat in there)


def _name(state: HopeInhumanityState, seat: str) -> str:
    return state.survivor(seat).name
