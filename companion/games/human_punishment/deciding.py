"""Begins a game, and turns an answer into events: a drafted action, or one that is taken."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from companion.engine.answers import Answer, Chosen, Picked, Rolled
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.games.human_punishment.actions.every import ACTIONS, next_field, split
from companion.games.human_punishment.asking.questions import BACK, TURN
from companion.games.human_punishment.beats import beats
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.deeds import deed, implied
from companion.games.human_punishment.events import ActionDrafted, ActionTaken, Event, GameBegan
from companion.games.human_punishment.fields import WITH, taken
from companion.games.human_punishment.flow import taken as taken_step
from companion.games.human_punishment.rules.start.campaign import check_seats
from companion.games.human_punishment.rules.start.set_up import deal
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.pauses import WAIT
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.rulings import rulings_of
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import LayOut, Pause
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.view.public_changes import untold
from companion.kit.reading import chosen, rolled

ROLLS = ("start", "pink", "roll", "raid-roll", "white-roll", "box-roll")
WHOLE = ("draw", "draw-event", "pass")


def begin(set_up: SetUp) -> Sequence[Event]:
    """Shuffles and deals. Raises Refused for rules or card files that cannot be used."""
    rulings, box = rulings_of(set_up.options), read_box(set_up.decks, set_up.options.get("campaign", ""))
    check_seats(rulings, len(set_up.seats))
    cards = tuple(one for some in box.cards.values() for one in some)
    began = GameBegan(set_up.seats, set_up.seed, rulings, box.board, cards, ())
    city = began.evolve(City()).opened()
    deal(city, set_up, box.events, box.cards)
    return (replace(began, facts=city.pen.put_away()),)


def decide(city: City, answer: Answer) -> Sequence[Event]:
    """The events that an answer leads to. Raises Refused."""
    question, _, seat = answer.question.partition(":")
    if question in ROLLS:
        return _rolled(city, question, answer)
    if question in WHOLE:
        return _gone_on(city, question, answer)
    if question in {"red", "raid-red", "again"}:
        return _face(city, question, answer)
    if question == BACK:
        return (ActionDrafted("", "", {}),)
    if question == TURN:
        do, texts = split(chosen(answer))
        return said(city, Intent(city.acting, do, texts))
    return _said_further(city, question.replace("-", " "), seat, answer)


def _gone_on(city: City, question: str, answer: Answer) -> Sequence[Event]:
    """A step without a choice is taken, or all wait for it."""
    [option] = _options(answer)
    if option == WAIT:
        return take(city, None, WAIT, {})
    fewer = option.partition(WITH)[2]
    return take(city, answer.seat, question.replace("-", " "), {"n": fewer} if fewer else {})


def take(city: City, seat: str | None, do: str, texts: dict[str, str]) -> Sequence[Event]:
    """The step is taken, with all that changes by it, and everybody hears of it. Raises Refused."""
    after = taken_step(city, do, StepFields(seat, texts))
    if after.intent is not None and not _can_go_on(after, after.intent):
        after.intent = None
    step = ActionTaken(seat, do, texts, after.pen.put_away())
    done = deed(city, after, seat, do, texts)
    told = [*([done] if done else ()), *after.recent.news]
    news = [*told, *untold(city, after, seat, told)]
    return (step, *beats(after, [one for one in news if done is None or not implied(done, one)]))


def _can_go_on(city: City, intent: Intent) -> bool:
    """True if a drafted action is still possible: others may have changed the city."""
    named = Counter(card for name in ("card", "cards") for card in intent.texts.get(name, "").split(BETWEEN))
    if set(named - Counter(city.holder(intent.seat).held.hand)) - {""}:
        return False
    if not ACTIONS[intent.do].can_go_on(city, intent):
        return False
    found = next_field(city, intent)
    return found is not None and len(found[1].options) >= (1 if found[1].least is None else found[1].least)


def said(city: City, intent: Intent) -> Sequence[Event]:
    """The step is taken once nothing is left to say; what leaves no choice says itself."""
    intent = completed(city, intent)
    if next_field(city, intent) is not None:
        return (ActionDrafted(intent.seat, intent.do, intent.texts),)
    return take(city, intent.seat, intent.do, ACTIONS[intent.do].said(intent.texts))


def completed(city: City, intent: Intent) -> Intent:
    """The intent with all further fields that leave no choice, as everybody can see (HP-047)."""
    found = None if ACTIONS[intent.do].discreet else next_field(city, intent)
    if found is None or found[0] in ACTIONS[intent.do].shows or not found[1].is_open_and_alone:
        return intent
    field, ask = found
    said = taken(ask, (ask.options[0].id,))
    return completed(city, replace(intent, texts={**intent.texts, field: said}))


def _said_further(city: City, do: str, seat: str, answer: Answer) -> Sequence[Event]:
    if do in {Pause.do, LayOut.do}:
        [option] = _options(answer)
        return take(city, None, do, {"then": option})
    begun = city.intent
    mine = begun is not None and begun.do == do and seat in {"", begun.seat}
    intent = begun if begun and mine else Intent(seat or _asked(city, do), do)
    texts = {
        **intent.texts,
        **({"recon": city.player(intent.seat).held.recon or ""} if do == "use recon" else {}),
    }
    found = next_field(city, Intent(intent.seat, do, texts))
    if found is not None:
        field, ask = found
        texts[field] = taken(ask, _options(answer))
    return said(city, Intent(intent.seat, do, texts))


def _asked(city: City, do: str) -> str:
    task = open_task(city)
    if do == "resign" and city.offices.general is not None:
        return city.offices.general
    return task.seat or "" if task else city.turn.active


def _options(answer: Answer) -> tuple[str, ...]:
    match answer.value:
        case Chosen(option):
            return (option,)
        case Picked(options):
            return options
        case _:
            raise refuse("refused-form")


def _rolled(city: City, question: str, answer: Answer) -> Sequence[Event]:
    dice = rolled(answer)
    faces = {die.colour: str(die.value) for die in dice}
    white = BETWEEN.join(str(die.value) for die in dice if die.colour == "white")
    if question == "pink":
        return take(city, None, "pink", {"face": faces["pink"]})
    if question in {"start", "box-roll"}:
        return take(city, None, question.replace("-", " "), {"face": faces["orange"]})
    do = question.replace("-", " ")
    texts = {**({"white": white} if white else {}), **({"orange": faces["orange"]} if do == "roll" else {})}
    return take(city, None, do, texts)


def _face(city: City, question: str, answer: Answer) -> Sequence[Event]:
    """Reads the red die, or a die that was thrown again."""
    field = "face" if question == "again" else "red"
    match answer.value:
        case Rolled(dice):
            face = str(dice[0].value)
        case _:
            [face] = _options(answer)
    return take(city, None, question.replace("-", " "), {field: face})
