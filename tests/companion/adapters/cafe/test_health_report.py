"""The broker is told what is to be seen to at a table, and no line of its settings."""

import json

import pytest

from companion.adapters.cafe.health_report import health
from web.shown.keeping import Checkup, FindingView

WELL = FindingView("disk", "Disk", "green", "✓", "good", "900 MB are free.")
WARM = FindingView("temperature", "Temperature", "yellow", "!", "needs attention", "71 °C.")
UNTOLD = FindingView("power", "Power supply", "grey", "–", "unknown", "This machine doesn’t say.")
FAULTY = FindingView("settings", "Settings", "red", "✗", "doesn’t work", 'line 2: pin = 246813"')


@pytest.mark.parametrize(
    ("found", "light"), [((WELL,), "green"), ((WARM, WELL), "yellow"), ((WARM, FAULTY), "red")]
)
def test_the_light_of_a_table_is_its_worst(found: tuple[FindingView, ...], light: str) -> None:
    assert json.loads(health(Checkup("en", light != "red", found)))["light"] == light


def test_what_a_machine_does_not_say_is_nothing_to_be_seen_to() -> None:
    told = json.loads(health(Checkup("en", True, (WELL, UNTOLD))))
    assert (told["light"], told["findings"]) == ("green", [])


def test_what_is_well_is_not_told_and_what_is_not_says_what_to_do() -> None:
    told = json.loads(health(Checkup("en", True, (WELL, WARM))))
    assert [(one["id"], one["says"]) for one in told["findings"]] == [("temperature", "71 °C.")]


def test_a_line_of_the_settings_stays_at_the_table() -> None:
    told = health(Checkup("en", False, (FAULTY,)))
    assert b"246813" not in told
    assert json.loads(told)["findings"][0]["about"] == "Settings"


def test_a_password_in_an_address_stays_at_the_table() -> None:
    lost = FindingView(
        "camera", "Camera", "red", "✗", "doesn’t work", "rtsp://ada:p@ss@10.0.0.5/live is gone"
    )
    [told] = json.loads(health(Checkup("en", False, (lost,))))["findings"]
    assert told["says"] == "rtsp://•••@10.0.0.5/live is gone"
