"""Card files become the four piles of Events and, if an owner has typed one in, a board (HP-015, HP-076)."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.outline import Items, Outline, OutlineFaults, Table, read_outline, told
from companion.engine.refusal import Refused, refuse
from companion.games.human_punishment.board import OURS, Board
from companion.games.human_punishment.board_file import of_text
from companion.games.human_punishment.definitions import read_event
from companion.games.human_punishment.rules.set_up import PILES_OF_EVENTS
from companion.kit.rehearsal.parts import Misread, Part

SECTIONS = ("deck", "language", *PILES_OF_EVENTS)
NUMBER = re.compile(r"-?\d{1,4}")


@dataclass(frozen=True)
class Box:
    """Each Event of each pile, as one line of JSON, and the text of an owner's board, or nothing."""

    events: Mapping[str, tuple[str, ...]]
    board: str


def read_box(files: Mapping[str, str]) -> Box:
    """What the card files hold. Raises Refused with what to change."""
    try:
        outlines = {file: read_outline(file, text) for file, text in files.items()}
        boards = [
            file for file, found in outlines.items() if isinstance(found, Table) and "board" in found.values
        ]
        if len(boards) > 1:
            raise refuse("refused-punish-one-board", n=len(boards))
        for file in boards:
            of_text(file, files[file])
        decks = {file: found for file, found in outlines.items() if file not in boards}
        if len(decks) != 1:
            raise refuse("refused-punish-one-file", n=len(decks))
        [(file, outline)] = decks.items()
        return Box(_events(file, outline), "".join(files[file] for file in boards))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults


def board_of(file: str, text: str) -> Board:
    """The board that a file holds, or ours. Raises Refused with what to change."""
    try:
        outline = read_outline(file, text)
        theirs = isinstance(outline, Table) and "board" in outline.values
        return of_text(file, text) if theirs else OURS
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults


def _events(file: str, outline: Outline) -> dict[str, tuple[str, ...]]:
    try:
        part = Part(_plain(outline), "").fields(*SECTIONS)
        return {pile: tuple(map(_event, part.part(pile).items())) for pile in PILES_OF_EVENTS}
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
