"""The fields of what an effect leaves to somebody: whom, where, which Enemies, which cards."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.questions import Option
from companion.engine.words import Words, say
from companion.games.human_punishment.fields import Ask, Asking, alike, ask_one, ask_seat, by_number
from companion.games.human_punishment.model import City, Intent
from companion.games.human_punishment.rules.choosing import DONE, changes, of_hand
from companion.games.human_punishment.rules.throws import lying
from companion.games.human_punishment.words import card_words, enemy_words, spot_words, title_of
from companion.games.human_punishment.words_of_dice import die_words


def _open_args(city: City) -> dict[str, Any]:
    """What is known of the choice that waits; nothing where none does."""
    nothing: dict[str, Any] = {"kind": "seat", "options": [], "ids": [], "n": 0, "what": "hand"}
    return nothing | (city.tasks[0].args if city.tasks else {})


def _choice(city: City, _: Intent) -> Ask:
    """Whom, into which Area, which chip of the Network, or which die."""
    args = _open_args(city)
    label: Mapping[str, Callable[[str], Words]] = {
        "seat": lambda one: city.player(one).name,
        "area": _area,
        "spot": spot_words,
        "die": lambda one: _lying_die(city, one),
    }
    return ask_one(*((one, label[args["kind"]](one)) for one in args["options"]))


def _lying_die(city: City, die: str) -> Words:
    """A die, and what it shows."""
    task = lying(city)
    assert task is not None
    return die_words(task.args, die)


def _area(key: str) -> Words:
    return say("field-area", area=key)


def _some_enemies(city: City, _: Intent) -> Ask:
    args = _open_args(city)
    found = [one for one in city.enemies if one.id in args["ids"]]
    n = min(args["n"], len(found))
    return Ask(tuple(Option(one.id, enemy_words(one)) for one in found), n, n)


def _things(city: City, intent: Intent) -> Ask:
    """Cards of the hand or Programs that go, or Programs of which some are kept."""
    args = _open_args(city)
    what = args["what"]
    things = sorted(args["drawn"] if "drawn" in args else getattr(city.player(intent.seat), what))
    hand = what == "hand" and "drawn" not in args
    options = alike(things, card_words if hand else lambda id_: title_of(city.cards, id_))
    n = min(args["n"], len(things))
    return by_number(Ask(options, n, n))


def _change(city: City, _: Intent) -> Ask:
    """That it is done, or one of the counters, one up or down."""
    text = _open_args(city).get("text", "")
    counters = ((one, _counter(*of_hand(one))) for one in changes(city))
    return ask_one((DONE, say("field-done", text=text)), *counters)


def _counter(name: str, n: int, personal: bool) -> Words:
    what = say(f"field-by-hand-{name}") if personal else say(f"bar-{name}")
    return say("field-by-hand", what=what, way="up" if n > 0 else "down")


def _whose(city: City, intent: Intent) -> Ask | None:
    change, anybody = intent.texts.get("change", DONE), ask_seat(lambda *_: city.seats)
    return anybody(city, intent) if change != DONE and of_hand(change)[2] else None


OF_EFFECTS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "pick one": (("choice", _choice),),
    "pick enemies": (("enemies", _some_enemies),),
    "give up": (("things", _things),),
    "keep programs": (("things", _things),),
    "by hand": (("change", _change), ("who", _whose)),
}
"""The fields of each step, in the order in which they are asked."""
