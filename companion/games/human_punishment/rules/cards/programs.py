"""Programs: used once, charged, or lying open; and the moments at which they may be (HP-131, HP-132)."""

from companion.games.human_punishment.phrases.kinds import How, When
from companion.games.human_punishment.rules.cards.throws import concerns
from companion.games.human_punishment.rules.turns.pauses import pausing, thrown
from companion.games.human_punishment.rules.turns.waiting import is_a_moment, waits_for
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Defend, Put, PutMore

CHARGES, MARKERS = 2, 20
"""Number of charges of a Program, and of charge markers (HP-010, HP-132)."""


def usable(city: City, seat: str) -> list[str]:
    """Returns the Programs that a seat can use at this moment."""
    one = city.player(seat)
    if "program" in one.forbidden:
        return []
    return [
        id_ for id_ in dict.fromkeys(one.held.programs) if id_ in city.fixed.cards and _may(city, seat, id_)
    ]


def spend_charge(city: City, seat: str, id_: str) -> None:
    """The last of two charges discards it."""
    one = city.player(seat)
    left = one.held.charges.get(id_, min(CHARGES, max(1, MARKERS - _charges(city)))) - 1
    if left:
        one.held.charges[id_] = left
    else:
        city.discard_program(seat, id_)
        city.market.used_programs.append(id_)


def _charges(city: City) -> int:
    """The number of charge markers on Programs."""
    return sum(sum(player.held.charges.values()) for player in city.players)


def _may(city: City, seat: str, id_: str) -> bool:
    card = city.fixed.cards[id_]
    return is_left(city.player(seat), card) and (is_charged(city, seat, card) or is_moment(city, seat, card))


def is_charged(city: City, seat: str, card: Form) -> bool:
    """True if a card for the own turn was played before, and a charge of it may be used now (HP-132)."""
    begun = card["id"] in city.player(seat).held.charges and card.get("when", When.OWN_TURN) == When.OWN_TURN
    return begun and is_a_moment(city) and not city.ruling("charges", "printed")


def is_left(one: Player, card: Form) -> bool:
    """True if a Program that stays may be used still in this turn, as any other may (HP-132)."""
    id_ = card["id"]
    done = id_ in one.held.used or (bool(card["holds"]) and id_ in one.held.installed)
    return card["how"] != How.PERMANENT or not done


def is_moment(city: City, seat: str, card: Form) -> bool:
    """True if this is the moment that a card names, for that seat (HP-131)."""
    one, waits = city.player(seat), city.tasks[0] if city.tasks else None
    rolled = (throw := thrown(city)) is not None and answers(city, seat, card, throw)
    in_check = isinstance(waits, Put | PutMore) or pausing(city, "check") is not None
    moments: dict[str, bool] = {
        When.CHECK: in_check and "escape" not in city.middle.check,
        When.ROLL: rolled,
        When.ANY_ROLL: rolled,
        When.ATTACK: waits_for(city, seat, Defend) is not None,
        When.WOUND: is_a_moment(city) and one.figure.wounds > 0,
        When.OWN_TURN: _in_own_turn(city, one),
        When.ANY_TIME: is_a_moment(city),
    }
    return moments[card.get("when", When.OWN_TURN)]


def _in_own_turn(city: City, one: Player) -> bool:
    """True in all of the own turn, or in its action phase alone if a table plays so (HP-131)."""
    acting = not city.tasks and city.turn.phase == "act"
    narrow = city.ruling("moments", "acting")
    return city.turn.active == one.seat and not one.is_down and (acting if narrow else is_a_moment(city))


def answers(city: City, seat: str, card: Form, throw: Throw) -> bool:
    """True if a card answers a roll, of its owner or of any seat (HP-131)."""
    whose = {When.ROLL: seat == city.turn.active, When.ANY_ROLL: True}
    return whose.get(card.get("when", ""), False) and concerns(card["do"], throw)
