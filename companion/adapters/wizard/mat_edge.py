"""Aligns the strip with an edge of the mat: choice, fine adjustment, trial."""

from collections.abc import Iterator, Mapping

from companion.adapters.language.speech import Speech
from companion.adapters.light.strip_pointer import along
from companion.adapters.wizard.step import WizardInput, WizardParts, knob, unknown
from companion.engine.words import say
from companion.table.settings.device_settings import EDGES, SEATS, StripSettings
from vision.mat.layout import HEIGHT, WIDTH, Place
from web.shown.wizard import Knob

STEPS: Mapping[str, int] = {"ten-back": -10, "one-back": -1, "light": 0, "one-on": 1, "ten-on": 10}
CORNERS: Mapping[str, Place] = {
    f"{deep}-{side}": (x * WIDTH / 2, y * HEIGHT / 2)
    for deep, y in (("near", -1), ("far", 1))
    for side, x in (("left", -1), ("right", 1))
}
"""The corners of the mat, at which the strip is made to point."""
KNOBS = ("along", "begins", "ends", "point")


def knobs(speech: Speech, strip: StripSettings) -> Iterator[Knob]:
    """The controls for the mat's edge and for the first and last LED along it."""
    edges = [(edge, say(f"set-up-edge-{edge}")) for edge in EDGES]
    yield knob(speech, "along", say("set-up-along"), edges, (strip.along,))
    if strip.along == SEATS:
        return
    steps = [(step, say(f"set-up-led-{step}")) for step in STEPS]
    for name, led in zip(("begins", "ends"), strip.edge, strict=True):
        yield knob(speech, name, say(f"set-up-edge-{name}", n=led + 1), steps)
    corners = [(corner, say(f"set-up-point-{corner}")) for corner in CORNERS]
    yield knob(speech, "point", say("set-up-point"), corners)


def do(parts: WizardParts, doing: WizardInput) -> None:
    """Does what was tapped, and lights the lamp that it is about. Raises Refused for what no page offers."""
    strip = parts.preferences.now.strip
    if doing.what == "along" and doing.choice in EDGES:
        _keep(parts, along=doing.choice)
    elif doing.what == "point" and doing.choice in CORNERS and strip.along != SEATS:
        _light(parts, along(strip, CORNERS[doing.choice]))
    elif doing.what in {"begins", "ends"} and doing.choice in STEPS:
        begins, ends = strip.edge
        at = begins if doing.what == "begins" else ends
        led = min(max(at + STEPS[doing.choice], 0), strip.length - 1)
        _keep(parts, **{"begins": begins, "ends": ends, doing.what: led})
        _light(parts, led)
    else:
        raise unknown()


def _keep(parts: WizardParts, **changed: int | str) -> None:
    parts.preferences.change("strip", **changed)
    now = parts.preferences.now.strip
    if parts.strip_controller is not None:
        parts.strip_controller.run_along(now.along, now.begins, now.ends)


def _light(parts: WizardParts, lamp: int) -> None:
    if parts.strip_controller is not None:
        parts.strip_controller.point(lamp)
