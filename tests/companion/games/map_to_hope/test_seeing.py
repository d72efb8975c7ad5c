"""Who sees what: hands, Scouts and the order of decks are secret, piles and what is left of Fate open."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import faults, holds, step

OTHERS = ["B", "kiosk", "strip"]
SCOUTS: dict[str, Any] = {
    "players": ["A", "B"],
    "heroes": {"Card": {"kind": "Action", "cost": 0, "play": [{"op": "scout"}]}},
    **{"hand": {"A": ["Card"]}, "journey": ["s1", "s2"], "aside": ["a1", "a2"]},
    "locations": {id_: {"cost": 1, "skill": "wits", "needs": 0} for id_ in ("s1", "s2", "a1", "a2")},
}
PLAY = step("A", "play", card="Card")


@pytest.mark.rule("MH-044", "MH-065")
@pytest.mark.parametrize(
    ("top", "journey", "aside"), [("a1", ["a1", "s2"], ["a2", "s1"]), ("s1", ["s1", "s2"], ["a2", "a1"])]
)
def test_one_of_the_two_goes_on_top_and_the_other_beneath(
    top: str, journey: list[str], aside: list[str]
) -> None:
    final = {"journey": [*journey, "Camp Hope"], "aside": aside}
    holds(SCOUTS, [PLAY, step("A", "scout", top=top)], final=final)


@pytest.mark.rule("MH-044")
@pytest.mark.parametrize("top", ["s2", "a2", "Camp Hope", "Card"])
def test_no_other_card_is_put_on_top(top: str) -> None:
    opened = {"open": {"player": "A", "do": "scout"}, "active": "A", "journey": ["s1", "s2", "Camp Hope"]}
    holds(SCOUTS, [PLAY, step("A", "scout", top=top)], rejected=[2], final=opened)


@pytest.mark.rule("MH-065")
@pytest.mark.parametrize("top", ["s1", "a1"])
def test_a_scout_changes_the_size_of_neither_deck(top: str) -> None:
    size = {"journey": 3, "aside": 2}
    holds(SCOUTS, [PLAY, step("A", "scout", top=top)], checks=[{"after": 1, **size}], final=size)


@pytest.mark.rule("MH-078")
def test_only_who_scouts_sees_the_pair_and_the_others_never_do() -> None:
    scout = [PLAY, step("A", "scout", top="a1")]
    holds(
        SCOUTS,
        scout,
        views=[
            {"after": 0, "viewer": "all", "mustNotSee": ["scout pair"]},
            {"after": 1, "viewer": "A", "sees": ["scout pair"]},
            {"after": 1, "viewer": OTHERS, "mustNotSee": ["scout pair", "journey order", "aside order"]},
            {"after": 2, "viewer": "all", "mustNotSee": ["scout pair", "journey order", "aside order"]},
        ],
        same=[{"change": "scout pair", "viewers": OTHERS, "upTo": 2}],
    )
    opened = {**SCOUTS, "hands": "open"}
    holds(opened, scout, views=[{"after": 1, "viewer": ["B", "kiosk"], "sees": ["scout pair"]}])


@pytest.mark.rule("MH-076")
@pytest.mark.parametrize("by", ["engine", "table"])
def test_nobody_is_sent_the_order_of_a_deck(by: str) -> None:
    given = {
        **SCOUTS,
        **{"deck": {"A": ["plain-1", "plain-2"], "B": 2}, "fate": [-1, 2, 0], "fateBy": by},
        "location": "plain-3",
    }
    secret = ["deck order of A", "deck order of B", "journey order", "aside order", "fate order"]
    changes = ["deck order of A", "journey order", "aside order"]
    orders = [{"change": change, "viewers": ["A", *OTHERS], "upTo": 0} for change in changes]
    holds(
        given,
        [step("A", "interact")],
        views=[{"after": n, "viewer": "all", "mustNotSee": secret} for n in (0, 1)],
        same=[*orders, {"change": "fate order", "viewers": ["A", *OTHERS], "upTo": int(by == "table")}],
    )


@pytest.mark.rule("MH-077")
def test_a_hand_is_its_holders_and_all_see_how_many_cards_it_has() -> None:
    given = {
        "players": ["A", "B"],
        "hand": {"A": ["plain-1", "plain-2"], "B": 1},
        "deck": {"A": ["plain-3", "plain-4"]},
    }
    look = [
        {"after": 0, "viewer": "A", "sees": ["hand of A"], "mustNotSee": ["hand of B"]},
        {"after": 0, "viewer": OTHERS, "sees": ["hand size of A"], "mustNotSee": ["hand of A"]},
    ]
    exchanged = [{"change": "hand of A", "viewers": OTHERS, "upTo": 2}]
    holds(given, [step("A", "pass"), step("B", "pass")], views=look, same=exchanged)
    assert faults({**given, "hands": "open"}, [], views=look[1:])


@pytest.mark.rule("MH-079")
def test_piles_and_the_fate_cards_that_are_left_are_open_as_sets() -> None:
    given = {
        "players": ["A", "B"],
        **{"location": "plain-1", "discard": {"A": ["plain-2"]}, "fate": [-2, -2, 1], "fateDiscard": [2]},
    }
    sees = ["fate left", "fate discard", "fate size", "discard of A", "test"]
    holds(
        given,
        [step("A", "interact")],
        checks=[{"after": 0, "fateDeck": [1, -2, -2]}],
        final={"fateDeck": [-2, 1], "fateDiscard": [2, -2]},
        views=[{"after": n, "viewer": "all", "sees": sees, "mustNotSee": ["fate order"]} for n in (0, 1)],
    )


@pytest.mark.rule("MH-076", "MH-077")
def test_an_old_line_about_a_card_that_lay_open_does_not_tell_where_it_is_now() -> None:
    given = {
        "players": ["A", "B"],
        "hand": {"A": ["plain-1", "plain-2"]},
        "deck": {"A": ["plain-3", "plain-4", "plain-5"]},
    }
    shuffles = [step("A", "draw", discard=["plain-1", "plain-2"]), step("B", "pass"), step("A", "draw")]
    unseen = {"viewer": OTHERS, "mustNotSee": ["hand of A", "deck order of A"]}
    holds(given, shuffles, final={"deck": {"A": 1}, "discard": {"A": 0}}, views=[{"after": 3, **unseen}])
    told = {"after": 1, "viewer": "kiosk", "mustNotSee": ["discard of A"]}
    assert faults(given, shuffles[:1], views=[told])
