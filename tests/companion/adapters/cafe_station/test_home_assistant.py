"""Home Assistant itself, from its package, finds a table over a real Mosquitto and acts on it."""

import json
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from companion.app import Companion
from companion.table.commands.game import BeginGame
from tests.companion.adapters.cafe_station.test_station import settings, sit_down
from tests.companion.waiting import wait_until
from tests.long import in_full_alone
from tests.mosquitto import Mosquitto
from web.shown.pretend import LampView

HERE = Path(__file__).parent
INSTALLED = Path(__file__).parents[4] / ".venv/home-assistant"
PATIENCE_S = 60.0
CONFIGURATION = """
automation:
  - alias: Somebody is waited for
    trigger: {platform: state, entity_id: sensor.table_window_turn}
    condition: "{{ trigger.to_state.state not in ['', 'unknown', 'unavailable'] }}"
    action: {event: companion_waits, event_data: {turn: "{{ trigger.to_state.state }}"}}
"""
ENTITIES = {
    *("sensor.table_window_turn", "sensor.table_window_game", "sensor.table_window_stage"),
    *("binary_sensor.table_window_help_wanted", "binary_sensor.table_window_needs_attention"),
    "light.table_window_light_strip",
}
pytestmark = [
    pytest.mark.long,
    in_full_alone,
    pytest.mark.skipif(
        not (INSTALLED / "ready").exists(), reason="needs Home Assistant, which make long fetches"
    ),
]


class Home:
    """Home Assistant in a process of its own, at that broker."""

    def __init__(self, folder: Path, port: int) -> None:
        folder.mkdir()
        (folder / "configuration.yaml").write_text(CONFIGURATION)
        command: list[str | Path] = [INSTALLED / "bin/python", HERE / "home_assistant.py", folder, str(port)]
        pipe = subprocess.PIPE
        with (folder / "said").open("w") as said:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=said, text=True)
        self.heard: list[list[Any]] = []
        self._ear = Thread(target=self._listen, daemon=True)
        self._ear.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.heard.append(json.loads(line))

    @property
    def states(self) -> dict[str, str | None]:
        """The latest state of each entity of the table."""
        found = (one[1:] for one in list(self.heard) if one[0] == "state" and ".table_window_" in one[1])
        return dict(found)

    def call(self, domain: str, service: str, **data: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([domain, service, data]) + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)
        self._ear.join(PATIENCE_S)
        self._process.stdout.close()


@pytest.fixture
def home(tmp_path: Path, broker: Mosquitto) -> Iterator[Home]:
    home = Home(tmp_path / "home", broker.port)
    wait_until(lambda: ["mqtt", "create_entry"] in home.heard, PATIENCE_S)
    yield home
    home.close()


def are_there(home: Home) -> bool:
    return set(home.states) == ENTITIES and "unavailable" not in home.states.values()


def test_it_finds_a_table_loses_and_regains_it_and_starts_an_automation(
    tmp_path: Path, broker: Mosquitto, home: Home
) -> None:
    of_table = replace(settings(tmp_path / "table", broker), game="amber_tide")
    with Companion(of_table) as table:
        wait_until(lambda: are_there(home), PATIENCE_S)
        assert home.states["sensor.table_window_stage"] == "free"
        light = "light.table_window_light_strip"
        home.call("light", "turn_on", entity_id=light, rgb_color=[0, 0, 255], brightness=255)
        wait_until(lambda: LampView(0, 0, 255) in table.door.strip(), PATIENCE_S)
        sit_down(table)
        table.table.execute(BeginGame())
        wait_until(lambda: home.states["sensor.table_window_stage"] == "playing", PATIENCE_S)
        wait_until(lambda: ["automation", "red"] in home.heard, PATIENCE_S)
        wait_until(lambda: home.states[light] == "unavailable", PATIENCE_S)
    wait_until(lambda: set(home.states.values()) == {"unavailable"}, PATIENCE_S)
    with Companion(of_table):
        wait_until(lambda: home.states["sensor.table_window_stage"] == "playing", PATIENCE_S)


def test_it_and_the_table_find_each_other_again_after_the_broker_was_away(
    tmp_path: Path, broker: Mosquitto, home: Home
) -> None:
    with Companion(settings(tmp_path / "table", broker)):
        wait_until(lambda: are_there(home), PATIENCE_S)
        broker.kill()
        wait_until(lambda: "unavailable" in home.states.values(), PATIENCE_S)
        broker.start()
        wait_until(lambda: are_there(home), PATIENCE_S)
