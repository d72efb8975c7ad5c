"""The choices that an effect leaves: targets, Areas, Enemies, cards, counters."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from companion.engine.questions import ChoiceLook, Option, Pick
from companion.engine.words import Words, say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.cards import least_useful
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import by_lead
from companion.games.human_punishment.bots.sides import COLOUR, foes, friends
from companion.games.human_punishment.effects.effect import OnPeople
from companion.games.human_punishment.fields import Ask, alike, ask_one, ask_seat, by_number
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.phrases.words import Whom
from companion.games.human_punishment.rules.cards.choosing import (
    COUNTERS,
    DONE,
    _keep,
    changes,
    of_hand,
    strike,
)
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.rules.fight.enemies import find
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.telling.words import card_words, enemy_words, spot_words, title_of
from companion.games.human_punishment.telling.words_of_dice import die_words

SEATS = ("target", "seat")
"""Kinds of choices in which a seat is picked."""


def _choice(city: City, _: Intent) -> Ask:
    """A seat, an Area, a chip of the Network, or a die."""
    if (step := now(city, waiting.PickOne)) is None:
        return Ask(())
    label: Mapping[str, Callable[[str], Words]] = {
        "target": lambda one: city.player(one).name,
        "seat": lambda one: city.player(one).name,
        "area": _area,
        "spot": spot_words,
        "die": lambda one: _lying_die(city, one),
    }
    pointed = step.kind in SEATS
    named = ((option, label[step.kind](option), option if pointed else None) for option in step.options)
    return Ask(tuple(Option(one, words, seat=seat) for one, words, seat in named))


def _lying_die(city: City, die: str) -> Words:
    """A die, and what it shows."""
    throw = lying(city)
    assert throw is not None
    return die_words(throw, die)


def _area(key: str) -> Words:
    return say("field-area", area=key)


def _some_enemies(city: City, _: Intent) -> Ask:
    step = now(city, waiting.PickEnemies)
    found = [enemy for enemy in city.machines.enemies if step is not None and enemy.id in step.ids]
    n = min(step.n, len(found)) if step else 0
    return Ask(tuple(Option(one.id, enemy_words(one)) for one in found), n, n)


def _given_up(city: City, intent: Intent) -> Ask:
    """Cards of the hand, or Programs, that go."""
    step, one = now(city, waiting.GiveUp), city.player(intent.seat)
    hand = step is None or step.what == "hand"
    return _some(city, one.held.hand if hand else one.held.programs, step.n if step else 0, hand=hand)


def _kept(city: City, _: Intent) -> Ask:
    """Programs of which some are kept."""
    step = now(city, waiting.KeepPrograms)
    return _some(city, step.drawn if step else (), step.n if step else 0, hand=False)


def _some(city: City, things: Sequence[str], n: int, *, hand: bool) -> Ask:
    n = min(n, len(things))
    options = alike(sorted(things), card_words if hand else lambda id_: title_of(city.fixed.cards, id_))
    return by_number(Ask(options, n, n))


def _change(city: City, _: Intent) -> Ask:
    """That it is done, or one of the counters, one up or down."""
    step = now(city, waiting.ByHand)
    text = step.text if step else ""
    counters = ((change, _counter(*of_hand(change))) for change in changes(city))
    return ask_one((DONE, say("field-done", text=text)), *counters, look=ChoiceLook.WHEEL)


def _counter(name: str, n: int, personal: bool) -> Words:
    what = say(f"field-by-hand-{name}") if personal else say(f"bar-{name}")
    return say("field-by-hand", what=what, way="up" if n > 0 else "down")


def _whose(city: City, intent: Intent) -> Ask | None:
    change, anybody = intent.texts.get("change", DONE), ask_seat(lambda *_: city.seats)
    return anybody(city, intent) if change != DONE and of_hand(change)[2] else None


class PickOne(Answer[waiting.PickOne]):
    """The effect is carried out with what was chosen."""

    answers = waiting.PickOne
    fields = (("choice", _choice),)
    why = "advice-whom"

    def take(self, city: City, said: StepFields, step: waiting.PickOne) -> None:
        chosen = said.text("choice")
        doing = step.doing
        is_target = step.kind == "target"
        city.queue_next(replace(doing, to=chosen) if is_target else replace(doing, said=chosen))

    def choose(self, choice: Choice) -> str | None:
        """Oneself for what helps, a foe for what harms; a chip of the Network where the own colour leads."""
        city, me, step = choice.city, choice.one.seat, choice.waiting(waiting.PickOne)
        if step.kind == "spot":
            order = by_lead(city, COLOUR.get(choice.one.aims.loyalty))
            return min(choice.options, key=lambda spot: (order.index(spot.partition(" ")[0]), spot))
        if step.kind not in SEATS:
            return choice.chance.choice(choice.options)
        helps = not _harms(city, me, step.doing.effect)
        if step.kind == "target" and me in choice.options and helps:
            return me
        return choice.other(friends(choice.one) if helps else foes(choice.one))


def _harms(city: City, seat: str, effect: Effect) -> bool:
    """True if the effect would harm the chosen player."""
    if not isinstance(effect, OnPeople):
        return False
    return replace(effect, whom=Whom.YOU).worth(city, city.player(seat), seat) < 0


class PickEnemies(Answer[waiting.PickEnemies]):
    """Those that were chosen take damage, or are gone."""

    answers = waiting.PickEnemies
    fields = (("enemies", _some_enemies),)

    def is_void(self, city: City, step: waiting.PickEnemies) -> bool:
        return not any(find(city, id_) for id_ in step.ids)

    def take(self, city: City, said: StepFields, step: waiting.PickEnemies) -> None:
        strike(city, said.things("enemies"), step.damage)


class GiveUp(Answer[waiting.GiveUp]):
    """Cards or Programs are discarded, or go to another seat."""

    answers = waiting.GiveUp
    fields = (("things", _given_up),)
    discreet = True
    why = "advice-give-up"

    def is_void(self, city: City, step: waiting.GiveUp) -> bool:
        return not value_of(city.player(step.seat), step.what)

    def take(self, city: City, said: StepFields, step: waiting.GiveUp) -> None:
        one, what, things = city.player(said.seat), step.what, said.things("things")
        if step.to is None and what == "hand":
            spend(city, said.seat, things)
            return
        for thing in things:
            if what == "hand":
                one.held.hand.remove(thing)
            elif step.to is None:
                city.discard_program(said.seat, thing)
            else:
                one.drop_program(thing)
        if step.to is not None:
            value_of(city.player(step.to), what).extend(things)

    def pick(self, _city: City, _seat: str, form: Pick) -> tuple[str, ...]:
        return least_useful(form)


class KeepPrograms(Answer[waiting.KeepPrograms]):
    """Some of the Programs drawn are kept; the others are discarded."""

    answers = waiting.KeepPrograms
    fields = (("things", _kept),)
    discreet = True

    def take(self, city: City, said: StepFields, step: waiting.KeepPrograms) -> None:
        things, drawn = said.things("things"), list(step.drawn)
        for id_ in things:
            drawn.remove(id_)
        _keep(city, said.seat, things)
        city.market.program_discard += drawn


class ByHand(Answer[waiting.ByHand]):
    """A counter is changed as the card says; all stay open until the player is done."""

    answers = waiting.ByHand
    fields = (("change", _change), ("who", _whose))

    def take(self, city: City, said: StepFields, step: waiting.ByHand) -> None:
        change = said.text("change")
        if change == DONE:
            return
        name, n, personal = of_hand(change)
        op = {"op": COUNTERS[name]} if personal else {"op": "bar", "bar": name}
        city.queue_next(
            CarryOut(sentence_of({**op, "n": n}), to=said.text("who") if personal else None), step
        )

    def choose(self, choice: Choice) -> str | None:
        return DONE if choice.field == "change" else None
