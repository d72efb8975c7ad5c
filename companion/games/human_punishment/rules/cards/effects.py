"""Carries out what cards say."""

from collections.abc import Iterable

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.step import CarryOut


def carry_out(city: City, seat: str | None, effects: Iterable[Effect]) -> None:
    """Queues effects in their order; `seat` is the card's owner, or None."""
    city.queue_next(*(CarryOut(effect, seat or None) for effect in effects))
