"""Payment with cards of one colour that reach the price; the rest is lost (HP-066)."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from companion.engine.words import say
from companion.games.human_punishment.fields import Ask, Fields, alike, ask_one, by_number
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.cards import is_blue, is_red, value
from companion.games.human_punishment.telling.words import card_words

Price: TypeAlias = Callable[[City, Intent], int]
"""Returns the price of what was chosen."""
IMPLIED = ("colour",)
"""The field of a purchase that its cards say again."""


def purse(city: City, seat: str, price: int) -> Mapping[str, list[str]]:
    """Returns the cards of each colour that reach a price."""
    hand = sorted(city.holder(seat).held.hand)
    some = {"blue": [card for card in hand if is_blue(card)], "red": [card for card in hand if is_red(card)]}
    return {colour: cards for colour, cards in some.items() if sum(abs(value(one)) for one in cards) >= price}


def pays(price: Price) -> Fields:
    """The fields of a purchase: with blue or with red cards, and with which."""

    def colour(city: City, intent: Intent) -> Ask | None:
        found = purse(city, intent.seat, price(city, intent))
        return ask_one(*((one, say(f"field-{one}-cards")) for one in found)) if len(found) > 1 else None

    def cards(city: City, intent: Intent) -> Ask:
        found = purse(city, intent.seat, price(city, intent))
        some = found.get(intent.texts.get("colour", ""), next(iter(found.values()), []))
        options = alike(some, card_words, lambda card: abs(value(card)))
        return by_number(Ask(options, 1, len(some), price(city, intent)))

    return (("colour", colour), ("cards", cards))


def pay(city: City, said: StepFields) -> None:
    """An Action Point and the cards are gone."""
    spend_ap(city)
    spend(city, said.seat, said.things("cards"))
