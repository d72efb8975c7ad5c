"""Camp Hope, and what becomes of the living when somebody is eliminated."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import holds, step

TWO: dict[str, Any] = {"players": ["A", "B"]}
INTERACT = step("A", "interact")
CAMP: dict[str, Any] = {"location": "Camp Hope", "campHope": {"cost": 2, "needs": 8}, "fate": [0, 1, 1, 1]}


def strong(*seats: str, force: int) -> dict[str, Any]:
    return {"leaders": {seat: {"skills": {"force": force}} for seat in seats}}


@pytest.mark.rule("MH-045")
@pytest.mark.parametrize(("force", "over"), [(8, "won"), (7, None)])
def test_succeeding_at_camp_hope_wins(force: int, over: str | None) -> None:
    holds({**CAMP, **strong("A", force=force)}, [INTERACT], final={"total": force, "gameOver": over})


@pytest.mark.rule("MH-045")
def test_succeeding_anywhere_else_does_not_win() -> None:
    holds({"location": "plain-1"}, [INTERACT], final={"result": "success", "gameOver": None})


@pytest.mark.rule("MH-046", "MH-047", "MH-061")
def test_a_failure_at_camp_hope_may_be_tried_again_at_its_cost_and_nobody_moves_on() -> None:
    given = {**CAMP, **strong("A", force=6)}
    holds(
        given,
        [step("A", "move"), INTERACT, step("A", "move"), INTERACT],
        rejected=[1, 3],
        checks=[{"after": 0, "journey": 0}, {"after": 2, "location": "Camp Hope", "time": {"A": 4}}],
        final={"location": "Camp Hope", "time": {"A": 2}, "fateDeck": 2, "gameOver": None, "total": 7},
    )


@pytest.mark.rule("MH-047")
def test_the_failure_of_camp_hope_says_what_it_does() -> None:
    given = {**CAMP, "campHope": {"cost": 1, "needs": 9, "fail": [{"op": "damage", "n": 2}]}}
    holds(given, [INTERACT, INTERACT], final={"damage": {"A": 4}, "location": "Camp Hope"})


@pytest.mark.rule("MH-062")
def test_one_of_them_wins_for_both_even_when_the_other_has_passed() -> None:
    given = {**TWO, **CAMP, **strong("B", force=8), "passed": ["A"], "active": "B"}
    final = {"gameOver": "won", "dead": []}
    looks = [{"after": 1, "viewer": "all", "sees": ["gameOver"]}]
    over = [step("B", "interact"), step("B", "pass"), step("table", "begin day")]
    holds(given, over, rejected=[2, 3], final=final, views=looks)


def poisoned(n: int, whom: str = "you", **given: Any) -> dict[str, Any]:
    card = {"kind": "Action", "cost": 0, "play": [{"op": "damage", "n": n, "whom": whom}]}
    return {"heroes": {"Card": card}, "hand": {"A": ["Card"]}, **given}


PLAY = step("A", "play", card="Card")


@pytest.mark.rule("MH-049")
@pytest.mark.parametrize(("n", "over"), [(5, None), (6, "lost")])
def test_alone_and_eliminated_is_lost_at_once(n: int, over: str | None) -> None:
    holds(poisoned(n), [PLAY], final={"gameOver": over, "dead": ["A"] if over else []})


@pytest.mark.rule("MH-049", "MH-063")
@pytest.mark.parametrize(
    ("whom", "dead", "over"), [("you", ["A"], None), ("partner", ["B"], None), ("all", ["A", "B"], "lost")]
)
def test_with_one_of_two_eliminated_the_other_goes_on(whom: str, dead: list[str], over: str | None) -> None:
    left = "B" if dead == ["A"] else "A"
    final: dict[str, Any] = {"dead": dead, "gameOver": over, **({} if over else {"active": left})}
    holds({**TWO, **poisoned(6, whom)}, [PLAY], final=final)


@pytest.mark.rule("MH-063")
def test_the_one_who_is_left_plays_every_turn_and_opens_every_day() -> None:
    b_draws, begin = step("B", "draw"), step("table", "begin day")
    holds(
        {**TWO, **poisoned(6)},
        [PLAY, step("A", "pass"), b_draws, b_draws, step("B", "pass"), begin, b_draws],
        rejected=[2],
        checks=[{"after": 5, "active": None, "passed": ["B"]}, {"after": 6, "first": "B", "active": "B"}],
        final={"hand": {"A": 0, "B": 3}, "deck": {"A": 0, "B": 7}},
    )
