"""Steps become answers to the questions that the game really asks."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from companion.engine.answers import Counted, Rolled
from companion.engine.dice import FACES, Die
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.scenarios import findings
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.script import Step
from companion.games.hope_inhumanity.state import HOPE_COLOUR, Phase, Stake

NOBODY, DECLINE = "nobody", "decline"


def do(moment: Moment, step: Step) -> Moment:
    """The moment after the step. Raises Refused with the reason of the game, and then nothing changed."""
    return _DO[step.do](moment, step)


def leave_out(moment: Moment, later: Sequence[Step]) -> Moment:
    """Declines, in silence, what a lost character's player is asked and no later step speaks of."""
    for question, seat in _left_out(moment, later):
        option = NOBODY if question.startswith("inherit") else DECLINE
        return leave_out(moment.choose(question, seat, option), later)
    return moment


def _left_out(moment: Moment, later: Sequence[Step]) -> Iterator[tuple[str, str | None]]:
    for question, asked in moment.play.open.items():
        do, _, about = question.partition(":")
        if do in {"inherit", "gift", "grace"} and not any(_speaks_of(step, do, about) for step in later):
            yield question, asked.question.to


def _speaks_of(step: Step, do: str, about: str) -> bool:
    return step.do == do and about in {step.player, step.said.get("asset")}


def _draw(moment: Moment, step: Step) -> Moment:
    return moment.choose("draw", step.player, step.said["terrain"].name)


def _declare(moment: Moment, step: Step) -> Moment:
    return moment.choose("declare", step.player, step.do)


def _commit(moment: Moment, step: Step) -> Moment:
    if "lastHope" in step.said:
        return moment.choose("commit", step.player, _last_hope(step))
    return moment.answer("commit", step.player, Counted(step.said["humanity"]))


def _support(moment: Moment, step: Step) -> Moment:
    if "lastHope" in step.said:
        return _support_by_last_hope(moment, step)
    given = _stake(moment, step.player).humanity
    if step.said["humanity"] == 0 == given:
        return _refuse(moment, step)
    return moment.choose(f"support:{step.player}", step.player, str(step.said["humanity"] - given))


def _support_by_last_hope(moment: Moment, step: Step) -> Moment:
    if _wish_ended(moment, step) and _stake(moment, step.player).last_hope == step.said["lastHope"]:
        return _settled(moment, step)
    if moment.is_open(f"offer:{step.player}") and step.said["lastHope"] == 1:
        return _settled(moment.choose(f"offer:{step.player}", step.player, "take"), step)
    return _settled(moment.choose(f"support:{step.player}", step.player, _last_hope(step)), step)


def _refuse(moment: Moment, step: Step) -> Moment:
    if _wish_ended(moment, step) and step.player in moment.state.running.refused:
        return _settled(moment, step)
    if moment.is_open(f"offer:{step.player}"):
        return _settled(moment.choose(f"offer:{step.player}", step.player, "leave"), step)
    return _settled(moment.choose(f"support:{step.player}", step.player, "refuse"), step)


def _ask_for_last_hope(moment: Moment, step: Step) -> Moment:
    wished = moment.choose(f"support:{step.player}", step.player, "last-hope")
    return replace(wished, wished=wished.wished | {step.player})


def _use_hope(moment: Moment, step: Step) -> Moment:
    dice = step.said.get("dice", 0)
    if dice == 0 and step.player == moment.state.active and _nothing_to_add(moment):
        return moment
    return moment.answer("hope", step.player, Counted(dice))


def _play_trait(moment: Moment, step: Step) -> Moment:
    question = f"trait:{step.said['trait']}"
    return moment.choose(question, step.player, _target(moment, question, step))


def _use_asset(moment: Moment, step: Step) -> Moment:
    personal, shared = f"asset:{step.said['asset']}", f"asset:{step.said['asset']}:{step.player}"
    question = shared if moment.is_open(shared) else personal
    return moment.choose(question, step.player, _target(moment, question, step))


def _steal(moment: Moment, step: Step) -> Moment:
    owners = {one.card: one.owner for one in moment.state.assets}
    if step.said.get("from", owners.get(step.said["asset"])) != owners.get(step.said["asset"]):
        raise refuse("refused-option")
    return moment.choose("steal", step.player, step.said["asset"])


def _lend(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"lend:{step.said['asset']}", step.player, step.said["to"])


