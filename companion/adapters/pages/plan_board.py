"""A board that the game draws as a part of a page: who stands where, and where something may be done."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from companion.adapters.language.speech import Speech
from companion.engine import view as v
from web.shown import plan, prompts, table

BESIDE = 34
"""So far apart stand pieces of one place, in the plan's units."""
NAME_BELOW = 34
"""So far below its pieces stands the name of a place."""
SPOT_ABOVE = 34
"""So far above them stands its number."""


def painted(
    seen: v.Plan | None, say: Speech, colour: Callable[[str], table.ColourView]
) -> plan.PlanView | None:
    """The plan as everybody may see it."""
    if seen is None:
        return None
    middles = {one.id: one.at for one in seen.places}
    names = tuple(
        plan.Name(one.at[0], one.at[1] + NAME_BELOW, say(one.label)) for one in seen.places if one.label
    )
    pieces = tuple(_pieces(seen, middles, say, colour))
    width, height = seen.size
    places = tuple((name, *at) for name, at in middles.items())
    areas = tuple(
        plan.PlanAreaView(one.id, *one.box, say(one.label), say.all(one.lines)) for one in seen.areas
    )
    return plan.PlanView(width, height, seen.ground, names, pieces, places, areas=areas)


def marked(
    seen: plan.PlanView | None, asked: Iterable[prompts.Prompt]
) -> tuple[plan.PlanView | None, tuple[prompts.Prompt, ...]]:
    """The plan with a number at each place where something may be done, and the same in the prompts."""
    asked = tuple(asked)
    places = dict.fromkeys(one.place for prompt in asked for one in prompt.choices if one.place)
    if seen is None or not places:
        return seen, asked
    middles = {name: (x, y) for name, x, y in seen.middles}
    numbers = {place: n for n, place in enumerate((one for one in places if one in middles), start=1)}
    spots = tuple(
        plan.PlanSpotView(n, middles[one][0], middles[one][1] - SPOT_ABOVE) for one, n in numbers.items()
    )
    numbered = tuple(
        replace(
            prompt,
            choices=tuple(
                replace(one, mark=numbers.get(one.place or "", one.mark)) for one in prompt.choices
            ),
        )
        for prompt in asked
    )
    return replace(seen, spots=spots), numbered


def _pieces(
    seen: v.Plan, middles: dict[str, tuple[int, int]], say: Speech, colour: Callable[[str], table.ColourView]
) -> Iterable[plan.PlanPieceView]:
    """Those of one place side by side about its middle."""
    count, placed = Counter(one.place for one in seen.pieces), Counter[str]()
    for one in seen.pieces:
        x, y = middles[one.place]
        along = BESIDE * placed[one.place] - BESIDE * (count[one.place] - 1) // 2
        placed[one.place] += 1
        yield plan.PlanPieceView(
            x + along, y, say(one.label), colour(one.colour) if one.colour else None, one.sign
        )
