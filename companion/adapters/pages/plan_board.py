"""A board that the game draws as a part of a page: the same numbers on it and on the buttons."""

from collections.abc import Iterable
from dataclasses import replace

from web.shown.board import BoardSpot, PlanMap
from web.shown.prompts import Prompt

SPOT_ABOVE = 34
"""The number of a place stands that far above its middle, in the plan's units."""


def marked(seen: PlanMap | None, asked: Iterable[Prompt]) -> tuple[PlanMap | None, tuple[Prompt, ...]]:
    """The plan with a number at each place where something may be done, and the same in the prompts."""
    asked = tuple(asked)
    places = dict.fromkeys(choice.place for prompt in asked for choice in prompt.choices if choice.place)
    if seen is None or not places:
        return seen, asked
    middles = seen.middles
    numbers = {place: n for n, place in enumerate((one for one in places if one in middles), start=1)}
    spots = tuple(BoardSpot(n, middles[one][0], middles[one][1] - SPOT_ABOVE) for one, n in numbers.items())
    numbered = tuple(
        replace(
            prompt,
            choices=tuple(
                replace(choice, mark=numbers.get(choice.place or "", choice.mark))
                for choice in prompt.choices
            ),
        )
        for prompt in asked
    )
    return replace(seen, spots=spots), numbered
