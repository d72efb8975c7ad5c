"""Events of a Scene, from the draw to its outcomes."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.frozen import replace
from companion.engine.milestone import Staged, StagedStep, milestone
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import (
    PICTURES,
    Event,
    in_scene,
    name_of,
)
from companion.games.hope_inhumanity.playing import Phase, Playing, Reason, Verdict
from companion.games.hope_inhumanity.scene import middle, visibility
from companion.games.hope_inhumanity.scene.hardship import total
from companion.games.hope_inhumanity.state import HopeInhumanityState


@dataclass(frozen=True)
class SceneDrawn(Event):
    """The top card of a pile was drawn. Which one it was is the acting player's secret."""

    seat: str
    terrain: Terrain
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        piles = {**state.piles, self.terrain: state.piles[self.terrain][1:]}
        had_turn = state.had_turn | {self.seat}
        return replace(state, piles=piles, phase=Phase.DECLARE, playing=Playing(self.card), had_turn=had_turn)

    def sentence(self, state: HopeInhumanityState) -> Message:
        terrain = say(f"terrain-{self.terrain.name.lower()}")
        return say("told-draw", name=name_of(state, self.seat), terrain=terrain)


@dataclass(frozen=True)
class SceneActedOn(Event):
    """The acting player declared Act."""

    seat: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        phase = Phase.COMMIT if state.scene.hardship is not None else Phase.ANSWERS
        return replace(in_scene(state, acted=True), phase=phase)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-act", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SceneAvoided(Event):
    """The acting player declared Avoid."""

    seat: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        everyone = frozenset(survivor.seat for survivor in state.living)
        return in_scene(state, acted=False, verdict=Verdict.AVOIDED, refused=everyone, told=())

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-avoid", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SceneJudged(Event):
    """The Scene was decided; `needed` is the hardship with its reasons, where one was counted."""

    verdict: Verdict
    needed: tuple[Reason, ...]
    successes: int
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(in_scene(state, verdict=self.verdict, needed=self.needed), phase=Phase.OUTCOMES)

    def sentence(self, state: HopeInhumanityState) -> Message:
        needed = max(0, sum(part.amount for part in self.needed))
        if self.verdict in {Verdict.SUCCESS, Verdict.FAILURE}:
            return say(f"told-{self.verdict}", n=self.successes, needed=needed)
        return say(f"told-{self.verdict}", name=state.acting.name)


@dataclass(frozen=True)
class SceneLost(Event):
    """The acting player died, the dice in the middle are lost, and nothing comes of the Scene (A-38)."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return state

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-scene-lost")


@dataclass(frozen=True)
class CardOpened(Event):
    """The Scene card was opened to all, and its outcomes were dealt out."""

    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, opened=True, told=())

    def log_line(self, state: HopeInhumanityState) -> Message:
        """The card, what it needed line by line, and how it went."""
        playing, scene = state.running, state.scene
        verdict, needed = playing.verdict or Verdict.AVOIDED, playing.needed or ()
        title = Printed(scene.title, scene.language)
        card = StagedStep(say("step-opened", name=state.acting.name), card=visibility.opened(state)[0])
        reasons = (StagedStep(part.why) for part in needed)
        told = say(f"opened-{verdict}", card=title, n=middle.successes(state), needed=total(needed))
        return milestone(Staged(told, PICTURES.get(verdict, "calm"), steps=(card, *reasons)))


@dataclass(frozen=True)
class PenaltyThreatened(Event):
    """A penalty was told to all before it lands; a card may still prevent it (HI-197, HI-264)."""

    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, phase=Phase.PENALTY)


@dataclass(frozen=True)
class AllWait(Event):
    """A penalty, or the next turn, waits until a player goes on."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, held=True)


@dataclass(frozen=True)
class QuestionAnswered(Event):
    """A player answered a Scene without a rating, or changed that answer (A-16)."""

    seat: str
    accepted: bool
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        playing, one = state.running, frozenset({self.seat})
        said = {"accepted": playing.accepted - one, "refused": playing.refused - one}
        said["accepted" if self.accepted else "refused"] |= one
        sealed = {seat: answer for seat, answer in playing.sealed_answers.items() if seat != self.seat}
        return in_scene(state, sealed_answers=sealed, **said)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-accept" if self.accepted else "told-refuse-answer", name=name_of(state, self.seat))


@dataclass(frozen=True)
class AnswerSealed(Event):
    """A player answered in secret; what they said is theirs until all but the acting player have (A-15)."""

    seat: str
    accepted: bool
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, sealed_answers={**state.running.sealed_answers, self.seat: self.accepted})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-answer-sealed", name=name_of(state, self.seat))


@dataclass(frozen=True)
class SceneRescued(Event):
    """A Scene whose roll had failed counts as succeeded."""

    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, rescued=True, verdict=Verdict.SUCCESS)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-rescued")


@dataclass(frozen=True)
class BranchIgnored(Event):
    """A branch of the Scene in play, "fail" or "refuse", passes a player by."""

    seat: str
    branch: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, ignoring=state.running.ignoring | {(self.seat, self.branch)})

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say(f"told-ignored-{self.branch}", name=name_of(state, self.seat))


@dataclass(frozen=True)
class BranchTurned(Event):
    """Of the Scene in play a player receives the branch `to` where they would receive `branch`."""

    seat: str
    branch: str
    to: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, turned={**state.running.turned, (self.seat, self.branch): self.to})

    def sentence(self, state: HopeInhumanityState) -> Message:
        name = name_of(state, self.seat)
        return say("told-turned", name=name, branch=say(f"named-{self.branch}"), to=say(f"named-{self.to}"))


@dataclass(frozen=True)
class SceneReplaced(Event):
    """The Scene that was drawn was put aside, and another of its pile drawn: the acting player's secret."""

    seat: str
    terrain: Terrain
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        piles = {**state.piles, self.terrain: state.piles[self.terrain][1:]}
        return replace(state, piles=piles, playing=Playing(self.card))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-replaced", name=name_of(state, self.seat))


@dataclass(frozen=True)
class ScenesPeeked(Event):
    """A seat alone read the top Scenes of a pile."""

    seat: str
    terrain: Terrain
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        read = (*state.peeked.get(self.seat, ()), *self.cards)
        return replace(state, peeked={**state.peeked, self.seat: tuple(dict.fromkeys(read))})

    def sentence(self, state: HopeInhumanityState) -> Message:
        terrain = say(f"terrain-{self.terrain.name.lower()}")
        return say("told-peeked", name=name_of(state, self.seat), n=len(self.cards), terrain=terrain)


@dataclass(frozen=True)
class LineRevealed(Event):
    """A line of the Scene in play was told to all before its time."""

    line: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_scene(state, revealed=state.running.revealed | {self.line})

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say(f"told-revealed-{self.line}")


@dataclass(frozen=True)
class HardshipShifted(Event):
    """A card changed the hardship of the running Scene."""

    amount: int
    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        name, card = state.survivor(self.seat).name, state.deck.usable(self.card).title
        reason = Reason(self.amount, say("reason-trait", n=self.amount, name=name, card=card))
        shifted = in_scene(state, shifts=(*state.running.shifts, reason))
        needed = shifted.running.needed
        return shifted if needed is None else in_scene(shifted, needed=(*needed, reason))

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-harder" if self.amount > 0 else "told-easier", n=abs(self.amount))
