"""A whole table tells a real broker how it stands, and plays on when there is none."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.app import Companion, Settings
from companion.table.settings import CafeSettings, KioskSettings
from tests.companion.bridges.conftest import play_out
from tests.companion.waiting import wait_until
from tests.mosquitto import Ear, Mosquitto
from web.protocol import Who
from web.shown.pretend import Lamp

SCREEN = Who(None, "en", at_screen=True)
PIN = "246813"
TREE = "companion/window"


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    """A real one that lets everybody in."""
    found = Mosquitto(tmp_path / "broker")
    yield found
    found.kill()


def settings(data: Path, broker: Mosquitto) -> Settings:
    cafe = CafeSettings("127.0.0.1", broker.port, name="window", home_assistant=True)
    return Settings(data, host="127.0.0.1", port=0, game="hope_inhumanity", cafe=cafe)


@pytest.fixture
def table(tmp_path: Path, broker: Mosquitto) -> Iterator[Companion]:
    with Companion(settings(tmp_path / "data", broker)) as running:
        yield running


@pytest.fixture
def ear(broker: Mosquitto) -> Iterator[Ear]:
    with Ear(broker.broker()) as ear:
        yield ear


def told(ear: Ear, what: str) -> Any:
    """What the broker heard last of it, or None for nothing."""
    payload = ear.latest.get(f"{TREE}/{what}")
    return json.loads(payload) if payload else None


def until_stage(ear: Ear, stage: str) -> Any:
    wait_until(lambda: (told(ear, "state") or {}).get("stage") == stage)
    return told(ear, "state")


def sit_down(table: Companion) -> None:
    for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
        table.table.sit(name, colour)


def test_a_table_tells_from_free_to_over_how_it_stands_and_names_nobody(table: Companion, ear: Ear) -> None:
    assert until_stage(ear, "free")["people"] == 0
    sit_down(table)
    assert until_stage(ear, "waiting")["people"] == 3
    table.table.begin()
    playing = until_stage(ear, "playing")
    assert (playing["game"], playing["title"]) == ("hope_inhumanity", "Hope Inhumanity")
    assert playing["since"] == table.table.begun_at
    assert set(playing["turn"]) <= {"red", "blue", "green"}
    play_out(table.table)
    until_stage(ear, "over")
    states = b"".join(payload for topic, payload in ear.heard if topic == f"{TREE}/state")
    assert not any(name in states for name in (b"Ada", b"Ben", b"Cleo"))


def test_a_spectators_view_goes_with_the_party(table: Companion, ear: Ear) -> None:
    sit_down(table)
    table.table.begin()
    wait_until(lambda: told(ear, "view") is not None)
    assert [seat["name"] for seat in told(ear, "view")["seats"]] == ["Ada", "Ben", "Cleo"]
    play_out(table.table)
    until_stage(ear, "over")
    table.door.again(SCREEN)
    until_stage(ear, "free")
    wait_until(lambda: told(ear, "view") is None)
    assert not any(b"Ada" in payload for payload in ear.latest.values())


@pytest.mark.usefixtures("table")
def test_the_light_of_the_doctor_and_what_is_to_be_seen_to_are_told(ear: Ear) -> None:
    assert until_stage(ear, "free")
    wait_until(lambda: told(ear, "doctor") is not None)
    found = told(ear, "doctor")
    assert found["light"] in {"green", "yellow", "red"}
    assert all(one["light"] != "green" for one in found["findings"])


def test_a_table_plays_on_while_the_broker_is_away_and_catches_up(
    table: Companion, broker: Mosquitto
) -> None:
    broker.kill()
    sit_down(table)
    table.table.begin()
    play_out(table.table)
    broker.start()
    with Ear(broker.broker()) as ear:
        assert until_stage(ear, "over")["people"] == 3


def test_a_table_without_a_broker_to_be_found_starts_and_ends_as_ever(
    tmp_path: Path, broker: Mosquitto
) -> None:
    broker.kill()
    with Companion(settings(tmp_path / "alone", broker)) as running:
        sit_down(running)
        running.table.begin()
        assert running.table.plays


def test_nothing_that_the_host_keeps_to_the_table_is_told(tmp_path: Path, broker: Mosquitto) -> None:
    with Ear(broker.broker()) as ear:
        kept = replace(settings(tmp_path / "kept", broker), kiosk=KioskSettings(pin=PIN))
        with Companion(kept) as running:
            wait_until(lambda: told(ear, "doctor") is not None)
            code = running.table.moment.seating.code
        sent = b"".join(payload for _, payload in ear.heard).decode()
        assert not any(secret in sent for secret in (PIN, code, running.lock.own_key))


def test_home_assistant_finds_the_table_and_borrows_its_strip_until_a_game_begins(
    table: Companion, ear: Ear
) -> None:
    found = "homeassistant/light/companion-window/light/config"
    wait_until(lambda: found in ear.latest)
    assert json.loads(ear.latest[found])["device"]["name"] == "Table “window”"
    wait_until(lambda: (told(ear, "light") or {}).get("availability") == "online")
    wanted = {"state": "ON", "brightness": 255, "color": {"r": 0, "g": 0, "b": 255}}
    ear.line.tell(f"{TREE}/light-set", json.dumps(wanted), kept=False)
    wait_until(lambda: set(table.door.strip()) == {Lamp(0, 0, 255)})
    wait_until(lambda: told(ear, "light")["color"] == wanted["color"])
    sit_down(table)
    table.table.begin()
    wait_until(lambda: told(ear, "light")["availability"] == "offline")
    wait_until(lambda: Lamp(0, 0, 255) not in table.door.strip())
    ear.line.tell(f"{TREE}/light-set", json.dumps(wanted), kept=False)
    assert ear.line.settle(5)
    assert told(ear, "light")["color"] == {"r": 255, "g": 255, "b": 255}


def test_a_table_that_home_assistant_is_not_to_find_is_taken_down_there(
    tmp_path: Path, broker: Mosquitto, ear: Ear
) -> None:
    found = "homeassistant/light/companion-window/light/config"
    ear.line.tell(found, "{}", kept=True)
    ear.await_(found, b"{}")
    shy = settings(tmp_path / "shy", broker)
    with Companion(replace(shy, cafe=replace(shy.cafe, home_assistant=False))):
        ear.await_(found, b"")
