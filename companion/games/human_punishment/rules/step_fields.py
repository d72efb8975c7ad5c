"""The fields of an action as texts, read one by one and refused where they make no sense."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from companion.engine.refusal import Refused, refuse
from companion.engine.words import say
from companion.games.human_punishment.cards import is_blue, is_red
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.steps.waiting import BlueFive
from companion.games.human_punishment.thrown import BETWEEN


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
        """The field. Raises Refused where it is empty."""
        if not self.has(name):
            raise no("missing")
        return self.texts[name]

    def one_of(self, name: str, known: Sequence[str]) -> str:
        """The field, if it is one of these."""
        found = self.text(name)
        if found not in known:
            raise refuse("refused-option")
        return found

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number."""
        found = self.text(name)
        if not found.lstrip("-").isdecimal() or not least <= int(found) <= most:
            raise refuse("refused-number", least=least, most=most)
        return int(found)

    def flag(self, name: str) -> bool:
        """Yes or no."""
        return self.one_of(name, ("yes", "no")) == "yes"

    def things(self, name: str) -> list[str]:
        """A list, empty where nothing is filled in."""
        return self.texts[name].split(BETWEEN) if self.has(name) else []


def no(reason: str) -> Refused:
    """Returns the refusal of a rule, to be raised."""
    return Refused(say(f"refused-punish-{reason}"))


def pay(city: City, seat: str, cards: list[str], price: int) -> None:
    """Pays with cards of one colour that reach the price; the rest is lost (HP-066)."""
    if not (all(map(is_blue, cards)) or all(map(is_red, cards))) or not cards:
        raise no("one-colour")
    if sum(int(card[1]) for card in cards) < price:
        raise no("price")
    spend(city, seat, cards)


def hold(city: City, seat: str, cards: list[str], fits: Callable[[str], bool], most: int) -> None:
    """Raises Refused unless these are cards of the hand, of that kind, and not too many."""
    if len(cards) > most or not all(map(fits, cards)) or Counter(cards) - Counter(city.holder(seat).hand):
        raise no("cards")


def spend(city: City, seat: str, cards: list[str]) -> None:
    """The cards go from the hand to the one discard pile (HP-302)."""
    hold(city, seat, cards, lambda _: True, len(cards))
    for card in cards:
        city.holder(seat).hand.remove(card)
    city.discard += cards
    if city.holder(seat).has("blue five"):
        city.queue_next(*(BlueFive(city.holder(seat).seat) for card in cards if card == "b5"))
    happened(city, seat, *(f"discard {n}" for n in (5, 6) if len(cards) >= n))


def take_out(things: list[str], taken: list[str]) -> None:
    """Takes these things out. Raises Refused where one is not there."""
    if Counter(taken) - Counter(things):
        raise refuse("refused-option")
    for one in taken:
        things.remove(one)
