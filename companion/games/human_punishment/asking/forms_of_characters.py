"""The fields of what only some characters do, and of what their boards ask (HP-246 to HP-284)."""

from collections.abc import Mapping, Sequence

from companion.engine.questions import Option
from companion.engine.words import Words, say
from companion.games.human_punishment.fields import (
    NOTHING,
    Ask,
    Asking,
    ask_covered,
    ask_one,
    ask_yes_no,
    by_number,
)
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.rules.casting import free_characters
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.skill_trees import boost_columns
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.model import KURO, City, Intent
from companion.games.human_punishment.state.steps.waiting import KeepLoyalty, KeepObjective, KeepProgram
from companion.games.human_punishment.telling.words import both, card_lines, title_of


def _characters(city: City, _: Intent) -> Ask:
    some = free_characters(city)
    return Ask(tuple(Option(one, say(f"character-{one}"), say(f"character-{one}-text")) for one in some))


def _loyalties(city: City, _: Intent) -> Ask:
    """As many tiles with every hand; the other one beside a Machine keeps the Machine as well."""
    step = now(city, KeepLoyalty)
    cards = step.cards if step else ()
    return ask_covered(*((str(n), _loyalty(card, cards)) for n, card in enumerate(cards, 1)), back="loyalty")


def _loyalty(card: str, cards: Sequence[str]) -> Words:
    side = say(f"loyalty-{card.lower()}")
    return say("loyalty-not-kept", side=side) if "Machine" in cards and card != "Machine" else side


def _objectives(city: City, intent: Intent) -> Ask:
    goals = city.player(intent.seat).goals
    options = (Option(one["id"], one["title"], both([*card_lines(one)])) for one in goals)
    kept = (one for one in city.tasks if isinstance(one, KeepObjective))
    n = next(one.most for one in kept if one.seat == intent.seat)
    return by_number(Ask(tuple(options), n, n))


def _columns(city: City, intent: Intent) -> Ask:
    return ask_one(*((one, say(f"tree-{one}")) for one in boost_columns(city, intent.seat)))


def _programs(city: City, _: Intent) -> Ask:
    step = now(city, KeepProgram)
    programs = enumerate(step.programs if step else (), 1)
    return ask_covered(*((str(n), title_of(city.cards, one)) for n, one in programs))


def _markers(city: City, _: Intent) -> Ask:
    down = (Option(where, say("field-marker", area=where)) for where in kuro.markers_down(city))
    return Ask(tuple(down), kuro.TURNED, kuro.TURNED)


def _boxes(city: City, _: Intent) -> Ask:
    there = city.boxes.get(area(city, KURO), ())
    return ask_one(
        *((str(n), say("field-box-n", n=n)) for n, _ in enumerate(there, 1)), (NOTHING, say("field-no-box"))
    )


OF_CHARACTERS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "choose character": (("character", _characters),),
    "keep objective": (("kept", _objectives),),
    "keep loyalty": (("loyalty", _loyalties),),
    "blue five": (("yes", ask_yes_no),),
    "pick boost": (("column", _columns),),
    "keep program": (("program", _programs),),
    "join in": (("yes", ask_yes_no),),
    "turn markers": (("areas", _markers),),
    "sniff": (("box", _boxes),),
}
"""The fields of each step, in the order in which they are asked."""
