"""The fields of each step, one after the other, and what may stand in each: one of several, or some."""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations

from companion.engine.questions import Barred, Option, split_barred
from companion.engine.words import Words, say
from companion.games.human_punishment.board import BLUE_LENGTH, COLUMNS
from companion.games.human_punishment.cards import is_blue, is_red, value
from companion.games.human_punishment.fields import (
    NOTHING,
    Ask,
    Asking,
    alike,
    ask_covered,
    ask_one,
    ask_seat,
    ask_yes_no,
    by_number,
)
from companion.games.human_punishment.forms_of_characters import OF_CHARACTERS
from companion.games.human_punishment.forms_of_effects import OF_EFFECTS
from companion.games.human_punishment.forms_of_payment import PAYS
from companion.games.human_punishment.forms_of_rolls import dice_to_reroll
from companion.games.human_punishment.model import City, Intent
from companion.games.human_punishment.rules.boxes import owned
from companion.games.human_punishment.rules.buying import face_down, looks_at_sectors, recon_targets
from companion.games.human_punishment.rules.chips import open_columns, partners, seen
from companion.games.human_punishment.rules.enemies import all_of, find, in_area_of_apex
from companion.games.human_punishment.rules.fights import has_weapon, red_cards
from companion.games.human_punishment.rules.objectives import to_claim
from companion.games.human_punishment.rules.people import RESIGNING, nameable, own_lines
from companion.games.human_punishment.rules.programs import usable
from companion.games.human_punishment.rules.skill_trees import boost_columns
from companion.games.human_punishment.rules.waiting import now, open_at_once
from companion.games.human_punishment.steps.waiting import (
    BreakTie,
    ChooseTarget,
    Decide,
    Interrogated,
    KeepChip,
    NightStep,
    Order,
    Put,
    PutMore,
)
from companion.games.human_punishment.thrown import BETWEEN
from companion.games.human_punishment.words import (
    card_words,
    chip_words,
    enemy_words,
    spot_words,
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


def _cards(fits: Callable[[str], bool], least: int, most: Callable[[City, Intent], int]) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        cards = sorted(card for card in city.holder(intent.seat).hand if fits(card))
        top = min(most(city, intent), len(cards))
        options = alike(cards, card_words, None if fits is _colourless else value)
        return by_number(Ask(options, min(least, top), top))

    return ask


def _colourless(card: str) -> bool:
    return card in {"grey", "green"}


def _any(_: str) -> bool:
    return True


def _most(city: City, _: Intent | None = None) -> int:
    """The number that the open step allows; several at once allow the same."""
    some = open_at_once(city) or city.tasks[:1]
    return max((one.most for one in some if isinstance(one, Put | PutMore | NightStep)), default=0)


def _partners(city: City, intent: Intent) -> list[str]:
    return partners(city, intent.seat)


def _sector_to(city: City, intent: Intent) -> Ask | None:
    return ask_seat(_partners)(city, intent) if intent.texts.get("sector") == "II" else None


def _sector_keep(city: City, intent: Intent) -> Ask | None:
    """The chips that are looked at; after that there is no way back."""
    name = intent.texts.get("sector", "")
    chips = city.sectors[name][: seen(city, name)]
    pairs = ((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1))
    return ask_covered(*pairs) if chips else None


def _direction(_: City, intent: Intent) -> Ask | None:
    if intent.texts.get("action") != "1":
        return None
    return ask_one(("up", say("field-up")), ("down", say("field-down")))


def _city_cards(city: City, intent: Intent) -> Ask | None:
    return _cards(is_blue, 1, lambda *_: 3)(city, intent) if intent.texts.get("action") == "2" else None


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


def _column(n: int) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        if n > len(city.player(intent.seat).chips):
            return None
        chosen = [intent.texts[f"column {k}"] for k in range(1, n)]
        return ask_one(*((one, say(f"column-{one.lower()}")) for one in open_columns(city, chosen)))

    return ask


def _face(n: int) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        one = city.player(intent.seat)
        if n > len(one.chips) or {*one.scanners} != {1, 2}:
            return None
        return ask_one(("down", say("field-face-down")), ("up", say("field-face-up")))

    return ask


def _own_chips(city: City, intent: Intent) -> Ask:
    chips = city.player(intent.seat).known_chips
    return by_number(Ask(alike(chips, chip_words), 1, len(chips)))


def _positions(city: City, intent: Intent) -> Ask:
    there = [str(n) for n, chip in enumerate(city.junkyard, start=1) if chip]
    n = min(len(intent.texts.get("cards", "").split(BETWEEN)), len(there))
    return Ask(tuple(Option(one, say("field-chip-n", n=one)) for one in there), n, n)


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


def _add_card(city: City, intent: Intent) -> Ask:
    cards = sorted({card for card in city.holder(intent.seat).hand if is_blue(card) or is_red(card)})
    options = tuple(Option(card, card_words(card), worth=value(card)) for card in cards)
    return by_number(Ask((*options, Option(NOTHING, say("field-no-card"), plain=True))))


def _mix(city: City, _: Intent) -> Ask:
    chips = [city.network[column][0][0] for column in COLUMNS]
    orders = sorted({*permutations(chips)})
    return Ask(
        tuple(
            Option(
                BETWEEN.join(one),
                say("field-order", a=chip_words(one[0]), b=chip_words(one[1]), c=chip_words(one[2])),
            )
            for one in orders
        )
    )


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


def _others(city: City, intent: Intent) -> list[str]:
    return [seat for seat in city.seats if seat != intent.seat]


def _acting(city: City, _: Intent) -> Ask:
    step = now(city, Order)
    found = [(id_, find(city, id_)) for id_ in (step.ids if step else ())]
    return ask_one(*((id_, enemy_words(one) if one else say("enemy-deus")) for id_, one in found))


def _at_night(takes: Callable[[str], bool]) -> Asking:
    """Everybody else, on every phone alike; whom that side cannot take is barred (HP-103, HP-104)."""

    def ask(city: City, intent: Intent) -> Ask:
        others = [city.player(seat) for seat in _others(city, intent)]
        named = ((Option(one.seat, one.name), takes(one.loyalty)) for one in others)
        why = say("refused-punish-asleep")
        options, barred = split_barred(one if free else Barred(one, why) for one, free in named)
        if most := _most(city):
            return Ask(options, 0, most, barred=barred)
        return Ask((*options, Option(NOTHING, say("field-nobody"), plain=True)), barred=barred)

    return ask


def _any_enemy(city: City, _: Intent) -> Ask:
    """Any Enemy on the board, or Deus (HP-146)."""
    found = ((id_, find(city, id_)) for id_ in all_of(city))
    return ask_one(*((id_, enemy_words(one) if one else say("enemy-deus")) for id_, one in found))


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
    return Ask(tuple(Option(seat, city.player(seat).name) for seat in seats))


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


def _two_chips(city: City, _: Intent) -> Ask:
    step = now(city, KeepChip)
    chips = step.chips if step else ()
    return ask_covered(*((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1)))


def _resigning(city: City, _: Intent) -> Ask:
    n = min(RESIGNING, len(city.enemies))
    return Ask(tuple(Option(one.id, enemy_words(one)) for one in city.enemies), n, n)


def _looked_at(city: City, intent: Intent) -> Ask | None:
    targets = recon_targets(city, intent.seat)
    return ask_seat(lambda *_: targets)(city, intent) if targets else None


def _network_chip(city: City, intent: Intent) -> Ask | None:
    if city.player(intent.seat).recon != "network":
        return None
    return ask_one(*((spot, spot_words(spot)) for spot in face_down(city)))


def _sector_tops(city: City, intent: Intent) -> Ask | None:
    """The number of chips to look at in each Sector (HP-149)."""
    if city.player(intent.seat).recon != "sectors":
        return None
    return ask_one(*((some, _tops(some)) for some in looks_at_sectors(city)))


def _tops(some: str) -> Words:
    names = some.split(BETWEEN)
    return say("field-tops", one=names.count("I"), two=names.count("II"), three=names.count("III"))


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


def _lying(city: City, _: Intent) -> int:
    return sum(chip is not None for chip in city.junkyard)


_CHIPS = 3
"""More chips than anybody has slots for."""
FIELDS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "sector": (("to", _sector_to), ("keep", _sector_keep)),
    "city": (("direction", _direction), ("cards", _city_cards)),
    "nexus": (("cards", _cards(is_blue, 0, lambda *_: 2)),),
    "buy program": PAYS,
    "buy weapon": PAYS,
    "monolith": PAYS,
    "escape": (("cards", _cards(_any, 0, lambda *_: 5)),),
    "place chips": tuple(
        pair for n in range(1, _CHIPS + 1) for pair in ((f"column {n}", _column(n)), (f"face {n}", _face(n)))
    ),
    "drop chips": (("chips", _own_chips),),
    "look in junkyard": (("cards", _cards(lambda card: card == "grey", 1, _lying)), ("chips", _positions)),
    "remove from junkyard": (
        ("cards", _cards(lambda card: card == "green", 1, _lying)),
        ("chips", _positions),
    ),
    "heal fully": (("cards", _cards(_colourless, 1, _hand)),),
    "attack": (("box", _box), ("cards", _cards(is_red, 0, _red))),
    "laser": (("enemy", _any_enemy),),
    "panel": (("act", _act), ("enemy", _panel_enemy)),
    "end actions": (("cards", _over_limit("hand")), ("programs", _over_limit("programs"))),
    "defend": (("cards", _cards(is_blue, 0, _value("defenceCards"))),),
    "put": (("cards", _cards(_any, 0, _most)),),
    "put more": (("cards", _cards(_any, 0, _most)),),
    "lay": (("card", _lay_card), ("before", _before)),
    "lay more": (("card", _lay_card), ("before", _before)),
    "add card": (("card", _add_card),),
    "name general": (("seat", _who_is_general),),
    "reward": (("take", _take), ("column", _reward_column)),
    "mix": (("order", _mix),),
    "machine tap": (("seat", _at_night(lambda loyalty: loyalty == "Human")),),
    "legion tap": (("seats", _at_night(lambda loyalty: loyalty != "Legion")),),
    "keep chip": (("chip", _two_chips),),
    "sleep": (("seat", _at_night(lambda _: True)),),
    "order": (("enemy", _acting),),
    "use program": (("program", _own_program),),
    "claim": (("done", _claimed),),
    "reroll": (("die", dice_to_reroll),),
    "trap program": (("lost", _lost("program")),),
    "trap chip": (("lost", _lost("chip")),),
    "choose target": (("seat", ask_seat(_equal)),),
    "decide": (("option", _decision),),
    "break tie": (("yes", _tie),),
    "interrogated": (("by", _interrogated),),
    "discuss": (("ready", _ready),),
    "vote": (("yes", ask_yes_no),),
    "resign": (("enemies", _resigning),),
    "use recon": (("seat", _looked_at), ("chip", _network_chip), ("tops", _sector_tops)),
    **OF_EFFECTS,
    **OF_CHARACTERS,
}
"""The fields of a step after what was chosen with it, in the order in which they are asked."""
SHOWN: frozenset[str] = frozenset({"keep", "chips"})
"""Fields that show something: after them there is no way back."""


def compiled(intent: Intent) -> dict[str, str]:
    """The texts of a step as the rules take them."""
    texts = {name: text for name, text in intent.texts.items() if text and name != "colour"}
    if intent.do != "place chips":
        return _renamed(intent, texts)
    columns = [texts[f"column {n}"] for n in range(1, _CHIPS + 1) if f"column {n}" in texts]
    faces = [texts.get(f"face {n}", "down") for n in range(1, len(columns) + 1)]
    return {"columns": BETWEEN.join(columns), "faces": BETWEEN.join(faces)}


def _renamed(intent: Intent, texts: dict[str, str]) -> dict[str, str]:
    if intent.do == "break tie" and texts.get("yes") not in {"yes", "no"}:
        return {"seat": texts.get("yes", "")}
    return texts
