"""What keeps Hunger, Harm and death away: for how many steps, for how long, and for whom."""

from typing import Any

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Window
from companion.games.hope_inhumanity.playing import Phase
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import personality, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, table

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
    assert evening.open().land().conditions("C") != []
    assert (
        evening.use("C", held.id, on="play" if held is CAMEL else "C").open().land().conditions("C") == after
    )


@pytest.mark.rule("HI-197")
def test_nobody_else_is_spared() -> None:
    spared = failed("1 harm", traits={"B": [SPARE]}).use("B", "spare", on="C").open().land()
    assert (spared.conditions("A"), spared.conditions("C")) == (["Hurt"], [])


@pytest.mark.rule("HI-198", "HI-191")
def test_the_crippled_can_be_spared_though_nothing_heals_them() -> None:
    evening = failed("1 harm", "Crippled", traits={"B": [SPARE]})
    assert evening.open().land().alive == "AB"
    spared = evening.use("B", "spare", on="C").open().land()
    assert (spared.alive, spared.conditions("C")) == ("ABC", ["Crippled"])


@pytest.mark.rule("HI-197")
@pytest.mark.parametrize(("hands", "after"), [("B", ["Crippled"]), ("BA", ["Hurt"])])
def test_what_spares_adds_up_and_is_used_up(hands: str, after: list[str]) -> None:
    two = {seat: [trait("a player of your choice is spared 1 harm", id=f"spare-{seat}")] for seat in "AB"}
    evening = failed("3 harm", traits=two)
    for seat in hands:
        evening = evening.use(seat, f"spare-{seat}", on="C")
    opened = evening.open().land()
    assert opened.conditions("C") == after
    assert (opened.state.survivor("C").guard.harm, opened.view(None).seats[2].badges[-1].id) == (0, "harm")


@pytest.mark.rule("HI-197", "HI-263")
def test_it_holds_against_anything_of_this_turn_and_ends_with_it() -> None:
    held = {"B": [SPARE], "A": [STAB]}
    spared = table(scene(1), traits=held).use("B", "spare", on="C")
    assert spared.view(None).seats[2].badges[0].label == say("guard-harm", n=1)
    assert spared.use("A", "stab", on="C").conditions("C") == []
    next_turn = spared.draw().avoid().land().go_on()
    assert next_turn.view(None).seats[2].badges == ()
    assert next_turn.use("A", "stab", on="C").conditions("C") == ["Hurt"]


@pytest.mark.rule("HI-197", "HI-084")
def test_an_avoid_can_be_prepared_for() -> None:
    card = scene(1, refuse="each of them suffers 1 hunger")
    drawn = table(card, traits={"B": [CAMEL]}).draw()
    avoided = drawn.use("B", "camel").avoid().land()
    assert [avoided.conditions(seat) for seat in "ABC"] == [["Hungry"], [], ["Hungry"]]


REFUSED = scene(1, refuse="each of them suffers 1 hunger")
ASKED = scene(None, accept="each of them gains 1 humanity", refuse="each of them suffers 1 hunger")
HOPELESS = scene(2, unavoidable=True, fail="each of them suffers 1 hunger")


def about_to_land(**moment: Any) -> dict[str, Evening]:
    """Each way to a penalty, up to the moment before it lands."""
    empty: Moment = {"humanity": {"A": 0, "B": 5, "C": 5}, "hope": 0}
    return {
        "avoided": table(REFUSED, **moment).draw().avoid(),
        "answered": table(ASKED, **moment).draw().act().decline("B", "C").decline("A"),
        "hopeless": table(HOPELESS, **empty, **moment).draw().act(),
        "rolled": failed("1 hunger", **moment).open(),
    }


@pytest.mark.rule("HI-197", "HI-264")
@pytest.mark.parametrize("way", ["avoided", "answered", "hopeless", "rolled"])
def test_a_penalty_is_told_before_it_lands_and_can_be_prevented_then(way: str) -> None:
    threatened = about_to_land(traits={"C": [CAMEL]})[way]
    assert threatened.phase is Phase.PENALTY
    assert threatened.conditions("C") == []
    for viewer in (None, "A", "B", "C"):
        assert "1 hunger" in repr(threatened.view(viewer))
    assert threatened.land().conditions("C") == ["Hungry"]
    assert threatened.use("C", "camel").land().conditions("C") == []


@pytest.mark.rule("HI-264")
@pytest.mark.parametrize("way", ["avoided", "answered", "hopeless", "rolled"])
def test_a_trait_for_when_a_penalty_lands_is_offered_then(way: str) -> None:
    held = trait("you are spared 1 hunger", id="onp", window=Window.ON_PENALTY)
    assert "trait:onp" in about_to_land(traits={"C": [held]})[way].play.open


@pytest.mark.rule("HI-197", "HI-077")
def test_the_moment_is_the_same_for_all_and_whoever_holds_which_card() -> None:
    idle = trait("you gain 1 humanity", id="idle")
    questions = [
        about_to_land(traits={seat: [card]})["avoided"].question("penalty")
        for seat in "ABC"
        for card in (CAMEL, idle)
    ]
    assert {(one.to, one.lapses) for one in questions} == {(None, "go-on")}
    assert all(one == questions[0] for one in questions)


@pytest.mark.rule("HI-197")
def test_anybody_may_have_all_wait_and_then_it_does_not_go_on_by_itself() -> None:
    held = about_to_land(traits={"B": [CAMEL]})["avoided"].choose("penalty", None, "wait")
    assert held.question("penalty").lapses is None
    assert held.options("penalty") == ["go-on"]
    assert held.land().conditions("B") == ["Hungry"]


@pytest.mark.parametrize("way", ["avoided", "answered", "hopeless", "rolled"])
def test_where_all_know_that_nobody_holds_a_card_it_lands_at_once(way: str) -> None:
    landed = about_to_land()[way]
    assert landed.phase is Phase.AFTERMATH
    assert "Hungry" in landed.conditions("C")


def test_where_nothing_bad_threatens_there_is_no_moment() -> None:
    kind = scene(1, refuse="each of them gains 1 humanity")
    assert table(kind, traits={"B": [CAMEL]}).draw().avoid().phase is Phase.AFTERMATH


@pytest.mark.rule("HI-197", "HI-237")
def test_a_newcomer_has_no_part_in_what_threatened_the_dead() -> None:
    moment: Moment = {
        "traits": {"A": [trait("a player of your choice suffers 3 harm", id="kill")]},
        "personality_pile": [personality(id="new")],
    }
    for way, threatened in about_to_land(**moment).items():
        killed = threatened.use("A", "kill", on="C")
        while "grace:C" not in killed.asks():
            killed = killed.gift("C")
        came = killed.grace("C").land()
        assert came.phase is Phase.AFTERMATH, way
        assert came.conditions("C") == [], way


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
    assert "C" not in evening.open().land().alive
    saved = evening.use("B", "defy", on="C").open().land()
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
