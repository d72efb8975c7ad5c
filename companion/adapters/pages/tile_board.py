"""A board of tiles as a part of a page: the same numbers on it and on the buttons."""

from collections.abc import Iterable
from dataclasses import replace

from web.shown.board import BoardSpot, TileMap
from web.shown.prompts import Prompt


def marked(seen: TileMap | None, asked: Iterable[Prompt]) -> tuple[TileMap | None, tuple[Prompt, ...]]:
    """The board with a number at each place where something may be done, and the same in the prompts."""
    asked = tuple(asked)
    places = dict.fromkeys(one.spot for prompt in asked for one in prompt.choices if one.spot)
    if seen is None or not places:
        return seen, asked
    numbers = {place: n for n, place in enumerate(places, start=1)}
    spots = tuple(BoardSpot(n, x, -y) for (x, y), n in numbers.items())
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
