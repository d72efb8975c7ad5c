"""What lies where before the first Day, and what each player chooses."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import holds, in_the_box, step

LEFT = {
    "easy": [-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2, "radiation"],
    "medium": [-4, -3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 2, "radiation"],
    "hard": [-4, -3, -3, -2, -2, -2, -1, -1, -1, 0, 0, 1, 2, "radiation"],
}
BEGIN = step("table", "begin day")


def chooses(seat: str, n: int, *groups: str, **said: str) -> dict[str, Any]:
    """A seat chooses everything that has this number, and two groups."""
    return step(
        seat,
        "set up",
        **{"leader": f"L{n}", "radiation": f"R{n}", "hero": f"S{n}", "groups": list(groups), **said},
    )


FIRST, SECOND = chooses("A", 1, "g1", "g2"), chooses("B", 2, "g3", "g4")


@pytest.mark.rule("MH-001")
@pytest.mark.parametrize(("seats", "rejected"), [("", [0]), ("A", []), ("AB", []), ("ABC", [0])])
def test_one_or_two_sit_down(seats: str, rejected: list[int]) -> None:
    then = {"rejected": rejected} if rejected else {"final": {"days": 9}}
    holds(in_the_box(seats), [], **then)


@pytest.mark.rule("MH-004", "MH-011", "MH-012", "MH-013", "MH-014", "MH-082")
@pytest.mark.parametrize("difficulty", LEFT)
def test_a_difficulty_takes_three_fate_cards_out(difficulty: str) -> None:
    holds(in_the_box("A", difficulty), [], final={"fateDeck": LEFT[difficulty], "fateDiscard": []})
    assert len(LEFT[difficulty]) == 14


@pytest.mark.rule("MH-004", "MH-011")
@pytest.mark.parametrize(("four", "rejected"), [(-4, []), (-5, [0])])
def test_what_is_to_be_taken_out_has_to_be_there(four: int, rejected: list[int]) -> None:
    cards = [four, -3, -2, *[2] * 14]
    then = {"rejected": rejected} if rejected else {"final": {"fateDeck": [2] * 14}}
    holds(in_the_box("A", "easy", fateCards=cards), [], **then)


@pytest.mark.rule("MH-009", "MH-010", "MH-015", "MH-016", "MH-017", "MH-071")
@pytest.mark.parametrize(("seats", "journey", "aside"), [("A", 10, 26), ("AB", 20, 16)])
def test_the_way_lies_ready_and_the_first_location_open_before_anybody_chooses(
    seats: str, journey: int, aside: int
) -> None:
    zero = dict.fromkeys(seats, 0)
    holds(
        in_the_box(seats),
        [],
        final={
            **{"day": 0, "days": 9, "active": None, "open": None},
            **{"journey": journey, "aside": aside, "hand": zero, "deck": zero},
            **{"time": dict.fromkeys(seats, 6), "radiation": zero, "damage": zero, "debt": zero},
        },
        views=[{"after": 0, "viewer": "all", "sees": ["location", "journey size", "aside size"]}],
    )


@pytest.mark.rule("MH-015", "MH-036")
def test_the_last_location_of_the_journey_is_camp_hope() -> None:
    given = {"journey": ["plain-1"]}
    go = [step("A", "move"), step("A", "interact"), step("A", "move")]
    holds(
        given,
        go,
        checks=[{"after": 0, "journey": ["plain-1", "Camp Hope"]}, {"after": 2, "journey": ["Camp Hope"]}],
        final={"location": "Camp Hope", "journey": 0},
    )


@pytest.mark.rule("MH-008", "MH-018", "MH-019")
def test_whoever_has_chosen_has_a_deck_of_nineteen_of_which_four_are_drawn() -> None:
    holds(
        in_the_box("A"),
        [BEGIN, FIRST, BEGIN],
        rejected=[1],
        checks=[{"after": 1, "day": 0, "hand": {"A": 0}}, {"after": 2, "hand": {"A": 4}, "deck": {"A": 15}}],
        final={"day": 1, "active": "A"},
    )


@pytest.mark.rule("MH-008")
@pytest.mark.parametrize("missing", ["leader", "radiation", "hero"])
def test_nobody_sets_out_without_a_leader_a_radiation_card_and_a_hero(missing: str) -> None:
    holds(
        in_the_box("A"),
        [chooses("A", 1, "g1", "g2", **{missing: "none"}), BEGIN],
        rejected=[1, 2],
        final={"day": 0, "hand": {"A": 0}},
    )


@pytest.mark.rule("MH-018")
@pytest.mark.parametrize("groups", [["g1"], ["g1", "g1"], ["g1", "g2", "g3"], ["g1", "g6"], []])
def test_a_deck_is_of_two_groups_that_there_are(groups: list[str]) -> None:
    holds(
        in_the_box("A"),
        [chooses("A", 1, *groups), FIRST],
        rejected=[1],
        final={"hand": {"A": 4}, "deck": {"A": 15}},
    )


@pytest.mark.rule("MH-072")
@pytest.mark.parametrize(
    "taken",
    [
        chooses("B", 2, "g2", "g3"),
        chooses("B", 2, "g3", "g4", leader="L1"),
        chooses("B", 2, "g3", "g4", radiation="R1"),
        chooses("B", 2, "g3", "g4", hero="S1"),
    ],
    ids=["group", "leader", "radiation", "hero"],
)
def test_what_one_has_taken_the_other_cannot_take(taken: dict[str, Any]) -> None:
    holds(
        in_the_box("AB"),
        [FIRST, taken, SECOND, BEGIN],
        rejected=[2],
        checks=[{"after": 3, "hand": {"A": 4, "B": 4}, "deck": {"A": 15, "B": 15}}],
        final={"day": 1},
    )


@pytest.mark.rule("MH-071")
def test_the_location_lies_open_while_they_choose() -> None:
    look = {"viewer": "all", "sees": ["location"], "mustNotSee": ["journey order", "aside order"]}
    holds(in_the_box("AB"), [FIRST, SECOND], views=[{"after": n, **look} for n in (0, 1, 2)])
