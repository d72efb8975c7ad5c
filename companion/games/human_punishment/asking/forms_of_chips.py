"""The fields of what is done with chips: which, from where, into which column, and how they lie."""

from collections.abc import Mapping
from itertools import permutations

from companion.engine.questions import ChoiceLook, Option
from companion.engine.words import say
from companion.games.human_punishment.fields import (
    Ask,
    Fields,
    ask_covered,
)
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.board import COLUMNS
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    KeepChip,
)
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import (
    chip_words,
)


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
    return ask_covered(*((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1)), back="chip")


OF_CHIPS: Mapping[str, Fields] = {"keep chip": (("chip", _two_chips),), "mix": (("order", _mix),)}
"""The fields of each step, in the order in which they are asked."""
