"""Events of the game's course from turn to turn, and its end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.engine.frozen import replace
from companion.engine.game import Seat
from companion.engine.milestone import Milestone, Staged, StagedStep, milestone
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.dealing import deal
from companion.games.hope_inhumanity.events.event import (
    PICTURES,
    Event,
    in_person,
    name_of,
)
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.scene import visibility
from companion.games.hope_inhumanity.scene.reckoning import reckoning
from companion.games.hope_inhumanity.scene.together import together
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import NO_GUARD, Survivor


@dataclass(frozen=True)
class GameBegun(Event):
    """The seats sat down, the piles were shuffled by `seed` and the cards of `decks` were dealt.

    `options` are the house rules that the table chose.
    """

    seats: tuple[Seat, ...]
    seed: str
    decks: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)
    reveals: ClassVar[bool] = True

    def apply(self, _state: HopeInhumanityState) -> HopeInhumanityState:
        return deal(self.seats, self.seed, self.decks, rulings_of(self.options))

    def sentence(self, state: HopeInhumanityState) -> Message:
        turns = ROUNDS * len(self.seats)
        return say("told-few-scenes" if sum(map(len, state.piles.values())) < turns else "told-begun")

    def log_line(self, state: HopeInhumanityState) -> Message:
        """With where the road leads, if the cards say so."""
        if state.road is None:
            return self.sentence(state)
        title = Printed(state.road.title, state.road.language)
        ahead = StagedStep(self.sentence(state), card=visibility.shared(state)[0])
        return milestone(Staged(say("told-on-the-way", card=title), "round", steps=(ahead,)))


@dataclass(frozen=True)
class ScenesArranged(Event):
    """Scenes that these people have met least often were put on top of each pile; `piles` are the orders."""

    piles: Mapping[Terrain, tuple[str, ...]]
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, piles=self.piles)


@dataclass(frozen=True)
class JourneyBegun(Event):
    """The introductions are over."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, phase=Phase.DRAW)


@dataclass(frozen=True)
class RoundBegun(Event):
    """A new round began (HI-291, HI-292)."""

    round: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, round=self.round, had_turn=frozenset())

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return milestone(Staged(say("told-round", n=self.round), "round"))


@dataclass(frozen=True)
class TurnBegun(Event):
    """A seat's turn began."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        unguarded = tuple([_unguarded(survivor) for survivor in state.survivors])
        fresh = replace(state, playing=None, thefts=0, table_die=None)
        return replace(fresh, active=self.seat, phase=Phase.DRAW, survivors=unguarded)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-turn", name=name_of(state, self.seat))


@dataclass(frozen=True)
class TurnPassed(Event):
    """The turn passed without a Scene: every pile was empty (A-71)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, phase=Phase.AFTERMATH, had_turn=state.had_turn | {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-pass", name=name_of(state, self.seat))


@dataclass(frozen=True)
class TurnsForfeited(Event):
    """A card makes a character skip its next `n` turns."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda one: replace(one, sits_out=one.sits_out + self.n))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-turns-forfeited", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class TurnSatOut(Event):
    """A turn passed as if it had been played, since a card had forfeited it (A-73)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        passed = in_person(state, self.seat, lambda one: replace(one, sits_out=one.sits_out - 1))
        return replace(passed, active=self.seat, had_turn=state.had_turn | {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-sat-out", name=name_of(state, self.seat))


@dataclass(frozen=True)
class HuntedLeftOut(Event):
    """Cards speak of Hunted, and no expansion is in play: those sentences do nothing (HI-017)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-hunted-left-out")


@dataclass(frozen=True)
class ScenesReshuffled(Event):
    """No Scene was left, and the used ones were sorted and shuffled (A-71)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return departures.with_used_scenes(state)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-scenes-reshuffled")


@dataclass(frozen=True)
class TurnEnded(Event):
    """The turn is over, and the next has not begun."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, phase=Phase.BETWEEN, playing=None, peeked={})


@dataclass(frozen=True)
class TurnResolved(Event):
    """All effects of this turn's Scene have happened."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        playing = state.playing and replace(state.playing, held=False)
        return replace(state, phase=Phase.AFTERMATH, playing=playing)

    def log_line(self, state: HopeInhumanityState) -> Message | None:
        """The outcome of the Scene, line by line, without deaths: each has had the screen already."""
        told = together(state.playing.told) if state.playing else ()
        steps = tuple(StagedStep(line) for line in told if not isinstance(line, Milestone))
        picture = PICTURES.get(state.running.verdict or Verdict.AVOIDED, "calm") if steps else None
        return milestone(Staged(say("told-came-of-it"), picture, steps=steps), retold=True) if steps else None


@dataclass(frozen=True)
class GameEnded(Event):
    """The journey ended: at its destination with survivors, or with nobody left."""

    won: bool
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, won=self.won, phase=Phase.OVER, estates=(), errands=())

    def sentence(self, state: HopeInhumanityState) -> Message:
        if not self.won:
            return milestone(Staged(say("told-everyone-lost"), "lost"))
        if state.road:
            return milestone(
                Staged(say("told-won-at", card=Printed(state.road.title, state.road.language)), "won")
            )
        return milestone(Staged(say("told-won"), "won"))

    def log_line(self, state: HopeInhumanityState) -> Message:
        """With the reckoning."""
        steps = tuple(map(StagedStep, reckoning(state)))
        return milestone(Staged(self.sentence(state), "won" if self.won else "lost", steps=steps))


def _unguarded(survivor: Survivor) -> Survivor:
    return survivor if survivor.guard == NO_GUARD else replace(survivor, guard=NO_GUARD)
