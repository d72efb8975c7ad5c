"""A page calls for attention only for what the table's own screen says, too: that this seat is asked."""

import re
from pathlib import Path

import pytest

from tests.web.fakes.device import Device
from web.site import HERE

RINGS = "staff.js"
"""A table that asks for staff is to be heard by them; no page of a player is."""
SOUNDS, BED = "sound.js", "bed.js"
"""What everybody sees on the table's own screen may be heard there, too."""
CALLS = "phone.js"
"""It buzzes for questions that the big screen names; those for one player alone stand in another line."""
SCRIPTS = sorted(
    path for path in (HERE / "static").glob("*.js") if path.name not in {RINGS, SOUNDS, BED, CALLS}
)
LOUD = r"vibrate|Notification|new Audio|AudioContext|setAppBadge|\balert\("
VOICE = "speechSynthesis"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.name))
def test_no_script_buzzes_sounds_or_notifies(script: Path) -> None:
    assert SCRIPTS
    assert re.findall(LOUD, script.read_text(encoding="utf-8")) == []


def test_only_the_kiosk_has_a_voice() -> None:
    assert [path.name for path in SCRIPTS if VOICE in path.read_text(encoding="utf-8")] == ["voice.js"]


def test_no_page_plays_a_sound() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in (HERE / "templates").glob("*.html"))
    assert "live" in pages
    assert re.findall(r"<audio|<video|autoplay", pages) == []


def test_only_what_everybody_may_hear_is_read_aloud_by_itself() -> None:
    folder = HERE / "templates"
    seat = "".join((folder / name).read_text(encoding="utf-8") for name in ("seat.html", "seat_parts.html"))
    live = re.findall(r'<\w+[^>]*aria-live="polite"[^>]*>', seat)
    assert [re.findall(r'id="(\w+)"', one) for one in live] == [["headline"], ["headline"]], (
        "in the lobby and in a game"
    )


def test_only_the_kiosk_loads_the_script_that_sounds(device: Device) -> None:
    device.sit()
    loading = {}
    for name in ("kiosk", "seat", "join?another=1"):
        page = device.read(name)
        at_once = [one.attributes.get("src", "") for one in page.all("script")]
        later = [one.attributes.get("data-needs", "") for one in page.all("body")]
        loading[name] = " ".join((*at_once, *later))
    assert [name for name, scripts in loading.items() if SOUNDS in scripts] == ["kiosk"]


def test_only_the_kiosk_has_a_bed_of_sound() -> None:
    folder = HERE / "templates"
    assert [one.name for one in folder.glob("*.html") if BED in one.read_text(encoding="utf-8")] == [
        "kiosk_parts.html"
    ]
