"""The open questions: the one step that waits, or the legal actions of the active seat."""

from collections.abc import Iterator

from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.actions.every import ACTIONS, legal_actions, next_field
from companion.games.human_punishment.asking.at_any_time import at_any_time
from companion.games.human_punishment.asking.rolls import DICE, all_dice, named, one_die
from companion.games.human_punishment.fields import NOTHING, WITH, Ask
from companion.games.human_punishment.rules.people import voting
from companion.games.human_punishment.rules.turn import cards_to_draw
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE, WAIT
from companion.games.human_punishment.rules.turns.waiting import open_at_once, open_task
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.step import OfAll, Step
from companion.games.human_punishment.state.steps.waiting import (
    BreakTie,
    Discuss,
    Interrogated,
    KeepObjective,
    LayOut,
    NightStep,
    Pause,
    PickOne,
    Put,
    PutMore,
    Vote,
)
from companion.games.human_punishment.telling.laying_out import page_to_lay_out
from companion.games.human_punishment.telling.stage import asked_so
from companion.games.human_punishment.telling.words import effect_words, together_said
from companion.games.human_punishment.telling.words_of_dice import throw_words
from companion.kit.choosing import choose

NIGHT, SLEEP = ("machine tap", "legion tap"), "sleep"
TURN, BACK = "turn", "back"


def questions(city: City) -> tuple[Question, ...]:
    """Returns the open questions; at night all are asked alike."""
    if city.over or not city.players:
        return ()
    return tuple(_questions(city))


def _questions(city: City) -> Iterator[Question]:
    task = open_task(city)
    if task is not None:
        yield from _waiting(city, task)
    elif city.intent is not None:
        yield from _going_on(city, city.intent)
    elif city.turn.phase == "act":
        form = choose(legal_actions(city))
        public = _next(city, city.acting)
        yield Question(TURN, city.turn.active, _acting(city), form, public, discreet=True)
    else:
        yield from _phase(city)
    yield from at_any_time(city)


def _acting(city: City) -> Message:
    """The prompt of a turn: what is left of it, and if it is Kuro's (HP-150, HP-280)."""
    if city.player(city.acting).is_down:
        return say("ask-down")
    return say("ask-kuro" if city.turn.kuro_acts else "ask-act", ap=city.turn.ap, moves=city.turn.moves)


def _waiting(city: City, step: Step) -> Iterator[Question]:
    if isinstance(step, OfAll):
        for seat in _to_answer(city, step):
            yield _field(city, Intent(seat, step.do), named(step.do, seat))
    elif isinstance(step, LayOut):
        yield page_to_lay_out(city, step)
    elif isinstance(step, Pause):
        yield _pausing(step)
    elif step.do in DICE:
        yield from all_dice(city, step.do, DICE[step.do])
    elif (roll := one_die(city, step)) is not None:
        yield roll
    elif at_once := open_at_once(city):
        for one in at_once:
            alone = one.do in NIGHT
            yield _field(city, Intent(one.seat or "", one.do), named(one.do, None if alone else one.seat))
    else:
        do = step.answer
        begun = city.intent if city.intent is not None and city.intent.do == do else None
        yield _field(city, begun or Intent(step.seat or "", do), named(do))


def _to_answer(city: City, step: OfAll) -> list[str]:
    """The seats that have not answered what is asked of all."""
    if isinstance(step, Discuss):
        return [seat for seat in city.seats if seat not in step.ready]
    return (
        [seat for seat in voting(city, step) if seat not in city.middle.votes]
        if isinstance(step, Vote)
        else []
    )


def _pausing(step: Pause) -> Question:
    """It goes on by itself, always after the same time, unless anybody asks all to wait (HP-122, HP-131)."""
    dice = {"dice": throw_words(step.throw)} if step.throw else {}
    prompt = say(f"ask-pause-{step.about}", **dice)
    more = () if step.held else (Option(WAIT, say("do-wait"), plain=True),)
    form = Choose((Option(GO_ON, say("do-go-on")), *more))
    hint = say("hint-pause-held" if step.held else "hint-pause")
    return Question(PAUSE, None, prompt, form, prompt, hint=hint, lapses=None if step.held else GO_ON)


