"""Reads the steps of a scenario strictly and takes them as real answers to the open questions."""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.answers import Chosen, Picked, Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import Choose, Pick
from companion.engine.refusal import refuse
from companion.games.human_punishment.board import AREA_OF
from companion.games.human_punishment.fields import NOTHING, WITH
from companion.games.human_punishment.forms import FIELDS as ASKED
from companion.games.human_punishment.legal_actions import ALONG
from companion.games.human_punishment.questions import SLEEP, TURN, named
from companion.games.human_punishment.red_die import RED_FACES
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.pauses import GO_ON, PAUSE
from companion.kit.scenario.fields import MANY, Playing
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE, ScenarioStep, StepKind, StepReader, given_answer

DISCUSS = "discuss:"
"""Prefix of the questions that wait for a majority in favour of a vote."""
OF_THE_TABLE = ("roll", "pink", "raid roll")
STEPS: Mapping[str, tuple[str, ...]] = {
    "draw": (),
    "move": ("to",),
    "sector": ("sector", "keep", "to"),
    "keep chip": ("chip",),
    "city": ("action", "direction", "cards"),
    "pink": ("face",),
    "nexus": ("cards",),
    "buy program": ("program", "cards"),
    "buy weapon": ("weapon", "cards"),
    "monolith": ("recon", "cards"),
    "use recon": ("recon", "seat", "chip", "tops"),
    "censure": ("seat",),
    "new leader": (),
    "vote": ("yes",),
    "break tie": ("yes", "seat"),
    "lay": ("card", "before"),
    "lay more": ("card", "before"),
    "add card": ("card",),
    "name general": ("seat",),
    "resign": ("enemies",),
    "escape": ("target", "cards"),
    "interrogate": ("by",),
    "interrogated": ("by",),
    "pardon": ("seat",),
    "place chips": ("columns", "faces"),
    "reward": ("take", "column"),
    "mix": ("order",),
    "machine tap": ("seat",),
    "legion tap": ("seats",),
    "drop chips": ("chips",),
    "look in junkyard": ("cards", "chips"),
    "remove from junkyard": ("cards", "chips"),
    "heal": (),
    "heal fully": ("cards",),
    "attack": ("enemy", "cards", "box"),
    "companion": (),
    "take box": ("box",),
    "panel": ("press", "act", "enemy"),
    "end actions": ("cards", "programs"),
    "roll": ("orange", "red", "white"),
    "choose target": ("seat",),
    "defend": ("cards",),
    "draw event": (),
    "put": ("cards",),
    "put more": ("cards",),
    "decide": ("option",),
    "raid roll": ("red", "white"),
    "pass": (),
    "use program": ("program",),
    "unique": ("card",),
    "all rounder": ("card",),
    "reroll": ("die",),
    "claim": (),
    "rage": (),
    "take back": (),
    "take weapon": ("weapon",),
    "laser": ("enemy",),
    "heal somebody": ("seat",),
    "treat": ("seat",),
    "blue five": ("yes",),
    "join in": ("yes",),
    "kuro": (),
    "kuro ends": (),
    "sniff": ("box",),
    "turn markers": ("areas",),
    "keep program": ("program",),
    "pick boost": ("column",),
    "pick one": ("choice",),
    "trap program": ("lost",),
    "trap chip": ("lost",),
}
"""The fields of each step."""
LISTS = ("cards", "programs", "columns", "faces", "order", "seats", "enemies", "chips", "white", "areas")
NEEDED: Mapping[str, tuple[str, ...]] = {
    "move": ("to",),
    "sector": ("sector",),
    "keep chip": ("chip",),
    "city": ("action",),
    "pink": ("face",),
    "buy program": ("program", "cards"),
    "buy weapon": ("weapon", "cards"),
    "monolith": ("recon", "cards"),
    "use recon": ("recon",),
    "censure": ("seat",),
    "vote": ("yes",),
    "lay": ("card", "before"),
    "name general": ("seat",),
    "resign": ("enemies",),
    "escape": ("target",),
    "interrogated": ("by",),
    "pardon": ("seat",),
    "place chips": ("columns", "faces"),
    "reward": ("take",),
    "mix": ("order",),
    "machine tap": ("seat",),
    "legion tap": ("seats",),
    "attack": ("enemy",),
    "take box": ("box",),
    "panel": ("press",),
    "roll": ("orange", "red", "white"),
    "raid roll": ("red", "white"),
    "choose target": ("seat",),
    "decide": ("option",),
}
EITHER = frozenset({"use program", "unique", "all rounder"})
"""Steps that stand among all others in the own turn, and by themselves at any other moment."""
OF_EACH = ("vote", "use recon", "reroll", "claim", *EITHER)
"""Steps that several seats are asked for at once."""
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
    id_ = named(step.do, step.player if step.do in OF_EACH else None)
    if _is_begun_from_the_turn(step) or (step.do in EITHER and id_ not in play.open):
        id_, along = named(step.do), ALONG.get(step.do)
        with_it = left.pop(along) if along else ""
        if step.do == "take box":
            with_it = _lying(play, step.player, with_it)
        chosen = f"{step.do}{WITH}{with_it}" if along else step.do
        play = given_answer(play, TURN, step.player, Chosen(chosen))
        if step.do in _AT_ONCE and left:
            play = _say(play, named(_AT_ONCE[step.do]), step.player, left)
    elif id_ not in play.open:
        raise refuse("refused-closed")
    else:
        play = _say(play, id_, step.player, left)
    while (asked := play.open.get(id_)) is not None and _goes_on(play, step, asked):
        play = _say(play, id_, step.player, left)
    if any(left.values()):
        raise refuse("refused-option")
    return play


