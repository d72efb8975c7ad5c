"""Open questions and their addressees: choices of the set-up, of a turn, or of an effect."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from companion.engine.frozen import replace
from companion.engine.questions import Barred, ChoiceLook, Choose, Form, Option, Pick, Question, split_barred
from companion.engine.view import CardView
from companion.engine.words import Message, Words, say
from companion.games.map_to_hope.card_views import (
    foreseen_view,
    front_view,
    group_views,
    hand_view,
    hero_view,
    leader_view,
    place_view,
    radiation_view,
)
from companion.games.map_to_hope.cards import CAMP_HOPE, Effect, Kind, Op
from companion.games.map_to_hope.explaining import turn_line, way_line
from companion.games.map_to_hope.rules.campaign import KEEP, NOTHING
from companion.games.map_to_hope.rules.day import openers
from companion.games.map_to_hope.rules.happening import DISCARD_FOR_DRAW, FATE, NEW_HAND, losable
from companion.games.map_to_hope.rules.scouting import may_go_on_top, pair
from companion.games.map_to_hope.rules.set_up import free, step_of
from companion.games.map_to_hope.rules.turn import OTHER, discardable, price_of, why_not
from companion.games.map_to_hope.state import Errand, MapToHopeState
from companion.games.map_to_hope.survivor import InFront
from companion.games.map_to_hope.telling import effects_in_words, fate_card, fate_rank


def questions(state: MapToHopeState) -> tuple[Question, ...]:
    """At most one thing is open at a time: the game is played in turns."""
    if state.outcome is not None or not state.survivors:
        return ()
    if state.errands:
        return (_choice(state, state.errands[0]),)
    if state.between:
        return (_journey(state),)
    if state.chooser is not None:
        return (_setting_up(state),)
    if state.active is None:
        return (_day(state),)
    return (_turn(state, state.active),)


def _day(state: MapToHopeState) -> Question:
    """It begins by itself between the first and the last, or the table says who opens it (MH-A2, MH-048)."""
    begin = tuple(
        Option(f"begin:{seat}", say("day-begin-by", name=state.name(seat))) for seat in openers(state)
    )
    form = Choose(begin or (Option("begin", say("day-begin")),))
    prompt, public = say("ask-day", n=state.day + 1), say("wait-day")
    lapses = "begin" if state.day and state.days and not begin else None
    return Question("day", None, prompt, form, public, hint=lapses and say("by-itself"), lapses=lapses)


def _journey(state: MapToHopeState) -> Question:
    """One tap between two journeys of a campaign, now or on another evening."""
    form = Choose((Option("begin", say("journey-begin")),))
    n = len(state.journeys) + 1
    return Question("journey", None, say("ask-journey", n=n), form, say("wait-journey"))


def _keep(state: MapToHopeState, seat: str) -> Question:
    """The card that is taken along, or none."""
    one = state.of(seat)
    front = _cards(front_view(state, lying) for lying in one.front)
    none = Option(NOTHING, say("keep-nothing"), plain=True)
    cards = map(_kept, (*front, *_in_hand(state, seat, one.hand)))
    return _asked(state, seat, "keep", Choose((*cards, none), look=ChoiceLook.CARDS))


def _kept(option: Option) -> Option:
    covered = None if option.open is None else say("keep-card-n", n=option.open)
    return replace(option, label=say("keep-card", card=option.label), open=covered)


def _setting_up(state: MapToHopeState) -> Question:
    chooser, step = state.chooser, step_of(state)
    assert chooser is not None
    assert step is not None
    options = tuple(map(partial(_take, state, step), free(state, step)))
    form: Form = (
        Pick(options, 2, 2, look=ChoiceLook.CARDS)
        if step == "groups"
        else Choose(options, look=ChoiceLook.CARDS)
    )
    key = step.replace("_", "-")
    public = say(f"wait-{key}", name=chooser.seat.name)
    return Question(f"set-up-{key}", chooser.seat.id, say(f"ask-{key}"), form, public)


def _take(state: MapToHopeState, step: str, id_: str) -> Option:
    """Something to choose before the first Day, with all its cards to read (MH-018)."""
    title = state.box.title(id_)
    if step == "groups":
        return Option(id_, title, cards=group_views(state, id_))
    views = {"leader": leader_view, "radiation_card": radiation_view, "special": hero_view}
    return Option(id_, say("take-card", card=title), cards=(views[step](state, id_),))


def _turn(state: MapToHopeState, seat: str) -> Question:
    """Actions of a turn; barred ones give the reason (MH-024)."""
    options, barred = split_barred(
        option if why is None else Barred(_barred(option, why), why) for option, why in _actions(state, seat)
    )
    public, hint = say("wait-turn", name=state.name(seat)), turn_line(state, seat)
    return Question("turn", seat, say("ask-turn"), Choose(options, barred, ChoiceLook.CARDS), public, hint)


def _barred(option: Option, why: Message) -> Option:
    """The option with its reason, unless that told others of a covered card."""
    return option if option.open is not None else replace(option, barred=why)


def _actions(state: MapToHopeState, seat: str) -> Iterator[tuple[Option, Message | None]]:
    one = state.of(seat)
    if state.location is not None:
        yield from _ways(state, seat, state.location)
    for n, card in enumerate(one.hand, start=1):
        yield from _plays(state, seat, n, card)
    for lying in one.front:
        yield from _in_front(state, seat, lying)
    yield _action(state, seat, "move", say("act-move"))
    yield _action(state, seat, "draw", say("act-draw"))
    yield Option("pass", say("act-pass"), say("act-pass-hint"), plain=True), None


def _ways(state: MapToHopeState, seat: str, location: str) -> Iterator[tuple[Option, Message | None]]:
    """The ways to deal with the Location: a line each, with its cost and its odds, or its price."""
    view, place = place_view(state, location), state.box.locations[location].eased(state.places_won)
    option, why = _action(state, seat, "interact", say("act-interact", place=view.title), view=view)
    if place.other is None:
        yield option, why
        return
    yield replace(option, label=place.way or option.label, hint=way_line(state, seat, place)), why
    option, why = _action(state, seat, "interact", place.other.text, OTHER, view)
    if place.other.skill is None:
        hint = say("way-price", cost=option.hint or "", text=effects_in_words(place.other.price))
    else:
        hint = way_line(state, seat, place.tested(other=True))
    yield replace(option, hint=hint), why


def _plays(state: MapToHopeState, seat: str, n: int, card: str) -> Iterator[tuple[Option, Message | None]]:
    """A card of the hand; which one it is, others do not see."""
    partner, view = state.partner(seat), hand_view(state, seat, card)
    option, why = _action(state, seat, "play", say("act-play", card=view.title), card, view)
    yield replace(option, open=say("act-play-n", n=n) if view.secret else None), why
    if partner is not None and state.hero(card).kind is Kind.ACTION:
        label = say("act-play-for", card=view.title, name=partner.seat.name)
        open_ = say("act-play-n-for", n=n, name=partner.seat.name) if view.secret else None
        yield replace(option, id=f"for:{card}", label=label, open=open_), why


def _in_front(state: MapToHopeState, seat: str, lying: InFront) -> Iterator[tuple[Option, Message | None]]:
    view = front_view(state, lying)
    if state.hero(lying.card).use is not None:
        yield _action(state, seat, "use", say("act-use", card=view.title), lying.card, view)
    if state.rulings.put_away == "free":
        yield Option(f"away:{lying.card}", say("act-away", card=view.title), cards=(view,)), None


def _action(
    state: MapToHopeState, seat: str, action: str, label: Words, card: str = "", view: CardView | None = None
) -> tuple[Option, Message | None]:
    price = say("act-cost", n=price_of(state, seat, action, card))
    option = Option(f"{action}:{card}" if card else action, label, price, cards=(view,) if view else ())
    return option, why_not(state, seat, action, card)


def _choice(state: MapToHopeState, errand: Errand) -> Question:
    if errand.then == DISCARD_FOR_DRAW:
        cards = _in_hand(state, errand.seat, discardable(state, errand.seat))
        least = 0 if state.rulings.draw_none == "allowed" else 1
        return _asked(
            state, errand.seat, "draw-discard", Pick(cards, least, len(cards), look=ChoiceLook.CARDS)
        )
    if errand.then == FATE:
        return _fate(state)
    if errand.then == NEW_HAND:
        keep = Choose((Option("keep", say("hand-keep")), Option("new", say("hand-new"))))
        return _asked(state, errand.seat, "new-hand", keep)
    if errand.then == KEEP:
        return _keep(state, errand.seat)
    assert errand.effect is not None
    asked = _CHOICES[errand.effect.op](state, errand.seat, errand.effect)
    return (
        replace(asked, hint=state.box.title(errand.card)) if asked.id == "choose" and errand.card else asked
    )


def _fate(state: MapToHopeState) -> Question:
    """The top Fate card turns once the sum was seen, or the table names the real one; where only the
    number of those left is open, any may come (MH-A29)."""
    if state.rulings.fate == "engine":
        assert state.test is not None
        form, prompt = Choose((Option("turn", say("fate-turn")),)), say("ask-turn-fate")
        public = say("wait-turn-fate", name=state.name(state.test.seat))
        return Question("turn-fate", None, prompt, form, public, hint=say("by-itself"), lapses="turn")
    may = state.fate if state.fate_is_open else (*state.fate, *state.fate_discard, *state.box.fate)
    values = tuple(Option(card, fate_card(card)) for card in sorted(set(may), key=fate_rank))
    return Question("fate", None, say("ask-fate"), Choose(values, look=ChoiceLook.WHEEL), say("wait-fate"))


def _asked(state: MapToHopeState, seat: str, id_: str, form: Form, *, discreet: bool = False) -> Question:
    public = say(f"wait-{id_}", name=state.name(seat))
    return Question(id_, seat, say(f"ask-{id_}"), form, public, discreet=discreet)


def _cards(views: Iterable[CardView]) -> tuple[Option, ...]:
    return tuple(Option(view.id, view.title, cards=(view,)) for view in views)


def _of_hero(state: MapToHopeState, cards: tuple[str, ...]) -> tuple[Option, ...]:
    return _cards(hero_view(state, card) for card in cards)


def _in_hand(state: MapToHopeState, seat: str, cards: tuple[str, ...]) -> tuple[Option, ...]:
    """Cards of a hand, which others see by their numbers alone."""
    options = _cards(hand_view(state, seat, card) for card in cards)
    return _by_number(options) if state.covers_hands else options


def _by_number(options: tuple[Option, ...]) -> tuple[Option, ...]:
    return tuple(replace(one, open=str(n)) for n, one in enumerate(options, start=1))


def _exactly(state: MapToHopeState, cards: tuple[str, ...], n: int) -> Pick:
    return Pick(_of_hero(state, cards), n, n, look=ChoiceLook.CARDS)


def _discard(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    cards = _in_hand(state, seat, state.of(seat).hand)
    return _asked(state, seat, "discard", Pick(cards, effect.n, effect.n, look=ChoiceLook.CARDS))


def _take_back(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    return _asked(state, seat, "take-back", _exactly(state, state.of(seat).discard, effect.n))


def _lose_card(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    return _asked(state, seat, "lose-card", _exactly(state, losable(state, seat, effect.kind), effect.n))


def _lose_time(state: MapToHopeState, seat: str, effect: Effect) -> Question:
    """Share of a loss that is taken from later Days, as far as this Day can pay it (MH-A38)."""
    lost, time = -effect.n, state.of(seat).time
    options = tuple(
        Option(str(later), say("lose-later", today=lost - later, later=later), number=later)
        for later in range(max(0, lost - time), lost + 1)
    )
    return _asked(state, seat, "lose-time", Choose(options, look=ChoiceLook.GAUGE))


def _scout(state: MapToHopeState, seat: str, _effect: Effect) -> Question:
    """Both cards, to the one who scouts alone; Camp Hope has to go back on top (MH-044, MH-A9)."""
    cards = _cards(place_view(state, one, secret=state.covers_looks) for one in pair(state))
    shown = _by_number(cards) if state.covers_looks else cards
    why = say("refused-map-camp-on-top", camp=state.box.title(CAMP_HOPE))
    options, barred = split_barred(one if may_go_on_top(state, one.id) else Barred(one, why) for one in shown)
    ask = say("ask-scout" if state.journey else "ask-scout-late")
    public = say("wait-scout", name=state.name(seat))
    return Question("scout", seat, ask, Choose(options, barred, ChoiceLook.CARDS), public, discreet=True)


def _foresee(state: MapToHopeState, seat: str, _effect: Effect) -> Question:
    seen = () if state.rulings.fate == "table" else (foreseen_view(state),)
    ways = (("top", say("fate-stays")), ("under", say("fate-under")))
    options = tuple(Option(way, label, cards=seen) for way, label in ways)
    if seen and state.covers_looks:
        options = tuple(replace(option, open=option.label) for option in options)
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
