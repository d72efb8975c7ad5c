"""The look of a prompt on phones: the colour of own dice, and who sits around the table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.adapters.language.localise import Localiser
from companion.engine.questions import ChoiceLook, Question
from companion.engine.view import SeatView
from web.shown import prompts, table

OWN = {ChoiceLook.DICE, ChoiceLook.STRINGS}
"""Looks in the colour of the asked seat."""


def looking(
    question: Question,
    prompt: prompts.Prompt,
    seats: Sequence[SeatView],
    localised: Localiser[table.ColourView],
) -> prompts.Prompt:
    """The prompt with what its look draws."""
    if question.look is ChoiceLook.SEATS:
        around = tuple(_around(prompt, seats, question.to, localised))
        return replace(prompt, look=question.look, around=around)
    own = next((localised.colour(seat.colour) for seat in seats if seat.seat == question.to), None)
    return replace(prompt, look=question.look, own=own if question.look in OWN else None)


def _around(
    prompt: prompts.Prompt, seats: Sequence[SeatView], you: str | None, localised: Localiser[table.ColourView]
) -> Iterator[prompts.PlaceAtTable]:
    """Everybody at the table, the dead only if they can be chosen; from the asked seat's left."""
    choices = {choice.seat: choice for choice in prompt.choices if choice.seat}
    here = [seat for seat in seats if not seat.gone or seat.seat in choices]
    first = next((n for n, one in enumerate(here) if one.seat == you), -1) + 1
    turned = (*here[first:], *here[:first])
    for one, where in zip(turned, _places(len(here), has_foot=first > 0), strict=True):
        yield prompts.PlaceAtTable(
            where, one.name, localised.colour(one.colour), choices.get(one.seat), one.face
        )


def _places(count: int, *, has_foot: bool) -> Iterator[str]:
    """The names of `count` places: up the left side, the head, down the right side, and the foot."""
    others = count - has_foot
    side = others // 2
    yield from (f"left-{n}" for n in range(side, 0, -1))
    yield from ("head",) * (others % 2)
    yield from (f"right-{n}" for n in range(1, side + 1))
    yield from ("foot",) * has_foot
