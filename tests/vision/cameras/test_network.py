"""A camera in the network: its pictures, its losses, and its password, which is never told."""

import io
import logging
import signal
import struct
from collections.abc import Iterator
from threading import Event, Thread

import numpy as np
import pytest
from PIL import Image

from tests.companion.waiting import wait_until
from tests.vision.cameras.frame_server import PASSWORD, FrameServer, serving
from tests.vision.cameras.rtsp_server import rtsp
from vision.cameras import CameraError, CameraLost, open_camera
from vision.cameras.network import NetworkCamera, is_address
from vision.cameras.passwords import parted, without_password
from vision.cameras.rtsp_relay import is_redirect
from vision.reader import Reader
from vision.reading import Frame, TableReading
from vision.render import picture, scatter
from vision.watch import Watch

ROLL = [("white", 3), ("red", 2)]


def exposures() -> list[Frame]:
    """Frames of two dice at rest, each with noise of its own."""
    still, chance = picture(scatter(ROLL, 3)), np.random.default_rng(1)
    noises = (chance.integers(-3, 4, still.shape) for _ in range(4))
    return [np.clip(still.astype(int) + noise, 0, 255).astype(np.uint8) for noise in noises]


def picture_size(jpeg: bytes) -> tuple[int, int]:
    """Height and width, as they stand in the file."""
    with Image.open(io.BytesIO(jpeg)) as picture:
        return picture.height, picture.width


@pytest.fixture
def app() -> Iterator[FrameServer]:
    with serving(exposures()) as server:
        yield server


class Told:
    """Remembers what a watch says."""

    def __init__(self) -> None:
        self.rests: list[TableReading] = []
        self.troubles: list[str] = []
        self.returns = 0

    def on_rest(self, _: Frame, reading: TableReading) -> None:
        self.rests.append(reading)

    def on_motion(self) -> None: ...

    def on_trouble(self, reason: str) -> None:
        self.troubles.append(reason)

    def on_return(self) -> None:
        self.returns += 1


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ("http://phone.lan:8080/video", True),
        ("rtsp://10.0.0.5/live", True),
        ("0", False),
        ("evening.mp4", False),
        ("http:///nowhere", False),
        ("http://[1/x", False),
    ],
)
def test_an_address_is_told_from_other_names(named: str, found: bool) -> None:
    assert is_address(named) is found


def test_a_password_is_hidden_wherever_an_address_is_told() -> None:
    assert without_password("rtsp://ada:s3cret@10.0.0.5/live@1") == "rtsp://•••@10.0.0.5/live@1"
    assert without_password("http://10.0.0.5/video") == "http://10.0.0.5/video"
    assert without_password("http://10.0.0.5:8080/a@b") == "http://10.0.0.5:8080/a@b"


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("http://cam/video.cgi?user=ada&pwd=s3c&size=2", "http://cam/video.cgi?user=•••&pwd=•••&size=2"),
        ("http://cam/v?loginpas=s3c#x", "http://cam/v?loginpas=•••#x"),
        ("rtsp://ada:x@cam/v?token=s3c", "rtsp://•••@cam/v?token=•••"),
        ("http://cam/video?size=640x480&fps=5", "http://cam/video?size=640x480&fps=5"),
    ],
)
def test_a_password_in_a_field_of_the_address_is_hidden(address: str, told: str) -> None:
    assert without_password(address) == told


def test_user_and_password_are_parted_from_the_address() -> None:
    assert parted("http://ada:p%40ss@cam:8080/v") == ("http://cam:8080/v", "ada:p%40ss")
    assert parted("http://cam/v") == ("http://cam/v", "")


@pytest.mark.parametrize("password", ["p@ss", "@", "a@b@c", "p/w", "p?w@x", "#1/@", ""])
def test_a_password_may_hold_any_sign_and_is_hidden_whole(password: str) -> None:
    told = without_password(f"rtsp://ada:{password}@10.0.0.5/live")
    assert told == "rtsp://•••@10.0.0.5/live"


def test_its_frames_are_read(app: FrameServer) -> None:
    camera = open_camera(app.address)
    assert isinstance(camera, NetworkCamera)
    reading = Reader().read(camera.frame())
    assert sorted((die.colour, die.value) for die in reading.dice) == [("red", 2), ("white", 3)]
    assert not np.array_equal(camera.glance(), camera.glance())
    camera.close()


