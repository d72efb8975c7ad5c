"""The fields of each step, one after the other, and what may stand in each: one of several, or some."""

from collections.abc import Callable, Mapping, Sequence

from companion.engine.questions import Option
from companion.engine.words import Words, say
from companion.games.human_punishment.asking.fields import (
    NOTHING,
    Ask,
    Asking,
    alike,
    ask_cards,
    ask_covered,
    ask_one,
    by_number,
    most_allowed,
)
from companion.games.human_punishment.asking.forms_of_campaign import OF_CAMPAIGN
from companion.games.human_punishment.asking.forms_of_characters import OF_CHARACTERS
from companion.games.human_punishment.asking.forms_of_chips import CHIPS, OF_CHIPS
from companion.games.human_punishment.asking.forms_of_effects import OF_EFFECTS
from companion.games.human_punishment.asking.forms_of_payment import PAYS
from companion.games.human_punishment.asking.forms_of_people import OF_PEOPLE
from companion.games.human_punishment.asking.forms_of_rolls import dice_to_reroll
from companion.games.human_punishment.rules.boxes import owned
from companion.games.human_punishment.rules.enemies import all_of, find, in_area_of_apex
from companion.games.human_punishment.rules.fights import has_weapon, red_cards
from companion.games.human_punishment.rules.objectives import to_claim
from companion.games.human_punishment.rules.programs import usable
from companion.games.human_punishment.rules.skill_trees import boost_columns
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.board import BLUE_LENGTH
from companion.games.human_punishment.state.cards import is_blue, is_colourless, is_red, value
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    Order,
)
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import (
    card_words,
    chip_words,
    enemy_words,
    title_of,
    together,
)


def next_field(city: City, intent: Intent) -> tuple[str, Ask] | None:
    """The first field that is not said yet, and what may stand in it."""
    for field, asking in FIELDS.get(intent.do, ()):
        if field not in intent.texts and (ask := asking(city, intent)) is not None:
            return field, ask
    return None


def taken(ask: Ask, options: Sequence[str]) -> str:
    """Returns the text of these options: lists joined, cards without the number that tells them apart."""
    if not ask.picks:
        return "" if options[0] == NOTHING else options[0]
    order = {option.id: n for n, option in enumerate(ask.options)}
    return BETWEEN.join(one.partition("#")[0] for one in sorted(options, key=order.__getitem__))


def _any(_: str) -> bool:
    return True


def _direction(_: City, intent: Intent) -> Ask | None:
    if intent.texts.get("action") != "1":
        return None
    return ask_one(("up", say("field-up")), ("down", say("field-down")))


def _city_cards(city: City, intent: Intent) -> Ask | None:
    return ask_cards(is_blue, 1, lambda *_: 3)(city, intent) if intent.texts.get("action") == "2" else None


def _box(city: City, intent: Intent) -> Ask | None:
    if not has_weapon(city, intent.seat):
        return None
    return ask_one(("yes", say("field-box-yes")), ("no", say("field-box-no")))


