"""The whole program put together: it starts, is found again as it was left, and leaves nothing behind."""

import socket
import threading
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from time import sleep

import pytest

from companion import games
from companion.__main__ import main
from companion.adapters.buttons.button_input import BEWARE_S
from companion.adapters.camera.camera_open import first_camera
from companion.adapters.use_cases.machine.maintenance import SwitchOff
from companion.adapters.use_cases.seating import ClaimSeat
from companion.app import Companion, CompanionSettings
from companion.games.hope_inhumanity.game import GAME
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from companion.table.settings.settings import DICE
from companion.upkeep.backup import backup
from companion.upkeep.restore import restore
from tests.companion.fake_disk import Pulled, numbered
from tests.companion.waiting import wait_until
from tests.firmware.pretend_pico import PretendPico
from tests.tiers import one_of_each
from vision.cameras import Absent, Camera, CameraError
from web.page import PageStage
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCheckup


def settings(data: Path, port: int = 0, camera: str = "pretend") -> CompanionSettings:
    return CompanionSettings(data=data, camera=camera, host="127.0.0.1", port=port)


def test_closing_leaves_no_thread_and_no_port_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with Companion(settings(tmp_path / "data")) as running:
        port = running.server.port
        assert len(threading.enumerate()) > len(before)
    assert {thread.name for thread in threading.enumerate()} == {thread.name for thread in before}
    with socket.socket() as again:
        assert again.connect_ex(("127.0.0.1", port)) != 0


def test_who_sat_before_a_restart_sits_after_it(tmp_path: Path) -> None:
    with Companion(settings(tmp_path)) as running:
        seated = running.table.execute(TakeSeat("Ada", "red"))
        code = running.table.moment.seating.code
    with Companion(settings(tmp_path)) as again:
        assert again.table.moment.seating.seat_of(seated.token) == seated.seat
        assert again.table.moment.seating.code == code


def test_everything_is_written_into_the_data_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Companion(settings(data)) as running:
        running.table.execute(TakeSeat("Ada", "red"))
    assert {path.name for path in tmp_path.iterdir()} == {"data"}
    assert (data / "tables/home/table.json").is_file()


def test_a_camera_that_does_not_open_is_said_and_nothing_stays_open(tmp_path: Path) -> None:
    before = {thread.name for thread in threading.enumerate()}
    with pytest.raises(CameraError):
        Companion(settings(tmp_path, camera="nowhere.mp4"))
    assert {thread.name for thread in threading.enumerate()} == before
    Companion(settings(tmp_path)).close()


def test_a_table_that_takes_any_camera_begins_without_one_and_raises_no_alarm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing() -> Camera:
        raise CameraError("no camera is plugged in")

    monkeypatch.setattr("vision.cameras.find_camera", nothing)
    assert isinstance(first_camera("auto"), Absent)
    with pytest.raises(CameraError, match="no camera"):
        first_camera("nowhere.mp4")
    assert isinstance(first_camera("nowhere.mp4", waits=True), Absent)
    with Companion(replace(settings(tmp_path, camera="auto"), waits=True)) as running:
        kiosk = PageViewer(None, "en", at_screen=True)
        wait_until(lambda: "No camera: photograph the dice" in repr(running.door.read(ReadCheckup(), kiosk)))
        assert "I can’t see the table" not in repr(running.door.page(kiosk).notices)


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        status = main(["demo", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)])
    assert status == 1
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert str(port) in told[0]


def test_an_unknown_camera_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--port", "0", "--camera", "nowhere.mp4", "--data", str(tmp_path)]) == 1
    assert "nowhere.mp4" in capsys.readouterr().err


def test_the_host_switches_the_table_off_and_everybody_is_told_first(tmp_path: Path) -> None:
    screen, guest = PageViewer(None, "en", at_screen=True), PageViewer(None, "en")
    with Companion(CompanionSettings(data=tmp_path, host="127.0.0.1", port=0, power="pretend")) as companion:
        page = companion.door.page(screen)
        assert (page.status.may_switch_off, page.status.going) == (True, False)
        companion.door.execute(SwitchOff(), screen)
        assert companion.door.page(guest).status.going
        assert not companion.door.page(screen).status.locked
        assert companion.told.wait(10)


