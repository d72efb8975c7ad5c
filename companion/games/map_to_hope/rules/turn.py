"""Actions of a turn: their costs, and the reasons that bar them."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import CAMP_HOPE, Effect, Kind, Location, On, Op, Whom
from companion.games.map_to_hope.events.days import Acted, Passed
from companion.games.map_to_hope.events.effects import Due
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.events.hands import CardPlayed, CardsMoved, CardUsed
from companion.games.map_to_hope.events.journey import LocationDone, Moved, PricePaid, StageWon
from companion.games.map_to_hope.events.trial import FateDrawn, TestBegun
from companion.games.map_to_hope.reckoning import (
    cost,
    draw_bonus,
    held_fate,
    parts_of_skill,
    skill_value,
)
from companion.games.map_to_hope.rules.campaign import finish
from companion.games.map_to_hope.rules.drawing import draw, renew_fate
from companion.games.map_to_hope.rules.happening import (
    ACTION_SPENT,
    DISCARD_FOR_DRAW,
    FAILED,
    FATE,
    USE_SPENT,
    after,
    errands,
    losable,
)
from companion.games.map_to_hope.state import Errand, MapToHopeState

OTHER = "other"
"""The option that deals with a Location in its other way."""


def why_not(state: MapToHopeState, seat: str, action: str, card: str = "") -> Message | None:
    """Why an action cannot be taken now, or None where it can (MH-030, MH-033, MH-036, MH-055)."""
    if action in _BARRED and (reason := _BARRED[action](state, seat, card)) is not None:
        return reason
    price, time = price_of(state, seat, action, card), state.of(seat).time
    return say("refused-map-time", cost=price, time=time) if price > time else None


def price_of(state: MapToHopeState, seat: str, action: str, card: str = "") -> int:
    """The Time that an action costs now."""
    if action in {"pass", "away"}:
        return 0
    if action == "use":
        ability = state.hero(card).use
        return ability.time if ability else 0
    if action == "move" and state.location is not None and state.rulings.bypass == "two":
        return cost(state, seat, "move", 2)
    place = state.place
    printed = {
        "draw": 1,
        "move": 1,
        "play": state.hero(card).cost if action == "play" else 0,
        "interact": _cost_of(place, card) if place else 0,
    }
    return cost(state, seat, action, printed[action])


def _cost_of(place: Location, way: str) -> int:
    return place.other.cost if way == OTHER and place.other else place.cost


def begin_draw(draft: Draft, seat: str) -> None:
    """Which cards are discarded is still to be said, if there are any."""
    if not discardable(draft.state, seat):
        draw_cards(draft, seat, ())
        return
    draft.add(Due((Errand(seat, then=DISCARD_FOR_DRAW),)))


def discardable(state: MapToHopeState, seat: str) -> tuple[str, ...]:
    """Cards that may be discarded for a Draw: in hand, and with a ruling those in front (MH-A42)."""
    one = state.of(seat)
    front = tuple(lying.card for lying in one.front) if state.rulings.draw_from == "front" else ()
    return (*one.hand, *front)


def draw_cards(draft: Draft, seat: str, discarded: tuple[str, ...]) -> None:
    """Pays, discards x cards and draws x + 1 (MH-027, MH-069)."""
    draft.add(Acted(seat, price_of(draft.state, seat, "draw"), of="draw"))
    if discarded:
        draft.add(CardsMoved(seat, discarded, "discarded"))
    draw(draft, seat, len(discarded) + 1 + draw_bonus(draft.state, seat))


def play(draft: Draft, seat: str, card: str, whom: str) -> None:
    """Plays a Hero card for a player; an Action is discarded after its effects (MH-029, MH-058)."""
    draft.add(Acted(seat, price_of(draft.state, seat, "play", card), of="play"))
    draft.add(CardPlayed(seat, card, whom))
    hero = draft.state.hero(card)
    due = errands(draft.state, whom, hero.play, card)
    if hero.kind is Kind.ACTION:
        due = (*due, Errand(seat, then=ACTION_SPENT, card=card))
    if due:
        draft.add(Due(due))


def use(draft: Draft, seat: str, card: str) -> None:
    """Uses an ability of a card in front; a use is spent after what it does (form 20)."""
    ability = draft.state.hero(card).use
    assert ability is not None
    free = draft.state.rulings.abilities == "free"
    draft.add(Acted(seat, price_of(draft.state, seat, "use", card), of="use", free=free))
    draft.add(CardUsed(seat, card))
    due = errands(draft.state, seat, ability.do, card)
    if draft.state.hero(card).uses is not None:
        due = (*due, Errand(seat, then=USE_SPENT, card=card))
    if due:
        draft.add(Due(due))


def put_away(draft: Draft, seat: str, card: str) -> None:
    """Puts a card in front on the pile, which is no action (MH-A44)."""
    draft.add(CardsMoved(seat, (card,), "lost"))


def move(draft: Draft, seat: str) -> None:
    """Reveals the next Location, for both (MH-036, MH-060)."""
    draft.add(Acted(seat, price_of(draft.state, seat, "move"), of="move"))
    draft.add(Moved(seat))
    draft.add(Due((after(seat, On.MOVE),)))


def interact(draft: Draft, seat: str, way: str = "") -> None:
    """Pays, works the skill value out, and waits for a person to turn Fate (MH-033, MH-038).

    A price in place of a test is paid at once.
    """
    place = draft.state.place
    assert place is not None
    draft.add(Acted(seat, price_of(draft.state, seat, "interact", way), of="interact"))
    if way == OTHER and place.other is not None and place.other.skill is None:
        draft.add(PricePaid(seat))
        draft.add(Due(errands(draft.state, seat, place.other.price, place.id)))
        return
    tested = place.tested(other=way == OTHER)
    parts = parts_of_skill(draft.state, seat, tested)
    draft.add(TestBegun(seat, skill_value(draft.state, parts), tested.needs, parts, way == OTHER))
    renew_fate(draft)
    draft.add(Due((Errand(seat, then=FATE),)))


def fate_falls(draft: Draft, card: str) -> None:
    """The last step of a test, and what comes of it (MH-034, MH-039, MH-045, MH-047)."""
    test = draft.state.test
    assert test is not None
    if card not in draft.state.fate:
        raise refuse("refused-map-fate-gone")
    printed, counted, floor = held_fate(draft.state, test.seat, card)
    total = max(0, test.skill + counted)
    success = total >= test.needs
    draft.add(FateDrawn(card, counted, total, success, printed, floor))
    if draft.state.rulings.renewal == "at-once":
        renew_fate(draft)
    place = draft.state.tested(test)
    if success and place.id == CAMP_HOPE:
        if draft.state.at_camp_won + 1 >= place.wins:
            finish(draft, "won", won=True)
            return
        draft.add(StageWon())
    stays = place.id == CAMP_HOPE or (not success and draft.state.rulings.failed_location == "stays")
    if not stays:
        draft.add(LocationDone())
    seat, state = test.seat, draft.state
    due = errands(state, seat, place.success, place.id) if success else _lost(state, seat, place)
    draft.add(Due((*due, after(seat, On.SUCCESS if success else On.FAILURE))))


def _lost(state: MapToHopeState, seat: str, place: Location) -> tuple[Errand, ...]:
    """Effects of failure, with a ruling also its harm to all (MH-A14)."""
    shared = state.rulings.harm == "shared"
    effects = [_for_all(one) if shared else one for one in place.fail]
    return errands(state, seat, effects, place.id, FAILED)


def _for_all(effect: Effect) -> Effect:
    harms = effect.op in {Op.DAMAGE, Op.RADIATION} and effect.n > 0 and effect.whom is Whom.YOU
    return replace(effect, whom=Whom.ALL) if harms else effect


def pass_day(draft: Draft, seat: str) -> None:
    """Ends a player's own Day (MH-024)."""
    draft.add(Passed(seat))


