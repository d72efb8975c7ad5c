"""Reads the steps of a scenario strictly and takes them as real answers to the open questions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.engine.answers import Chosen, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import Choose, Pick
from companion.engine.refusal import refuse
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.actions.every import ACTIONS, split
from companion.games.human_punishment.asking.questions import SLEEP, TURN
from companion.games.human_punishment.asking.rolls import named
from companion.games.human_punishment.deciding import completed
from companion.games.human_punishment.fields import NOTHING, WITH
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE
from companion.games.human_punishment.state.model import Intent
from companion.games.human_punishment.state.thrown import RED_FACES
from companion.kit.scenario.fields import MANY, Playing
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE, ScenarioStep, StepKind, StepReader, given_answer

DISCUSS = "discuss:"
"""Prefix of the questions that wait for a majority in favour of a vote."""
OF_THE_TABLE = ("roll", "pink", "raid roll")
_WHOLE: Mapping[str, tuple[str, ...]] = {
    "pink": ("face",),
    "roll": ("orange", "red", "white"),
    "raid roll": ("red", "white"),
    "place chips": ("columns", "faces"),
}
"""Steps with fields that are not asked one by one, and all of which are needed."""
_OTHERWISE: Mapping[str, tuple[str, ...]] = {
    "use recon": ("recon", "seat", "chip", "tops"),
    "break tie": ("yes", "seat"),
    "interrogate": ("by",),
    "claim": (),
}
_BY_THEMSELVES = frozenset({"sleep", "discuss", "wait"})
STEPS: Mapping[str, tuple[str, ...]] = {
    **{
        do: action.said_fields
        for do, action in ACTIONS.items()
        if action.said_fields or not isinstance(action, Answer)
    },
    **_WHOLE,
    **_OTHERWISE,
}
"""The fields of each step: those that are asked."""
FACES = 6
RED = 12


def _text(step: ScenarioStep, field: str) -> str:
    """One word; empty where the field is left out."""
    found = step.said.get(field, "")
    return found if isinstance(found, str) else ""


def _listed(step: ScenarioStep, field: str) -> tuple[str, ...]:
    """Several words; empty where the field is left out."""
    found = step.said.get(field, ())
    return found if isinstance(found, tuple) else ()


def take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep] = ()) -> Playing:
    """The play after the step, with every seat asleep that may be.

    Raises Refused where it cannot be taken.
    """
    play = _gone_on(_taken(play, step))
    while asked := next((one for id_, one in play.open.items() if id_.startswith(SLEEP)), None):
        nobody = Picked(()) if isinstance(asked.question.form, Pick) else Chosen(NOTHING)
        play = given_answer(play, asked.question.id, asked.question.to, nobody)
    return play


def _gone_on(play: Playing) -> Playing:
    """The play after no seat asked for more time and a majority ended a discussion."""
    while PAUSE in play.open:
        play = given_answer(play, PAUSE, None, Chosen(GO_ON))
    while asked := next((one for id_, one in play.open.items() if id_.startswith(DISCUSS)), None):
        play = given_answer(play, asked.question.id, asked.question.to, Chosen("yes"))
    return play


def _taken(play: Playing, step: ScenarioStep) -> Playing:
    if step.do in OF_THE_TABLE:
        return _rolled(play, step)
    if step.do in {"draw", "draw event", "pass"}:
        return given_answer(play, named(step.do), step.player, Chosen(step.do))
    left = _fields(play, step)
    id_ = next((id_ for id_ in (named(step.do, step.player), named(step.do)) if id_ in play.open), "")
    if id_:
        play = _say(play, id_, step.player, left)
    else:
        id_, play = named(step.do), _begun(play, step, left)
    while (asked := play.open.get(id_)) is not None and _goes_on(play, step, asked):
        play = _say(play, id_, step.player, left)
    if any(left.values()):
        raise refuse("refused-option")
    return play


def _begun(play: Playing, step: ScenarioStep, left: dict[str, Any]) -> Playing:
    """The play after the option of the turn, with the field that is chosen along with it."""
    along = ACTIONS[step.do].along
    with_it = left.pop(along, "") if along else ""
    if step.do == "take box":
        with_it = _lying(play, step.player, with_it)
    chosen = f"{step.do}{WITH}{with_it}" if along else step.do
    _take_alone(play, Intent(step.player, *split(chosen)), left)
    play = given_answer(play, TURN, step.player, Chosen(chosen))
    if step.do in _AT_ONCE and left:
        play = _say(play, named(_AT_ONCE[step.do]), step.player, left)
    return play


def _take_alone(play: Playing, said: Intent, left: dict[str, Any]) -> None:
    """Takes out of what is `left` the fields that will say themselves as the step has them."""
    for field, text in completed(play.state, said).texts.items():
        if left.get(field) == text:
            left.pop(field)


_AT_ONCE: Mapping[str, str] = {"interrogate": "interrogated"}
"""Steps that may also answer the question that they lead to."""


def _lying(play: Playing, seat: str, box: str) -> str:
    """The number under which a box lies there. Raises Refused where there is none."""
    boxes = play.state.boxes.lying.get(area(play.state, seat), [])
    if box not in boxes:
        raise refuse("refused-option")
    return str(boxes.index(box) + 1)


def _goes_on(play: Playing, step: ScenarioStep, asked: Asked) -> bool:
    intent = play.state.intent
    return intent is not None and intent.do == step.do and asked.question.to == step.player


def _say(play: Playing, id_: str, seat: str, left: dict[str, Any]) -> Playing:
    """Answers the open question with one field of the step."""
    asked = play.open[id_]
    field, form = asked.question.about or "", asked.question.form
    given = left.pop(field, "") if field != "colour" else _colour(left.get("cards", ()))
    if isinstance(form, Pick):
        return given_answer(
            play, id_, seat, Picked(_ids(form, (given,) if isinstance(given, str) and given else given or ()))
        )
    assert isinstance(form, Choose)
    offers_nothing = any(option.id == NOTHING for option in form.options)
    default = form.options[0].id if field in {"chip", "tops"} and id_.startswith("use-recon") else ""
    chosen = given or (NOTHING if offers_nothing else _by_default(id_, field) or default)
    step = Intent(seat, id_.partition(":")[0].replace("-", " "))
    _take_alone(play, _being_said(play, step, field, chosen), left)
    return given_answer(play, id_, seat, Chosen(chosen))


def _being_said(play: Playing, step: Intent, field: str, chosen: str) -> Intent:
    """The step as it is said so far, with one more field."""
    begun = play.state.intent
    texts = begun.texts if begun is not None and begun.do == step.do else {}
    return replace(step, texts={**texts, field: "" if chosen == NOTHING else chosen})


def _colour(cards: Sequence[str]) -> str:
    """The colour of the cards that a seat pays with. Raises Refused unless they share one."""
    colours = {{"b": "blue", "r": "red"}.get(card[0], "") for card in cards}
    if len(colours) != 1:
        raise refuse("refused-option")
    return colours.pop()


def _by_default(id_: str, field: str) -> str:
    """The value of a field that a step leaves out."""
    return {("attack", "box"): "no", ("claim", "done"): "yes"}.get((id_.partition(":")[0], field), "")


def _ids(form: Pick, things: Sequence[str]) -> tuple[str, ...]:
    """The options of these things; each of several alike takes the next free option."""
    free = [option.id for option in form.options]
    found = []
    for thing in things:
        id_ = next((one for one in free if one.partition("#")[0] == thing), None)
        if id_ is None:
            raise refuse("refused-option")
        free.remove(id_)
        found.append(id_)
    return tuple(found)


def _fields(play: Playing, step: ScenarioStep) -> dict[str, Any]:
    """The fields of a step by the names under which they are asked."""
    left: dict[str, Any] = dict(step.said)
    if step.do == "place chips":
        columns, faces = left.pop("columns"), left.pop("faces")
        if len(columns) != len(faces):
            raise refuse("refused-option")
        both = {*play.state.player(step.player).figure.scanners} == {1, 2}
        for n, (column, face) in enumerate(zip(columns, faces, strict=True), start=1):
            left[f"column {n}"] = column
            if both or face != "down":
                left[f"face {n}"] = face
    if step.do == "mix":
        left["order"] = ",".join(left.get("order", ()))
    if step.do == "break tie":
        left["yes"] = left.pop("yes", "") or left.pop("seat", "")
    if step.do == "use recon":
        if left.pop("recon", None) != play.state.player(step.player).held.recon:
            raise refuse("refused-option")
        left.setdefault("seat", "")
    return left


def _rolled(play: Playing, step: ScenarioStep) -> Playing:
    if step.do == "pink":
        return given_answer(play, "pink", None, Rolled((_die("pink", _text(step, "face")),)))
    white = tuple(_die("white", face) for face in _listed(step, "white"))
    orange = (_die("orange", _text(step, "orange")),) if step.do == "roll" else ()
    play = given_answer(play, named(step.do), None, Rolled((*orange, *white)))
    red = int(_text(step, "red"))
    if not 1 <= red <= RED:
        raise refuse("refused-number", least=1, most=RED)
    face = max(int(lowest) for lowest in RED_FACES if int(lowest) <= red)
    return given_answer(play, "red" if step.do == "roll" else "raid-red", None, Chosen(str(face)))


def _die(colour: str, face: str) -> Die:
    if not face.isdecimal() or not 1 <= int(face) <= FACES:
        raise refuse("refused-number", least=1, most=FACES)
    return Die(colour, int(face))


def _field(part: ScenarioPart, _given: Any) -> str | tuple[str, ...]:
    """A field as it stands there: one word or several."""
    if isinstance(part.value, list):
        return tuple(map(_one, part.items()))
    if isinstance(part.value, bool):
        return "yes" if part.value else "no"
    return "" if part.value is None else _one(part)


def _one(part: ScenarioPart) -> str:
    return str(part.number(-MANY, MANY)) if type(part.value) is int else part.text()


READERS: Mapping[str, StepReader] = {name: _field for fields in STEPS.values() for name in fields}


def _kind(do: str, fields: tuple[str, ...]) -> StepKind:
    needs = tuple(name for name in fields if do in _WHOLE or name == ACTIONS[do].along)
    return StepKind(
        needs=needs,
        may=tuple(name for name in fields if name not in needs),
        table=(TABLE,) if do in OF_THE_TABLE else (),
        seats=do not in OF_THE_TABLE,
    )


KINDS: Mapping[str, StepKind] = {
    do: _kind(do, fields) for do, fields in STEPS.items() if do not in _BY_THEMSELVES
}
