"""Events of support: dice put into the middle."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.frozen import replace
from companion.engine.phrasebook import phrasebook
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity.events.event import Event, in_person, in_scene, name_of
from companion.games.hope_inhumanity.playing import NO_STAKE, Phase, Stake
from companion.games.hope_inhumanity.state import HopeInhumanityState


@dataclass(frozen=True)
class DiceCommitted(Event):
    """The acting player put (more) dice into the middle: Humanity, or one Hope die by Last Hope.

    Neither, if the Scene is opened without a die of theirs (A-13, A-29).
    """

    seat: str
    humanity: int
    last_hope: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(in_scene(_staked(state, self), sealed={}), phase=Phase.SUPPORT)

    def sentence(self, state: HopeInhumanityState) -> Message:
        if not (self.humanity or self.last_hope):
            return say("told-commit-nothing", name=name_of(state, self.seat))
        return _dice("told-commit", self, state)


@dataclass(frozen=True)
class SupportGiven(Event):
    """A player put (more) dice beside those of the acting player."""

    seat: str
    humanity: int
    last_hope: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        staked = _staked(state, self)
        playing = staked.running
        wishes, refused = playing.wishes - {self.seat}, playing.refused - {self.seat}
        return in_scene(staked, wishes=wishes, refused=refused, content=playing.content | {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return _dice("told-support", self, state)


@dataclass(frozen=True)
class SupportRefused(Event):
    """A player refused to support."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        playing = state.running
        return in_scene(state, refused=playing.refused | {self.seat}, wishes=playing.wishes - {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-refuse", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SupportLimited(Event):
    """Support opened in a Scene that says who may give, or how much; everybody was told."""

    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state

    def sentence(self, state: HopeInhumanityState) -> Message:
        language = state.scene.language
        limits = "; ".join(phrasebook.say(limit, language) for limit in state.scene.support)
        return say("card-support", text=Printed(limits, language))


@dataclass(frozen=True)
class SupportSealed(Event):
    """A player declared in secret; what was `said` stays sealed until all are shown together (A-06)."""

    seat: str
    said: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, sealed={**state.running.sealed, self.seat: self.said})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-sealed", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SupportShown(Event):
    """The last has declared, and all sealed declarations were opened together (A-06)."""

    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, sealed={})

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-shown")


@dataclass(frozen=True)
class SupportReopened(Event):
    """Hope dice raised the limit, and support opened once more (A-20)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(in_scene(state, reopened=True, content=frozenset()), phase=Phase.SUPPORT)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-reopened")


@dataclass(frozen=True)
class SupportKept(Event):
    """A player left it at what was declared before Hope dice raised the limit (A-20)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, content=state.running.content | {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-kept", name=name_of(state, self.seat))


@dataclass(frozen=True)
class RefundPromised(Event):
    """Some dice that a player gives will come back after the outcomes (HI-278)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        before = state.running.refunds
        return in_scene(state, refunds={**before, self.seat: before.get(self.seat, 0) + self.n})


@dataclass(frozen=True)
class LastHopeFavoured(Event):
    """The acting player named who of the equally burdened is asked first for a scarce Hope die (A-21)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, favoured=self.seat)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-favoured", name=state.acting.name, other=name_of(state, self.seat))


@dataclass(frozen=True)
class LastHopeWished(Event):
    """A player without Humanity wishes to support by Last Hope, and there may be too few Hope dice."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        playing = state.running
        return in_scene(state, wishes=playing.wishes | {self.seat}, refused=playing.refused - {self.seat})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-wish", name=name_of(state, self.seat))


@dataclass(frozen=True)
class LastHopeDeclined(Event):
    """A player who was offered a scarce Hope die left it to the next."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        playing = state.running
        refused, content = playing.refused | {self.seat}, playing.content | {self.seat}
        wishes = playing.wishes - {self.seat}
        return in_scene(state, refused=refused, wishes=wishes, content=content, passed_on=True)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-no-hope-die", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SupportClosed(Event):
    """All declarations are in (HI-111)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, phase=Phase.ROLL if state.running.reopened else Phase.HOPE)


@dataclass(frozen=True)
class HopeAdded(Event):
    """The acting player added that many Hope dice, perhaps none."""

    dice: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(in_scene(state, hope=self.dice), hope=state.hope - self.dice, phase=Phase.ROLL)

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        return say("told-hope", name=state.acting.name, n=self.dice) if self.dice else None


def _staked(state: HopeInhumanityState, event: DiceCommitted | SupportGiven) -> HopeInhumanityState:
    before = state.running.stakes.get(event.seat, NO_STAKE)
    stake = Stake(before.humanity + event.humanity, before.last_hope + event.last_hope)
    paid = in_person(state, event.seat, lambda s: replace(s, humanity=s.humanity - event.humanity))
    paid = replace(paid, hope=paid.hope - event.last_hope)
    return in_scene(paid, stakes={**state.running.stakes, event.seat: stake})


def _dice(key: str, event: DiceCommitted | SupportGiven, state: HopeInhumanityState) -> Message:
    name = name_of(state, event.seat)
    if event.last_hope:
        return say(f"{key}-last-hope", name=name)
    return say(key, name=name, n=event.humanity)
