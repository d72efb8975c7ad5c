"""A board of tiles as a part of a page: what lies where, what belongs together, where something may go."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from companion.adapters.language.speech import Speech
from companion.engine import view as v
from web.shown import board, prompts, table

AROUND = ((0, 1, "M{0} {1}h1"), (1, 0, "M{2} {1}v1"), (0, -1, "M{0} {3}h1"), (-1, 0, "M{0} {1}v1"))
"""For each neighbour that does not belong: the side of the square that is drawn; y grows downwards there."""


def painted(
    seen: v.Board | None, say: Speech, colour: Callable[[str], table.ColourView]
) -> board.TileBoardView | None:
    """The board as everybody may see it."""
    if seen is None or not seen.tiles:
        return None
    faces = dict(seen.faces)
    names = {face: f"tile-{n}" for n, face in enumerate(faces)}
    tiles = tuple(
        board.TileView(
            one.at[0],
            -one.at[1],
            names[one.face],
            90 * one.turn,
            colour(one.owner) if one.owner else None,
            one.dark,
            say(one.label),
        )
        for one in seen.tiles
    )
    outlines = tuple(board.OutlineView(one.kind, _path(one.tiles)) for one in seen.outlines)
    return board.TileBoardView(
        tuple((names[face], svg) for face, svg in faces.items()),
        tiles,
        outlines,
        names.get(seen.hand) if seen.hand else None,
        _box((one.x, one.y) for one in tiles),
        left=tuple((names[face], n) for face, n in seen.left),
        lit=tuple((x, -y) for x, y in seen.lit),
        in_hand=say.maybe(seen.in_hand),
    )


def marked(
    seen: board.TileBoardView | None, asked: Iterable[prompts.Prompt]
) -> tuple[board.TileBoardView | None, tuple[prompts.Prompt, ...]]:
    """The board with a number at each place where something may be done, and the same in the prompts."""
    asked = tuple(asked)
    places = dict.fromkeys(one.spot for prompt in asked for one in prompt.choices if one.spot)
    if seen is None or not places:
        return seen, asked
    numbers = {place: n for n, place in enumerate(places, start=1)}
    spots = tuple(board.TileSpotView(n, x, -y) for (x, y), n in numbers.items())
    numbered = tuple(
        replace(
            prompt,
            choices=tuple(
                replace(one, mark=numbers[one.spot], face=seen.hand) if one.spot else one
                for one in prompt.choices
            ),
        )
        for prompt in asked
    )
    return replace(seen, spots=spots), numbered


def _box(corners: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Left, top, width and height of all squares and of those around them, where the next one may lie."""
    xs, ys = zip(*corners, strict=True)
    return min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3


def _path(tiles: Iterable[tuple[int, int]]) -> str:
    """The outer edge of squares that belong together."""
    there = set(tiles)
    return "".join(
        side.format(x, -y, x + 1, 1 - y)
        for x, y in sorted(there)
        for dx, dy, side in AROUND
        if (x + dx, y + dy) not in there
    )
