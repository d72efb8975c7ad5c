"""The fields of choices that an effect leaves: targets, Areas, Enemies, cards."""

from collections.abc import Callable, Mapping, Sequence

from companion.engine.questions import ChoiceLook, Option
from companion.engine.words import Words, say
from companion.games.human_punishment.fields import Ask, Asking, alike, ask_one, ask_seat, by_number
from companion.games.human_punishment.rules.choosing import DONE, changes, of_hand
from companion.games.human_punishment.rules.throws import lying
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import (
    ByHand,
    GiveUp,
    KeepPrograms,
    PickEnemies,
    PickOne,
)
from companion.games.human_punishment.telling.words import card_words, enemy_words, spot_words, title_of
from companion.games.human_punishment.telling.words_of_dice import die_words


def _choice(city: City, _: Intent) -> Ask:
    """A seat, an Area, a chip of the Network, or a die."""
    if (step := now(city, PickOne)) is None:
        return Ask(())
    label: Mapping[str, Callable[[str], Words]] = {
        "seat": lambda one: city.player(one).name,
        "area": _area,
        "spot": spot_words,
        "die": lambda one: _lying_die(city, one),
    }
    pointed = step.kind == "seat"
    named = ((one, label[step.kind](one), one if pointed else None) for one in step.options)
    return Ask(tuple(Option(one, words, seat=seat) for one, words, seat in named))


def _lying_die(city: City, die: str) -> Words:
    """A die, and what it shows."""
    throw = lying(city)
    assert throw is not None
    return die_words(throw, die)


def _area(key: str) -> Words:
    return say("field-area", area=key)


def _some_enemies(city: City, _: Intent) -> Ask:
    step = now(city, PickEnemies)
    found = [one for one in city.enemies if step is not None and one.id in step.ids]
    n = min(step.n, len(found)) if step else 0
    return Ask(tuple(Option(one.id, enemy_words(one)) for one in found), n, n)


def _given_up(city: City, intent: Intent) -> Ask:
    """Cards of the hand, or Programs, that go."""
    step, one = now(city, GiveUp), city.player(intent.seat)
    hand = step is None or step.what == "hand"
    return _some(city, one.hand if hand else one.programs, step.n if step else 0, hand=hand)


def _kept(city: City, _: Intent) -> Ask:
    """Programs of which some are kept."""
    step = now(city, KeepPrograms)
    return _some(city, step.drawn if step else (), step.n if step else 0, hand=False)


def _some(city: City, things: Sequence[str], n: int, *, hand: bool) -> Ask:
    n = min(n, len(things))
    options = alike(sorted(things), card_words if hand else lambda id_: title_of(city.cards, id_))
    return by_number(Ask(options, n, n))


def _change(city: City, _: Intent) -> Ask:
    """That it is done, or one of the counters, one up or down."""
    step = now(city, ByHand)
    text = step.text if step else ""
    counters = ((one, _counter(*of_hand(one))) for one in changes(city))
    return ask_one((DONE, say("field-done", text=text)), *counters, look=ChoiceLook.WHEEL)


def _counter(name: str, n: int, personal: bool) -> Words:
    what = say(f"field-by-hand-{name}") if personal else say(f"bar-{name}")
    return say("field-by-hand", what=what, way="up" if n > 0 else "down")


def _whose(city: City, intent: Intent) -> Ask | None:
    change, anybody = intent.texts.get("change", DONE), ask_seat(lambda *_: city.seats)
    return anybody(city, intent) if change != DONE and of_hand(change)[2] else None


OF_EFFECTS: Mapping[str, tuple[tuple[str, Asking], ...]] = {
    "pick one": (("choice", _choice),),
    "pick enemies": (("enemies", _some_enemies),),
    "give up": (("things", _given_up),),
    "keep programs": (("things", _kept),),
    "by hand": (("change", _change), ("who", _whose)),
}
"""The fields of each step, in the order in which they are asked."""
