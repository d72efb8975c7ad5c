"""Events: of which kind, and what they do, each word of a closed list (HP-076 to HP-089)."""

from collections.abc import Sequence
from typing import Any

from companion.games.human_punishment.effects.people import DetainSeat
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.board import BARS, OURS
from companion.games.human_punishment.state.card_form import DraftForm, Effect
from companion.games.human_punishment.state.cards import COLOURLESS
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.parts import ScenarioPart

KINDS = {
    "plain": ("do",),
    "check": ("target", "success", "failure"),
    "colour check": ("colours", "steps", "failure"),
    "decision": ("by", "A", "B"),
    "raid": ("times",),
}
EFFECTS: dict[str, tuple[str, ...]] = {
    "bar": ("bar", "n"),
    "health": ("n", "whom"),
    "wound": ("n", "whom"),
    "draw general": ("n", "whom"),
    "dead zone": ("at",),
    "detain": ("seat",),
    "ex": (),
    "box": ("orange",),
}
WHOM = ("active", "all", "idle")
FACES = 6


def read_event(part: ScenarioPart, seats: Sequence[str]) -> DraftForm:
    """An Event. Raises Misread."""
    kind = part.part("kind").word(KINDS, "kind of Event")
    part.fields("id", "title", "kind", *KINDS[kind])
    event: DraftForm = {"id": part.part("id").text(), "kind": kind}
    if (title := part.maybe("title")) is not None:
        event["title"] = title.text()
    for name in KINDS[kind]:
        found = part.maybe(name) if name == "do" else part.part(name)
        if found is not None:
            event[name] = _field(found, name, seats)
    return event


def _field(part: ScenarioPart, name: str, seats: Sequence[str]) -> Any:
    match name:
        case "target":
            if (target := part.number(-MANY, MANY)) == 0:
                raise part.fault("a target is above or below 0")
            return target
        case "times":
            return part.number(1, MANY)
        case "by":
            return part.word(("leader", "general"), "badge")
        case "colours":
            return list(part.words(COLOURLESS, "colour"))
        case "steps":
            return [_step(one, seats) for one in part.items()]
        case _:
            return [_effect(one, seats) for one in part.items()]


def _step(part: ScenarioPart, seats: Sequence[str]) -> DraftForm:
    part.fields("atLeast", "do")
    return {"atLeast": part.part("atLeast").number(1, MANY), "do": _field(part.part("do"), "do", seats)}


def _effect(part: ScenarioPart, seats: Sequence[str]) -> Effect:
    op = part.part("op").word(EFFECTS, "effect")
    part.fields("op", *EFFECTS[op])
    said: DraftForm = {"op": op}
    for name in EFFECTS[op]:
        found = part.maybe(name) if name == "whom" else part.part(name)
        if found is not None:
            said[name] = _word(found, name, seats)
    return DetainSeat(said["seat"]) if op == "detain" else sentence_of(said)


def _word(part: ScenarioPart, name: str, seats: Sequence[str]) -> Any:
    match name:
        case "n":
            return part.number(-MANY, MANY)
        case "bar":
            return part.word(BARS, "bar")
        case "whom":
            return part.word(WHOM, "group")
        case "at":
            return part.word([one.id for one in OURS.spawns], "spawn")
        case "seat":
            return part.word(seats, "seat")
        case _:
            return part.number(1, FACES)