def _phase(city: City) -> Iterator[Question]:
    """The dice, or a step without a choice, which goes on by itself unless the active seat has all wait."""
    if city.turn.phase == "activate":
        yield from all_dice(city, "roll", "roll")
        return
    do = {"draw": "draw", "event": "draw event", "pass": "pass"}[city.turn.phase]
    fewer = (
        range(cards_to_draw(city, city.turn.active)) if do == "draw" and city.ruling("fewer", "yes") else ()
    )
    some = (Option(f"{do}{WITH}{n}", say("do-draw-fewer", n=n), plain=True) for n in reversed(fewer))
    form = Choose((Option(do, say(f"do-{named(do)}")), *some, Option(WAIT, say("do-wait"), plain=True)))
    public = say(f"wait-{named(do)}", name=city.player(city.turn.active).name)
    prompt, lapses = say(f"ask-{named(do)}"), None if fewer else do
    yield Question(named(do), city.turn.active, prompt, form, public, hint=say("hint-phase"), lapses=lapses)


def _going_on(city: City, intent: Intent) -> Iterator[Question]:
    yield _field(city, intent, named(intent.do))
    if not {*ACTIONS[intent.do].shows} & {*intent.texts, _open_field(city, intent)}:
        form = Choose((Option(BACK, say("do-back")),))
        public = _next(city, intent.seat)
        yield Question(
            BACK, city.holder(intent.seat).seat, say("ask-back"), form, public, standing=True, folded=True
        )


def _open_field(city: City, intent: Intent) -> str:
    found = next_field(city, intent)
    return found[0] if found else ""


def _field(city: City, intent: Intent, id_: str) -> Question:
    found = next_field(city, intent)
    assert found is not None, intent
    name, ask = found
    action = ACTIONS[intent.do]
    together = _together(intent.do) if action.together else None
    alone = intent.do in {*NIGHT, SLEEP}
    step = named("night" if alone else intent.do)
    field = "seats" if alone and ask.picks else name.partition(" ")[0]
    return Question(
        id_,
        city.holder(intent.seat).seat,
        say(f"ask-{step}-{field}", **_holes(city)),
        ask.form,
        _public(city, intent),
        discreet=action.discreet,
        about=name,
        together=together,
        secret=_at_night(intent, ask) if alone else None,
        hint=_read_to_all(city) if intent.do == Interrogated.do else None,
    )


def _read_to_all(city: City) -> Words | None:
    """The Interrogation cards; what else is asked about stands in the middle of every page."""
    lines = tuple(asked_so(city))
    return together_said(lines) if lines else None


def _at_night(intent: Intent, ask: Ask) -> Message:
    """The meaning of a tap, for the asked seat alone."""
    whom = [str(option.label) for option in ask.options if option.id != NOTHING]
    return say(f"secret-{named(intent.do)}", whom=", ".join(whom))


def _next(city: City, seat: str) -> Message:
    """The public words of a turn: who acts, and what can still be spent."""
    return say("wait-act", name=city.player(seat).name, ap=city.turn.ap)


def _public(city: City, intent: Intent) -> Message:
    """The public words; the same for all who are asked alike."""
    if intent.do in {*NIGHT, SLEEP}:
        return say("wait-night")
    if ACTIONS[intent.do].together:
        return _together(intent.do)
    price = ACTIONS[intent.do].price(city, intent)
    return say(f"wait-{named(intent.do)}", name=city.player(intent.seat).name, **price)


def _together(do: str) -> Message:
    """The public words of what many are asked."""
    return say(f"wait-{named(do)}-together")


def _holes(city: City) -> dict[str, Words | int]:
    found: dict[str, Words | int] = {"name": "", "most": 0}
    match open_task(city):
        case Discuss(accused=accused) | Vote(accused=accused) | BreakTie(accused=accused) if accused:
            found["name"] = city.player(accused).name
        case Put(most=most) | PutMore(most=most) | NightStep(most=most) | KeepObjective(most=most):
            found["most"] = most
        case PickOne(doing=doing):
            found["does"] = effect_words(doing.effect)
    return found
