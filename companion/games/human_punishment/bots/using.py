"""The value of using a Program now, and of the choices that an effect leaves."""

from collections.abc import Callable

from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.rolls import card_gain
from companion.games.human_punishment.bots.sides import COLOUR, effects_worth, stake
from companion.games.human_punishment.phrases.written import How
from companion.games.human_punishment.rules.buying import face_down
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.rules.fight.enemies import find
from companion.games.human_punishment.rules.fight.fights import attackable
from companion.games.human_punishment.rules.fight.strikes import shield_of
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.cards import is_red
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import PickOne

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
    ops = {said["op"] for said in card["do"]}
    for some, is_so in _USED_IF:
        if ops & some:
            return is_so(city, one)
    worth = effects_worth(city, one.seat, [{**said, "by": one.seat} for said in card["do"]])
    return worth + aims.deed_worth(one, "program") > WORTH


def harms(city: City, seat: str) -> bool:
    """True if the effect to choose for would harm the chosen player."""
    step = now(city, PickOne)
    effect = step.effect if step else {}
    return effects_worth(city, seat, [{**effect, "whom": "you", "by": seat}]) < 0


def _fights(city: City, one: Player) -> bool:
    """True with an Action Point, a red card and a strong Enemy in range."""
    there = attackable(city, one.seat)
    strong = any(shield_of(city, find(city, id_)) > 1 for id_ in there)
    return not city.turn.boons and city.turn.ap > 0 and strong and any(map(is_red, one.held.hand))


def _is_on_the_way(city: City, one: Player) -> bool:
    return city.turn.phase == "act" and bool(one.figure.chips or city.turn.ap == 0 or city.turn.moves == 0)


def _spoils(city: City, one: Player) -> bool:
    return stake(city, one.seat) < -SPOILT


def _smuggles(city: City, one: Player) -> bool:
    """With a chip of the own colour, for one that nobody has seen."""
    return one.known_chips[:1] == [COLOUR.get(one.aims.loyalty)] and bool(face_down(city))


_USED_IF: tuple[tuple[frozenset[str], Callable[[City, Player], bool]], ...] = (
    (frozenset({"more red", "more damage", "hit all", "no defence"}), _fights),
    (frozenset({"more actions", "more movement"}), _is_on_the_way),
    (frozenset({"turn sign", "less in check", "nobody puts", "puts none", "more unknown"}), _spoils),
    (frozenset({"swap in network"}), _smuggles),
)
"""Conditions for operations that help in a fight, on the way, against a check, in smuggling."""
