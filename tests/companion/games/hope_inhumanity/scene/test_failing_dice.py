"""Dice that fail by themselves: by a Personality, or because they did not lie flat."""

from typing import Any

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Mark
from companion.games.hope_inhumanity.playing import Phase, Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import NON_VIOLENT, personality, scene
from tests.companion.games.hope_inhumanity.scene.test_odds import bars
from tests.companion.games.hope_inhumanity.tables import acted

VIOLENT = scene(2, marks=[Mark.VIOLENCE], fail="each of them suffers 1 harm")
GENTLE = personality("in Scenes marked violence, your first 2 dice fail", id="gentle")


def ready(who: str = "A", dice: int = 2, **moment: Any) -> Evening:
    """A with so many dice and B with 1 stand in a violent Scene, and these are Non-Violent."""
    moment = {"personalities": dict.fromkeys(who, NON_VIOLENT), **moment}
    return acted(VIOLENT, **moment).commit(dice).support("B", 1).refuse("C").hope(1)


def asked(evening: Evening) -> dict[str, int]:
    """The dice that are to be rolled, by colour, as the table is shown them."""
    rolling = evening.view(None).rolling
    assert rolling is not None
    wanted: Any = evening.question("roll").form
    counts = {one.colour: one.count for one in wanted.wanted}
    assert {one.colour: one.count for one in rolling.asked if one.count} == counts
    return counts


@pytest.mark.rule("HI-159", "HI-272", "HI-158")
def test_one_die_is_laid_aside_and_the_table_is_told() -> None:
    evening = ready()
    assert asked(evening) == {"red": 1, "blue": 1, "white": 1}
    assert evening.question("roll").hint == say("ask-roll-aside", n=1, names="Name of A")
    spotlight = evening.view("C").spotlight
    assert spotlight is not None
    assert say("fails-aside", n=1, name="Name of A") in spotlight.lines
    evening.cannot(lambda e: e.roll(A=[6, 6], B=[1], Hope=[1]), "refused-dice")
    assert evening.roll(A=[6], B=[1], Hope=[1]).verdict is Verdict.FAILURE
    assert evening.roll(A=[6], B=[4], Hope=[1]).verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-272", "HI-062")
@pytest.mark.parametrize(("marks", "count"), [([Mark.VIOLENCE], 1), ([Mark.GORE], 2), ([], 2)])
def test_only_scenes_with_the_mark_take_it(marks: list[Mark], count: int) -> None:
    evening = acted(scene(2, marks=marks), personalities={"A": NON_VIOLENT}).commit(2).refuse("B", "C")
    assert asked(evening.hope(0)) == {"red": count}


@pytest.mark.rule("HI-273", "HI-164", "HI-165")
@pytest.mark.parametrize("who", ["A", "B", "C", "AB"])
def test_it_holds_for_whoever_puts_dice_in_and_the_die_is_lost_as_usual(who: str) -> None:
    evening = ready(who)
    counts = {"red": 2 - ("A" in who), "blue": 1 - ("B" in who), "white": 1}
    assert asked(evening) == {colour: count for colour, count in counts.items() if count}
    assert evening.humanity == {"A": 3, "B": 4, "C": 5}
    faces = {seat: [1] * counts[colour] for seat, colour in (("A", "red"), ("B", "blue"))}
    assert evening.roll(**faces, Hope=[1]).open().land().humanity == {"A": 3, "B": 4, "C": 5}


@pytest.mark.rule("HI-273")
def test_hope_dice_never_fail_by_it() -> None:
    alone = acted(VIOLENT, personalities={"A": NON_VIOLENT}, humanity={"A": 0, "B": 5, "C": 5})
    assert asked(alone.commit_last_hope().refuse("B", "C").hope(2)) == {"white": 3}


@pytest.mark.rule("HI-272")
@pytest.mark.parametrize(("dice", "left"), [(2, {}), (3, {"red": 1})])
def test_two_may_fail_and_never_more_than_there_are(dice: int, left: dict[str, int]) -> None:
    evening = acted(VIOLENT, personalities={"A": GENTLE}).commit(dice).refuse("B", "C").hope(0)
    if left:
        assert asked(evening) == left
    else:
        assert evening.asks() == {"no-roll"}


@pytest.mark.rule("HI-159", "HI-144")
def test_with_no_die_left_to_roll_it_fails_and_may_still_be_answered() -> None:
    evening = acted(VIOLENT, personalities={"A": NON_VIOLENT}).commit(1).refuse("B", "C").hope(0)
    assert evening.question("no-roll").prompt == say("ask-no-die")
    judged = evening.choose("no-roll", None, "go-on")
    assert (judged.phase, judged.verdict) == (Phase.OUTCOMES, Verdict.FAILURE)
    assert "correct" not in judged.play.open
    spotlight = judged.view(None).spotlight
    assert spotlight is not None
    assert spotlight.text == say("count", n=0, dice=0, needed=2)
    assert judged.open().land().conditions("A") == ["Hurt"]


