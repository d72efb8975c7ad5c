"""What may be answered while a roll lies there: that it counts, a card, a die thrown again (HP-131)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.asks import WITH, Ask
from companion.games.human_punishment.model import City, Intent
from companion.games.human_punishment.rules.abilities import playable_all_rounders, unique_cards
from companion.games.human_punishment.rules.programs import usable
from companion.games.human_punishment.rules.rolls import ROUND, own_dice
from companion.games.human_punishment.rules.throws import HELD, Throw, shown
from companion.games.human_punishment.rules.waiting import waits_for
from companion.games.human_punishment.words import special_words, together

ANSWERS: Mapping[str, tuple[str, str]] = {
    "use program": ("use program", "program"),
    "unique": ("unique", "card"),
    "all rounder": ("all rounder", "card"),
    "die": (HELD, "die"),
}
"""The step that an answer takes, and its field; any other says whether the roll counts."""


def program_option(city: City, id_: str) -> Option:
    """A Program as it may be used."""
    card = city.cards[id_]
    return Option(id_, say("do-use-program", program=card["title"]), together([*card["do"], *card["holds"]]))


def own_program(city: City, intent: Intent) -> Ask:
    """Which Program is used, with what it does."""
    return Ask(tuple(program_option(city, id_) for id_ in usable(city, intent.seat)))


def answers_to_a_roll(city: City, intent: Intent) -> Ask | None:
    """Everybody is asked in the same form; only who is asked sees what else there is."""
    task = waits_for(city, intent.seat, HELD)
    if task is None:
        return None
    counts = Option("yes", say("field-count"))
    unasked = Option(ROUND, say("field-count-round"), plain=True)
    dice = _dice(task.args, own_dice(city, intent.seat, task.args))
    return Ask((counts, *_cards(city, intent.seat), *dice, unasked))


def taken(option: str) -> tuple[str, dict[str, str]]:
    """The step of an answer, and its field."""
    kind, _, what = option.partition(WITH)
    step, field = ANSWERS.get(kind, (HELD, "count"))
    return step, {field: what or kind}


def _cards(city: City, seat: str) -> Iterator[Option]:
    """The cards of now, each with what it does."""
    for id_ in usable(city, seat):
        one = program_option(city, id_)
        yield Option(f"use program{WITH}{id_}", one.label, one.hint)
    for kind, cards in (("unique", unique_cards), ("all rounder", playable_all_rounders)):
        for card in cards(city, seat):
            yield Option(f"{kind}{WITH}{card}", say("do-play", card=special_words(city, card)))


def _dice(throw: Throw, dice: list[str]) -> Iterator[Option]:
    """A Boost's own: one die is thrown again (HP-256, HP-260)."""
    for die in dice:
        words = say(f"field-die-{die.replace(' ', '-')}", n=shown(throw, die))
        yield Option(f"die{WITH}{die}", words)
