"""Act or Avoid: what is offered, what an Avoid brings, and Scenes that nobody can avoid."""

from typing import Any

import pytest

from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.own_cards import question, scene
from tests.companion.games.hope_inhumanity.tables import acted, table

EACH_LOSES = "each of them loses 1 humanity"


@pytest.mark.rule("HI-084", "HI-088")
def test_an_avoid_makes_everybody_suffer_refuse_and_ends_the_turn() -> None:
    avoided = table(scene(2, refuse=EACH_LOSES), humanity={"A": 5, "B": 4, "C": 3}).draw().avoid().land()
    assert avoided.humanity == {"A": 4, "B": 3, "C": 2}
    assert avoided.go_on().state.active == "B"


@pytest.mark.rule("HI-084")
def test_an_avoid_of_a_question_scene_brings_its_refuse_too() -> None:
    avoided = table(question(accept="each of them gains 1 humanity", refuse=EACH_LOSES)).draw().avoid().land()
    assert avoided.humanity == {"A": 4, "B": 4, "C": 4}


@pytest.mark.rule("HI-084")
def test_on_an_avoid_everybody_is_a_refuser() -> None:
    avoided = table(scene(2, refuse="refusers suffer 1 hunger")).draw().avoid().land()
    assert [avoided.conditions(seat) for seat in "ABC"] == [["Hungry"]] * 3


@pytest.mark.rule("HI-084", "HI-220")
def test_the_dead_suffer_nothing_from_an_avoid() -> None:
    avoided = table(scene(2, refuse=EACH_LOSES), dead="C").draw().avoid().land()
    assert avoided.state.survivor("C").humanity == 5


@pytest.mark.rule("HI-086", "HI-087")
def test_after_an_avoid_no_second_card_is_drawn() -> None:
    before = table(scene(2))
    avoided = before.draw().avoid().land()
    sizes = [sum(map(len, e.state.piles.values())) for e in (before, avoided)]
    assert sizes[0] - sizes[1] == 1
    assert avoided.asks() == {"next-turn"}
    assert avoided.go_on().asks() == {"draw"}


@pytest.mark.rule("HI-089")
def test_an_avoid_costs_no_dice_of_its_own() -> None:
    avoided = table(scene(2, refuse="each of them suffers 1 hunger")).draw().avoid().land()
    assert avoided.humanity == {"A": 5, "B": 5, "C": 5}
    assert avoided.pool == 3


@pytest.mark.rule("HI-090")
@pytest.mark.parametrize(
    ("humanity", "hope", "offered"),
    [(0, 0, ["avoid"]), (-1, 0, ["avoid"]), (1, 0, ["act", "avoid"]), (0, 1, ["act", "avoid"])],
)
def test_without_any_die_a_rated_scene_must_be_avoided(humanity: int, hope: int, offered: list[str]) -> None:
    drawn = table(scene(1), humanity={"A": humanity, "B": 5, "C": 5}, hope=hope).draw()
    assert drawn.options("declare") == offered


@pytest.mark.rule("HI-090", "HI-184")
def test_without_any_die_a_question_scene_may_still_be_acted_on() -> None:
    drawn = table(question(), humanity={"A": 0, "B": 5, "C": 5}, hope=0).draw()
    assert drawn.options("declare") == ["act", "avoid"]


@pytest.mark.rule("HI-091")
def test_the_declaration_is_final() -> None:
    acted(scene(1)).cannot(lambda e: e.avoid().land(), "refused-closed")
    table(scene(1)).draw().avoid().land().cannot(lambda e: e.act(), "refused-closed")


@pytest.mark.rule("HI-046", "HI-092", "HI-093")
@pytest.mark.parametrize("hardship", [2, None])
def test_an_unavoidable_scene_can_only_be_acted_on(hardship: int | None) -> None:
    drawn = table(scene(hardship, unavoidable=True)).draw()
    assert drawn.options("declare") == ["act"]
    drawn.cannot(lambda e: e.avoid().land(), "forced-unavoidable")


