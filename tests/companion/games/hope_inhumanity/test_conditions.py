"""Hunger and Harm: their steps, what eases them, and that they kill at once."""

import pytest

from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import relationship, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table


def suffer(effect: str, conditions: list[str]) -> Evening:
    """A refuses everything and so everybody gets the effect; C had these conditions."""
    card = scene(1, refuse=f"each of them {effect}")
    return table(card, conditions={"C": conditions}, round=3).draw().avoid().land()


@pytest.mark.rule("HI-012")
def test_condition_cards_never_run_out() -> None:
    every: Moment = {"conditions": dict.fromkeys("ABCDE", ("Hungry", "Hurt")), "humanity": "ABCDE"}
    worse = scene(1, refuse=["each of them suffers 1 hunger", "each of them suffers 1 harm"])
    avoided = table(worse, **every).draw().avoid().land()
    assert [avoided.conditions(seat) for seat in "ABCDE"] == [["Starving", "Crippled"]] * 5


@pytest.mark.rule("HI-186", "HI-187", "HI-188", "HI-192", "HI-193")
@pytest.mark.parametrize(
    ("before", "effect", "after"),
    [
        ([], "suffers 1 hunger", ["Hungry"]),
        (["Hungry"], "suffers 1 hunger", ["Starving"]),
        (["Starving"], "suffers 1 hunger", None),
        ([], "suffers 2 hunger", ["Starving"]),
        (["Hungry"], "suffers 2 hunger", None),
        ([], "suffers 3 hunger", None),
        (["Crippled"], "suffers 1 hunger", ["Hungry", "Crippled"]),
        (["Hurt"], "suffers 2 hunger", ["Starving", "Hurt"]),
    ],
)
def test_hunger_goes_step_by_step_to_death(before: list[str], effect: str, after: list[str] | None) -> None:
    suffered = suffer(effect, before)
    assert (suffered.conditions("C") if "C" in suffered.alive else None) == after


@pytest.mark.rule("HI-189", "HI-190", "HI-191", "HI-192", "HI-193")
@pytest.mark.parametrize(
    ("before", "effect", "after"),
    [
        ([], "suffers 1 harm", ["Hurt"]),
        (["Hurt"], "suffers 1 harm", ["Crippled"]),
        (["Crippled"], "suffers 1 harm", None),
        ([], "suffers 2 harm", ["Crippled"]),
        (["Hurt"], "suffers 2 harm", None),
        ([], "suffers 3 harm", None),
        (["Starving"], "suffers 1 harm", ["Starving", "Hurt"]),
    ],
)
def test_harm_goes_step_by_step_to_death(before: list[str], effect: str, after: list[str] | None) -> None:
    suffered = suffer(effect, before)
    assert (suffered.conditions("C") if "C" in suffered.alive else None) == after


@pytest.mark.rule("HI-194", "HI-199")
@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        (["Starving"], 1, ["Hungry"]),
        (["Hungry"], 1, []),
        (["Starving"], 2, []),
        (["Starving"], 3, []),
        ([], 1, []),
        (["Hungry", "Hurt"], 1, ["Hurt"]),
    ],
)
def test_hunger_is_eased_step_by_step(before: list[str], steps: int, after: list[str]) -> None:
    assert suffer(f"recovers from {steps} hunger", before).conditions("C") == after


@pytest.mark.rule("HI-194", "HI-195", "HI-196")
@pytest.mark.ruling("easing-clears")
@pytest.mark.parametrize(
    ("before", "track", "step", "cleared"),
    [
        ("Starving", "hunger", ["Hungry"], []),
        ("Hungry", "hunger", [], []),
        ("Hurt", "harm", [], []),
        ("Crippled", "harm", ["Crippled"], ["Crippled"]),
    ],
)
def test_easing_goes_one_step_back_or_clears_all_of_it(
    before: str, track: str, step: list[str], cleared: list[str]
) -> None:
    for choice, after in (("no", step), ("yes", cleared)):
        moment: Moment = {"conditions": {"C": [before]}, "rulings": {"easing-clears": choice}}
        eased = (
            table(scene(1, refuse=f"each of them recovers from 1 {track}"), **moment).draw().avoid().land()
        )
        assert eased.conditions("C") == after


