"""The checks of what a game asks: how its choices are drawn on phones."""

from collections.abc import Iterator

from companion.adapters.game_catalogue.trial import GameTrial
from companion.engine.questions import ChoiceLook, Option, Question

MANY = 4
"""So many options are no longer chosen at a glance from plain buttons."""


def draws_choices(trial: GameTrial) -> Iterator[str]:
    """Four options and more are drawn as what they are: on the board, or by a look that fits them."""
    for moment in trial.moments:
        for asked in moment.play.open.values():
            yield from _undrawn(asked.question)


def _undrawn(question: Question) -> Iterator[str]:
    kind, options = question.id.partition(":")[0], question.shown
    placed = any(one.spot is not None or one.place is not None for one in options)
    if question.look is None:
        if len(options) >= MANY and not placed:
            yield f"{kind} has {len(options)} options and no look"
    elif options and not any(_fits(question.look, one) for one in options):
        yield f"the options of {kind} have nothing that {question.look} can draw"


def _fits(look: ChoiceLook, option: Option) -> bool:
    if look is ChoiceLook.SEATS:
        return option.seat is not None
    if look in {ChoiceLook.DICE, ChoiceLook.GAUGE, ChoiceLook.STRINGS}:
        return option.number is not None
    return True
