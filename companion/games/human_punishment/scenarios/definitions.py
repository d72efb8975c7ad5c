"""Events: of which kind, and what they do, each word of a closed list (HP-076 to HP-089)."""

from collections.abc import Sequence
from typing import Any

from companion.engine.phrasebook.phrase_pieces import Between
from companion.games.human_punishment.effects.every import EFFECTS
from companion.games.human_punishment.effects.people import DetainSeat
from companion.games.human_punishment.phrases.notation import UNSAID, hints_of, op_of, sentence_of
from companion.games.human_punishment.phrases.words import code
from companion.games.human_punishment.state.printed.board import OURS
from companion.games.human_punishment.state.printed.card_form import DraftForm, Effect
from companion.games.human_punishment.state.printed.cards import COLOURLESS
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.parts import ScenarioPart

KINDS = {
    "plain": ("do",),
    "check": ("target", "success", "failure"),
    "colour check": ("colours", "steps", "failure"),
    "decision": ("by", "A", "B"),
    "raid": ("times",),
}
DETAIN = "detain"


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
            return [_step(item, seats) for item in part.items()]
        case _:
            return [_effect(item, seats) for item in part.items()]


def _step(part: ScenarioPart, seats: Sequence[str]) -> DraftForm:
    part.fields("atLeast", "do")
    return {"atLeast": part.part("atLeast").number(1, MANY), "do": _field(part.part("do"), "do", seats)}


def _effect(part: ScenarioPart, seats: Sequence[str]) -> Effect:
    """An effect by its operation and the fields of its class; a seat alone can be detained by name."""
    op = part.part("op").word(map(op_of, EFFECTS), "effect")
    if op == DETAIN and (seat := part.maybe("seat")) is not None:
        part.fields("op", "seat")
        return DetainSeat(seat.word(seats, "seat"))
    hints = hints_of(op)
    part.fields("op", *hints)
    said: DraftForm = {"op": op}
    for name, hint in hints.items():
        found = part.maybe(name) if name in UNSAID or None in hint else part.part(name)
        if found is not None:
            said[name] = _effect(found, seats) if name == "do" else _said(found, name, hint)
    effect: Effect = sentence_of(said)
    return effect


def _said(part: ScenarioPart, name: str, hint: tuple[Any, ...]) -> Any:
    """A number, a spawn, a text, or a word of a list."""
    if name == "at":
        return part.word([spawn.id for spawn in OURS.spawns], "spawn")
    if hint[0] is str:
        return part.text()
    if hint[0] is int:
        bounds = next(one for one in hint if isinstance(one, Between))
        return part.number(-MANY, MANY) if name == "n" else part.number(bounds.least, bounds.most)
    return part.word(map(code, hint[0]), hint[0].__name__.lower())
