"""The fields of what is done with chips: which, from where, into which column, and how they lie."""

from collections.abc import Mapping
from itertools import permutations

from companion.engine.questions import ChoiceLook, Option
from companion.engine.words import Words, say
from companion.games.human_punishment.asking.fields import (
    Ask,
    Asking,
    alike,
    ask_cards,
    ask_covered,
    ask_one,
    ask_seat,
    by_number,
)
from companion.games.human_punishment.rules.buying import face_down, looks_at_sectors, recon_targets
from companion.games.human_punishment.rules.chips import open_columns, partners, seen
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.board import COLUMNS
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    KeepChip,
)
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import (
    chip_words,
    spot_words,
)


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
        ),
        look=ChoiceLook.WHEEL,
    )


def _two_chips(city: City, _: Intent) -> Ask:
    step = now(city, KeepChip)
    chips = step.chips if step else ()
    return ask_covered(*((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1)))


def _looked_at(city: City, intent: Intent) -> Ask | None:
    targets = recon_targets(city, intent.seat)
    return ask_seat(lambda *_: targets)(city, intent) if targets else None


def _network_chip(city: City, intent: Intent) -> Ask | None:
    if city.player(intent.seat).recon != "network":
        return None
    return ask_one(*((spot, spot_words(spot)) for spot in face_down(city)), look=ChoiceLook.WHEEL)


def _sector_tops(city: City, intent: Intent) -> Ask | None:
    """The number of chips to look at in each Sector (HP-149)."""
    if city.player(intent.seat).recon != "sectors":
        return None
    return ask_one(*((some, _tops(some)) for some in looks_at_sectors(city)), look=ChoiceLook.WHEEL)


def _tops(some: str) -> Words:
    names = some.split(BETWEEN)
    return say("field-tops", one=names.count("I"), two=names.count("II"), three=names.count("III"))


def _lying(city: City, _: Intent) -> int:
    return sum(chip is not None for chip in city.junkyard)


CHIPS = 3
"""More chips than anybody has slots for."""
OF_CHIPS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "sector": (("to", _sector_to), ("keep", _sector_keep)),
    "place chips": tuple(
        pair for n in range(1, CHIPS + 1) for pair in ((f"column {n}", _column(n)), (f"face {n}", _face(n)))
    ),
    "drop chips": (("chips", _own_chips),),
    "look in junkyard": (("cards", ask_cards(lambda card: card == "grey", 1, _lying)), ("chips", _positions)),
    "remove from junkyard": (
        ("cards", ask_cards(lambda card: card == "green", 1, _lying)),
        ("chips", _positions),
    ),
    "keep chip": (("chip", _two_chips),),
    "mix": (("order", _mix),),
    "use recon": (("seat", _looked_at), ("chip", _network_chip), ("tops", _sector_tops)),
}
"""The fields of each step, in the order in which they are asked."""
