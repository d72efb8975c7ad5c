"""The fields of votes, ranks, decisions and the night: whom, or which side."""

from collections.abc import Callable, Mapping

from companion.engine.questions import Barred, Option, split_barred
from companion.engine.words import say
from companion.games.human_punishment.fields import (
    NOTHING,
    Ask,
    Asking,
    ask_one,
    ask_seat,
    ask_yes_no,
    by_number,
    most_allowed,
)
from companion.games.human_punishment.rules.people import nameable, own_lines
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    BreakTie,
    ChooseTarget,
    Decide,
    Interrogated,
)
from companion.games.human_punishment.telling.words import (
    card_words,
    together,
)


def _all_seats(city: City, _: Intent) -> list[str]:
    return city.seats


def _lay_card(city: City, intent: Intent) -> Ask:
    cards = sorted({*city.holder(intent.seat).hand})
    options = tuple(Option(card, card_words(card)) for card in cards)
    if intent.do == "lay more":
        options = (*options, Option(NOTHING, say("field-no-card"), plain=True))
    return by_number(Ask(options))


def _before(city: City, intent: Intent) -> Ask | None:
    return ask_seat(_all_seats)(city, intent) if intent.texts.get("card") else None


def _others(city: City, intent: Intent) -> list[str]:
    return [seat for seat in city.seats if seat != intent.seat]


def _at_night(takes: Callable[[str], bool]) -> Asking:
    """Everybody else, on every phone alike; whom that side cannot take is barred (HP-103, HP-104)."""

    def ask(city: City, intent: Intent) -> Ask:
        others = [city.player(seat) for seat in _others(city, intent)]
        named = ((Option(one.seat, one.name, seat=one.seat), takes(one.loyalty)) for one in others)
        why = say("refused-punish-asleep")
        options, barred = split_barred(one if free else Barred(one, why) for one, free in named)
        if most := most_allowed(city):
            return Ask(options, 0, most, barred=barred)
        return Ask((*options, Option(NOTHING, say("field-nobody"), plain=True)), barred=barred)

    return ask


def _ready(_: City, __: Intent) -> Ask:
    return ask_one(("yes", say("field-ready")))


def _decision(city: City, _: Intent) -> Ask:
    if (step := now(city, Decide)) is None:
        return Ask(())
    sides = ((one, together(step.side(one))) for one in ("A", "B"))
    return ask_one(*((one, say(f"field-{one.lower()}", does=does)) for one, does in sides))


def _tie(city: City, intent: Intent) -> Ask:
    step = now(city, BreakTie)
    if step is not None and step.accused:
        return ask_yes_no(city, intent)
    seats = step.seats if step else ()
    return Ask(tuple(Option(seat, city.player(seat).name, seat=seat) for seat in seats))


def _who_is_general(city: City, intent: Intent) -> Ask | None:
    """Another one, or the present one, if there is one (HP-120, HP-122, HP-A44)."""
    nobody = "field-keep" if city.general is not None else ""
    return ask_seat(lambda *_: nameable(city), nobody=nobody)(city, intent)


def _interrogated(city: City, _: Intent) -> Ask:
    """The card is known: the own line, as it says, or the pink die (HP-153)."""
    step = now(city, Interrogated)
    lines = own_lines(city, step) if step else []
    does = together(lines) if lines else None
    return Ask((Option("task", say("do-interrogate-task"), does), Option("roll", say("do-interrogate-roll"))))


def _equal(city: City, _: Intent) -> list[str]:
    step = now(city, ChooseTarget)
    return list(step.seats) if step else []


OF_PEOPLE: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "lay": (("card", _lay_card), ("before", _before)),
    "lay more": (("card", _lay_card), ("before", _before)),
    "name general": (("seat", _who_is_general),),
    "machine tap": (("seat", _at_night(lambda loyalty: loyalty == "Human")),),
    "legion tap": (("seats", _at_night(lambda loyalty: loyalty != "Legion")),),
    "sleep": (("seat", _at_night(lambda _: True)),),
    "choose target": (("seat", ask_seat(_equal)),),
    "decide": (("option", _decision),),
    "break tie": (("yes", _tie),),
    "interrogated": (("by", _interrogated),),
    "discuss": (("ready", _ready),),
    "vote": (("yes", ask_yes_no),),
}
"""The fields of each step, in the order in which they are asked."""