@pytest.mark.rule("HI-272", "HI-146")
def test_at_hardship_0_nothing_needs_to_be_laid_aside() -> None:
    easy = scene(0, marks=[Mark.VIOLENCE])
    evening = acted(easy, personalities={"A": NON_VIOLENT}).commit(1).refuse("B", "C").hope(0)
    assert evening.question("no-roll").prompt == say("ask-no-roll")
    assert evening.open().land().verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-159", "HI-272")
@pytest.mark.ruling("nonviolent-die")
@pytest.mark.parametrize(
    ("which", "faces", "counted"),
    [
        ("lowest", [1, 6], 1),
        ("lowest", [4, 6], 1),
        ("lowest", [1, 3], 0),
        ("highest", [1, 6], 0),
        ("highest", [4, 6], 1),
        ("highest", [1, 3], 0),
    ],
)
def test_the_lowest_or_the_highest_may_be_the_one_that_fails(
    which: str, faces: list[int], counted: int
) -> None:
    evening = ready(rulings={"nonviolent-die": which})
    assert asked(evening) == {"red": 2, "blue": 1, "white": 1}
    assert evening.question("roll").hint == say("ask-roll-hint")
    rolled = evening.roll(A=faces, B=[5], Hope=[2])
    assert rolled.verdict is (Verdict.SUCCESS if counted else Verdict.FAILURE)
    spotlight, rolling = rolled.view(None).spotlight, rolled.view(None).rolling
    assert spotlight is not None
    assert rolling is not None
    assert spotlight.text == say("count", n=counted + 1, dice=4, needed=2)
    assert say(f"fails-{which}", n=1, name="Name of A") in spotlight.lines
    assert rolling.summary == say("roll-summary", n=counted + 1, dice=4)
    assert asked(ready()) == {"red": 1, "blue": 1, "white": 1}


@pytest.mark.rule("HI-061", "HI-272")
@pytest.mark.parametrize(
    ("which", "before", "after"),
    [
        ("aside", {1: 0, 2: 50, 3: 75}, {2: 50, 3: 75}),
        ("lowest", {1: 0, 2: 75, 3: 88}, {2: 75, 3: 88}),
        ("highest", {1: 0, 2: 25, 3: 50}, {2: 25, 3: 63}),
    ],
)
def test_the_odds_know_of_dice_that_fail(which: str, before: dict[int, int], after: dict[int, int]) -> None:
    easy = scene(1, marks=[Mark.VIOLENCE])
    moment = {"humanity": {"A": 3, "B": 0, "C": 0}, "hope": 0, "rulings": {"nonviolent-die": which}}
    evening = acted(easy, personalities={"A": NON_VIOLENT}, **moment)
    assert bars(evening) == before
    assert bars(evening.commit(2)) == {2: after[2]}
    moment = {**moment, "hope": 1}
    hoped = acted(easy, personalities={"A": NON_VIOLENT}, **moment).commit(2).refuse("B", "C")
    assert bars(hoped) == after


@pytest.mark.rule("HI-073", "HI-272")
def test_before_the_roll_all_dice_in_the_middle_are_shown() -> None:
    evening = acted(VIOLENT, personalities={"A": NON_VIOLENT}).commit(2)
    rolling = evening.view("B").rolling
    assert rolling is not None
    assert [(one.colour, one.count) for one in rolling.asked] == [("red", 2)]


@pytest.mark.rule("HI-158", "HI-159")
@pytest.mark.ruling("cocked-dice")
def test_a_cocked_die_may_count_as_failed() -> None:
    evening = ready(who="", rulings={"cocked-dice": "fail"})
    assert "cocked" not in ready(who="").play.open
    assert evening.question("cocked").standing
    assert evening.options("cocked") == ["A", "B", "hope"]
    cocked = evening.choose("cocked", None, "A").choose("cocked", "C", "hope")
    assert cocked.play.log[-2:] == (say("told-cocked", name="Name of A"), say("told-cocked-hope"))
    assert cocked.options("cocked") == ["A", "B"]
    assert asked(cocked) == {"red": 1, "blue": 1}
    cocked.cannot(lambda e: e.roll(A=[6, 6], B=[6], Hope=[6]), "refused-dice")
    rolled = cocked.roll(A=[6], B=[1])
    assert rolled.verdict is Verdict.FAILURE
    assert rolled.correct(A=[6], B=[4]).verdict is Verdict.SUCCESS


@pytest.mark.rule("HI-158", "HI-159")
def test_if_every_die_is_cocked_nothing_is_left_to_roll() -> None:
    alone = acted(scene(1), rulings={"cocked-dice": "fail"}).commit(1).refuse("B", "C").hope(0)
    failed = alone.choose("cocked", None, "A")
    assert failed.asks() == {"no-roll"}
    assert failed.choose("no-roll", None, "go-on").verdict is Verdict.FAILURE
