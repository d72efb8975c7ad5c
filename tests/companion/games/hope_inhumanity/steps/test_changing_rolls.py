"""Cards that change a roll which lies on the table, or what comes of it: which, when, and for whom."""

from typing import Any

import pytest

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import asset, question, scene, trait
from tests.companion.games.hope_inhumanity.tables import Moment, acted, table

OWN = trait("roll one of your dice again", id="own")
ANY = trait("roll any one die again", id="any")
SIX = trait("turn one of your dice to 6", id="six")
RESCUE = trait("this Scene succeeds", id="rescue")
GAIN = trait("a player of your choice gains 1 humanity", id="gain")


def rolled(hardship: int = 2, **moment: Any) -> Evening:
    """A with 2 dice, B with 1 and a Hope die have rolled [1, 3], [5] and [2]; C refused."""
    card = scene(hardship, succeed="each of them gains 1 humanity", fail="each of them suffers 1 harm")
    evening = acted(card, **moment).commit(2).support("B", 1).refuse("C").hope(1)
    return evening.roll(A=[1, 3], B=[5], Hope=[2])


def again(evening: Evening, *dice: Die) -> Evening:
    """The dice in the middle are read once more."""
    return evening.answer("reroll", None, Rolled(dice))


R1, R3, R6, B5, W2 = Die("red", 1), Die("red", 3), Die("red", 6), Die("blue", 5), Die("white", 2)


@pytest.mark.rule("HI-264", "HI-260")
def test_one_die_is_rolled_again_and_the_others_stay() -> None:
    evening = rolled(traits={"A": [OWN]})
    assert evening.verdict is Verdict.FAILURE
    assert evening.options("trait:own") == ["A:1", "A:3"]
    taken = evening.use("A", "own", on="A:1")
    assert taken.asks() == set(taken.play.open) == {"reroll"}
    form: Any = taken.question("reroll").form
    assert isinstance(form, RollDice)
    assert (sorted(form.keeps), form.thrown) == (sorted([R3, B5, W2]), ("red",))
    taken.cannot(lambda e: again(e, R6, R6, B5, W2), "refused-kept")
    taken.cannot(lambda e: again(e, R6, R3, B5), "refused-dice")
    won = again(taken, R6, R3, B5, W2)
    assert won.verdict is Verdict.SUCCESS
    assert say("told-die-again", was="1", now="6", owner="Name of A") in won.play.log
    assert again(taken, R1, R3, B5, W2).verdict is Verdict.FAILURE
    assert taken.play.log[-2:] == (
        say("told-trait-die", name="Name of A", card="Title of own", n=1, owner="Name of A"),
        say("told-die-taken-up", n=1, owner="Name of A"),
    )


@pytest.mark.rule("HI-264", "HI-142")
def test_the_hardship_stays_as_it_was_when_dice_are_rolled_again() -> None:
    hurt = trait("the acting player suffers 1 harm", id="hurt")
    evening = rolled(traits={"A": [OWN], "B": [hurt]}).use("B", "hurt").use("A", "own", on="A:1")
    assert again(evening, R6, R3, B5, W2).needed == 2


@pytest.mark.rule("HI-264")
@pytest.mark.parametrize(
    ("holder", "card", "options"),
    [
        ("B", OWN, ["B:5"]),
        ("C", ANY, ["A:1", "A:3", "B:5", "hope:2"]),
        ("A", SIX, ["A:1", "A:3"]),
    ],
)
def test_whose_dice_may_be_chosen_stands_on_the_card(holder: str, card: Any, options: list[str]) -> None:
    assert rolled(traits={holder: [card]}).options(f"trait:{card.id}") == options


@pytest.mark.rule("HI-264")
def test_who_has_no_die_in_the_middle_has_none_to_roll_again() -> None:
    assert "trait:own" not in rolled(traits={"C": [OWN]}).play.open


@pytest.mark.rule("HI-264")
def test_two_dice_that_show_the_same_are_one_choice() -> None:
    evening = acted(scene(2), traits={"A": [OWN]}).commit(3).refuse("B", "C").hope(0).roll(A=[2, 2, 5])
    assert evening.options("trait:own") == ["A:2", "A:5"]
    form: Any = evening.use("A", "own", on="A:2").question("reroll").form
    assert sorted(form.keeps) == [Die("red", 2), Die("red", 5)]


