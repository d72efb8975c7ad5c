"""What somebody may do on their turn, what it costs, and why it cannot be done now."""

from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import CAMP_HOPE, Kind, On
from companion.games.map_to_hope.draft import Draft
from companion.games.map_to_hope.events import (
    Acted,
    CardPlayed,
    CardUsed,
    Discarded,
    Due,
    Ended,
    FateDrawn,
    LocationDone,
    Moved,
    Passed,
    TestBegun,
)
from companion.games.map_to_hope.rules.happening import (
    ACTION_SPENT,
    DISCARD_FOR_DRAW,
    FATE,
    USE_SPENT,
    after,
    draw,
    errands,
    renew_fate,
)
from companion.games.map_to_hope.rules.reckoning import (
    cost,
    draw_bonus,
    modifier,
    parts_of_skill,
    skill_value,
)
from companion.games.map_to_hope.state import Errand, State


def why_not(state: State, seat: str, action: str, card: str = "") -> Message | None:
    """Why an action cannot be taken now, or None where it can (MH-030, MH-033, MH-036, MH-055)."""
    if action == "pass":
        return None
    if action == "interact" and state.location is None:
        return say("refused-map-no-location")
    if action == "move" and (reason := _why_not_move(state)):
        return reason
    if action == "use":
        lying = next(one for one in state.of(seat).front if one.card == card)
        if lying.used and lying.uses is None:
            return say("refused-map-used")
    if action == "draw" and _too_few(state, seat):
        return say("refused-map-too-few")
    price, time = price_of(state, seat, action, card), state.of(seat).time
    return say("refused-map-time", cost=price, time=time) if price > time else None


def price_of(state: State, seat: str, action: str, card: str = "") -> int:
    """The Time that an action costs now."""
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
        "interact": place.cost if place else 0,
    }
    return cost(state, seat, action, printed[action])


def begin_draw(draft: Draft, seat: str) -> None:
    """Which cards are discarded is still to be said, if there are any."""
    if not draft.state.of(seat).hand:
        draw_cards(draft, seat, ())
        return
    draft.add(Due((Errand(seat, then=DISCARD_FOR_DRAW),)))


def draw_cards(draft: Draft, seat: str, discarded: tuple[str, ...]) -> None:
    """Pays, discards x cards and draws x + 1 (MH-027, MH-069)."""
    if not discarded and draft.state.rulings.draw_none == "refused":
        raise refuse("refused-map-draw-none")
    draft.add(Acted(seat, price_of(draft.state, seat, "draw")))
    if discarded:
        draft.add(Discarded(seat, discarded))
    draw(draft, seat, len(discarded) + 1 + draw_bonus(draft.state, seat))


def play(draft: Draft, seat: str, card: str, whom: str) -> None:
    """Plays a Hero card for somebody; a used Action is put away after what it does (MH-029, MH-058)."""
    draft.add(Acted(seat, price_of(draft.state, seat, "play", card)))
    draft.add(CardPlayed(seat, card, whom))
    hero = draft.state.hero(card)
    due = errands(draft.state, whom, hero.play)
    if hero.kind is Kind.ACTION:
        due = (*due, Errand(seat, then=ACTION_SPENT, card=card))
    if due:
        draft.add(Due(due))


def use(draft: Draft, seat: str, card: str) -> None:
    """Uses an ability of a card in front; a use is spent after what it does (form 20)."""
    ability = draft.state.hero(card).use
    assert ability is not None
    draft.add(Acted(seat, price_of(draft.state, seat, "use", card)))
    draft.add(CardUsed(seat, card))
    due = errands(draft.state, seat, ability.do)
    if draft.state.hero(card).uses is not None:
        due = (*due, Errand(seat, then=USE_SPENT, card=card))
    if due:
        draft.add(Due(due))


def move(draft: Draft, seat: str) -> None:
    """Reveals the next Location, for both (MH-036, MH-060)."""
    draft.add(Acted(seat, price_of(draft.state, seat, "move")))
    draft.add(Moved(seat))
    draft.add(Due((after(seat, On.MOVE),)))


def interact(draft: Draft, seat: str) -> None:
    """Pays, works the skill value out, and draws Fate, or waits for a real Fate card (MH-033, MH-038)."""
    place = draft.state.place
    assert place is not None
    draft.add(Acted(seat, price_of(draft.state, seat, "interact")))
    parts = parts_of_skill(draft.state, seat, place)
    draft.add(TestBegun(seat, skill_value(parts), place.needs, parts))
    renew_fate(draft)
    if draft.state.rulings.fate == "table":
        draft.add(Due((Errand(seat, then=FATE),)))
    else:
        fate_falls(draft, draft.state.fate[0])


def fate_falls(draft: Draft, card: str) -> None:
    """The last step of a test, and what comes of it (MH-034, MH-039, MH-045, MH-047)."""
    test = draft.state.test
    assert test is not None
    counted = modifier(draft.state, test.seat, card)
    total = max(0, test.skill + counted)
    success = total >= test.needs
    draft.add(FateDrawn(card, counted, total, success))
    place = draft.state.box.locations[test.location]
    if success and place.id == CAMP_HOPE:
        draft.add(Ended(won=True, why="won"))
        return
    stays = place.id == CAMP_HOPE or (not success and draft.state.rulings.failed_location == "stays")
    if not stays:
        draft.add(LocationDone())
    due = errands(draft.state, test.seat, place.success if success else place.fail)
    draft.add(Due((*due, after(test.seat, On.SUCCESS if success else On.FAILURE))))


def pass_day(draft: Draft, seat: str) -> None:
    """Ends somebody's own Day (MH-024)."""
    draft.add(Passed(seat))


def _why_not_move(state: State) -> Message | None:
    if state.at_camp or not state.journey:
        return say("refused-map-at-camp")
    if state.location is not None and state.rulings.bypass != "two":
        return say("refused-map-location")
    return None


def _too_few(state: State, seat: str) -> bool:
    one = state.of(seat)
    return state.rulings.short_draw == "refused" and not (one.deck or one.discard)
