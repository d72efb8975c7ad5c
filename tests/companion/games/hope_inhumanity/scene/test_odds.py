"""The chance of success: right for every handful of dice, and told to the acting player alone."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from companion.engine.dice import FACES
from companion.engine.view import Bar
from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene.hardship import LEAST_SUCCESS
from companion.games.hope_inhumanity.scene.odds import MOST_MORE, chance, percent
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import question, scene
from tests.companion.games.hope_inhumanity.tables import acted, table
from tests.companion.games.hope_inhumanity.wandering import wander

MOST = 6


def bars(evening: Evening, viewer: str | None = "A") -> dict[int, int]:
    """The chart that a viewer has in hand: dice to percent."""
    return _rows([card.chart for card in evening.view(viewer).hand if card.chart])


def _rows(charts: list[Any]) -> dict[int, int]:
    return {bar.label.values["n"]: bar.percent for chart in charts for bar in chart.bars}


@pytest.mark.rule("HI-153", "HI-154", "HI-155")
@pytest.mark.parametrize("dice", range(MOST + 1))
def test_the_chance_is_what_counting_every_face_of_every_die_gives(dice: int) -> None:
    rolls = [sum(face >= LEAST_SUCCESS for face in roll) for roll in product(FACES, repeat=dice)]
    for needed in range(dice + 2):
        counted = sum(successes >= needed for successes in rolls) / len(rolls)
        assert chance(needed, [(dice, 0)]) == pytest.approx(counted)
        assert chance(needed, [(dice // 2, 0), (dice - dice // 2, 0)]) == pytest.approx(counted)


@pytest.mark.rule("HI-159", "HI-272")
@pytest.mark.parametrize("which", ["lowest", "highest"])
@pytest.mark.parametrize("lost", [0, 1, 2, 3])
def test_dice_that_fail_are_left_out_of_the_count(which: str, lost: int) -> None:
    found = []
    for *three, fourth in product(FACES, repeat=4):
        left = sorted(three)[lost:] if which == "lowest" else sorted(three)[: 3 - lost]
        found.append(sum(face >= LEAST_SUCCESS for face in (*left, fourth)))
    for needed in range(6):
        counted = sum(successes >= needed for successes in found) / len(found)
        assert chance(needed, [(3, lost), (1, 0)], which) == pytest.approx(counted)


@pytest.mark.parametrize(
    ("share", "shown"), [(0, 0), (1 / 1024, 1), (0.125, 13), (0.5, 50), (1023 / 1024, 99), (1, 100)]
)
def test_only_the_impossible_is_0_and_only_the_certain_is_100(share: float, shown: int) -> None:
    assert percent(share) == shown


@pytest.mark.rule("HI-061", "HI-134")
def test_conditions_count_and_the_dice_in_the_middle_come_first() -> None:
    evening = acted(scene(1), conditions={"A": ["Hungry"]}, humanity={"A": 2, "B": 2, "C": 0}, hope=1)
    assert bars(evening) == {1: 0, 2: 25, 3: 50, 4: 69, 5: 81}
    assert bars(evening.commit(2)) == {2: 25, 3: 50, 4: 69, 5: 81}
    supported = evening.commit(2).support("B", 1).refuse("C")
    assert bars(supported) == {3: 50, 4: 69}
    assert bars(supported.hope(1)) == {4: 69}


def test_no_more_bars_are_shown_than_can_be_read() -> None:
    evening = acted(scene(4), hope=5).commit(3)
    assert list(bars(evening)) == list(range(3, 3 + MOST_MORE + 1))


def test_who_can_bring_no_die_sees_no_chart() -> None:
    doomed = table(scene(2, unavoidable=True), humanity={"A": 0, "B": 5, "C": 5}, hope=0).draw()
    assert bars(doomed) == {}


def test_a_scene_that_needs_nothing_is_certain() -> None:
    assert set(bars(acted(scene(0)).commit(1)).values()) == {100}


@pytest.mark.rule("HI-048")
def test_a_question_scene_has_no_odds() -> None:
    assert bars(acted(question(accept="each of them gains 1 humanity"))) == {}


@pytest.mark.rule("HI-061", "HI-069")
def test_the_chart_is_the_acting_players_alone_and_gone_once_the_dice_have_spoken() -> None:
    evening = table(scene(2)).draw()
    steps: list[Callable[[Evening], Evening]] = [
        lambda e: e.act(),
        lambda e: e.commit(2),
        lambda e: e.refuse("B", "C"),
        lambda e: e.hope(1),
    ]
    for step in steps:
        assert bars(evening)
        assert all("odds" not in repr(evening.view(viewer)) for viewer in ("B", "C", None))
        evening = step(evening)
    for over in (evening.roll(A=[4, 4], Hope=[1]), evening.roll(A=[4, 4], Hope=[1]).open().land()):
        assert all("odds" not in repr(over.view(viewer)) for viewer in ("A", "B", "C", None))


@pytest.mark.rule("HI-061", "HI-058")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_only_who_reads_the_scene_has_odds(seed: int) -> None:
    found = 0
    for play, _ in wander(4, f"odds {seed}"):
        state = play.state
        for viewer in (*(one.seat for one in state.survivors), None):
            view = play.game.view(state, viewer)
            charted = "odds" in repr(view)
            found += charted
            assert not charted or (viewer == state.active and state.scene.hardship is not None)
            assert not charted or state.phase not in {Phase.OUTCOMES, Phase.AFTERMATH, Phase.OVER}
    assert found


@pytest.mark.rule("HI-058", "HI-061", "HI-063")
def test_the_rating_changes_the_chart_of_the_acting_player_and_nothing_else() -> None:
    one, two = acted(scene(1)).commit(2), acted(scene(3)).commit(2)
    assert bars(one) != bars(two)
    assert Bar(say("odds-dice", n=2), 75) in (one.view("A").hand[0].chart or pytest.fail("no chart")).bars
    for viewer in ("B", "C", None):
        assert one.view(viewer) == two.view(viewer)