def _return(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"return:{step.said['asset']}", step.player, "take-back")


def _inherit(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"inherit:{step.said['asset']}", step.player, step.said["to"] or NOBODY)


def _gift(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"gift:{step.player}", step.player, step.said["to"] or DECLINE)


def _grace(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"grace:{step.player}", step.player, "accept" if step.said["accept"] else DECLINE)


def _roll(moment: Moment, step: Step) -> Moment:
    ready = _with_hope_settled(moment)
    dice = _dice(moment, step)
    if not dice and "marked" in step.said and findings.hardship(ready):
        return ready.choose("no-roll", None, "go-on")
    return ready.answer("roll", None, Rolled(dice))


def _apply_outcomes(moment: Moment, _step: Step) -> Moment:
    ready = _with_hope_settled(moment)
    return ready.choose("no-roll" if ready.is_open("no-roll") else "outcomes", None, "go-on")


def _answer(moment: Moment, step: Step) -> Moment:
    return moment.choose(f"answer:{step.player}", step.player, step.said["answer"])


def _begin_next_turn(moment: Moment, _step: Step) -> Moment:
    return moment.choose("next-turn", None, "go-on")


def _last_hope(step: Step) -> str:
    """The option of so many Last Hope dice; there is none but for one die (HI-116)."""
    return "last-hope" if step.said["lastHope"] == 1 else f"last-hope {step.said['lastHope']}"


def _stake(moment: Moment, seat: str) -> Stake:
    playing = moment.state.playing
    return playing.stakes.get(seat, Stake()) if playing else Stake()


def _wish_ended(moment: Moment, step: Step) -> bool:
    """Whether a wish was granted or came to nothing by itself, and no step of its player has said so yet."""
    seat = step.player
    still_open = moment.is_open(f"offer:{seat}") or moment.is_open(f"support:{seat}")
    return seat in moment.wished and not still_open and seat not in moment.state.running.wishes


def _settled(moment: Moment, step: Step) -> Moment:
    return replace(moment, wished=moment.wished - {step.player})


def _nothing_to_add(moment: Moment) -> bool:
    """Whether the game passed over the Hope step because the pool is empty."""
    return moment.state.phase is Phase.ROLL and moment.state.hope == 0 and moment.state.running.hope == 0


def _with_hope_settled(moment: Moment) -> Moment:
    """A scenario may leave `use hope` out where the acting player adds none."""
    if not moment.is_open("hope"):
        return moment
    return moment.answer("hope", moment.state.active, Counted(0))


def _target(moment: Moment, question: str, step: Step) -> str:
    """Whom a card in hand is used on: the one named, or its holder where the card lets choose."""
    asked = moment.play.open.get(question)
    options = {option.id for option in getattr(asked.question.form, "options", ())} if asked else set()
    if options == {"play"} and step.said.get("target", moment.state.active) == moment.state.active:
        return "play"
    target: str = step.said.get("target", step.player)
    return target


def _dice(moment: Moment, step: Step) -> tuple[Die, ...]:
    colours = {survivor.seat: survivor.colour for survivor in moment.state.survivors} | {"Hope": HOPE_COLOUR}
    faces = [(owner, n, face) for owner, faces in step.said["faces"].items() for n, face in enumerate(faces)]
    if any(face not in FACES for _, _, face in faces):
        raise refuse("refused-form")
    aside = {(owner, n) for owner, n in step.said.get("marked", {}).items()}
    if aside - {(owner, n) for owner, n, _ in faces}:
        raise refuse("refused-form")
    return tuple(Die(colours[owner], face) for owner, n, face in faces if (owner, n) not in aside)


_DO: Mapping[str, Callable[[Moment, Step], Moment]] = {
    "draw": _draw,
    "act": _declare,
    "avoid": _declare,
    "commit": _commit,
    "support": _support,
    "refuse": _refuse,
    "ask for last hope": _ask_for_last_hope,
    "use hope": _use_hope,
    "play trait": _play_trait,
    "use asset": _use_asset,
    "steal": _steal,
    "lend": _lend,
    "return": _return,
    "inherit": _inherit,
    "gift": _gift,
    "grace": _grace,
    "roll": _roll,
    "apply outcomes": _apply_outcomes,
    "answer": _answer,
    "begin next turn": _begin_next_turn,
}
