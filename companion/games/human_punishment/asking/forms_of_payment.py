"""The fields of what is bought: with blue or with red cards, and with which."""

from companion.engine.words import say
from companion.games.human_punishment.asking.fields import Ask, Asking, alike, ask_one, by_number
from companion.games.human_punishment.state.board import PROGRAM_PRICE, RECON_PRICE
from companion.games.human_punishment.state.cards import is_blue, is_red, value
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.telling.words import card_words


def _price(city: City, intent: Intent) -> int:
    """The price to reach."""
    if intent.do == "buy weapon":
        return city.board.prices[intent.texts["weapon"]]
    if intent.do == "monolith":
        return RECON_PRICE
    return city.prices.get(intent.texts["program"], PROGRAM_PRICE)


def _purse(city: City, intent: Intent) -> dict[str, list[str]]:
    """The cards of each colour that reach the price."""
    hand = sorted(city.holder(intent.seat).hand)
    some = {"blue": [card for card in hand if is_blue(card)], "red": [card for card in hand if is_red(card)]}
    price = _price(city, intent)
    return {colour: cards for colour, cards in some.items() if sum(abs(value(one)) for one in cards) >= price}


def _paying_colour(city: City, intent: Intent) -> Ask | None:
    purse = _purse(city, intent)
    return ask_one(*((one, say(f"field-{one}-cards")) for one in purse)) if len(purse) > 1 else None


def _payment(city: City, intent: Intent) -> Ask | None:
    purse = _purse(city, intent)
    cards = purse.get(intent.texts.get("colour", ""), next(iter(purse.values()), []))
    options = alike(cards, card_words, lambda card: abs(value(card)))
    return by_number(Ask(options, 1, len(cards), _price(city, intent)))


PAYS: tuple[tuple[str, Asking], ...] = (("colour", _paying_colour), ("cards", _payment))
"""The fields of a purchase, in the order in which they are asked."""
