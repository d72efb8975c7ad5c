"""Open questions and their addressees: choices of the set-up, of a turn, or of an effect."""

from collections.abc import Callable, Iterator, Mapping

from companion.engine.frozen import replace
from companion.engine.questions import Barred, Choose, Form, Option, Pick, Question, split_barred
from companion.engine.words import Message, Words, say
from companion.games.map_to_hope.cards import CAMP_HOPE, Effect, Kind, Op
from companion.games.map_to_hope.rules.day import openers
from companion.games.map_to_hope.rules.happening import DISCARD_FOR_DRAW, FATE, NEW_HAND, losable
from companion.games.map_to_hope.rules.scouting import may_go_on_top, pair
from companion.games.map_to_hope.rules.set_up import free, step_of
from companion.games.map_to_hope.rules.turn import discardable, price_of, why_not
from companion.games.map_to_hope.state import Errand, MapToHopeState
from companion.games.map_to_hope.telling import effects_in_words, fate_card, fate_rank


def questions(state: MapToHopeState) -> tuple[Question, ...]:
    """At most one thing is open at a time: the game is played in turns."""
    if state.outcome is not None or not state.survivors:
        return ()
    if state.errands:
        return (_choice(state, state.errands[0]),)
    if state.chooser is not None:
        return (_setting_up(state),)
    if state.active is None:
        return (_day(state),)
    return (_turn(state, state.active),)


def _day(state: MapToHopeState) -> Question:
    """One tap, or, at a table that chooses it, who opens the Day (MH-A2)."""
    begin = tuple(
        Option(f"begin:{seat}", say("day-begin-by", name=state.name(seat))) for seat in openers(state)
    )
    form = Choose(begin or (Option("begin", say("day-begin")),))
    return Question("day", None, say("ask-day", n=state.day + 1), form, say("wait-day"))


def _setting_up(state: MapToHopeState) -> Question:
    chooser, step = state.chooser, step_of(state)
    assert chooser is not None
    assert step is not None
    options = tuple(Option(one, state.box.title(one), _text(state, step, one)) for one in free(state, step))
    form: Form = Pick(options, 2, 2) if step == "groups" else Choose(options)
    key = step.replace("_", "-")
    public = say(f"wait-{key}", name=chooser.seat.name)
    return Question(f"set-up-{key}", chooser.seat.id, say(f"ask-{key}"), form, public)


def _text(state: MapToHopeState, step: str, id_: str) -> str | None:
    box = state.box
    cards: Mapping[str, object] = {
        "leader": box.leaders,
        "radiation_card": box.radiation_cards,
        "special": box.heroes,
        "groups": {},
    }[step]
    return getattr(cards.get(id_), "text", "") or None


def _turn(state: MapToHopeState, seat: str) -> Question:
    """Actions of a turn; barred ones give the reason (MH-024)."""
    shown = tuple(_actions(state, seat))
    options = tuple(option for option, why in shown if why is None)
    barred = tuple(Barred(option, why) for option, why in shown if why is not None)
    public = say("wait-turn", name=state.name(seat))
    return Question("turn", seat, say("ask-turn"), Choose(options, barred), public)


def _actions(state: MapToHopeState, seat: str) -> Iterator[tuple[Option, Message | None]]:
    one = state.of(seat)
    if state.location is not None:
        place = state.box.title(state.location)
        yield _action(state, seat, "interact", say("act-interact", place=place))
    yield _action(state, seat, "move", say("act-move"))
    for n, card in enumerate(one.hand, start=1):
        yield from _plays(state, seat, n, card)
    for lying in one.front:
        if state.hero(lying.card).use is not None:
            title = state.box.title(lying.card)
            yield _action(state, seat, "use", say("act-use", card=title), lying.card)
        if state.rulings.put_away == "free":
            yield Option(f"away:{lying.card}", say("act-away", card=state.box.title(lying.card))), None
    yield _action(state, seat, "draw", say("act-draw"))
    yield Option("pass", say("act-pass"), say("act-pass-hint"), plain=True), None


def _plays(state: MapToHopeState, seat: str, n: int, card: str) -> Iterator[tuple[Option, Message | None]]:
    """A card of the hand; which one it is, others do not see."""
    partner, title = state.partner(seat), state.box.title(card)
    private = state.rulings.hands == "private"
    option, why = _action(state, seat, "play", say("act-play", card=title), card)
    yield replace(option, open=say("act-play-n", n=n) if private else None), why
    if partner is not None and state.hero(card).kind is Kind.ACTION:
        label = say("act-play-for", card=title, name=partner.seat.name)
        open_ = say("act-play-n-for", n=n, name=partner.seat.name) if private else None
        yield Option(f"for:{card}", label, option.hint, open=open_), why


