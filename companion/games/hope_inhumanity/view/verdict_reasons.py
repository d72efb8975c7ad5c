"""Explanation of a verdict: the sum, the dice that counted, the receivers, and the rulings applied."""

from collections.abc import Collection, Iterator

from companion.engine.view import Explanation
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.scene.branches import holding, participants
from companion.games.hope_inhumanity.scene.hardship import returns_surplus
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view.sources import SOURCES, because

ROLLED = frozenset({Verdict.SUCCESS, Verdict.FAILURE})


def why(state: HopeInhumanityState) -> tuple[Explanation, ...]:
    """Every step to the verdict that lies open; what the card brought only once it has been dealt out."""
    if state.playing is None or state.playing.verdict is None:
        return ()
    told = _judged(state)
    if state.phase not in {Phase.OUTCOMES, Phase.PENALTY}:
        told = (*told, *_branches(state), *(line for line in state.playing.told if line.key in SOURCES))
    return tuple(map(because, told))


def _judged(state: HopeInhumanityState) -> tuple[Message, ...]:
    playing = state.running
    if playing.verdict not in ROLLED:
        key = "told-avoid" if playing.verdict is Verdict.AVOIDED else f"told-{playing.verdict}"
        return (say(key, name=state.acting.name),)
    return (*_sum(state), *_dice(state), _comparison(state), _spent(state))


def _sum(state: HopeInhumanityState) -> Iterator[Message]:
    needed = state.running.needed or ()
    yield from (part.why for part in needed)
    below = sum(part.amount for part in needed) < 0
    yield say("why-sum-floor" if below else "why-sum", n=hardship.total(needed))


def _dice(state: HopeInhumanityState) -> Iterator[Message]:
    yield from middle.failures(state)
    for handful in middle.handfuls(state):
        if handful.sure:
            yield say("told-dice-assured", name=handful.name, n=handful.sure)
        if cocked := state.running.cocked.count(handful.colour):
            yield say("why-cocked", name=handful.name, n=cocked)
        faces = sorted(die.value for die in state.running.dice if die.colour == handful.colour)
        if faces:
            key = "why-hope-dice" if handful.owner == middle.HOPE else "why-dice"
            good = sum(face >= hardship.LEAST_SUCCESS for face in faces)
            yield say(key, name=handful.name, faces=", ".join(map(str, faces)), n=good)


def _comparison(state: HopeInhumanityState) -> Message:
    playing = state.running
    needed = hardship.total(playing.needed or ())
    if not needed and not playing.dice:
        return say("count-no-roll")
    if playing.rescued:
        return say("told-rescued")
    return say(f"told-{playing.verdict}", n=middle.successes(state), needed=needed)


def _spent(state: HopeInhumanityState) -> Message:
    if not state.running.in_the_middle:
        return say("why-spent-none")
    return say("why-spent-one" if returns_surplus(state) else "why-spent")


def _branches(state: HopeInhumanityState) -> Iterator[Message]:
    verdict = state.running.verdict
    for branch, receivers in holding(state):
        yield say(_branch_key(branch, verdict), names=_names(state, receivers))
    for seat, branch in sorted(state.running.ignoring):
        yield say(f"told-ignored-{branch}", name=state.survivor(seat).name)
    if passed_by := state.running.supporters - participants(state):
        key = "why-hope-escapes" if verdict is Verdict.FAILURE else "why-hope-buys-nothing"
        yield say(key, names=_names(state, passed_by))


def _names(state: HopeInhumanityState, seats: Collection[str]) -> str:
    return ", ".join(one.name for one in state.clockwise(state.active) if one.seat in seats)


def _branch_key(branch: str, verdict: Verdict | None) -> str:
    match branch, verdict:
        case "refuse", Verdict.AVOIDED:
            return "why-refuse-avoided"
        case "refuse", Verdict.ANSWERED:
            return "why-refuse-answered"
        case "fail", Verdict.HOPELESS:
            return "why-fail-all"
        case _:
            return f"why-{branch.replace('_', '-')}"