def test_one_that_does_not_answer_or_does_not_know_the_password_is_named_without_it(
    app: FrameServer, capfd: pytest.CaptureFixture[str]
) -> None:
    for address in (app.address.replace(PASSWORD, "wr0ng"), f"http://ada:wr0ng@127.0.0.1:{9}/video"):
        with pytest.raises(CameraError, match="does not answer") as fault:
            open_camera(address)
        assert "wr0ng" not in str(fault.value)
    assert "wr0ng" not in "".join(capfd.readouterr())


def test_what_is_no_mjpeg_or_leads_elsewhere_is_named_and_opened_by_nobody(app: FrameServer) -> None:
    for path, why in (("playlist", "sends no MJPEG"), ("elsewhere", "leads to another address")):
        with pytest.raises(CameraError, match=why):
            open_camera(app.address.replace("video", path))
    open_camera(app.address.replace("video", "moved")).close()
    assert app.asked_elsewhere == 0


def test_a_damaged_or_enormous_picture_costs_that_picture_alone(app: FrameServer) -> None:
    good = app.jpegs[0]
    enormous = good.replace(struct.pack(">HH", *picture_size(good)), struct.pack(">HH", 60000, 60000), 1)
    app.jpegs[1:] = [b"\xff\xd8 no picture", enormous, b""]
    camera = open_camera(app.address)
    assert {camera.frame().shape for _ in range(4)} == {exposures()[0].shape}
    camera.close()


def test_a_decoder_that_crashes_costs_its_child_and_a_sentence(app: FrameServer) -> None:
    camera = NetworkCamera(app.address)
    camera.frame()
    camera._child.send_signal(signal.SIGSEGV)
    with pytest.raises(CameraLost, match="sends no pictures that can be read"):
        camera.frame()
    camera.close()
    camera = NetworkCamera(app.address)
    camera.frame()
    camera.close()


@pytest.mark.parametrize("way", ["boundary", "digest"])
def test_streams_without_lengths_and_cameras_that_ask_for_a_digest_are_read(
    app: FrameServer, way: str
) -> None:
    camera = open_camera(app.address.replace("video", way))
    assert camera.frame().shape == exposures()[0].shape
    camera.close()


@pytest.mark.slow
def test_a_stream_that_stalls_or_repeats_its_picture_is_a_lost_camera(app: FrameServer) -> None:
    for fault in (app.stalls, app.repeats):
        camera = NetworkCamera(app.address)
        camera.glance()
        fault.set()
        with pytest.raises(CameraLost):  # noqa: PT012 - the first glances are still there
            for _ in range(1000):
                camera.glance()
        camera.close()
        fault.clear()


def test_a_stream_that_returns_is_read_again_and_no_log_has_its_password(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    told, stop = Told(), Event()
    with serving(exposures()) as app:
        address, port = app.address, app.port
        camera = NetworkCamera(address)
        watch = Watch(camera, Reader(), told, lambda: NetworkCamera(address))
        thread = Thread(target=watch.run, args=(stop,))
        thread.start()
        wait_until(lambda: bool(told.rests))
    wait_until(lambda: bool(told.troubles))
    with serving(exposures(), port):
        wait_until(lambda: told.returns == 1 and len(told.rests) == 2)
        stop.set()
        thread.join()
    assert PASSWORD not in "".join((*told.troubles, *capfd.readouterr(), caplog.text))


def test_a_camera_that_speaks_rtsp_is_read() -> None:
    with rtsp() as server:
        camera = NetworkCamera(server.address)
        assert camera.frame().shape == (240, 320, 3)
        assert camera.frame()[100, 100].argmax() == 2
        camera.close()
    assert server.asked[:1] == ["OPTIONS"]


def test_a_camera_that_leads_to_another_host_by_rtsp_reaches_nobody_there() -> None:
    with rtsp() as other, rtsp(leads_to=other.address) as server:
        with pytest.raises(CameraError, match="leads to another address"):
            NetworkCamera(server.address)
        assert server.asked
        assert other.asked == []


@pytest.mark.parametrize(
    ("answer", "found"),
    [(b"RTSP/1.0 301 Moved\r\n", True), (b"RTSP/1.0 200 OK\r\n", False), (b"$\0\0\x02 3", False)],
)
def test_a_redirect_is_told_from_other_answers(answer: bytes, found: bool) -> None:
    assert is_redirect(answer) == found
