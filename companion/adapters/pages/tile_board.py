"""A board of tiles as a part of a page: told in words, and the same numbers on it and on the buttons."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from companion.adapters.language.speech import Speech
from companion.engine.words import say
from web.shown.board import BoardSpot, TileMap, tile_map
from web.shown.prompts import Prompt
from web.shown.view import Board, PlacedTile

At: TypeAlias = tuple[int, int]
SIDES: tuple[tuple[str, At], ...] = (("n", (0, 1)), ("e", (1, 0)), ("s", (0, -1)), ("w", (-1, 0)))
"""Each side of a tile and the step that leads over it, in the order of `edges`."""
REMEMBERED = 1024
"""Size of the cache of tiles in words: after a move all but a few are as they were."""


def drawn(board: Board, speech: Speech) -> TileMap:
    """The board as it is drawn, with every tile and every free place in words."""
    tiles, kinds = {tile.at: tile for tile in board.tiles}, dict(board.kinds)
    told = {tile.at: _tile(tile, board.kinds, speech) for tile in board.tiles}
    for one in board.lit:
        around = _list(_beside(one.at, tiles, kinds, speech))
        ways = _list(one.ways)
        told[one.at] = speech(say("free-told", place=one.label, around=around, ways=ways))
    return tile_map(board, told)


@lru_cache(maxsize=REMEMBERED)
def _tile(tile: PlacedTile, kinds: tuple[tuple[str, str], ...], speech: Speech) -> str:
    """The place, the owner, the four edges, and what else holds there."""
    names = dict(kinds)
    who = (tile.who,) if tile.who else ()
    edges = (
        speech(say(f"side-{side}", what=names[kind]))
        for (side, _), kind in zip(SIDES, tile.edges, strict=False)
    )
    return speech.naming(_list((": ".join((tile.label, *who)), *edges, *tile.notes)))


def _beside(
    at: At, tiles: Mapping[At, PlacedTile], kinds: Mapping[str, str], speech: Speech
) -> Iterator[str]:
    """The edges of the neighbours that face a place, with the neighbours' owners."""
    for number, (side, (x, y)) in enumerate(SIDES):
        tile = tiles.get((at[0] + x, at[1] + y))
        if tile is not None and tile.edges:
            kind = kinds[tile.edges[(number + 2) % 4]]
            what = speech(say("edge-of", edge=kind, name=tile.who)) if tile.who else kind
            yield speech(say(f"side-{side}", what=what))


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def marked(seen: TileMap | None, asked: Iterable[Prompt]) -> tuple[TileMap | None, tuple[Prompt, ...]]:
    """The board with a number at each place where something may be done, and the same in the prompts."""
    asked = tuple(asked)
    places = dict.fromkeys(choice.spot for prompt in asked for choice in prompt.choices if choice.spot)
    if seen is None or not places:
        return seen, asked
    numbers = {place: n for n, place in enumerate(places, start=1)}
    spots = tuple(BoardSpot(n, x, -y, seen.told.get((x, y), "")) for (x, y), n in numbers.items())
    numbered = tuple(
        replace(
            prompt,
            choices=tuple(
                replace(choice, mark=numbers[choice.spot], face=seen.hand) if choice.spot else choice
                for choice in prompt.choices
            ),
        )
        for prompt in asked
    )
    return replace(seen, spots=spots), numbered
