"""What a tap on an area tells: what is done there, its ways, who stands there; nothing but public facts."""

from typing import Any

import pytest

from companion.engine.words import Message
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.board import AREAS
from companion.games.human_punishment.view.areas import areas
from tests.companion.games.human_punishment.rules.test_boxes import city
from tests.companion.games.human_punishment.written import MANY, at


def told(state: City, area: str) -> list[tuple[str, dict[str, Any]]]:
    """What is read of an area: the key of each line and what it says."""
    [found] = [one for one in areas(state) if one.id == area]
    return [(line.key, dict(line.values)) for line in found.lines if isinstance(line, Message)]


def test_every_area_tells_each_of_its_places() -> None:
    state = city()
    assert [one.id for one in areas(state)] != []
    for area, places in AREAS.items():
        assert [key for key, _ in told(state, area)].count("area-place") == len(places)


@pytest.mark.rule("HP-053", "HP-055")
def test_an_area_tells_where_one_may_go_from_it() -> None:
    [ways] = [values for key, values in told(city(), "3") if key == "area-ways"]
    to = ways["to"].values
    assert to["second"].key == "area-free"
    assert [one.values["area"] for one in (to["first"].values["first"], to["first"].values["second"])] == [
        "1",
        "5",
    ]


def test_an_area_tells_who_stands_there_and_which_machine_on_which_space() -> None:
    state = city(**at("Sector II"))
    state.machines.enemies = [Enemy("e1", "Tank", 1, "7", 1)]
    lines = told(state, "1")
    assert ("area-somebody", "A") in [(key, values.get("name")) for key, values in lines]
    assert "enemy-there" in [key for key, _ in lines]
    state.machines.enemies = []
    state.machines.dead_zones = ["7"]
    assert "spawn-destroyed" in [key for key, _ in told(state, "1")]
    assert ("area-nobody", {}) in told(state, "J")


def test_a_watchtower_is_told_of_in_every_area_that_it_reaches() -> None:
    state = city()
    towers = [area for area in AREAS if "spawn-tower" in [key for key, _ in told(state, area)]]
    assert set("123") <= set(towers)
    assert "M" not in towers


@pytest.mark.rule("HP-056")
def test_the_blockade_is_told_of_at_both_ends_with_five_and_not_with_four() -> None:
    closed = city(players=MANY)
    closed.machines.enemies = [Enemy("e1", "Tank", 1, "6", 1)]
    for area in ("2", "6"):
        assert "blockade-closed" in [key for key, _ in told(closed, area)]
        assert not [key for key, _ in told(city(), area) if key.startswith("blockade")]


def test_everybody_reads_the_same() -> None:
    state = city(**at("City", hand=["b1"], chips=["red"], loyalty="Machine"))
    read = [plan.areas for viewer in ("A", "B", None) if (plan := GAME.view(state, viewer).plan)]
    assert read[0] == read[1] == read[2]
