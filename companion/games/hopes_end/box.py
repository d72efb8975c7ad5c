"""Card files become a box: tiles, Morality and History cards (HE-002, HE-004)."""

import re
from collections.abc import Mapping
from typing import Any

from companion.engine.outline import Items, Outline, OutlineFaults, Table, read_outline, told
from companion.engine.refusal import Refused, refuse
from companion.games.hopes_end.cards import Box
from companion.games.hopes_end.definitions import read_history, read_morality, read_tile
from companion.games.hopes_end.tiles import Tile
from companion.kit.rehearsal.parts import Misread, Part

SECTIONS = ("deck", "language", "tiles", "history", "morality")
NUMBER = re.compile(r"-?\d{1,4}")
WORDS = {"true": True, "false": False}


def read_box(files: Mapping[str, str]) -> Box:
    """The box of all card files, of which one holds everything. Raises Refused with what to change."""
    if len(files) != 1:
        raise refuse("refused-ends-one-file", n=len(files))
    [(file, text)] = files.items()
    try:
        return _box(Part(_plain(read_outline(file, text)), ""))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    except Misread as misread:
        raise refuse("refused-ends-file", file=file, why=str(misread)) from misread


def _plain(outline: Outline) -> Any:
    if isinstance(outline, Table):
        return {name: _plain(value) for name, value in outline.values.items()}
    if isinstance(outline, Items):
        return [_plain(one) for one in outline.items]
    if outline.text in WORDS:
        return WORDS[outline.text]
    return int(outline.text) if NUMBER.fullmatch(outline.text) else outline.text


def _box(part: Part) -> Box:
    part.fields(*SECTIONS)
    tiles, start = _tiles(part.part("tiles"))
    events = [read_history(one, "title", "text", "by-hand") for one in part.part("history").items()]
    questions = [read_morality(one, "question", "texts") for one in part.part("morality").items()]
    history, morality = {card.id: card for card in events}, {card.id: card for card in questions}
    for name, cards in (("history", history), ("morality", morality)):
        if len(cards) != len(part.part(name).items()):
            raise part.part(name).fault("two cards have the same id")
    return Box(morality, history, tiles, start)


def _tiles(part: Part) -> tuple[tuple[Tile, ...], Tile]:
    """All tiles but one of the kind that is the start tile."""
    tiles: list[Tile] = []
    start: Tile | None = None
    for one in part.items():
        printed = read_tile(one, "count", "start")
        begins = one.maybe("start")
        count = one.part("count").number(1, 200)
        if begins is not None and begins.flag():
            if start is not None:
                raise begins.fault("there is a start tile already")
            start, count = printed, count - 1
        tiles += [printed] * count
    if start is None or not tiles:
        raise part.fault("one kind of tile is marked with 'start: true', and there are others")
    return tuple(tiles), start