def _no_test(state: MapToHopeState, seat: str, way: str) -> Message | None:
    if state.place is None:
        return say("refused-map-no-location")
    price = state.place.other.price if way == OTHER and state.place.other else ()
    return None if all(_can_pay(state, seat, one) for one in price) else say("refused-map-price")


def _can_pay(state: MapToHopeState, seat: str, price: Effect) -> bool:
    """True if a player has as much as a price takes: cards, or levels for its Radiation."""
    one = state.of(seat)
    if price.op is Op.LOSE_CARD:
        return len(losable(state, seat, price.kind)) >= price.n
    if price.op is Op.DISCARD:
        return len(one.hand) >= price.n
    if price.op is Op.RADIATION:
        return one.radiation + price.n <= len(state.radiation_card(seat).levels)
    return True


def _no_move(state: MapToHopeState, _seat: str, _card: str) -> Message | None:
    if state.at_camp or not state.journey:
        return say("refused-map-at-camp")
    if state.location is not None and state.rulings.bypass != "two":
        return say("refused-map-location")
    return None


def _no_use(state: MapToHopeState, seat: str, card: str) -> Message | None:
    lying = next(one for one in state.of(seat).front if one.card == card)
    return say("refused-map-used") if lying.used and lying.uses is None else None


def _no_draw(state: MapToHopeState, seat: str, _card: str) -> Message | None:
    """Some tables want a card to be discarded (MH-A3), or one to be there to be drawn (MH-A33)."""
    one = state.of(seat)
    if state.rulings.draw_none == "refused" and not discardable(state, seat):
        return say("refused-map-draw-none")
    is_short = state.rulings.short_draw == "refused" and not (one.deck or one.discard)
    return say("refused-map-too-few") if is_short else None


def _no_second(state: MapToHopeState, seat: str, card: str) -> Message | None:
    """Some tables have only one card of each kind lie in front of each (MH-A37)."""
    kinds = {state.hero(one.card).kind for one in state.of(seat).front}
    is_one_more = state.rulings.front == "one" and state.hero(card).kind in kinds
    return say("refused-map-one-of-a-kind") if is_one_more else None


_BARRED: Mapping[str, Callable[[MapToHopeState, str, str], Message | None]] = {
    "interact": _no_test,
    "move": _no_move,
    "use": _no_use,
    "draw": _no_draw,
    "play": _no_second,
}