@pytest.mark.rule("HI-264")
@pytest.mark.parametrize("card", [OWN, ANY, SIX, RESCUE])
def test_such_cards_wait_until_the_dice_lie_and_are_late_once_the_card_is_open(card: Any) -> None:
    held: Moment = {"traits": {"A": [card]}}
    steps = [table(scene(2), **held)]
    for step in (Evening.draw, Evening.act, lambda e: e.commit(1), lambda e: e.refuse("B", "C")):
        steps.append(step(steps[-1]))
    steps.append(steps[-1].hope(0))
    assert [one.phase for one in steps] == ["draw", "declare", "commit", "support", "hope", "roll"]
    lying = steps[-1].roll(A=[1])
    assert f"trait:{card.id}" in lying.play.open
    for evening in (*steps, lying.open().land(), acted(question(), **held)):
        assert f"trait:{card.id}" not in evening.play.open


@pytest.mark.rule("HI-264")
def test_nothing_else_is_played_while_a_die_rolls() -> None:
    evening = rolled(traits={"A": [OWN], "B": [GAIN]})
    assert "trait:gain" in evening.play.open
    evening.use("A", "own", on="A:1").cannot(lambda e: e.use("B", "gain", on="A"), "refused-closed")


@pytest.mark.rule("HI-264")
def test_an_asset_may_do_it_too() -> None:
    charm = asset("roll any one die again", id="charm")
    evening = rolled(assets=[("C", charm)])
    taken = evening.choose("asset:charm", "C", "hope:2")
    assert again(taken, R1, R3, B5, Die("white", 6)).verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-264", "HI-155")
def test_a_die_that_is_turned_counts_as_it_lies_then() -> None:
    evening = rolled(traits={"A": [SIX]}).use("A", "six", on="A:3")
    assert (evening.verdict, evening.asks()) == (Verdict.SUCCESS, {"outcomes"})
    rolling = evening.view(None).rolling
    assert rolling is not None
    assert sorted(rolling.dice) == sorted([R1, R6, B5, W2])
    assert evening.correct(A=[1, 1], B=[5], Hope=[2]).verdict is Verdict.FAILURE


@pytest.mark.rule("HI-264", "HI-160", "HI-163")
def test_a_failed_scene_may_count_as_succeeded() -> None:
    evening = rolled(traits={"C": [RESCUE]}).use("C", "rescue")
    assert evening.verdict is Verdict.SUCCESS
    assert evening.correct(A=[1, 1], B=[1], Hope=[1]).verdict is Verdict.SUCCESS
    assert evening.open().land().humanity == {"A": 4, "B": 5, "C": 5}
    assert "trait:rescue" not in rolled(1, traits={"C": [RESCUE]}).play.open


@pytest.mark.rule("HI-162", "HI-161", "HI-263")
@pytest.mark.parametrize(
    ("sentence", "holder", "hurt"),
    [
        ("you ignore Fail", "A", "BC"),
        ("you ignore Fail", "C", "ABC"),
        ("you ignore Refuse", "C", "AB"),
        ("everyone ignores Fail", "C", "C"),
    ],
)
def test_a_branch_passes_by_whoever_ignores_it(sentence: str, holder: str, hurt: str) -> None:
    card = scene(2, fail="each of them suffers 1 harm", refuse="each of them suffers 1 harm")
    evening = acted(card, traits={holder: [trait(sentence)]}).commit(1).support("B", 1).refuse("C").hope(0)
    opened = evening.roll(A=[1], B=[1]).use(holder).open().land()
    assert "".join(seat for seat in "ABC" if opened.conditions(seat) == ["Hurt"]) == hurt


@pytest.mark.rule("HI-084", "HI-085")
def test_refuse_may_be_ignored_before_an_avoid_and_all_refuse_with_it() -> None:
    card = scene(1, refuse="each of them suffers 1 harm", all_refuse="each of them suffers 1 hunger")
    drawn = table(card, traits={"B": [trait("you ignore Refuse")]}).draw()
    avoided = drawn.use("B").avoid().land()
    assert [avoided.conditions(seat) for seat in "ABC"] == [["Hungry"], [], ["Hungry"]]
    assert drawn.avoid().land().conditions("B") == ["Hungry"]


@pytest.mark.rule("HI-263")
def test_what_is_ignored_is_ignored_in_this_scene_alone() -> None:
    card = scene(1, refuse="each of them suffers 1 harm")
    first = table(card, traits={"B": [trait("you ignore Refuse")]}).draw().use("B").avoid().land()
    assert first.conditions("B") == []
    assert (first.phase, first.go_on().state.playing) == (Phase.AFTERMATH, None)
