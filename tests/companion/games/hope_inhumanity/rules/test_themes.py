"""Personalities that react to what a Scene is about."""

import pytest

from companion.games.hope_inhumanity.cards.kinds import Mark
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.own_cards import SQUISHY, personality, question, scene
from tests.companion.games.hope_inhumanity.tables import Moment, table

GORY = scene(1, marks=[Mark.GORE], refuse="each of them suffers 1 hunger")
FRAIL = personality("when a Scene marked cold is acted on, you suffer 1 harm", id="frail")


@pytest.mark.rule("HI-274", "HI-073")
@pytest.mark.parametrize("who", ["A", "B", "C", "AC"])
def test_a_theme_costs_whoever_reacts_to_it_whatever_the_role(who: str) -> None:
    evening = table(GORY, personalities=dict.fromkeys(who, SQUISHY)).draw()
    assert evening.humanity == {"A": 5, "B": 5, "C": 5}
    assert evening.act().humanity == {seat: 4 if seat in who else 5 for seat in "ABC"}


@pytest.mark.rule("HI-274")
@pytest.mark.parametrize(("marks", "left"), [([Mark.GORE, Mark.COLD], 4), ([Mark.COLD], 5), ([], 5)])
def test_other_themes_cost_nothing(marks: list[Mark], left: int) -> None:
    for card in (scene(1, marks=marks), question(marks=marks)):
        assert table(card, personalities={"B": SQUISHY}).draw().act().humanity["B"] == left


@pytest.mark.rule("HI-274", "HI-070")
def test_a_scene_that_is_avoided_is_not_seen() -> None:
    assert table(GORY, personalities={"B": SQUISHY}).draw().avoid().land().humanity["B"] == 5


@pytest.mark.rule("HI-274", "HI-205", "HI-094")
@pytest.mark.parametrize(("dice", "hope", "phase"), [(2, 0, Phase.COMMIT), (1, 1, Phase.COMMIT)])
def test_what_is_left_may_still_be_acted_with(dice: int, hope: int, phase: Phase) -> None:
    held: Moment = {"humanity": {"A": dice, "B": 5, "C": 5}, "hope": hope}
    assert table(GORY, personalities={"A": SQUISHY}, **held).draw().act().phase is phase


@pytest.mark.rule("HI-274", "HI-090", "HI-094")
@pytest.mark.parametrize(("unavoidable", "verdict"), [(False, Verdict.AVOIDED), (True, Verdict.HOPELESS)])
def test_if_nothing_is_left_to_act_with_it_ends_there(unavoidable: bool, verdict: Verdict) -> None:
    held: Moment = {"humanity": {"A": 1, "B": 5, "C": 5}, "hope": 0}
    card = scene(1, marks=[Mark.GORE], unavoidable=unavoidable)
    acted = table(card, personalities={"A": SQUISHY}, **held).draw().act()
    assert (acted.verdict, acted.phase) == (verdict, Phase.AFTERMATH)


@pytest.mark.rule("HI-274", "HI-200", "HI-224")
@pytest.mark.parametrize(("seat", "phase"), [("A", Phase.AFTERMATH), ("B", Phase.COMMIT)])
def test_a_theme_may_kill_there_and_then(seat: str, phase: Phase) -> None:
    card = scene(1, marks=[Mark.COLD])
    moment: Moment = {"round": 3, "personalities": {seat: FRAIL}, "conditions": {seat: ["Crippled"]}}
    acted = table(card, **moment).draw().act()
    assert (seat in acted.alive, acted.phase) == (False, phase)


@pytest.mark.rule("HI-274", "HI-073")
def test_a_theme_that_is_not_told_works_when_the_card_opens() -> None:
    acted = table(GORY, personalities={"B": SQUISHY}, rulings={"themes-told": "no"}).draw().act()
    assert acted.humanity["B"] == 5
    rolled = acted.commit(1).refuse("B", "C").hope(0).roll(A=[1])
    assert rolled.humanity["B"] == 5
    assert rolled.open().land().humanity["B"] == 4