_AT_ONCE: Mapping[str, str] = {"interrogate": "interrogated"}
"""Steps that may also answer the question that they lead to."""


def _lying(play: Playing, seat: str, box: str) -> str:
    """The number under which a box lies there. Raises Refused where there is none."""
    boxes = play.state.boxes.get(area(play.state, seat), [])
    if box not in boxes:
        raise refuse("refused-option")
    return str(boxes.index(box) + 1)


def _is_begun_from_the_turn(step: ScenarioStep) -> bool:
    return step.do not in ASKED or step.do in _BEGUN


_BEGUN = frozenset(
    {
        *("sector", "city", "nexus", "buy program", "buy weapon", "monolith", "escape", "place chips"),
        *("drop chips", "look in junkyard", "remove from junkyard", "heal fully", "attack", "panel"),
        *("end actions", "heal somebody", "treat", "laser"),
    }
)
"""Steps with fields that start from the turn, not from a question that waits for them."""


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
    return given_answer(play, id_, seat, Chosen(chosen))


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
        both = {*play.state.player(step.player).scanners} == {1, 2}
        for n, (column, face) in enumerate(zip(columns, faces, strict=True), start=1):
            left[f"column {n}"] = column
            if both or face != "down":
                left[f"face {n}"] = face
    if step.do == "mix":
        left["order"] = ",".join(left["order"])
    if step.do == "break tie":
        left["yes"] = left.pop("yes", "") or left.pop("seat", "")
    if step.do == "use recon":
        if left.pop("recon") != play.state.player(step.player).recon:
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


def _one(part: ScenarioPart, _given: Any = None) -> str:
    return str(part.number(-MANY, MANY)) if type(part.value) is int else part.text()


def _yes(part: ScenarioPart, _given: Any) -> str:
    return "yes" if part.flag() else "no"


READERS: Mapping[str, StepReader] = {
    **{name: _one for fields in STEPS.values() for name in fields},
    **{name: lambda part, _: tuple(map(_one, part.items())) for name in LISTS},
    "yes": _yes,
    "seat": lambda part, _: "" if part.value is None else _one(part),
}
_APART: Mapping[str, Mapping[str, StepReader]] = {
    "attack": {"box": _yes},
    "move": {"to": lambda part, _: part.word(tuple(AREA_OF), "place")},
}
KINDS: Mapping[str, StepKind] = {
    do: StepKind(
        needs=NEEDED.get(do, ()),
        may=tuple(name for name in fields if name not in NEEDED.get(do, ())),
        table=(TABLE,) if do in OF_THE_TABLE else (),
        seats=do not in OF_THE_TABLE,
        readers=_APART.get(do, {}),
    )
    for do, fields in STEPS.items()
}
