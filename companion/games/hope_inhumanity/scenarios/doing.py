"""Turns the steps of a scenario into answers to the questions that the game asks."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.engine.answers import Counted, Rolled
from companion.engine.dice import FACES, Die
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.scenarios import farewells, findings, using
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.state import Phase, Stake
from companion.kit.scenario.script import ScenarioStep


def do(moment: Moment, step: ScenarioStep) -> Moment:
    """The moment after the step.

    Raises Refused with the reason of the game; the moment then stays as it was.
    """
    return _DO[step.do](moment, step)


def _draw(moment: Moment, step: ScenarioStep) -> Moment:
    return moment.choose("draw", step.player, step.said["terrain"].name)


def _declare(moment: Moment, step: ScenarioStep) -> Moment:
    return moment.choose("declare", step.player, step.do)


def _commit(moment: Moment, step: ScenarioStep) -> Moment:
    if "lastHope" in step.said:
        return moment.choose("commit", step.player, _last_hope(step))
    return moment.answer("commit", step.player, Counted(step.said["humanity"]))


def _support(moment: Moment, step: ScenarioStep) -> Moment:
    if "lastHope" in step.said:
        return _support_by_last_hope(moment, step)
    given = _stake(moment, step.player).humanity
    if step.said["humanity"] == 0 == given:
        return _refuse(moment, step)
    return moment.choose(f"support:{step.player}", step.player, str(step.said["humanity"] - given))


def _support_by_last_hope(moment: Moment, step: ScenarioStep) -> Moment:
    if _wish_ended(moment, step) and _stake(moment, step.player).last_hope == step.said["lastHope"]:
        return _settled(moment, step)
    if _wish_will_do(moment, step) and step.said["lastHope"] == 1:
        return moment
    if moment.is_open(f"offer:{step.player}") and step.said["lastHope"] == 1:
        return _settled(moment.choose(f"offer:{step.player}", step.player, "take"), step)
    return _settled(moment.choose(f"support:{step.player}", step.player, _last_hope(step)), step)


def _refuse(moment: Moment, step: ScenarioStep) -> Moment:
    if _wish_ended(moment, step) and step.player in moment.state.running.refused:
        return _settled(moment, step)
    if moment.is_open(f"offer:{step.player}"):
        return _settled(moment.choose(f"offer:{step.player}", step.player, "leave"), step)
    return _settled(moment.choose(f"support:{step.player}", step.player, "refuse"), step)


def _ask_for_last_hope(moment: Moment, step: ScenarioStep) -> Moment:
    wished = moment.choose(f"support:{step.player}", step.player, "last-hope")
    return replace(wished, wished=wished.wished | {step.player})


def _use_hope(moment: Moment, step: ScenarioStep) -> Moment:
    dice, moment = step.said.get("dice", 0), _with_wishes_granted(moment)
    if dice == 0 and step.player == moment.state.active and _nothing_to_add(moment):
        return moment
    return moment.answer("hope", step.player, Counted(dice))


def _roll(moment: Moment, step: ScenarioStep) -> Moment:
    ready = _with_hope_settled(moment)
    dice = _dice(moment, step)
    if not dice and "marked" in step.said and findings.hardship(ready):
        return ready.choose("no-roll", None, "go-on")
    return replace(ready.answer("roll", None, Rolled(dice)), faces=step.said["faces"])


def _apply_outcomes(moment: Moment, _step: ScenarioStep) -> Moment:
    ready = _with_hope_settled(moment)
    return ready.choose("no-roll" if ready.is_open("no-roll") else "outcomes", None, "go-on")


def _answer(moment: Moment, step: ScenarioStep) -> Moment:
    return moment.choose(f"answer:{step.player}", step.player, step.said["answer"])


def _begin_next_turn(moment: Moment, _step: ScenarioStep) -> Moment:
    return moment.choose("next-turn", None, "go-on")


def _last_hope(step: ScenarioStep) -> str:
    """The option for the number of Last Hope dice; only one die can be asked for (HI-116)."""
    return "last-hope" if step.said["lastHope"] == 1 else f"last-hope {step.said['lastHope']}"


def _stake(moment: Moment, seat: str) -> Stake:
    playing = moment.state.playing
    return playing.stakes.get(seat, Stake()) if playing else Stake()


def _wish_ended(moment: Moment, step: ScenarioStep) -> bool:
    """True if the game granted or dropped a wish by itself and no step of its player has said so yet."""
    seat = step.player
    still_open = moment.is_open(f"offer:{seat}") or moment.is_open(f"support:{seat}")
    return seat in moment.wished and not still_open and seat not in moment.state.running.wishes


def _wish_will_do(moment: Moment, step: ScenarioStep) -> bool:
    """True if the player's wish only waits for others to answer, and the pool can serve all who asked."""
    playing = moment.state.playing
    waiting = playing is not None and step.player in playing.wishes
    return (
        waiting
        and not any(id_.startswith("offer:") for id_ in moment.play.open)
        and (len(moment.state.running.wishes) <= moment.state.hope)
    )


def _settled(moment: Moment, step: ScenarioStep) -> Moment:
    return replace(moment, wished=moment.wished - {step.player})


def _nothing_to_add(moment: Moment) -> bool:
    """True if the game skipped the Hope step because the pool is empty."""
    return moment.state.phase is Phase.ROLL and moment.state.hope == 0 and moment.state.running.hope == 0


def _with_hope_settled(moment: Moment) -> Moment:
    """Skips `use hope` where the scenario leaves it out; the acting player then adds no die."""
    ready = _with_wishes_granted(moment)
    return ready.answer("hope", ready.state.active, Counted(0)) if ready.is_open("hope") else ready


def _with_wishes_granted(moment: Moment) -> Moment:
    """Takes the offered die for each seat that asked for Last Hope, unless a step says otherwise."""
    offered = [one.seat for one in moment.state.survivors if moment.is_open(f"offer:{one.seat}")]
    for seat in offered:
        return _with_wishes_granted(moment.choose(f"offer:{seat}", seat, "take"))
    return moment


def _dice(moment: Moment, step: ScenarioStep) -> tuple[Die, ...]:
    colours = using.colours(moment)
    faces = [(owner, n, face) for owner, faces in step.said["faces"].items() for n, face in enumerate(faces)]
    if any(face not in FACES for _, _, face in faces):
        raise refuse("refused-form")
    aside = {(owner, n) for owner, n in step.said.get("marked", {}).items()}
    if aside - {(owner, n) for owner, n, _ in faces}:
        raise refuse("refused-form")
    return tuple(Die(colours[owner], face) for owner, n, face in faces if (owner, n) not in aside)


_DO: Mapping[str, Callable[[Moment, ScenarioStep], Moment]] = {
    "draw": _draw,
    "act": _declare,
    "avoid": _declare,
    "commit": _commit,
    "support": _support,
    "refuse": _refuse,
    "ask for last hope": _ask_for_last_hope,
    "use hope": _use_hope,
    "play trait": using.play_trait,
    "use asset": using.use_asset,
    "steal": using.steal,
    "lend": using.lend,
    "return": using.take_back,
    "inherit": farewells.inherit,
    "gift": farewells.gift,
    "grace": farewells.grace,
    "roll": _roll,
    "apply outcomes": _apply_outcomes,
    "answer": _answer,
    "begin next turn": _begin_next_turn,
}