@pytest.mark.rule("HI-093", "HI-175")
def test_an_unavoidable_question_asks_everybody() -> None:
    opened = acted(question(unavoidable=True)).decline("B", "C", "A")
    assert opened.verdict is Verdict.ANSWERED


DOOM = scene(2, unavoidable=True, fail="each of them suffers 1 harm", refuse=EACH_LOSES)


@pytest.mark.rule("HI-094", "HI-095")
def test_an_unavoidable_scene_without_any_die_fails_for_everybody() -> None:
    doomed = acted(DOOM, humanity={"A": 0, "B": 3, "C": 5}, hope=0)
    assert doomed.verdict is Verdict.HOPELESS
    assert [doomed.conditions(seat) for seat in "ABC"] == [["Hurt"]] * 3
    assert doomed.humanity == {"A": 0, "B": 3, "C": 5}


@pytest.mark.rule("HI-095")
def test_a_hopeless_scene_has_neither_commit_nor_support_nor_roll() -> None:
    doomed = acted(DOOM, humanity={"A": 0, "B": 3, "C": 5}, hope=0)
    assert doomed.asks() == {"next-turn"}
    doomed.cannot(lambda e: e.support("B", 1), "refused-closed")
    doomed.cannot(lambda e: e.commit_last_hope(), "refused-closed")
    doomed.cannot(lambda e: e.roll(B=[6]), "refused-closed")


@pytest.mark.rule("HI-096")
@pytest.mark.parametrize(("humanity", "hope"), [(1, 0), (0, 1)])
def test_one_die_is_enough_not_to_be_hopeless(humanity: int, hope: int) -> None:
    evening = acted(DOOM, humanity={"A": humanity, "B": 3, "C": 5}, hope=hope)
    assert evening.phase is Phase.COMMIT


@pytest.mark.rule("HI-093", "HI-184")
def test_a_question_is_never_hopeless() -> None:
    evening = acted(question(unavoidable=True), humanity={"A": 0, "B": 3, "C": 5}, hope=0)
    assert evening.phase is Phase.ANSWERS


@pytest.mark.rule("HI-097", "HI-117")
def test_without_humanity_last_hope_is_the_one_way_to_commit() -> None:
    evening = acted(DOOM, humanity={"A": 0, "B": 3, "C": 5}, hope=2)
    assert evening.options("commit") == ["last-hope"]
    evening.cannot(lambda e: e.commit(1), "refused-form")


@pytest.mark.rule("HI-090")
@pytest.mark.ruling("empty-handed-fails")
def test_without_any_die_one_may_act_and_fail_where_the_table_plays_so() -> None:
    card = scene(1, fail="each of them suffers 1 harm", refuse=EACH_LOSES)
    people = {"A": 0, "B": 5, "C": 5}
    assert table(card, humanity=people, hope=0).draw().options("declare") == ["avoid"]
    drawn = table(card, humanity=people, hope=0, rulings={"empty-handed-fails": "yes"}).draw()
    assert drawn.options("declare") == ["act", "avoid"]
    assert drawn.question("declare").hint is None
    doomed = drawn.act()
    assert doomed.verdict is Verdict.HOPELESS
    assert [doomed.conditions(seat) for seat in "ABC"] == [["Hurt"]] * 3
    assert drawn.avoid().land().humanity == {"A": -1, "B": 4, "C": 4}


@pytest.mark.rule("HI-091")
@pytest.mark.ruling("act-revocable")
def test_an_act_may_become_an_avoid_until_dice_are_committed_where_the_table_plays_so() -> None:
    card = scene(2, refuse=EACH_LOSES)
    assert "revoke" not in acted(card).play.open
    revocable = acted(card, rulings={"act-revocable": "yes"})
    avoided = revocable.choose("revoke", "A", "avoid")
    assert avoided.verdict is Verdict.AVOIDED
    assert avoided.humanity == {"A": 4, "B": 4, "C": 4}
    assert avoided.asks() == {"next-turn"}
    revocable.commit(1).cannot(lambda e: e.choose("revoke", "A", "avoid"), "refused-closed")


