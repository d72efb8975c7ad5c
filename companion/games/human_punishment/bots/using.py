"""The value of using a Program now, and of the choices that an effect leaves."""

from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.rolls import card_gain
from companion.games.human_punishment.bots.sides import effects_worth, stake
from companion.games.human_punishment.phrases.kinds import How
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.rules.fight.enemies import find
from companion.games.human_punishment.rules.fight.fights import attackable
from companion.games.human_punishment.rules.fight.strikes import shield_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import is_red

AT_ONCE = 51.0
"""A Program that is worth something is used before all that costs an Action Point."""
WORTH = 0.3
SPOILT = 0.5
"""Gain of a failure from which a bot spoils a check."""


def using_worth(city: City, seat: str, id_: str) -> float:
    """The value of using that Program now; 0 if it is better kept."""
    one, card = city.player(seat), city.fixed.cards[id_]
    if aims.keeps_program(city, one) or aims.renounces(one, "program"):
        return 0.0
    if lying(city) is not None:
        return card_gain(city, seat, card["do"])
    return AT_ONCE if card["how"] == How.PERMANENT or _helps(city, one, card) else 0.0


def _helps(city: City, one: Player, card: Form) -> bool:
    said = (one_of.is_timely(city, one) for one_of in card["do"])
    timely = next((found for found in said if found is not None), None)
    if timely is not None:
        return bool(timely)
    worth = effects_worth(city, one.seat, card["do"], one.seat)
    return worth + aims.deed_worth(one, "program") > WORTH


def fights(city: City, one: Player) -> bool:
    """True with an Action Point, a red card and a strong Enemy in range."""
    there = attackable(city, one.seat)
    strong = any(shield_of(city, find(city, id_)) > 1 for id_ in there)
    return not city.turn.boons and city.turn.ap > 0 and strong and any(map(is_red, one.held.hand))


def is_on_the_way(city: City, one: Player) -> bool:
    """True if more actions or movement lead somewhere."""
    return city.turn.phase == "act" and bool(one.figure.chips or city.turn.ap == 0 or city.turn.moves == 0)


def spoils(city: City, one: Player) -> bool:
    """True if the open check had better fail."""
    return stake(city, one.seat) < -SPOILT