def _act(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("press") != "green":
        return None
    acts = [
        *(["move"] if city.apex is not None and city.apex < BLUE_LENGTH else []),
        *(["attack"] if in_area_of_apex(city) else []),
    ]
    return ask_one(*((act, say(f"field-act-{act}")) for act in acts))


def _panel_enemy(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("act") != "attack":
        return None
    return ask_one(*((one.id, enemy_words(one)) for one in in_area_of_apex(city)))


def _over_limit(what: str) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        one = city.player(intent.seat)
        things = sorted(one.hand if what == "hand" else one.programs)
        over = len(things) - one.value(what)
        if over <= 0:
            return None
        label = card_words if what == "hand" else _program(city)
        return by_number(Ask(alike(things, label), over, over))

    return ask


def _program(city: City) -> Callable[[str], Words]:
    return lambda id_: title_of(city.cards, id_)


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
        label = _program(city) if what == "program" else chip_words
        things = dict.fromkeys(owned(city.player(intent.seat), what))
        return ask_covered(*((thing, label(thing)) for thing in things))

    return ask


def _acting(city: City, _: Intent) -> Ask:
    step = now(city, Order)
    found = [(id_, find(city, id_)) for id_ in (step.ids if step else ()) if id_ in all_of(city)]
    return ask_one(*((id_, enemy_words(one) if one else say("enemy-deus")) for id_, one in found))


def _any_enemy(city: City, _: Intent) -> Ask:
    """Any Enemy on the board, or Deus (HP-146)."""
    found = ((id_, find(city, id_)) for id_ in all_of(city))
    return ask_one(*((id_, enemy_words(one) if one else say("enemy-deus")) for id_, one in found))


def _own_program(city: City, intent: Intent) -> Ask:
    """Which Program is used, with what it does."""
    return by_number(Ask(tuple(program_option(city, id_) for id_ in usable(city, intent.seat))))


def program_option(city: City, id_: str) -> Option:
    """A Program as it may be used."""
    card = city.cards[id_]
    return Option(id_, say("do-use-program", program=card["title"]), together([*card["do"], *card["holds"]]))


def _claimed(city: City, intent: Intent) -> Ask:
    words = to_claim(city.player(intent.seat))
    return ask_covered(("yes", say("field-claim", text=words[0] if words else "")))


def _value(name: str) -> Callable[[City, Intent], int]:
    return lambda city, intent: city.player(intent.seat).value(name)


def _red(city: City, intent: Intent) -> int:
    return red_cards(city.player(intent.seat))


def _hand(city: City, intent: Intent) -> int:
    return len(city.holder(intent.seat).hand)


FIELDS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "city": (("direction", _direction), ("cards", _city_cards)),
    "nexus": (("cards", ask_cards(is_blue, 0, lambda *_: 2)),),
    "buy program": PAYS,
    "buy weapon": PAYS,
    "monolith": PAYS,
    "escape": (("cards", ask_cards(_any, 0, lambda *_: 5)),),
    "heal fully": (("cards", ask_cards(is_colourless, 1, _hand)),),
    "attack": (("box", _box), ("cards", ask_cards(is_red, 0, _red))),
    "laser": (("enemy", _any_enemy),),
    "panel": (("act", _act), ("enemy", _panel_enemy)),
    "end actions": (("cards", _over_limit("hand")), ("programs", _over_limit("programs"))),
    "defend": (("cards", ask_cards(is_blue, 0, _value("defenceCards"))),),
    "put": (("cards", ask_cards(_any, 0, most_allowed)),),
    "put more": (("cards", ask_cards(_any, 0, most_allowed)),),
    "add card": (("card", _add_card),),
    "reward": (("take", _take), ("column", _reward_column)),
    "order": (("enemy", _acting),),
    "use program": (("program", _own_program),),
    "claim": (("done", _claimed),),
    "reroll": (("die", dice_to_reroll),),
    "trap program": (("lost", _lost("program")),),
    "trap chip": (("lost", _lost("chip")),),
    **OF_CHIPS,
    **OF_PEOPLE,
    **OF_EFFECTS,
    **OF_CHARACTERS,
    **OF_CAMPAIGN,
}
"""The fields of a step after what was chosen with it, in the order in which they are asked."""
SHOWN: frozenset[str] = frozenset({"keep", "chips"})
"""Fields that show something: after them there is no way back."""


def compiled(intent: Intent) -> dict[str, str]:
    """The texts of a step as the rules take them."""
    texts = {name: text for name, text in intent.texts.items() if text and name != "colour"}
    if intent.do != "place chips":
        return _renamed(intent, texts)
    columns = [texts[f"column {n}"] for n in range(1, CHIPS + 1) if f"column {n}" in texts]
    faces = [texts.get(f"face {n}", "down") for n in range(1, len(columns) + 1)]
    return {"columns": BETWEEN.join(columns), "faces": BETWEEN.join(faces)}


def _renamed(intent: Intent, texts: dict[str, str]) -> dict[str, str]:
    if intent.do == "break tie" and texts.get("yes") not in {"yes", "no"}:
        return {"seat": texts.get("yes", "")}
    return texts
