"""What a Scene prints for more successes than it needs."""

import pytest

from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Verdict
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_cards import scene, trait
from tests.companion.games.hope_inhumanity.tables import acted

LOOT = ("with 2 more successes than needed, the group gains 1 hope",)
MORE = (*LOOT, "with 1 more success than needed, each of them recovers from 1 hunger")


def rolled(*faces: int, hardship: int = 1, bonus: tuple[str, ...] = LOOT) -> Evening:
    """A has rolled three dice alone, all of them hungry; B and C refused."""
    card = scene(hardship, succeed="each of them gains 1 humanity", bonus=bonus)
    hungry, rescue = {seat: ["Hungry"] for seat in "AB"}, trait("this Scene succeeds")
    evening = acted(card, hope=2, conditions=hungry, traits={"B": [rescue]})
    return evening.commit(3).refuse("B", "C").hope(0).roll(A=faces)


@pytest.mark.rule("HI-157")
@pytest.mark.parametrize(("faces", "hope"), [((4, 4, 1), 2), ((4, 4, 4), 2)])
def test_less_than_the_surplus_that_is_printed_earns_nothing(faces: tuple[int, ...], hope: int) -> None:
    opened = rolled(*faces).open().land()
    assert (opened.verdict, opened.pool, opened.humanity["A"]) == (Verdict.SUCCESS, hope, 3)


@pytest.mark.rule("HI-157", "HI-134")
def test_the_surplus_is_counted_from_all_that_is_needed() -> None:
    assert rolled(6, 6, 6, hardship=0).open().land().pool == 3
    assert rolled(6, 6, 1, hardship=0).open().land().pool == 2


@pytest.mark.rule("HI-157", "HI-160", "HI-163")
def test_each_bonus_counts_for_itself_and_is_for_whoever_took_part() -> None:
    opened = rolled(6, 6, 1, hardship=0, bonus=MORE).open().land()
    assert (opened.pool, opened.conditions("A"), opened.conditions("B")) == (2, [], ["Hungry"])
    told = [because.text for because in opened.view(None).why]
    assert say("why-bonus", names="Name of A") in told


@pytest.mark.rule("HI-157")
def test_a_failed_scene_that_counts_as_succeeded_has_no_surplus() -> None:
    rescued = rolled(1, 1, 1, bonus=MORE).use("B").open().land()
    assert (rescued.verdict, rescued.humanity["A"]) == (Verdict.SUCCESS, 3)
    assert (rescued.conditions("A"), rescued.pool) == (["Hungry"], 2)
    assert say("told-rescued") in [because.text for because in rescued.view(None).why]


@pytest.mark.rule("HI-059", "HI-157")
def test_the_bonus_is_as_secret_as_the_rest_of_the_card() -> None:
    card = scene(1, bonus=LOOT)
    evening = acted(card).commit(1)
    line = say("branch-bonus", text=LOOT[0])
    assert line in evening.view("A").hand[0].lines
    assert "branch-bonus" not in repr(evening.view("B"))
    opened = evening.refuse("B", "C").hope(0).roll(A=[1]).open().land()
    assert line in opened.view("B").opened[0].lines
