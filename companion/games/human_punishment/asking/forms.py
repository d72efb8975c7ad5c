"""The fields of each step, one after the other, and what may stand in each: one of several, or some."""

from collections.abc import Callable, Mapping, Sequence

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.asking.forms_of_campaign import OF_CAMPAIGN
from companion.games.human_punishment.asking.forms_of_characters import OF_CHARACTERS
from companion.games.human_punishment.asking.forms_of_chips import OF_CHIPS
from companion.games.human_punishment.asking.forms_of_effects import OF_EFFECTS
from companion.games.human_punishment.asking.forms_of_people import OF_PEOPLE
from companion.games.human_punishment.fields import (
    NOTHING,
    Ask,
    Asking,
    Fields,
    ask_cards,
    ask_covered,
    ask_one,
    by_number,
    most_allowed,
)
from companion.games.human_punishment.rules.boxes import owned
from companion.games.human_punishment.rules.enemies import all_of
from companion.games.human_punishment.rules.skill_trees import boost_columns
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.cards import is_blue, is_red, value
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    Order,
)
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import (
    card_words,
    chip_words,
    enemies_named,
    program_words,
)


def next_field(city: City, intent: Intent) -> tuple[str, Ask] | None:
    """The first field that is not said yet, and what may stand in it."""
    for field, asking in fields_of(intent.do):
        if field not in intent.texts and (ask := asking(city, intent)) is not None:
            return field, ask
    return None


def fields_of(do: str) -> Fields:
    """The fields of a step after what was chosen with it, in the order in which they are asked."""
    return ACTIONS[do].fields if do in ACTIONS else FIELDS.get(do, ())


def taken(ask: Ask, options: Sequence[str]) -> str:
    """Returns the text of these options: lists joined, cards without the number that tells them apart."""
    if not ask.picks:
        return "" if options[0] == NOTHING else options[0]
    order = {option.id: n for n, option in enumerate(ask.options)}
    return BETWEEN.join(one.partition("#")[0] for one in sorted(options, key=order.__getitem__))


def _any(_: str) -> bool:
    return True


def _add_card(city: City, intent: Intent) -> Ask:
    cards = sorted({card for card in city.holder(intent.seat).hand if is_blue(card) or is_red(card)})
    options = tuple(Option(card, card_words(card), worth=value(card)) for card in cards)
    return by_number(Ask((*options, Option(NOTHING, say("field-no-card"), plain=True))))


def _take(_: City, __: Intent) -> Ask:
    return ask_one(("boost", say("field-boost")), ("programs", say("field-programs")))


def _reward_column(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("take") != "boost":
        return None
    return ask_one(*((one, say(f"tree-{one}")) for one in boost_columns(city, intent.seat)))


def _lost(what: str) -> Asking:
    def ask(city: City, intent: Intent) -> Ask:
        label = program_words(city) if what == "program" else chip_words
        things = dict.fromkeys(owned(city.player(intent.seat), what))
        return ask_covered(*((thing, label(thing)) for thing in things))

    return ask


def _acting(city: City, _: Intent) -> Ask:
    step = now(city, Order)
    there = [id_ for id_ in (step.ids if step else ()) if id_ in all_of(city)]
    return ask_one(*enemies_named(city, there))


def _value(name: str) -> Callable[[City, Intent], int]:
    return lambda city, intent: city.player(intent.seat).value(name)


FIELDS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "defend": (("cards", ask_cards(is_blue, 0, _value("defenceCards"))),),
    "put": (("cards", ask_cards(_any, 0, most_allowed)),),
    "put more": (("cards", ask_cards(_any, 0, most_allowed)),),
    "add card": (("card", _add_card),),
    "reward": (("take", _take), ("column", _reward_column)),
    "order": (("enemy", _acting),),
    "trap program": (("lost", _lost("program")),),
    "trap chip": (("lost", _lost("chip")),),
    **OF_CHIPS,
    **OF_PEOPLE,
    **OF_EFFECTS,
    **OF_CHARACTERS,
    **OF_CAMPAIGN,
}
"""The fields of a step after what was chosen with it, in the order in which they are asked."""


def said(intent: Intent) -> dict[str, str]:
    """The texts of a step as the rules take them."""
    if intent.do in ACTIONS:
        return ACTIONS[intent.do].said(intent.texts)
    texts = {name: text for name, text in intent.texts.items() if text}
    if intent.do == "break tie" and texts.get("yes") not in {"yes", "no"}:
        return {"seat": texts.get("yes", "")}
    return texts


SHOWN: frozenset[str] = frozenset({"keep", "chips"})
"""Fields that show something: after them there is no way back."""
