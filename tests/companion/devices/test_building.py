"""The building guide says what the program does."""

import re
from pathlib import Path

import pytest

import companion.devices
from companion.__main__ import main
from companion.cli.wiring import pico
from companion.devices.current_limit import draw, limit
from companion.devices.spi import as_ws2812
from companion.devices.strip import DARK, Rgb
from companion.table.settings.pins import PIO_DATA, POSITIONS, SPI_CLOCK, SPI_DATA
from companion.table.settings.settings import Settings, known

GUIDE = (Path(companion.devices.__file__).parent / "BUILDING.md").read_text(encoding="utf-8")
WHITE = Rgb(255, 255, 255)


def test_it_has_every_way_to_drive_a_strip() -> None:
    (kind,) = (one.kind for one in known() if (one.section, one.name) == ("strip", "kind"))
    for word in kind.wants.removeprefix("one of ").split(", "):
        assert f"`{word}`" in GUIDE, word


def test_it_names_the_pins_that_hold_unless_they_are_changed() -> None:
    buttons = Settings().buttons
    for gpio in (buttons.go_on, buttons.undo, SPI_DATA, SPI_CLOCK):
        assert f"GPIO {gpio} (pin {POSITIONS[gpio]})" in GUIDE
    seats = ", ".join(str(POSITIONS[gpio]) for gpio in buttons.seats)
    assert f"(pins {seats})" in GUIDE
    assert f"gpio={PIO_DATA}," in GUIDE


@pytest.mark.parametrize("lamps", [30, 60, 144, 300])
def test_its_table_of_currents_is_what_the_limit_computes(lamps: int) -> None:
    (row,) = (line for line in GUIDE.splitlines() if line.startswith(f"| {lamps} | "))
    asked, *white = (cell.strip() for cell in row.strip("|").split("|")[1:])
    assert asked == f"{draw((WHITE,) * lamps) / 1000:.1f} A"
    shares = [round(100 * min(1.0, limit(lamps, amperes) / sum(WHITE) / lamps)) for amperes in (2, 4, 10)]
    assert white == ["full" if share == 100 else f"{share} %" for share in shares]


def test_it_says_how_many_leds_need_a_larger_buffer() -> None:
    fits = [lamps for lamps in range(400, 500) if len(as_ws2812((DARK,) * lamps)) <= 4096]
    assert f"More than {fits[-1]} WS2812" in GUIDE


@pytest.mark.parametrize("command", ["settings", "wiring", "strip", "panel"])
def test_its_commands_are_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"companion {command}" in GUIDE
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out


def test_it_names_the_pins_of_the_panel() -> None:
    board = pico()
    for terminals in (board.buttons, board.lamps):
        gps, places = zip(*(re.findall(r"\d+", one) for one in terminals), strict=True)
        assert f"GP{gps[0]} to GP{gps[-1]} (pins {', '.join(places)})" in " ".join(GUIDE.split())
