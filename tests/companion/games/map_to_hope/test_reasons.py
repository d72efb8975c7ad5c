"""Whatever comes of a turn or a Day has its card and its rules."""

from dataclasses import replace

import pytest

from companion.engine.milestone import Milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import Effect, Holds, Lasting, Op
from companion.games.map_to_hope.events.days import Acted, DayBegan
from companion.games.map_to_hope.events.effects import RadiationChanged
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.events.hands import CardPlayed, CardsMoved
from companion.games.map_to_hope.events.journey import Moved
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rules.day import begin_day
from companion.games.map_to_hope.rules.happening import errands, work_off
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import InFront
from companion.games.map_to_hope.telling import location_lines, picture_of
from tests.companion.games.map_to_hope.own_deck import game
from tests.companion.games.map_to_hope.test_choosing import until

TIRED = Lasting(Holds.DAILY_TIME, -2)


def on_turn() -> MapToHopeState:
    state: MapToHopeState = until(game("A"), "turn").state
    return state


def texts(state: MapToHopeState) -> list[str]:
    return [getattr(one.text, "key", "") for one in GAME.view(state, None).why]


def settled(state: MapToHopeState, card: str, *effects: Effect) -> Draft:
    """Outcome of these effects of a card."""
    draft = Draft(replace(state, errands=errands(state, "A", effects, card)))
    work_off(draft)
    return draft


def test_what_a_card_does_outside_a_test_is_told_and_explained_with_that_card() -> None:
    state = on_turn()
    leader = state.of("A").leader
    draft = settled(state, leader, Effect(Op.DAMAGE, 2))
    told = [line for event in draft.events if (line := event.log_line(draft.state)) is not None]
    assert all(line.values["card"] == state.box.title(leader) for line in told)
    [why] = [one for one in GAME.view(draft.state, None).why if getattr(one.text, "key", "") == "came-by"]
    assert why.rules == ("MH-074",)
    assert isinstance(why.text, Message)
    assert why.text.values["text"] == say("came-damage", name="A", n=2)


@pytest.mark.rule("MH-042")
def test_a_level_of_radiation_is_staged_with_what_it_says_and_explained() -> None:
    draft = settled(on_turn(), "", Effect(Op.RADIATION, 1))
    told = next(event.log_line(draft.state) for event in draft.events if isinstance(event, RadiationChanged))
    assert isinstance(told, Milestone)
    [step] = told.staged.steps
    assert step.track is not None
    assert (step.was, step.track.value) == (0, 1)
    assert "came-radiation" in texts(draft.state)


def test_a_day_with_less_time_says_what_took_it() -> None:
    state = on_turn()
    card = state.box.radiation_cards[state.of("A").radiation_card]
    levels = (replace(card.levels[0], always=(TIRED,)), *card.levels[1:])
    box = replace(state.box, radiation_cards={card.id: replace(card, levels=levels)})
    draft = Draft(replace(state, box=box).changed("A", radiation=1, debt=1))
    begin_day(draft)
    work_off(draft)
    told = next(event.log_line(draft.state) for event in draft.events if isinstance(event, DayBegan))
    assert isinstance(told, Milestone)
    assert [getattr(step.text, "key", "") for step in told.staged.steps] == ["came-by", "came-day-owed"]
    assert (draft.state.of("A").time, draft.state.came[0].owed) == (3, 1)
    assert texts(draft.state)[:2] == ["came-by", "came-day-owed"]


def test_a_new_turn_forgets_the_reasons_of_the_one_before() -> None:
    state = settled(on_turn(), "", Effect(Op.DAMAGE, 1)).state
    again = DayBegan("A", (("A", 6),), (("A", 0),)).evolve(state)
    assert texts(state)[-1] == "came-damage"
    assert texts(again) == ["came-day"]


@pytest.mark.parametrize(("how", "whence"), [("discarded", "hand"), ("lost", "front")])
def test_a_card_that_goes_to_the_pile_leaves_the_place_where_it_was(how: str, whence: str) -> None:
    state = on_turn()
    card = state.of("A").hand[0]
    if whence == "front":
        state = laid_in_front(state, card)
    gone = CardsMoved("A", (card,), how).evolve(state).of("A")
    assert (gone.discard, len(gone.front)) == ((card,), 0)
    assert card not in gone.hand
    back = CardsMoved("A", (card,), "taken-back").evolve(replace(state, survivors=(gone,))).of("A")
    assert (back.hand[-1], back.discard) == (card, ())


def laid_in_front(state: MapToHopeState, card: str) -> MapToHopeState:
    """The state with that card of the hand in front."""
    hand = tuple(one for one in state.of("A").hand if one != card)
    return state.changed("A", hand=hand, front=(InFront(card),))


def test_only_cards_out_of_a_hand_show_something() -> None:
    assert [CardsMoved("A", (), how).reveals for how in ("discarded", "lost", "taken-back")] == [
        True,
        False,
        False,
    ]


@pytest.mark.rule("MH-029")
def test_a_card_that_is_played_is_turned_on_the_big_screen_with_what_it_cost() -> None:
    state = on_turn()
    card = state.of("A").hand[0]
    state = CardPlayed("A", card, "A").evolve(Acted("A", 2, of="play").evolve(state))
    told = CardPlayed("A", card, "A").log_line(state)
    assert isinstance(told, Milestone)
    [step] = told.staged.steps
    assert step.text == say("came-paid", name="A", n=2)
    assert step.card is not None
    assert (step.card.title, step.card.picture) == (state.box.title(card), picture_of(state.hero(card)))


def test_each_place_that_is_reached_is_staged_with_what_it_asks() -> None:
    state = Moved("A").evolve(on_turn())
    told = Moved("A").log_line(state)
    assert isinstance(told, Milestone)
    assert state.place is not None
    assert told.staged.picture == picture_of(state.place)
    assert [one.text for one in told.staged.steps] == list(location_lines(state.place))
