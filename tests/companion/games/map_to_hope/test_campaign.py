"""A campaign is five linked journeys: what ends one, what is carried over, and who wins it in the end."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Play
from companion.engine.questions import Choose
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rules.campaign import ENOUGH, NOTHING, finish
from companion.games.map_to_hope.rules.next_journey import begin_journey
from companion.games.map_to_hope.state import DAYS, JOURNEYS, JourneyEnd, MapToHopeState
from companion.games.map_to_hope.survivor import InFront
from companion.games.map_to_hope.view.campaign_views import between_journeys
from companion.table.journal.values import Values
from tests.companion.games.map_to_hope.own_deck import game


def on_the_way(seats: str = "A", seed: str = "seed", **rulings: str) -> Play[Any, Any]:
    """A campaign up to the first turn."""
    play = game(seats, seed, campaign="five", **rulings)
    luck = Random(seed)
    while "turn" not in play.open:
        said = next_answer(play, (None, *seats), sensible, luck, "c")
        assert said is not None
        play = play.answer(said)[0]
    return play


def over(play: Play[Any, Any], *, won: bool, **changed: Any) -> MapToHopeState:
    """The state after the journey has ended, with something changed for A before."""
    draft = Draft(play.state.changed("A", **changed))
    finish(draft, "won" if won else "lost-days", won=won)
    return draft.state


def shown(state: MapToHopeState) -> Play[Any, Any]:
    return Play(GAME, state, 0, {}, ()).after(())


def says(play: Play[Any, Any], question: str, option: str, seat: str | None = "A") -> Play[Any, Any]:
    version = play.open[question].version
    return play.answer(Answer(question, version, "c", seat, Origin.TYPED, Chosen(option)))[0]


def set_out(state: MapToHopeState) -> Play[Any, Any]:
    """The next journey, once nothing was kept."""
    play = shown(state)
    while "keep" in play.open:
        play = says(play, "keep", NOTHING, play.open["keep"].question.to)
    return says(play, "journey", "begin", None)


@pytest.mark.rule("MH-045")
def test_a_single_journey_ends_the_game_as_it_is_printed() -> None:
    state = on_the_way().state
    alone = Draft(replace(state, rulings=replace(state.rulings, campaign="one")))
    finish(alone, "won", won=True)
    assert (alone.state.outcome, alone.state.journeys) == ("won", ())


def test_a_journey_that_ends_is_noted_and_the_campaign_goes_on() -> None:
    state = over(on_the_way(), won=True)
    assert (state.outcome, state.between, state.active) == (None, True, None)
    assert [(one.won, one.day) for one in state.journeys] == [(True, 1)]
    assert state.location in state.seen


def test_each_who_lives_keeps_one_card_and_has_it_in_the_next_first_hand() -> None:
    play = on_the_way()
    card = play.state.of("A").hand[0]
    play = says(shown(over(play, won=False, front=(InFront(card),), hand=())), "keep", card)
    assert play.state.of("A").kept == card
    play = says(play, "journey", "begin", None)
    luck = Random("next")
    while "day" not in play.open:
        said = next_answer(play, (None, "A"), sensible, luck, "c")
        assert said is not None
        play = play.answer(said)[0]
    one = play.state.of("A")
    assert one.hand.count(card) == 1
    assert card not in one.deck
    assert (len(one.hand), one.kept) == (5, "")


def test_a_card_of_nobody_is_not_kept_and_nothing_is_allowed() -> None:
    bare = over(on_the_way(), won=True, hand=(), front=())
    assert list(shown(bare).open) == ["journey"]
    form = shown(over(on_the_way(), won=True)).open["keep"].question.form
    assert isinstance(form, Choose)
    assert form.options[-1].id == NOTHING


@pytest.mark.parametrize(
    ("changed", "radiation"),
    [({"radiation": 5}, 2), ({"radiation": 0}, 0), ({"dead": True}, 2), ({"dead": True, "radiation": 6}, 3)],
)
def test_half_the_radiation_is_carried_over_and_who_was_out_comes_back_with_some(
    changed: dict[str, Any], radiation: int
) -> None:
    play = set_out(over(on_the_way(), won=False, **changed))
    one = play.state.of("A")
    assert (one.radiation, one.worst, one.damage, one.dead) == (radiation, radiation, 0, False)
    assert one.leader
    assert one.radiation_card


@pytest.mark.parametrize(("won", "days", "hand"), [(True, DAYS, 5), (False, DAYS - 1, 4)])
def test_a_won_journey_gives_a_card_and_a_lost_one_takes_a_day(won: bool, days: int, hand: int) -> None:
    play = set_out(over(on_the_way(), won=won))
    assert play.state.days == days
    luck = Random("next")
    while "day" not in play.open:
        said = next_answer(play, (None, "A"), sensible, luck, "c")
        assert said is not None
        play = play.answer(said)[0]
    assert len(play.state.of("A").hand) == hand


def test_the_next_journey_has_new_places_and_another_finale() -> None:
    state = over(on_the_way(finale="lot"), won=True)
    draft = Draft(state)
    begin_journey(draft)
    after = draft.state
    assert not set(state.seen) & {after.location, *after.journey}
    assert after.finale != state.finale
    assert after.box.locations[CAMP_HOPE] == after.box.camps[after.finale]
    assert (len(after.journey), len(after.fate), after.day) == (10, 14, 0)


@pytest.mark.parametrize("won", [ENOUGH - 1, ENOUGH])
def test_the_fifth_journey_decides_the_campaign(won: int) -> None:
    state = on_the_way().state
    before = tuple(JourneyEnd("", n < won, "won", 5) for n in range(JOURNEYS - 1))
    draft = Draft(replace(state, journeys=before))
    finish(draft, "lost-days")
    assert draft.state.outcome == ("won" if won >= ENOUGH else "lost")
    assert GAME.view(draft.state, None).spotlight is not None


def test_all_see_the_journeys_and_what_is_carried_over() -> None:
    state = over(on_the_way(), won=True, radiation=4)
    for viewer in (None, "A"):
        shown_to = GAME.view(state, viewer)
        assert "campaign" in {card.id for card in shown_to.opened}
        assert shown_to.spotlight == between_journeys(state)
        [track] = [one for one in shown_to.tracks if one.id == "journeys"]
        assert (track.value, track.size) == (1, JOURNEYS)


@pytest.mark.parametrize(("seats", "how"), [("A", sensible), ("AB", sensible), ("A", at_random)])
def test_a_whole_campaign_comes_to_its_end_and_its_events_survive_a_restart(seats: str, how: Any) -> None:
    play, luck = game(seats, "campaign", campaign="five", finale="lot"), Random("campaign")
    values, again, n = Values(GAME.event_types), play.state, 0
    while play.state.outcome is None:
        said = next_answer(play, (None, *seats), how, luck, str(n))
        assert said is not None
        for event in GAME.decide(play.state, said):
            [read] = values.read_events(values.write_events((event,)))
            again = read.evolve(again)
        play, n = play.answer(said)[0], n + 1
    assert again == play.state
    assert len(play.state.journeys) == JOURNEYS
    assert {one.finale for one in play.state.journeys} == set(play.state.box.camps)
