"""Rulings that leave a table nothing to choose hold as the catalogue recommends."""

from typing import Any

import pytest

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH, OURS, SHARED
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import FEW, do, event, pink


def ruling(id_: str, given: Any, when: Any, found: Any, wanted: Any) -> Any:
    """A case of that ruling."""
    return pytest.param(given, when, found, wanted, id=id_, marks=pytest.mark.ruling(id_))


def lays(*cards: str, before: str = "ABCD") -> list[dict[str, Any]]:
    """A vote for the Leader in which each lays that card before that seat."""
    some = zip(FEW, cards, before, strict=True)
    return [do("new leader"), *(do("lay", seat, card=card, before=to) for seat, card, to in some)]


def hands(*cards: str, **fields: Any) -> dict[str, Any]:
    """Everybody holds one card, A at HQ."""
    some = {seat: {"hand": [card], "deck": []} for seat, card in zip(FEW, cards, strict=True)}
    return {"seats": {**some, "A": {**some["A"], **fields}}, "leader": "B", "general": "C"}


def tier_three(alpha: str, beta: str, gamma: str, chip: str) -> dict[str, Any]:
    """A brings the ninth chip; columns by the letters of their colours."""
    colours = {"b": "blue", "r": "red", "p": "purple"}
    columns = {"Alpha": alpha, "Beta": beta, "Gamma": gamma}
    network = {name: [f"{colours[one]} down" for one in some] for name, some in columns.items()}
    return {"entered": True, "network": network, "seats": {"A": {"at": "Network", "chips": [chip]}}}


def over(city: City) -> Any:
    return city.over


BRINGS = do("place chips", columns=["Gamma"], faces=["down"])
CASES = [
    ruling(
        "HP-A10",
        hands("r5", "r4", "r3", "r2"),
        [*lays("r5", "r4", "r3", "r2"), do("lay more")],
        lambda city: city.offices.leader,
        "D",
    ),
    ruling(
        "HP-A62",
        hands("grey", "r1", "green", "r1"),
        [*lays("grey", "r1", "green", "r1", before="BBCD"), do("lay more")],
        lambda city: city.middle.stacks,
        {"A": 0, "B": -1, "C": 0, "D": -1},
    ),
    ruling("HP-A14", tier_three("bbr", "rrb", "bp", "red"), [BRINGS], over, ("tier 3", "Outlaws")),
    ruling("HP-A14", tier_three("bbr", "rrb", "bp", "blue"), [BRINGS], over, ("tier 3", "Humans")),
    ruling(
        "HP-A19",
        {"bars": {"morale": 9}, **event({"op": "bar", "bar": "morale", "n": 8})},
        [do("draw event")],
        lambda city: city.bars["morale"],
        10,
    ),
    ruling(
        "HP-A20",
        {"bars": {"riot": 4}, **event()},
        [do("draw event"), do("pass")],
        lambda city: city.bars["morale"],
        4,
    ),
    ruling(
        "HP-A24",
        {
            "entered": True,
            "seats": {"A": {"at": "Network", "chips": ["red", "blue"], "values": {"slots": 2}}},
        },
        [do("place chips", columns=["Alpha", "Beta"], faces=["down", "down"])],
        lambda city: city.player("A").held.programs,
        ["p4", "p5"],
    ),
    ruling(
        "HP-A32",
        {"bars": {"apex": 8}, "seats": {"A": {"at": "Nexus", "hand": ["b5"]}}},
        [do("nexus", cards=["b5"]), pink(1)],
        lambda city: city.bars["apex"],
        9,
    ),
    ruling(
        "HP-A33",
        {"phase": "event"},
        [do("draw event")],
        lambda city: len(city.decks.events["I"]),
        1,
    ),
    ruling(
        "HP-A40",
        hands("b1", "b1", "b1", "b1"),
        [*lays("b1", "b1", "b1", "b1"), do("lay more")],
        lambda city: len(city.decks.discard),
        4,
    ),
]


@pytest.mark.parametrize(("given", "when", "found", "wanted"), CASES)
def test_it_is_played_as_the_catalogue_recommends(given: Any, when: Any, found: Any, wanted: Any) -> None:
    given = {**given, "seats": {seat: {"at": "HQ", **one} for seat, one in given.get("seats", {}).items()}}
    assert found(played(given, when)) == wanted


@pytest.mark.ruling("HP-A9", "HP-A8")
def test_blue_three_and_red_four_are_one_space_in_one_area() -> None:
    assert OURS.blue_area(BLUE_LENGTH) == OURS.red_area(SHARED) == "2"


@pytest.mark.ruling("HP-A40")
def test_a_prisoner_lays_a_card_for_a_leader_as_any_other() -> None:
    given = hands("b1", "b2", "b1", "b1")
    given["seats"]["B"]["at"] = "Isolation Cube"
    given = {**given, "leader": "D", "general": "C"}
    city = played(given, [*lays("b1", "b2", "b1", "b1", before="ACCD"), do("lay more")])
    assert city.middle.stacks["C"] == 3
