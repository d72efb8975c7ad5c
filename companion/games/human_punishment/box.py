"""A card file becomes the four piles of Events (HP-015, HP-076)."""

import json
import re
from collections.abc import Mapping
from typing import Any

from companion.engine.outline import Items, Outline, OutlineFaults, Table, read_outline, told
from companion.engine.refusal import Refused, refuse
from companion.games.human_punishment.definitions import read_event
from companion.games.human_punishment.rules.set_up import PILES_OF_EVENTS
from companion.kit.rehearsal.parts import Misread, Part

SECTIONS = ("deck", "language", *PILES_OF_EVENTS)
NUMBER = re.compile(r"-?\d{1,4}")


def read_box(files: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Each Event of each pile, as one line of JSON. Raises Refused with what to change."""
    if len(files) != 1:
        raise refuse("refused-punish-one-file", n=len(files))
    [(file, text)] = files.items()
    try:
        part = Part(_plain(read_outline(file, text)), "").fields(*SECTIONS)
        return {pile: tuple(map(_event, part.part(pile).items())) for pile in PILES_OF_EVENTS}
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    except Misread as misread:
        raise refuse("refused-punish-file", file=file, why=str(misread)) from misread


def _event(part: Part) -> str:
    return json.dumps(read_event(part, ()), sort_keys=True, ensure_ascii=False)


def _plain(outline: Outline) -> Any:
    if isinstance(outline, Table):
        return {name: _plain(value) for name, value in outline.values.items()}
    if isinstance(outline, Items):
        return [_plain(one) for one in outline.items]
    return int(outline.text) if NUMBER.fullmatch(outline.text) else outline.text