def _action(
    state: MapToHopeState, seat: str, action: str, label: Words, card: str = ""
) -> tuple[Option, Message | None]:
    price = say("act-cost", n=price_of(state, seat, action, card))
    return Option(f"{action}:{card}" if card else action, label, price), why_not(state, seat, action, card)


def _choice(state: MapToHopeState, errand: Errand) -> Question:
    if errand.then == DISCARD_FOR_DRAW:
        cards = _in_hand(state, discardable(state, errand.seat))
        least = 0 if state.rulings.draw_none == "allowed" else 1
        return _asked(state, errand.seat, "draw-discard", Pick(cards, least, len(cards)))
    if errand.then == FATE:
        return _fate(state)
    if errand.then == NEW_HAND:
        keep = Choose((Option("keep", say("hand-keep")), Option("new", say("hand-new"))))
        return _asked(state, errand.seat, "new-hand", keep)
    assert errand.effect is not None
    return _CHOICES[errand.effect.op](state, errand.seat, errand.effect)


def _fate(state: MapToHopeState) -> Question:
    """The Fate cards that may come; where only their number is open, all that there are (MH-A29)."""
    may = state.fate if state.fate_is_open else (*state.fate, *state.fate_discard, *state.box.fate)
    values = tuple(Option(card, fate_card(card)) for card in sorted(set(may), key=fate_rank))
    return Question("fate", None, say("ask-fate"), Choose(values), say("wait-fate"))


def _asked(state: MapToHopeState, seat: str, id_: str, form: Form, *, discreet: bool = False) -> Question:
    public = say(f"wait-{id_}", name=state.name(seat))
    return Question(id_, seat, say(f"ask-{id_}"), form, public, discreet=discreet)


def _cards(state: MapToHopeState, cards: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(card, state.box.title(card)) for card in cards)


def _in_hand(state: MapToHopeState, cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Cards of a hand, which others see by their numbers alone."""
    options = _cards(state, cards)
    return _by_number(options) if state.rulings.hands == "private" else options


def _by_number(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(replace(one, open=str(n)) for n, one in enumerate(options, start=1))


def _exactly(state: MapToHopeState, cards: tuple[str, ...], n: int) -> Pick:
    return Pick(_cards(state, cards), n, n)


def _discard(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    return _asked(state, seat, "discard", Pick(_in_hand(state, state.of(seat).hand), effect.n, effect.n))


def _take_back(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    return _asked(state, seat, "take-back", _exactly(state, state.of(seat).discard, effect.n))


def _lose_card(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    return _asked(state, seat, "lose-card", _exactly(state, losable(state, seat, effect.kind), effect.n))


def _lose_time(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    """Share of a loss that is taken from later Days, as far as this Day can pay it (MH-A38)."""
    lost, time = -effect.n, state.of(seat).time
    options = tuple(
        Option(str(later), say("lose-later", today=lost - later, later=later))
        for later in range(max(0, lost - time), lost + 1)
    )
    return _asked(state, seat, "lose-time", Choose(options))


def _scout(state: MapToHopeState, seat: str, _effect: Effect) -> Question:
    """Both cards, to the one who scouts alone; Camp Hope has to go back on top (MH-044, MH-A9)."""
    seen = pair(state)
    cards = _cards(state, seen)
    shown = _by_number(cards) if state.rulings.scouting == "scout" else cards
    why = say("refused-map-camp-on-top", camp=state.box.title(CAMP_HOPE))
    options, barred = split_barred(one if may_go_on_top(state, one.id) else Barred(one, why) for one in shown)
    ask = say("ask-scout" if state.journey else "ask-scout-late")
    public = say("wait-scout", name=state.name(seat))
    return Question("scout", seat, ask, Choose(options, barred), public, discreet=True)


def _foresee(state: MapToHopeState, seat: str, _effect: Effect) -> Question:
    seen = None if state.rulings.fate == "table" else fate_card(state.fate[0])
    top, under = say("fate-stays"), say("fate-under")
    options: tuple[Option, ...] = (Option("top", top, seen), Option("under", under, seen))
    if seen is not None and state.rulings.scouting == "scout":
        options = tuple(replace(one, open=one.label) for one in options)
    return _asked(state, seat, "foresee", Choose(options), discreet=True)


def _choose(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    options = tuple(Option(str(n), effects_in_words(effects)) for n, effects in enumerate(effect.of, start=1))
    return _asked(state, seat, "choose", Choose(options))


_CHOICES: Mapping[Op, Callable[[MapToHopeState, str, Effect], Question]] = {
    Op.DISCARD: _discard,
    Op.TAKE_BACK: _take_back,
    Op.LOSE_CARD: _lose_card,
    Op.TIME: _lose_time,
    Op.SCOUT: _scout,
    Op.FORESEE: _foresee,
    Op.CHOOSE: _choose,
}
