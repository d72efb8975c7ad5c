"""The fields of what is asked before the second game of a campaign (HP-291, HP-292)."""

from collections.abc import Mapping

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.fields import (
    Ask,
    Asking,
    ask_covered,
    ask_one,
    ask_seat,
    by_number,
)
from companion.games.human_punishment.rules.campaign import GONE, MARKS, MOST_KEPT, RESULTS
from companion.games.human_punishment.rules.second_game import SIDES
from companion.games.human_punishment.rules.waiting import waits_for
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.campaign import TakeAlong


def _winner(_: City, __: Intent) -> Ask:
    return Ask(tuple(Option(one, say(f"first-won-{one}"), plain=True) for one in RESULTS))


def _gone(_: City, __: Intent) -> Ask:
    return Ask(tuple(Option(one, say(f"bar-{one}")) for one in GONE), 0, len(GONE))


def _about(city: City, intent: Intent, about: str) -> bool:
    step = waits_for(city, intent.seat, TakeAlong)
    return isinstance(step, TakeAlong) and step.about == about


def _side(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "side"):
        return None
    return ask_covered(*((one, say(f"loyalty-{one}")) for one in SIDES))


def _marks(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "marks"):
        return None
    return by_number(Ask(tuple(Option(one, say(f"field-mark-{one}")) for one in MARKS), 0, len(MARKS)))


def _programs(city: City, intent: Intent) -> Ask | None:
    if not _about(city, intent, "programs"):
        return None
    return ask_one(*((str(n), say("field-kept-programs", n=n)) for n in range(MOST_KEPT + 1)))


OF_CAMPAIGN: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "first game": (("winner", _winner), ("gone", _gone), ("last", ask_seat(lambda city, _: city.seats))),
    "take along": (("side", _side), ("marks", _marks), ("programs", _programs)),
}
"""The fields of each step, in the order in which they are asked."""
