"""Events of dice that are rolled."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.event import Event, in_scene, name_of, owner_of
from companion.games.hope_inhumanity.state import (
    HopeInhumanityState,
)


@dataclass(frozen=True)
class DieCocked(Event):
    """A die of that colour did not lie flat, or not on the table; it was laid aside and fails (A-40)."""

    colour: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, cocked=(*state.running.cocked, self.colour))

    def sentence(self, state: HopeInhumanityState) -> Message:
        owner = next((survivor.name for survivor in state.survivors if survivor.colour == self.colour), None)
        return say("told-cocked", name=owner) if owner else say("told-cocked-hope")


@dataclass(frozen=True)
class DiceRolled(Event):
    """The dice lay still and were read; read again before the outcomes, the newer reading counts.

    Those that a card had taken up are in `was`, and in `fell` as they lie now.
    """

    dice: tuple[Die, ...]
    origin: str
    was: tuple[Die, ...] = ()
    fell: tuple[Die, ...] = ()
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        state = replace(state, table_die=None)
        return in_scene(state, dice=self.dice, origin=self.origin, again=())

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        if not self.was:
            return None
        was, now = (", ".join(str(die.value) for die in some) for some in (self.was, self.fell))
        return say("told-die-again", was=was, now=now, owner=owner_of(state, self.was[0]))


@dataclass(frozen=True)
class DieTakenUp(Event):
    """A die that had been read was taken up, to be rolled once more."""

    die: Die
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, again=(*state.running.again, self.die))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-die-taken-up", n=self.die.value, owner=owner_of(state, self.die))


@dataclass(frozen=True)
class DiceAdded(Event):
    """Extra dice of the acting player are rolled."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, extra=state.running.extra + self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-dice-added", name=state.protagonist.name, n=self.n)


@dataclass(frozen=True)
class DiceAssured(Event):
    """Dice of a seat are set aside and succeed unrolled."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        sure = state.running.sure
        return in_scene(state, sure={**sure, self.seat: sure.get(self.seat, 0) + self.n})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-dice-assured", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class DieTurned(Event):
    """A die that had been read was turned to another face."""

    die: Die
    face: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        dice, turned = list(state.running.dice), replace(self.die, value=self.face)
        dice[dice.index(self.die)] = turned
        return in_scene(state, dice=tuple(dice))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-die-turned", n=self.die.value, face=self.face, owner=owner_of(state, self.die))
