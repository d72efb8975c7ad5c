"""The open questions: the one step that waits, or the legal actions of the active seat."""

from collections.abc import Iterator

from companion.engine.questions import Choose, Form, Option, Pick, Question, RollDice, Wanted
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.actions.every import ACTIONS, legal_actions, next_field
from companion.games.human_punishment.fields import NOTHING, WITH, Ask
from companion.games.human_punishment.rules.buying import recon_targets
from companion.games.human_punishment.rules.people import voting
from companion.games.human_punishment.rules.turn import cards_to_draw
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE, WAIT
from companion.games.human_punishment.rules.turns.rolls import red_to_come
from companion.games.human_punishment.rules.turns.waiting import is_a_moment, open_at_once, open_task
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.step import OfAll, Step
from companion.games.human_punishment.state.steps.waiting import (
    Again,
    BoxRoll,
    BreakTie,
    Discuss,
    KeepObjective,
    LayOut,
    NightStep,
    Pause,
    PickOne,
    Pink,
    Put,
    PutMore,
    Start,
    Vote,
)
from companion.games.human_punishment.state.thrown import RED_FACES
from companion.games.human_punishment.telling.laying_out import page_to_lay_out
from companion.games.human_punishment.telling.stage import open_lines
from companion.games.human_punishment.telling.words import effect_words, together_said
from companion.games.human_punishment.telling.words_of_dice import throw_words
from companion.kit.choosing import choose

NIGHT, SLEEP = ("machine tap", "legion tap"), "sleep"
DICE = {"raid roll": "raid roll", "raid red": "raid roll", "red": "roll", "white roll": "raid roll"}
"""Steps in which the table rolls or reads the red die, and the roll of each."""
BOX = {"orange": 1, "white": 2, "pink": 1, "red": 1}
"""Number of dice of each colour; the red one has twelve faces."""
FREE_OR_NOT = (frozenset({1, 2, 3}), frozenset({4, 5, 6}))
"""Which of three faces the pink die shows changes nothing of an Interrogation (HP-227)."""
PINK, ORANGE = Wanted("pink", 1, say("die-pink")), Wanted("orange", 1, say("die-orange"))
TURN, BACK, RED = "turn", "back", "red"


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
    yield from _at_any_time(city)


def _acting(city: City) -> Message:
    """The prompt of a turn: what is left of it, and if it is Kuro's (HP-150, HP-280)."""
    if city.player(city.acting).is_down:
        return say("ask-down")
    return say("ask-kuro" if city.turn.kuro_acts else "ask-act", ap=city.turn.ap, moves=city.turn.moves)


def named(do: str, seat: str | None = None) -> str:
    """The id of a step's question; several at once are told apart by the seat."""
    return do.replace(" ", "-") + (f":{seat}" if seat else "")


def _waiting(city: City, step: Step) -> Iterator[Question]:
    if isinstance(step, OfAll):
        for seat in _to_answer(city, step):
            yield _field(city, Intent(seat, step.do), named(step.do, seat))
    elif isinstance(step, LayOut):
        yield page_to_lay_out(city, step)
    elif isinstance(step, Pause):
        yield _pausing(step)
    elif step.do in DICE:
        yield from _dice(city, step.do, DICE[step.do])
    elif (roll := _roll(city, step)) is not None:
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


def _roll(city: City, step: Step) -> Question | None:
    """A roll of one die."""
    match step:
        case Start(whose=whose):
            prompt = say("ask-start", name=city.player(whose).name)
            return Question("start", None, prompt, _roll_of(ORANGE), prompt)
        case Pink(about=about):
            form = _roll_of(PINK, alike=FREE_OR_NOT if about == "interrogate" else ())
            return Question("pink", None, say("ask-pink"), form, say("ask-pink"))
        case BoxRoll():
            prompt = say("ask-box-roll")
            return Question(
                "box-roll", None, prompt, _roll_of(Wanted("orange", 1, say("die-orange"))), prompt
            )
        case Again():
            return _thrown_again(step)
    return None


def _pausing(step: Pause) -> Question:
    """It goes on by itself, always after the same time, unless anybody asks all to wait (HP-122, HP-131)."""
    dice = {"dice": throw_words(step.throw)} if step.throw else {}
    prompt = say(f"ask-pause-{step.about}", **dice)
    more = () if step.held else (Option(WAIT, say("do-wait"), plain=True),)
    form = Choose((Option(GO_ON, say("do-go-on")), *more))
    hint = say("hint-pause-held" if step.held else "hint-pause")
    return Question(PAUSE, None, prompt, form, prompt, hint=hint, lapses=None if step.held else GO_ON)


def _dice(city: City, do: str, roll: str) -> Iterator[Question]:
    if do in {"red", "raid red"}:
        yield _red(do)
        return
    orange = () if roll != "roll" else (Wanted("orange", 1, say("die-orange")),)
    later = roll == "roll" and city.ruling("white", "second")
    wanted = (*orange, *(() if later else (Wanted("white", 2, say("die-white")),)))
    roll = "roll orange" if later else roll
    form, prompt = _roll_of(*wanted, red=do != "white roll"), say(f"ask-{named(roll)}")
    read = say(f"red-{RED_FACES[city.turn.red_read]}") if city.turn.red_read else None
    yield Question(named(do), None, prompt, form, prompt, hint=read)
    if red := red_to_come(city):
        yield _red(red)


