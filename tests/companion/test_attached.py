"""Nothing that is attached ends the program: its fault is told, and all else goes on."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, cast
from urllib.request import urlopen

import pytest

from companion.adapters.cafe.cafe_features import load_features
from companion.adapters.cafe_station import station, station_start
from companion.adapters.cafe_station.table_context import TableContext
from companion.adapters.devices import button_connection
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_finder import StripFinder
from companion.adapters.devices.usb_panel import UsbPanel
from companion.app import Companion, CompanionSettings, threads
from companion.app.threads import Threads
from companion.devices import trouble
from companion.devices.gpio import Pins
from companion.devices.panel import UsbPanelDevice
from companion.devices.panel_search import Search
from companion.devices.strip import DARK, FakeStrip, Frame
from companion.devices.trouble import Patience
from companion.table.commands.seating import TakeSeat
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from companion.table.settings.settings import CafeSettings
from tests.clock import FakeClock
from tests.companion.waiting import wait_until


class LibraryError(Exception):
    """An error of a library's own, as lgpio and paho have them."""


FAULTS = (LibraryError("the library says no"), ValueError("no such thing"), OSError("it is busy"))


def raising(fault: Exception) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> Any:
        raise fault

    return fails


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_buttons_that_raise_as_they_are_opened_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    monkeypatch.setattr(button_connection, "_opened", raising(fault))
    found = ButtonConnection(ButtonSettings(kind="gpio"), Pins(tmp_path), lambda: None)
    assert found.trouble is not None
    assert str(fault) in str(found.trouble.values)


def test_buttons_that_hang_as_they_are_opened_keep_no_table_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Event()
    monkeypatch.setattr(button_connection, "_opened", lambda *_: go_on.wait(30))
    opened = trouble.opened_in_time
    monkeypatch.setattr(
        button_connection, "opened_in_time", lambda what, open_: opened(what, open_, seconds=0.01)
    )
    found = ButtonConnection(ButtonSettings(kind="gpio"), Pins(tmp_path), lambda: None)
    go_on.set()
    assert found.buttons is None
    assert found.trouble is not None
    assert "hang as they are opened" in str(found.trouble.values)
    assert trouble.OPEN_S < 60


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_strip_that_raises_is_told_and_looked_for_again(fault: Exception) -> None:
    tries: list[int] = []

    def find() -> None:
        tries.append(len(tries))
        raise fault

    connection = StripConnection(find, lambda: None)
    connection.show((), 0.0)
    assert connection.trouble is not None
    assert str(fault) in str(connection.trouble.values)
    connection.show((), 60.0)
    assert tries == [0, 1]


@pytest.fixture
def held() -> Iterator[Event]:
    """What hangs goes on once this is set."""
    go_on = Event()
    yield go_on
    go_on.set()


@contextmanager
def in_the_background(run: Callable[[], object]) -> Iterator[None]:
    thread = Thread(target=run, daemon=True)
    thread.start()
    yield
    thread.join(30)
    assert not thread.is_alive()


@pytest.mark.parametrize("hangs_as", ["it is found", "it shows"])
def test_a_strip_that_hangs_is_told_as_long_as_it_does(held: Event, hangs_as: str) -> None:
    clock, inside = FakeClock(), Event()

    class HangingStrip(FakeStrip):
        def show(self, frame: Frame) -> None:
            if hangs_as == "it shows":
                inside.set()
                held.wait(30)
            super().show(frame)

    def find() -> FakeStrip:
        if hangs_as == "it is found":
            inside.set()
            held.wait(30)
        return HangingStrip(1)

    connection = StripConnection(find, lambda: None, Patience(clock))
    with in_the_background(lambda: connection.show((DARK,), 0.0)):
        assert inside.wait(30)
        assert "it hangs" not in repr(connection.trouble)
        clock.now += trouble.OPEN_S
        assert "it hangs" in repr(connection.trouble)
        held.set()
    assert connection.trouble is None


def test_a_panel_that_hangs_is_told_as_long_as_it_does(held: Event) -> None:
    clock, inside, stop = FakeClock(), Event(), Event()

    def ports() -> tuple[Any, ...]:
        inside.set()
        held.wait(30)
        stop.set()
        return ()

    panel = UsbPanel(StripSettings(), ButtonSettings(), PanelSettings(), lambda: None)
    panel.panel = device = UsbPanelDevice(8, ports=ports, patience=Patience(clock))
    with in_the_background(partial(device.run, stop)):
        assert inside.wait(30)
        assert not panel.troubles
        clock.now += trouble.OPEN_S
        assert "panel-faulty" in repr(panel.troubles)
        held.set()
    assert not device.hangs


@pytest.fixture
def silent_broker() -> Iterator[int]:
    """The port of something that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        yield silent.getsockname()[1]


@pytest.mark.slow
def test_a_table_is_played_while_strip_panel_and_broker_hang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: Event, silent_broker: int
) -> None:
    hung = {"strip": Event(), "panel": Event()}

    def hangs(name: str) -> Callable[..., Any]:
        def waits(*_: object) -> None:
            hung[name].set()
            held.wait(60)

        return waits

    monkeypatch.setattr(StripFinder, "find", hangs("strip"))
    monkeypatch.setattr(Search, "find", hangs("panel"))
    settings = CompanionSettings(
        tmp_path,
        host="127.0.0.1",
        port=0,
        strip=StripSettings(),
        buttons=ButtonSettings(kind="panel"),
        cafe=CafeSettings(broker="127.0.0.1", port=silent_broker),
    )
    with Companion(settings) as table:
        assert all(one.wait(30) for one in hung.values())
        table.table.execute(TakeSeat("Ada", "red"))
        with urlopen(f"{table.address}/t/home/kiosk", timeout=30) as page:  # noqa: S310 - its own page
            assert "Ada" in page.read().decode()
        assert table.door.cafe is not None
        assert table.door.cafe.link.state == "away"
        assert table.stuck() == ()
        held.set()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_panel_whose_ports_cannot_be_listed_is_looked_for_again(fault: Exception) -> None:
    stop, tries = Event(), []

    def ports() -> Any:
        tries.append(1)
        if len(tries) == 2:
            stop.set()
        raise fault

    UsbPanelDevice(8, ports=ports).run(stop)
    assert len(tries) == 2


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_broker_whose_library_raises_leaves_the_table_on_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    cafe = load_features(tmp_path, "broker.lan")
    assert cafe is not None
    monkeypatch.setattr(station, "Station", raising(fault))
    place = cast("TableContext", SimpleNamespace(cafe=cafe))
    assert station_start.join(CafeSettings(broker="broker.lan"), place) is None
    assert cafe.link.state in {"away", "certificate"}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_thread_that_raises_is_logged_and_begins_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    monkeypatch.setattr(threads, "AGAIN_S", 0.0)
    runs: list[Event] = []

    def run(stop: Event) -> None:
        runs.append(stop)
        if len(runs) == 1:
            raise fault

    with ExitStack() as closing:
        mine = Threads(closing)
        mine.add("a device", run)
        mine.start()
        wait_until(lambda: len(runs) == 2)
    assert "a device failed, and begins again" in caplog.text
