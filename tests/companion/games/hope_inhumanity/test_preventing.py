"""What keeps Hunger, Harm and death away: for how many steps, for how long, and for whom."""

from typing import Any

import pytest

from companion.engine.words import say
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import table

SPARE = trait("a player of your choice is spared 1 harm", id="spare")
CAMEL = trait("you are spared 1 hunger", id="camel")
DEFY = trait("a player of your choice cheats death", id="defy")
STAB = trait("a player of your choice suffers 1 harm", id="stab")


def failed(suffering: str, *conditions: str, **moment: Any) -> Evening:
    """C supported A, the dice have failed, and the card that makes them suffer is about to open."""
    moment = {"conditions": {"C": conditions}, **moment}
    acted = table(scene(2, fail=f"each of them suffers {suffering}"), **moment).draw().act().commit(1)
    return acted.refuse("B").support("C", 1).hope(0).roll(A=[1], C=[1])


@pytest.mark.rule("HI-197", "HI-264")
@pytest.mark.parametrize(
    ("suffering", "held", "after"),
    [
        ("1 hunger", CAMEL, []),
        ("2 hunger", CAMEL, ["Hungry"]),
        ("1 harm", CAMEL, ["Hurt"]),
        ("1 harm", SPARE, []),
        ("2 harm", SPARE, ["Hurt"]),
        ("1 hunger", SPARE, ["Hungry"]),
    ],
)
def test_the_next_step_does_not_land(suffering: str, held: Any, after: list[str]) -> None:
    evening = failed(suffering, traits={"C": [held]})
    assert evening.open().conditions("C") != []
    assert evening.use("C", held.id, on="play" if held is CAMEL else "C").open().conditions("C") == after


@pytest.mark.rule("HI-197")
def test_nobody_else_is_spared() -> None:
    spared = failed("1 harm", traits={"B": [SPARE]}).use("B", "spare", on="C").open()
    assert (spared.conditions("A"), spared.conditions("C")) == (["Hurt"], [])


@pytest.mark.rule("HI-198", "HI-191")
def test_the_crippled_can_be_spared_though_nothing_heals_them() -> None:
    evening = failed("1 harm", "Crippled", traits={"B": [SPARE]})
    assert evening.open().alive == "AB"
    spared = evening.use("B", "spare", on="C").open()
    assert (spared.alive, spared.conditions("C")) == ("ABC", ["Crippled"])


@pytest.mark.rule("HI-197")
@pytest.mark.parametrize(("hands", "after"), [("B", ["Crippled"]), ("BA", ["Hurt"])])
def test_what_spares_adds_up_and_is_used_up(hands: str, after: list[str]) -> None:
    two = {seat: [trait("a player of your choice is spared 1 harm", id=f"spare-{seat}")] for seat in "AB"}
    evening = failed("3 harm", traits=two)
    for seat in hands:
        evening = evening.use(seat, f"spare-{seat}", on="C")
    opened = evening.open()
    assert opened.conditions("C") == after
    assert (opened.state.survivor("C").guard.harm, opened.view(None).seats[2].badges[-1].id) == (0, "harm")


@pytest.mark.rule("HI-197", "HI-263")
def test_it_holds_against_anything_of_this_turn_and_ends_with_it() -> None:
    held = {"B": [SPARE], "A": [STAB]}
    spared = table(scene(1), traits=held).use("B", "spare", on="C")
    assert spared.view(None).seats[2].badges[0].label == say("guard-harm", n=1)
    assert spared.use("A", "stab", on="C").conditions("C") == []
    next_turn = spared.draw().avoid().go_on()
    assert next_turn.view(None).seats[2].badges == ()
    assert next_turn.use("A", "stab", on="C").conditions("C") == ["Hurt"]


@pytest.mark.rule("HI-197", "HI-084")
def test_an_avoid_can_be_prepared_for() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    drawn = table(card, traits={"B": [CAMEL]}).draw()
    avoided = drawn.use("B", "camel").avoid()
    assert [avoided.conditions(seat) for seat in "ABC"] == [["Hungry"], [], ["Hungry"]]


@pytest.mark.rule("HI-197", "HI-188", "HI-191", "HI-200")
@pytest.mark.parametrize(
    ("suffering", "conditions", "after"),
    [
        ("1 harm", ("Crippled",), ["Crippled"]),
        ("3 hunger", (), ["Starving"]),
        ("3 harm", ("Hungry",), ["Hungry", "Crippled"]),
    ],
)
def test_death_can_be_cheated_and_stops_at_the_last_step(
    suffering: str, conditions: tuple[str, ...], after: list[str]
) -> None:
    evening = failed(suffering, *conditions, traits={"B": [DEFY]})
    assert "C" not in evening.open().alive
    saved = evening.use("B", "defy", on="C").open()
    assert (saved.conditions("C"), saved.pool) == (after, 3 if "A" in saved.alive else 2)


@pytest.mark.rule("HI-197")
def test_death_is_cheated_once_and_a_wound_that_does_not_kill_wastes_nothing() -> None:
    held = {"A": [STAB], "B": [DEFY], "C": [trait("you suffer 1 harm", id="again")]}
    evening = table(scene(1), traits=held, conditions={"C": ["Hurt"]}).use("B", "defy", on="C")
    crippled = evening.use("A", "stab", on="C")
    assert crippled.state.survivor("C").guard.deaths == 1
    cheated = crippled.use("C", "again")
    assert (cheated.conditions("C"), cheated.state.survivor("C").guard.deaths) == (["Crippled"], 0)


def test_cheating_death_twice_takes_two_of_them() -> None:
    held = {"A": [trait("you suffer 3 harm", id="one"), trait("you suffer 3 hunger", id="two")], "B": [DEFY]}
    once = table(scene(1), traits=held).use("B", "defy", on="A").use("A", "one")
    assert "A" in once.alive
    assert "A" not in once.use("A", "two").alive