@pytest.mark.rule("HI-195", "HI-196", "HI-199")
@pytest.mark.parametrize(
    ("before", "steps", "after"),
    [
        (["Hurt"], 1, []),
        (["Hurt"], 2, []),
        (["Crippled"], 1, ["Crippled"]),
        (["Crippled"], 3, ["Crippled"]),
        ([], 1, []),
        (["Hungry", "Hurt"], 1, ["Hungry"]),
    ],
)
def test_hurt_is_healed_and_crippled_never(before: list[str], steps: int, after: list[str]) -> None:
    assert suffer(f"recovers from {steps} harm", before).conditions("C") == after


@pytest.mark.rule("HI-078")
def test_conditions_lie_open() -> None:
    evening = table(scene(1), conditions={"C": ["Hungry", "Crippled"]})
    for viewer in ("A", "B", None):
        badges = {badge.id: badge.grave for badge in evening.view(viewer).seats[2].badges}
        assert badges == {"hunger": False, "harm": True}


@pytest.mark.rule("HI-200")
def test_death_by_condition_comes_at_once() -> None:
    suffered = suffer("suffers 1 hunger", ["Starving"])
    assert suffered.alive == "AB"
    assert suffered.asks() == {"next-turn"}


@pytest.mark.rule("HI-200", "HI-188", "HI-192")
@pytest.mark.parametrize("track", ["hunger", "harm"])
def test_nothing_eases_a_step_too_far(track: str) -> None:
    lines = [f"each of them suffers 3 {track}", f"each of them recovers from 1 {track}"]
    evening = table(scene(1, refuse=lines), round=3).draw().avoid().land()
    assert evening.alive == ""
    assert evening.phase is Phase.OVER


@pytest.mark.rule("HI-200")
@pytest.mark.parametrize("track", ["hunger", "harm"])
def test_a_trait_kills_at_once(track: str) -> None:
    deadly = trait(f"a player of your choice suffers 3 {track}")
    evening = table(scene(1), traits={"B": [deadly]}).draw().use("B", on="C")
    assert evening.alive == "AB"
    assert evening.pool == 2


@pytest.mark.rule("HI-200", "HI-224")
def test_what_a_relationship_brings_kills_at_once() -> None:
    bond = relationship("when you support the other, you suffer 1 hunger")
    evening = acted(scene(2), conditions={"B": ["Starving"]}, bonds=[("A", "B", bond)], round=3).commit(1)
    gone = evening.support("B", 1)
    assert gone.alive == "AC"
    assert gone.pool == 2
    rolled = gone.refuse("C").hope(0).roll(A=[6], B=[6])
    assert rolled.verdict == "success"


@pytest.mark.rule("HI-200", "HI-224")
def test_a_supporter_may_be_the_death_of_the_acting_player() -> None:
    bond = relationship("when you support the other, the other suffers 1 harm")
    evening = acted(scene(2), conditions={"A": ["Crippled"]}, bonds=[("A", "B", bond)], round=3).commit(1)
    gone = evening.refuse("C").support("B", 1)
    assert gone.alive == "BC"
    assert gone.asks() == {"roll"}


@pytest.mark.rule("HI-304")
def test_a_relationship_may_end_the_game_in_the_middle_of_a_scene() -> None:
    bond = relationship(
        (
            "when you support the other, the other suffers 1 harm",
            "when you support the other, you suffer 1 harm",
        )
    )
    evening = acted(
        scene(2),
        dead="C",
        conditions={"A": ["Crippled"], "B": ["Crippled"]},
        bonds=[("A", "B", bond)],
        round=3,
    ).commit(1)
    over = evening.support("B", 1)
    assert (over.phase, over.state.won, over.asks()) == (Phase.OVER, False, set())
