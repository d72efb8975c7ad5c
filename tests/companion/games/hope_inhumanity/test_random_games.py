"""Whole games of random answers: each ends, and at every moment what must be true of any game is true."""

from collections.abc import Callable

import pytest

from companion.engine.questions import Question
from companion.games.hope_inhumanity.events.course import RoundBegun
from companion.games.hope_inhumanity.events.dice import DiceRolled
from companion.games.hope_inhumanity.events.fortunes import HopeGained, HopeLost
from companion.games.hope_inhumanity.events.support import HopeAdded
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene.estate_questions import EstateQuestion
from companion.games.hope_inhumanity.scene.middle import handfuls
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, WORST
from tests.companion.games.hope_inhumanity.wandering import some_house_rules, wander
from tests.long import LONG

SEEDS = range(12 if LONG else 4)


def games(test: Callable[[int, str], None]) -> Callable[[int, str], None]:
    """Tries a test with every number of players, in many games each."""
    every = pytest.mark.parametrize(
        ("seats", "seed"), [(n, f"{n}-{seed}") for n in (3, 4, 5) for seed in SEEDS]
    )
    return pytest.mark.long(every(test))


@pytest.mark.rule("HI-039", "HI-303", "HI-304", "HI-306")
@games
def test_every_game_ends_won_or_lost(seats: int, seed: str) -> None:
    *_, (last, _) = wander(seats, seed)
    assert last.state.phase is Phase.OVER
    assert last.state.won is bool(last.state.living)
    assert last.state.round == ROUNDS or not last.state.won


@games
def test_every_game_ends_whatever_house_rules_the_table_plays(seats: int, seed: str) -> None:
    *_, (last, _) = wander(seats, seed, options=some_house_rules(seed))
    assert last.state.phase is Phase.OVER
    assert last.state.won is bool(last.state.living)


@pytest.mark.rule("HI-052")
@pytest.mark.parametrize("scenes", [1, 6])
def test_a_game_with_few_scenes_ends_too(scenes: int) -> None:
    for seed in SEEDS:
        *_, (last, _) = wander(3, f"few {seed}", scenes)
        assert last.state.phase is Phase.OVER


@pytest.mark.rule("HI-004", "HI-284", "HI-285", "HI-201", "HI-188", "HI-191", "HI-196", "HI-200")
@games
def test_no_number_ever_leaves_its_limits(seats: int, seed: str) -> None:
    for play, _ in wander(seats, seed):
        state = play.state
        assert 0 <= state.hope <= DICE
        assert 1 <= state.round <= ROUNDS
        for survivor in state.living:
            assert survivor.humanity <= survivor.most <= DICE
            assert 0 <= survivor.hunger <= WORST
            assert 0 <= survivor.harm <= WORST


@games
def test_somebody_is_always_waited_for_until_it_is_over(seats: int, seed: str) -> None:
    for play, _ in wander(seats, seed):
        asked = [asked.question for asked in play.open.values() if not asked.question.standing]
        assert bool(asked) is (play.state.phase is not Phase.OVER)
        assert all(_may_be_asked(play.state, asked.question) for asked in play.open.values())


def _may_be_asked(state: HopeInhumanityState, question: Question) -> bool:
    farewell = question.id.partition(":")[0] in set(EstateQuestion)
    return question.to is None or farewell or state.survivor(question.to).alive


@pytest.mark.rule("HI-035", "HI-052", "HI-075")
@games
def test_no_card_is_in_two_places_and_no_scene_comes_back(seats: int, seed: str) -> None:
    drawn: list[str] = []
    for play, _ in wander(seats, seed):
        state = play.state
        if state.playing and (not drawn or drawn[-1] != state.playing.card):
            drawn.append(state.playing.card)
        piled = [card for pile in state.piles.values() for card in pile]
        assert len({*piled, *drawn}) == len(piled) + len(drawn) == len(state.deck.scenes)
        traits = [card for one in state.survivors for card in (*one.traits, *one.played)]
        assert len(set(traits)) == len(traits)


@pytest.mark.rule("HI-250", "HI-258")
@games
def test_every_asset_is_in_one_place_with_the_uses_that_it_may_have(seats: int, seed: str) -> None:
    for play, _ in wander(seats, seed):
        state = play.state
        piled = [*state.asset_pile, *state.spent_assets, *(holding.card for holding in state.assets)]
        assert len(set(piled)) == len(piled)
        for holding in state.assets:
            assert 1 <= holding.uses <= state.deck.assets[holding.card].uses
            assert holding.borrower is None or holding.borrower != holding.owner
            assert holding.borrower in {None, *(one.seat for one in state.living)}


@pytest.mark.rule("HI-102", "HI-112", "HI-152")
@games
def test_no_die_is_lost_or_made_on_its_way_to_the_roll(seats: int, seed: str) -> None:
    rolls = 0
    for play, events in wander(seats, seed):
        state = play.state
        assert sum(one.humanity for one in state.living) <= DICE * seats
        for event in events:
            if isinstance(event, DiceRolled):
                rolls += 1
                playing = state.running
                own = playing.stakes[state.active].humanity if state.active in playing.stakes else 0
                put_in = sum(stake.dice for stake in playing.stakes.values()) + playing.hope
                put_in += min(playing.extra, DICE - own)
                assert len(event.dice) == put_in - sum(one.aside for one in handfuls(state))
    assert rolls or len(state.living) < 2


@pytest.mark.rule("HI-101", "HI-130")
@games
def test_dice_that_move_into_the_middle_leave_exactly_their_pools(seats: int, seed: str) -> None:
    former: HopeInhumanityState | None = None
    for play, events in wander(seats, seed):
        hope = sum(
            event.n if isinstance(event, HopeGained) else -event.n if isinstance(event, HopeLost) else 0
            for event in events
        )
        spent = sum(getattr(event, "last_hope", 0) for event in events)
        spent += sum(event.dice for event in events if isinstance(event, HopeAdded))
        if former is not None:
            assert play.state.hope == former.hope + hope - spent
        former = play.state


@pytest.mark.rule("HI-039", "HI-292")
@games
def test_rounds_come_one_after_another(seats: int, seed: str) -> None:
    rounds = [1]
    for _, events in wander(seats, seed):
        rounds += [event.round for event in events if isinstance(event, RoundBegun)]
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) <= ROUNDS