def _red(do: str) -> Question:
    """The red die of a roll, by its six outcomes; it may be read before the others."""
    options = tuple(Option(face, say(f"red-{name}")) for face, name in RED_FACES.items())
    return Question(named(do), None, say("ask-red"), choose(options), say("ask-red"), die=RED)


def _roll_of(*wanted: Wanted, red: bool = False, alike: tuple[frozenset[int], ...] = ()) -> RollDice:
    """These dice of the box, maybe together with the red one (HP-069); the others may still lie there."""
    along = (Wanted(RED, 1, say("die-red"), faces=12),) if red else ()
    here = {one.colour for one in (*wanted, *along)}
    idle = tuple(
        Wanted(colour, count, say(f"die-{colour}"), faces=12 if colour == RED else 6)
        for colour, count in BOX.items()
        if colour not in here
    )
    return RollDice(wanted, alike=alike, along=along, idle=idle)


def _thrown_again(step: Again) -> Question:
    """One die is thrown again (HP-256, HP-260)."""
    colour = step.die.partition(" ")[0]
    prompt = say("ask-again", die=say(f"die-one-{colour}"))
    if colour == "red":
        faces = choose(Option(face, say(f"red-{name}")) for face, name in RED_FACES.items())
        return Question("again", None, prompt, faces, prompt, die=RED)
    return Question("again", None, prompt, _roll_of(Wanted(colour, 1, say(f"die-{colour}"))), prompt)


def _phase(city: City) -> Iterator[Question]:
    """The dice, or a step without a choice, which goes on by itself unless the active seat has all wait."""
    if city.turn.phase == "activate":
        yield from _dice(city, "roll", "roll")
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
        _form(ask),
        _public(city, intent),
        discreet=action.discreet,
        about=name,
        together=together,
        secret=_at_night(intent, ask) if alone else None,
        hint=_told_above(city, intent),
    )


def _told_above(city: City, intent: Intent) -> Words | None:
    """The open fight, check or Event, above what is asked about it."""
    lines = open_lines(city, intent)
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


def _form(ask: Ask) -> Form:
    if ask.least is None:
        return Choose(ask.options, ask.barred, ask.drawn)
    return Pick(ask.options, ask.least, ask.most, ask.reach, ask.barred, ask.drawn)


def _at_any_time(city: City) -> Iterator[Question]:
    """Questions for actions at any moment, beside all others (HP-063, HP-064, HP-122, HP-131)."""
    if not is_a_moment(city):
        return
    if city.offices.general is not None and ACTIONS["resign"].standing(city, city.offices.general):
        one = city.player(city.offices.general)
        found = next_field(city, Intent(one.seat, "resign"))
        assert found is not None
        form = _form(found[1])
        yield Question(
            "resign",
            one.seat,
            say("ask-resign-enemies"),
            form,
            say("wait-quiet"),
            standing=True,
            folded=True,
            about="enemies",
        )
    for one in city.figures:
        if recon_targets(city, one.seat) is not None:
            yield from _recon(city, one.seat)
    yield from _using(city)
    yield from _claiming(city)


def _using(city: City) -> Iterator[Question]:
    """Usable Programs and special cards; in the own action phase they are legal actions."""
    for player in city.players:
        acting = player.seat == city.turn.active and city.turn.phase == "act" and not city.tasks
        for action in _USED if not acting else ():
            if action.standing(city, player.seat):
                yield _standing(city, player.seat, action.do)


_USED = [ACTIONS[do] for do in ("use program", "unique", "all rounder", "reroll")]


def _claiming(city: City) -> Iterator[Question]:
    for player in city.players:
        if ACTIONS["claim"].standing(city, player.seat):
            yield _standing(city, player.seat, "claim")


def _standing(city: City, seat: str, do: str) -> Question:
    """Something that one seat alone may do at any time, and nobody else hears that it may."""
    found = next_field(city, Intent(seat, do))
    assert found is not None
    field, ask = found
    return Question(
        named(do, seat),
        seat,
        say(f"ask-{named(do)}-{field}"),
        Choose(ask.options, look=ask.drawn),
        say("wait-quiet"),
        standing=True,
        discreet=True,
        about=field,
    )


def _recon(city: City, seat: str) -> Iterator[Question]:
    found = next_field(city, Intent(seat, "use recon"))
    options = found[1].options if found else (Option(NOTHING, say("do-use-recon")),)
    about = found[0] if found else "seat"
    prompt = say("ask-use-recon", recon=say(f"recon-{city.player(seat).held.recon}"))
    public = say("wait-quiet")
    yield Question(
        named("use recon", seat),
        city.holder(seat).seat,
        prompt,
        Choose(options, look=found[1].drawn if found else None),
        public,
        standing=True,
        discreet=True,
        about=about,
    )
