"""The state after what concerns a Scene, from the draw to its outcomes."""

from companion.engine.frozen import replace
from companion.engine.words import say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.evolve.after import after, in_scene
from companion.games.hope_inhumanity.state import (
    HopeInhumanityState,
    Phase,
    Playing,
    Reason,
    Verdict,
)


@after.register
def _(event: e.SceneDrawn, state: HopeInhumanityState) -> HopeInhumanityState:
    piles = {**state.piles, event.terrain: state.piles[event.terrain][1:]}
    had_turn = state.had_turn | {event.seat}
    return replace(state, piles=piles, phase=Phase.DECLARE, playing=Playing(event.card), had_turn=had_turn)


@after.register
def _(_event: e.SceneActedOn, state: HopeInhumanityState) -> HopeInhumanityState:
    phase = Phase.COMMIT if state.scene.hardship is not None else Phase.ANSWERS
    return replace(in_scene(state, acted=True), phase=phase)


@after.register
def _(_event: e.SceneAvoided, state: HopeInhumanityState) -> HopeInhumanityState:
    everyone = frozenset(survivor.seat for survivor in state.living)
    return in_scene(state, acted=False, verdict=Verdict.AVOIDED, refused=everyone, told=())


@after.register
def _(_event: e.SceneRescued, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, rescued=True, verdict=Verdict.SUCCESS)


@after.register
def _(event: e.BranchIgnored, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, ignoring=state.running.ignoring | {(event.seat, event.branch)})


@after.register
def _(event: e.BranchTurned, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, turned={**state.running.turned, (event.seat, event.branch): event.to})


@after.register
def _(event: e.SceneReplaced, state: HopeInhumanityState) -> HopeInhumanityState:
    piles = {**state.piles, event.terrain: state.piles[event.terrain][1:]}
    return replace(state, piles=piles, playing=Playing(event.card))


@after.register
def _(event: e.ScenesPeeked, state: HopeInhumanityState) -> HopeInhumanityState:
    read = (*state.peeked.get(event.seat, ()), *event.cards)
    return replace(state, peeked={**state.peeked, event.seat: tuple(dict.fromkeys(read))})


@after.register
def _(event: e.LineRevealed, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, revealed=state.running.revealed | {event.line})


@after.register
def _(event: e.SceneJudged, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(in_scene(state, verdict=event.verdict, needed=event.needed), phase=Phase.OUTCOMES)


@after.register
def _(_event: e.SceneLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return state


@after.register
def _(_event: e.CardOpened, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, opened=True, told=())


@after.register
def _(event: e.QuestionAnswered, state: HopeInhumanityState) -> HopeInhumanityState:
    playing, one = state.running, frozenset({event.seat})
    said = {"accepted": playing.accepted - one, "refused": playing.refused - one}
    said["accepted" if event.accepted else "refused"] |= one
    sealed = {seat: answer for seat, answer in playing.sealed_answers.items() if seat != event.seat}
    return in_scene(state, sealed_answers=sealed, **said)


@after.register
def _(event: e.AnswerSealed, state: HopeInhumanityState) -> HopeInhumanityState:
    return in_scene(state, sealed_answers={**state.running.sealed_answers, event.seat: event.accepted})


@after.register
def _(event: e.HardshipShifted, state: HopeInhumanityState) -> HopeInhumanityState:
    name, card = state.survivor(event.seat).name, state.deck.usable(event.card).title
    reason = Reason(event.amount, say("reason-trait", n=event.amount, name=name, card=card))
    shifted = in_scene(state, shifts=(*state.running.shifts, reason))
    needed = shifted.running.needed
    return shifted if needed is None else in_scene(shifted, needed=(*needed, reason))
