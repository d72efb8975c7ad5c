"""Humanity: its limit, nothing left, and below zero."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import SOCIOPATH, personality, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table


def change(effect: str, humanity: int) -> Evening:
    """Everybody gets the effect; C had that much Humanity."""
    card = scene(1, refuse=f"each of them {effect}")
    return table(card, humanity={"A": 5, "B": 5, "C": humanity}).draw().avoid().land()


@pytest.mark.rule("HI-201", "HI-202", "HI-209", "HI-210")
@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [(5, 1, 5), (4, 1, 5), (4, 3, 5), (2, 1, 3), (0, 1, 1), (-1, 1, 0), (-1, 2, 1)],
)
def test_a_gain_stops_at_five_and_pays_a_debt_first(before: int, gain: int, after: int) -> None:
    assert change(f"gains {gain} humanity", before).humanity["C"] == after


@pytest.mark.rule("HI-201", "HI-269")
@pytest.mark.parametrize(("before", "after"), [(4, 4), (3, 4)])
def test_a_personality_may_set_a_lower_limit(before: int, after: int) -> None:
    card = scene(1, refuse="each of them gains 1 humanity")
    evening = table(card, humanity={"A": 5, "B": 5, "C": before}, personalities={"C": SOCIOPATH})
    assert evening.draw().avoid().land().humanity["C"] == after
    assert evening.view(None).seats[2].tracks[0].size == 4


@pytest.mark.rule("HI-205", "HI-206", "HI-203")
@pytest.mark.parametrize(
    ("before", "loss", "after", "marked"),
    [(2, 1, 1, ""), (1, 1, 0, ""), (0, 1, -1, "C"), (1, 2, -1, "C"), (2, 2, 0, ""), (2, 5, -3, "C")],
)
def test_only_a_loss_below_zero_marks_somebody(before: int, loss: int, after: int, marked: str) -> None:
    lost = change(f"loses {loss} humanity", before)
    assert (lost.humanity["C"], lost.marked) == (after, marked)


@pytest.mark.rule("HI-203", "HI-204")
def test_committing_the_last_die_is_no_loss_below_zero() -> None:
    evening = acted(scene(1), humanity={"A": 1, "B": 5, "C": 5}).commit(1).refuse("B", "C").hope(0)
    done = evening.roll(A=[1]).open().land()
    assert (done.humanity["A"], done.marked) == (0, "")
    assert done.go_on().alive == "ABC"


@pytest.mark.rule("HI-207")
def test_the_marked_stay_until_the_next_turn_begins() -> None:
    lost = change("loses 1 humanity", 0)
    assert lost.alive == "ABC"
    assert lost.phase is Phase.AFTERMATH
    assert lost.go_on().alive == "AB"


@pytest.mark.rule("HI-207")
def test_being_marked_is_shown_to_all() -> None:
    lost = change("loses 2 humanity", 0)
    badge = next(badge for badge in lost.view(None).seats[2].badges if badge.id == "marked")
    assert badge.label == say("marked", n=2)
    assert lost.view(None).seats[2].tracks[0].value == 0


@pytest.mark.rule("HI-208")
def test_the_marked_still_support_and_play_traits() -> None:
    gift = trait("you gain 1 humanity")
    moment: Moment = {
        "humanity": {"A": 5, "B": 5, "C": 0},
        "traits": {"B": [trait("everyone loses 1 humanity", id="t")]},
    }
    evening = acted(scene(1), **moment).commit(1).use("B", "t")
    assert evening.marked == "C"
    supported = evening.last_hope("C").refuse("B").hope(0).roll(A=[1], Hope=[1]).open().land()
    assert supported.state.running.stakes["C"].last_hope == 1
    held = acted(scene(1), humanity={"A": 5, "B": 5, "C": -1}, traits={"C": [gift]})
    assert held.use("C").marked == ""


@pytest.mark.rule("HI-208", "HI-161")
def test_the_marked_get_outcomes() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    evening = acted(card, humanity={"A": 5, "B": 5, "C": -1}).commit(1).refuse("B", "C").hope(0)
    assert evening.roll(A=[4]).open().land().conditions("C") == ["Hungry"]


@pytest.mark.rule("HI-209")
def test_a_gain_that_does_not_reach_zero_saves_nobody() -> None:
    gift = trait("a player of your choice gains 1 humanity")
    card = scene(1, refuse="each of them loses 2 humanity")
    evening = table(card, humanity={"A": 5, "B": 5, "C": 0}, traits={"B": [gift]}).draw().avoid().land()
    saved = evening.use("B", on="C")
    assert saved.humanity["C"] == -1
    assert saved.go_on().alive == "AB"


@pytest.mark.rule("HI-270")
@pytest.mark.parametrize("humanity", [3, 0])
def test_a_sociopath_loses_nothing_to_a_penalty(humanity: int) -> None:
    card = scene(1, refuse="each of them loses 2 humanity")
    evening = table(card, humanity={"A": 5, "B": 5, "C": humanity}, personalities={"C": SOCIOPATH})
    lost = evening.draw().avoid().land()
    assert lost.humanity == {"A": 3, "B": 3, "C": humanity}
    assert lost.marked == ""


@pytest.mark.rule("HI-270")
def test_a_sociopath_loses_what_is_committed_or_given() -> None:
    moment: Moment = {
        "humanity": {"A": 4, "B": 4, "C": 4},
        "personalities": {"A": SOCIOPATH, "B": SOCIOPATH},
    }
    evening = acted(scene(1), **moment).commit(2).support("B", 1)
    assert evening.humanity == {"A": 2, "B": 3, "C": 4}


@pytest.mark.rule("HI-270")
def test_a_sociopath_suffers_hunger_and_harm_like_anybody() -> None:
    card = scene(1, refuse=["each of them suffers 1 hunger", "each of them suffers 1 harm"])
    evening = table(card, personalities={"C": SOCIOPATH}).draw().avoid().land()
    assert evening.conditions("C") == ["Hungry", "Hurt"]


@pytest.mark.rule("HI-077")
def test_humanity_lies_open() -> None:
    evening = table(scene(1), humanity={"A": 3, "B": 5, "C": 0})
    for viewer in ("A", "B", "C", None):
        assert [seat.tracks[0].value for seat in evening.view(viewer).seats] == [3, 5, 0]


@pytest.mark.rule("HI-201")
def test_a_limit_above_does_not_matter_to_what_may_be_committed() -> None:
    few = personality("you never have more than 2 humanity")
    evening = acted(scene(1), humanity={"A": 2, "B": 5, "C": 5}, personalities={"A": few})
    evening.cannot(lambda e: e.commit(3), "refused-number")
    assert evening.commit(2).humanity["A"] == 0