@pytest.mark.rule("HI-091", "HI-092", "HI-071")
def test_whether_an_act_could_be_taken_back_is_told_to_the_acting_player_alone() -> None:
    forced = acted(scene(2, unavoidable=True), rulings={"act-revocable": "yes"})
    free = acted(scene(2), rulings={"act-revocable": "yes"})
    assert "revoke" not in forced.play.open
    assert free.question("revoke").discreet
    assert all(free.view(viewer) == forced.view(viewer) for viewer in ("B", "C", None))
    forced.cannot(lambda e: e.choose("revoke", "B", "avoid"), "refused-closed")
    free.cannot(lambda e: e.choose("revoke", "B", "avoid"), "refused-closed")


@pytest.mark.rule("HI-091")
def test_a_question_that_was_acted_on_is_asked_for_good() -> None:
    assert acted(question(), rulings={"act-revocable": "yes"}).asks() == {"answer:B"}
    assert "revoke" not in acted(question(), rulings={"act-revocable": "yes"}).play.open


@pytest.mark.rule("HI-085", "HI-182")
@pytest.mark.ruling("all-refuse")
@pytest.mark.parametrize(("choice", "hungry"), [("replaces", False), ("adds", True)])
def test_all_refuse_takes_the_place_of_refuse_or_is_added(choice: str, hungry: bool) -> None:
    branches: dict[str, Any] = {
        "refuse": "each of them suffers 1 hunger",
        "all_refuse": "the group loses 1 hope",
    }
    avoided = table(scene(2, **branches), rulings={"all-refuse": choice}).draw().avoid().land()
    answered = acted(question(**branches), rulings={"all-refuse": choice}).decline("B", "C", "A")
    for evening in (avoided, answered):
        assert evening.pool == 2
        assert [bool(evening.conditions(seat)) for seat in "ABC"] == [hungry] * 3
    spotlight = avoided.view("B").spotlight
    assert spotlight is not None
    assert ("branch-refuse" in repr(spotlight.lines)) == hungry


@pytest.mark.rule("HI-168")
@pytest.mark.ruling("lonely-act-is-all-refuse")
@pytest.mark.parametrize(("choice", "pool", "hungry"), [("no", 3, True), ("yes", 2, False)])
def test_an_act_that_nobody_supports_brings_all_refuse_where_the_table_plays_so(
    choice: str, pool: int, hungry: bool
) -> None:
    card = scene(1, refuse="each of them suffers 1 hunger", all_refuse=("the group loses 1 hope", EACH_LOSES))
    evening = acted(card, rulings={"lonely-act-is-all-refuse": choice}).commit(1)
    lonely = evening.refuse("B", "C").hope(0).roll(A=[6]).open().land()
    assert lonely.pool == pool
    assert [bool(lonely.conditions(seat)) for seat in "BC"] == [hungry] * 2
    assert lonely.humanity == {"A": 4, **dict.fromkeys("BC", 5 if hungry else 4)}
    helped = evening.refuse("B").support("C", 1).hope(0).roll(A=[6], C=[6]).open().land()
    assert helped.pool == 3
    assert helped.conditions("B") == ["Hungry"]


@pytest.mark.rule("HI-168")
def test_an_act_with_nobody_else_alive_is_refused_by_nobody() -> None:
    card = scene(1, all_refuse="the group loses 1 hope")
    evening = acted(card, dead="BC", rulings={"lonely-act-is-all-refuse": "yes"}).commit(1)
    assert evening.hope(0).roll(A=[6]).open().land().pool == 3


@pytest.mark.rule("HI-094", "HI-095")
def test_where_everybody_suffers_fail_the_others_are_its_supporters_and_nobody_refused() -> None:
    card = scene(
        2,
        unavoidable=True,
        fail=("supporters suffer 1 hunger", "refusers suffer 1 harm", "the acting player suffers 1 harm"),
    )
    doomed = acted(card, humanity={"A": 0, "B": 3, "C": 5}, hope=0)
    assert [doomed.conditions(seat) for seat in "ABC"] == [["Hurt"], ["Hungry"], ["Hungry"]]
