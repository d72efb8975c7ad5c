"""The fields of an action as texts: what was offered, so that nothing is checked again."""

from collections.abc import Mapping

from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.waiting import BlueFive
from companion.games.human_punishment.state.thrown import BETWEEN


class StepFields:
    """The fields of one step by one seat; None is the table."""

    def __init__(self, seat: str | None, texts: Mapping[str, str]) -> None:
        self.by = seat
        self.texts = texts

    @property
    def seat(self) -> str:
        """The seat that says it."""
        return self.by or ""

    def has(self, name: str) -> bool:
        """True if the field is filled in."""
        return bool(self.texts.get(name))

    def text(self, name: str) -> str:
        """The field."""
        return self.texts[name]

    def number(self, name: str) -> int:
        """A whole number."""
        return int(self.texts[name])

    def flag(self, name: str) -> bool:
        """Yes or no."""
        return self.texts[name] == "yes"

    def things(self, name: str) -> list[str]:
        """A list, empty where nothing is filled in."""
        return self.texts[name].split(BETWEEN) if self.has(name) else []


def spend(city: City, seat: str, cards: list[str]) -> None:
    """The cards go from the hand to the one discard pile (HP-302)."""
    for card in cards:
        city.holder(seat).held.hand.remove(card)
    city.decks.discard += cards
    if city.holder(seat).has("blue five"):
        city.queue_next(*(BlueFive(city.holder(seat).seat) for card in cards if card == "b5"))
    happened(city, seat, *(f"discard {n}" for n in (5, 6) if len(cards) >= n))