def test_a_machine_that_nobody_can_switch_off_offers_no_switch(tmp_path: Path) -> None:
    screen = PageViewer(None, "en", at_screen=True)
    with Companion(CompanionSettings(data=tmp_path, host="127.0.0.1", port=0)) as companion:
        assert not companion.door.page(screen).status.may_switch_off
        with pytest.raises(Sorry, match="can’t be switched off"):
            companion.door.execute(SwitchOff(), screen)


@pytest.mark.parametrize("name", one_of_each(games.names(), ["human_punishment"]))
def test_as_many_as_a_game_is_for_sit_down_and_see_their_pages(tmp_path: Path, name: str) -> None:
    game = games.find(name)
    colours = [colour for colour in DICE if colour not in game.meta.shared_colours][: game.meta.max_players]
    settings = CompanionSettings(data=tmp_path, host="127.0.0.1", port=0, game=name, plays_game=True)
    with Companion(settings) as companion:
        seats = [companion.table.execute(TakeSeat(f"P{n}", colour)).seat for n, colour in enumerate(colours)]
        lobby = companion.door.page(PageViewer(None, "en", at_screen=True))
        assert lobby.join is not None
        assert len(lobby.seats) == game.meta.max_players
        companion.table.execute(BeginGame())
        for seat in (None, *seats):
            assert companion.door.page(PageViewer(seat, "de", at_screen=seat is None)).stage == PageStage.PLAY


def test_games_are_found_by_their_folder() -> None:
    assert "hope_inhumanity" in games.names()
    assert games.find("hope_inhumanity") is GAME
    with pytest.raises(ValueError, match="hope_inhumanity"):
        games.find("chess")


def test_a_game_that_cannot_be_read_is_named_on_the_page_of_a_free_table(
    tmp_path: Path,
) -> None:
    with Companion(settings(tmp_path)) as before:
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            before.table.execute(TakeSeat(name, colour))
        before.table.execute(BeginGame())
    (tmp_path / "tables/home/games/0001.jsonl").write_bytes(b"no game at all" * 300)
    with Companion(settings(tmp_path)) as running:
        told = [one.text for one in running.door.page(PageViewer(None, "en")).notices]
        assert any("0001.jsonl" in text for text in told)
        assert running.door.page(PageViewer(None, "de")).notices != ()
        running.table.execute(BeginGame())
        assert running.table.moment.game == 2
        assert running.door.page(PageViewer(None, "en")).notices == ()


def test_a_restore_that_was_cut_off_is_ended_by_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, data, file = (tmp_path / name for name in ("old", "data", "backup.zip"))
    with Companion(CompanionSettings(data=old, host="127.0.0.1", port=0)) as running:
        running.table.execute(TakeSeat("Ada", "red"))
        file.write_bytes(backup(old, running.table.record.copy_journal))
    for folder in (data, tmp_path / "whole"):
        Journal(folder).close()
    with numbered(monkeypatch) as calls:
        restore(file, tmp_path / "whole", datetime(2026, 12, 24))
    _, _, _, at, *_ = (number for number, name in enumerate(calls.made) if name == "rename")
    with numbered(monkeypatch, at, Pulled()), pytest.raises(Pulled):
        restore(file, data, datetime(2026, 12, 24))
    assert not (data / "tables").exists()
    with Companion(CompanionSettings(data=data, host="127.0.0.1", port=0)) as running:
        assert [seat.name for seat in running.table.moment.seating.seats] == ["Ada"]


def test_a_panel_on_usb_shows_the_strip_and_its_buttons_answer(tmp_path: Path, pico: PretendPico) -> None:
    with Companion(
        CompanionSettings(
            data=tmp_path / "data",
            host="127.0.0.1",
            port=0,
            strip=StripSettings(kind="panel"),
            buttons=ButtonSettings(kind="panel"),
            panel=PanelSettings(str(pico.file)),
        )
    ) as running:
        kiosk = PageViewer(None, "en")
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            running.table.execute(TakeSeat(name, colour))
        sleep(BEWARE_S)
        assert pico.sees(all)
        assert pico.glows({0})
        wait_until(lambda: running.door.strip() == ())
        pico.press(0)
        wait_until(lambda: running.table.moment.play is not None)
        running.door.execute(ClaimSeat("seat-2"), kiosk)
        assert pico.glows({0, 3})
        pico.unplug()
        wait_until(lambda: any("unplugged" in one.text for one in running.door.page(kiosk).notices))
        wait_until(lambda: len(running.door.strip()) == 60)
        pico.plug()
        wait_until(lambda: running.door.page(kiosk).notices == () and running.door.strip() == ())
        assert pico.glows({0, 3})
