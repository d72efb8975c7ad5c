"""The wiring picture shows every pin that is set, and can be read."""

from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from companion.adapters.wiring.wiring_picture import draw
from companion.adapters.wiring.wiring_plan import PI, WiredBoard, WirePurpose, WiringPlan, fuse, plan
from companion.cli.wiring import pico
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from companion.table.settings.pins import POSITIONS, pins
from companion.table.settings.segments import Segment
from companion.table.settings.settings import Settings

LIT = ButtonSettings(
    kind="gpio", seats=(5, 6, 13, 19, 26), go_on_lamp=22, undo_lamp=23, seat_lamps=(12, 16, 20, 21, 25)
)
ON_PAGE = ButtonSettings(kind="page")
TABLES = {
    "as usual": Settings(),
    "page": Settings(StripSettings(kind="page"), ON_PAGE),
    "panel": Settings(StripSettings(kind="panel"), ButtonSettings(kind="panel")),
    "panel without lamps": Settings(
        StripSettings(kind="panel"), ButtonSettings(kind="panel"), PanelSettings(button_lamps=False)
    ),
    "ws2812": Settings(StripSettings(kind="ws2812", leds=1000, supply_ma=60000), LIT),
    "apa102": Settings(StripSettings(kind="apa102"), LIT),
    "leds0": Settings(StripSettings(kind="leds0"), ButtonSettings(kind="gpio", seats=(5, 0, 6))),
    "wled": Settings(StripSettings(kind="wled", wled="a-rather-long-name.local"), ON_PAGE),
    "lamps": Settings(StripSettings(kind="lamps", lamps=(4, 7, 8, 9, 14, 15)), LIT),
    "segments": Settings(StripSettings(kind="apa102", segments=(Segment("seats", 9),)), LIT),
}
BOXES = """() => [...document.querySelectorAll("svg text")].map((text) => {
    const box = text.getBBox();
    return [text.textContent, box.x, box.y, box.width, box.height];
})"""


def written_in(svg: str) -> list[str]:
    """All texts of a picture, which has to be well-formed."""
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own picture
    return [element.text or "" for element in root.iter() if element.tag.endswith("text")]


def texts(settings: Settings) -> list[str]:
    """All that is written in the picture."""
    return written_in(draw(plan(settings, pico())))


@pytest.mark.parametrize("name", TABLES)
def test_every_pin_that_is_set_is_named_with_its_place_on_the_header(name: str) -> None:
    written = texts(TABLES[name])
    for pin in pins(TABLES[name]):
        assert f"GPIO {pin.gpio} · pin {POSITIONS[pin.gpio]}" in written


def test_each_gpio_has_a_place_of_its_own_on_the_header() -> None:
    grounds_and_power = {1, 2, 4, 6, 9, 14, 17, 20, 25, 30, 34, 39}
    assert set(POSITIONS) == set(range(2, 28))
    assert set(POSITIONS.values()) == set(range(1, 41)) - grounds_and_power - {27, 28}


def test_the_picos_pins_are_those_of_the_program_that_runs_on_it() -> None:
    board = pico()
    assert board.strip == "GP16 · pin 21"
    assert board.buttons[:5] == ("GP2 · pin 4", "GP3 · pin 5", "GP4 · pin 6", "GP5 · pin 7", "GP6 · pin 9")
    assert {*board.buttons, *board.lamps} < set(texts(TABLES["panel"]))


def test_a_lamp_in_each_button_of_the_panel_is_drawn_unless_there_are_none() -> None:
    drawn = plan(TABLES["panel"], pico()).wires
    lamps = [wire for wire in drawn if wire.ends.startswith("lamp: ")]
    assert [wire.begins for wire in lamps] == list(pico().lamps)
    assert {wire.via for wire in lamps} == {("330 Ω",)}
    assert not any("lamp" in text for text in texts(TABLES["panel without lamps"]))


@pytest.mark.parametrize("kind", ["ws2812", "apa102", "leds0", "panel"])
def test_a_strip_gets_its_data_through_a_shifter_and_its_power_through_a_fuse(kind: str) -> None:
    drawn = plan(Settings(StripSettings(kind=kind, supply_ma=4000), ON_PAGE), pico())
    data = [wire for wire in drawn.wires if wire.via[:1] == ("level shifter",)]
    assert [wire.ends for wire in data] == (["DATA", "CLOCK"] if kind == "apa102" else ["DATA"])
    assert any(wire.via == ("fuse 5 A",) for wire in drawn.wires if wire.carries is WirePurpose.POWER)
    grounds = {wire.source for wire in drawn.wires if wire.carries is WirePurpose.GROUND}
    assert len(grounds) == 2


def test_nothing_feeds_a_strip_from_the_pi() -> None:
    for settings in TABLES.values():
        wires = plan(settings, pico()).wires
        assert not any(wire.source == PI for wire in wires if wire.carries is WirePurpose.POWER)


@pytest.mark.parametrize(("supply", "amperes"), [(1000, 1), (1111, 1), (1112, 2), (2000, 2), (60000, 30)])
def test_a_fuse_carries_what_the_light_may_ask_for_and_not_much_more(supply: int, amperes: float) -> None:
    assert fuse(supply) == amperes


def test_with_nothing_attached_it_says_so() -> None:
    assert any("Nothing has to be wired" in text for text in texts(TABLES["page"]))


def test_what_is_written_by_people_cannot_break_the_picture() -> None:
    settings = Settings(StripSettings(kind="wled", wled='<script>"&'), ON_PAGE)
    assert '<script>"&' in texts(settings)
    assert "a < b & c" in written_in(draw(WiringPlan((), ("a < b & c",))))
    assert "&" in written_in(draw(plan(TABLES["panel"], WiredBoard("&", "<", (), (), '"'))))


def test_no_label_overlaps_another_or_leaves_the_picture(watched_page: Page) -> None:
    for name, settings in TABLES.items():
        watched_page.set_content(draw(plan(settings, pico())))
        _, _, width, height = map(
            float, watched_page.eval_on_selector("svg", "svg => svg.getAttribute('viewBox')").split()
        )
        boxes: list[Any] = watched_page.evaluate(BOXES)
        for text, x, y, wide, high in boxes:
            assert min(x, y, width - x - wide, height - y - high) >= 0, (name, text)
        for one, other in combinations(boxes, 2):
            assert not overlap(one[1:], other[1:]), (name, one, other)


def overlap(one: list[float], other: list[float]) -> bool:
    return all(
        one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )
