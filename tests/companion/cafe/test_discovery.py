"""Home Assistant is told of each entity what its documentation asks for, and where to hear of it."""

import json
from typing import Any

import pytest

from companion.cafe.discovery import ENTITIES, described
from companion.cafe.topics import Topics

TOPICS = Topics("window")
NAMES = dict.fromkeys(ENTITIES, "A name") | {"table": "The window"}
BASE = "homeassistant"


@pytest.fixture
def found() -> dict[str, Any]:
    return {topic: json.loads(text) for topic, text in described(TOPICS, NAMES)}


def test_each_entity_stands_where_home_assistant_looks_for_it(found: dict[str, Any]) -> None:
    assert set(found) == {
        "homeassistant/sensor/companion-window/turn/config",
        "homeassistant/sensor/companion-window/game/config",
        "homeassistant/sensor/companion-window/stage/config",
        "homeassistant/binary_sensor/companion-window/help/config",
        "homeassistant/binary_sensor/companion-window/doctor/config",
        "homeassistant/light/companion-window/light/config",
    }


def test_a_home_assistant_with_another_prefix_finds_the_same() -> None:
    usual, other = described(TOPICS, NAMES), described(TOPICS, NAMES, "house/ha")
    assert [(topic.replace(BASE, "house/ha", 1), text) for topic, text in usual] == list(other)


def test_all_are_one_device_and_gone_with_the_table(found: dict[str, Any]) -> None:
    assert len({one["unique_id"] for one in found.values()}) == len(ENTITIES)
    assert {tuple(one["device"]["identifiers"]) for one in found.values()} == {("companion-window",)}
    for one in found.values():
        assert {"topic": "companion/window/alive"} in one["availability"]


def test_a_light_is_one_with_colours_that_is_there_only_while_it_is_lent(found: dict[str, Any]) -> None:
    light = found["homeassistant/light/companion-window/light/config"]
    assert (light["schema"], light["supported_color_modes"], light["brightness"]) == ("json", ["rgb"], True)
    assert light["color_mode"] is True, "releases before 2024.4 refuse supported_color_modes without it"
    assert light["command_topic"] == "companion/window/light-set"
    assert light["state_topic"] == "companion/window/light"
    assert (light["availability_mode"], len(light["availability"])) == ("all", 2)


def test_whatever_is_heard_is_told_by_the_table(found: dict[str, Any]) -> None:
    heard = {one["state_topic"] for one in found.values()}
    assert heard == {TOPICS.state, TOPICS.doctor, TOPICS.light}
