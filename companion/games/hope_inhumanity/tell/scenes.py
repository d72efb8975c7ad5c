"""Log lines of a Scene, from the draw to its outcomes."""

from companion.engine.words import Message, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.state import HopeInhumanityState, Verdict
from companion.games.hope_inhumanity.tell.sentence import name_of, sentence


@sentence.register
def _(event: e.SceneDrawn, state: HopeInhumanityState) -> Message:
    terrain = say(f"terrain-{event.terrain.name.lower()}")
    return say("told-draw", name=name_of(state, event.seat), terrain=terrain)


@sentence.register
def _(event: e.SceneActedOn, state: HopeInhumanityState) -> Message:
    return say("told-act", name=name_of(state, event.seat))


@sentence.register
def _(event: e.SceneAvoided, state: HopeInhumanityState) -> Message:
    return say("told-avoid", name=name_of(state, event.seat))


@sentence.register
def _(event: e.SceneJudged, state: HopeInhumanityState) -> Message:
    needed = max(0, sum(part.amount for part in event.needed))
    if event.verdict in {Verdict.SUCCESS, Verdict.FAILURE}:
        return say(f"told-{event.verdict}", n=event.successes, needed=needed)
    return say(f"told-{event.verdict}", name=state.acting.name)


@sentence.register
def _(_event: e.SceneLost, _state: HopeInhumanityState) -> Message:
    return say("told-scene-lost")


@sentence.register
def _(event: e.QuestionAnswered, state: HopeInhumanityState) -> Message:
    return say("told-accept" if event.accepted else "told-refuse-answer", name=name_of(state, event.seat))


@sentence.register
def _(event: e.AnswerSealed, state: HopeInhumanityState) -> Message:
    return say("told-answer-sealed", name=name_of(state, event.seat))


@sentence.register
def _(_event: e.SceneRescued, _state: HopeInhumanityState) -> Message:
    return say("told-rescued")


@sentence.register
def _(event: e.BranchIgnored, state: HopeInhumanityState) -> Message:
    return say(f"told-ignored-{event.branch}", name=name_of(state, event.seat))


@sentence.register
def _(event: e.HardshipShifted, _state: HopeInhumanityState) -> Message:
    return say("told-harder" if event.amount > 0 else "told-easier", n=abs(event.amount))


@sentence.register
def _(event: e.BranchTurned, state: HopeInhumanityState) -> Message:
    name = name_of(state, event.seat)
    return say("told-turned", name=name, branch=say(f"named-{event.branch}"), to=say(f"named-{event.to}"))


@sentence.register
def _(event: e.SceneReplaced, state: HopeInhumanityState) -> Message:
    return say("told-replaced", name=name_of(state, event.seat))


@sentence.register
def _(event: e.ScenesPeeked, state: HopeInhumanityState) -> Message:
    terrain = say(f"terrain-{event.terrain.name.lower()}")
    return say("told-peeked", name=name_of(state, event.seat), n=len(event.cards), terrain=terrain)


@sentence.register
def _(event: e.LineRevealed, _state: HopeInhumanityState) -> Message:
    return say(f"told-revealed-{event.line}")
