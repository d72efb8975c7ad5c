"""The operations of cards (catalogue, what owners type in)."""

from collections.abc import Iterable

from companion.games.human_punishment.rules.cards.choosing import (
    pick_one,
)
from companion.games.human_punishment.rules.cards.conditions import holds, is_condition
from companion.games.human_punishment.rules.cards.effects_on_city import OF_THE_CITY
from companion.games.human_punishment.rules.cards.effects_on_people import ASKING, OF_PEOPLE
from companion.games.human_punishment.rules.fight.targets import CHOSEN, is_extreme, meant
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import CarryOut


def carry_out(city: City, seat: str | None, effects: Iterable[Form]) -> None:
    """Queues effects in their order; `seat` is the card's owner, or None."""
    by = {"by": seat} if seat else {}
    city.queue_next(*(CarryOut({**effect, **by}) for effect in effects))


def effect(city: City, args: Form) -> None:
    """One operation: for the city as a whole, or for each of those who are meant."""
    by = args.get("by") or city.turn.active
    if is_condition(args):
        if holds(city, by, args):
            carry_out(city, args.get("by"), [args["do"]])
        return
    op = args["op"]
    if op in OF_THE_CITY:
        OF_THE_CITY[op](city, args)
        return
    if args.get("whom") == CHOSEN and "seat" not in args:
        pick_one(city, by, args, "seat", city.in_turn())
        return
    seats = meant(city, by, args)
    if len(seats) > 1 and is_extreme(args):
        pick_one(city, city.offices.leader or by, args, "seat", seats)
        return
    if op in ASKING and "seat" not in args:
        city.queue_next(*(CarryOut({**args, "seat": seat}) for seat in seats))
        return
    for seat in seats:
        (ASKING | OF_PEOPLE)[op](city, seat, args)


def is_known(said: Form) -> bool:
    """True if there is such an operation."""
    return said["op"] in {*OF_THE_CITY, *OF_PEOPLE, *ASKING}
