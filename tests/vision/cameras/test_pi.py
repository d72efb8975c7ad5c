"""The Pi's camera: the real picamera2 runs here, on a double of libcamera in the place of the hardware."""

import gc
import os
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.vision.cameras import libcamera_double as double
from tests.watch import is_ci
from vision.cameras import CameraError, CameraLost, open_camera
from vision.cameras import pi as adapter
from vision.cameras.finding import find_camera
from vision.cameras.pi import PiCamera
from vision.reading import Frame

NO_PICAMERA2 = (
    "no picamera2: `apt-get install libcap-dev python3-dev gcc` and `.venv/bin/pip install -e .[camera]`"
)
KMS_FORMATS = ("RGB888", "BGR888", "XRGB8888", "XBGR8888", "YUV420", "YVU420", "NV12")
RED_AND_BLUE: Frame = np.zeros((720, 1280, 3), np.uint8)
RED_AND_BLUE[:, :640] = (30, 60, 220)
RED_AND_BLUE[:, 640:] = (200, 90, 20)

pytestmark = [
    pytest.mark.filterwarnings("ignore:setDaemon:DeprecationWarning"),
    # picamera2 forgets to close a pipe when no camera is there
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def memory() -> Any:
    """An allocator of picamera2's own kind, whose buffers are plain memory: DMA heaps are a Pi's."""
    from picamera2.allocators.allocator import Allocator  # noqa: PLC0415 - needs the double first

    class Memory(Allocator):  # type: ignore[misc]  # picamera2 has no types
        needs_sync = True

        def allocate(self, configuration: double.CameraConfiguration, _use: str) -> None:
            self._kept = {
                one.stream: [_buffer(one) for _ in range(one.buffer_count)] for one in configuration
            }

        def buffers(self, stream: Any) -> list[double.FrameBuffer]:
            return self._kept[stream]

    return Memory


def _buffer(stream: double.StreamConfiguration) -> double.FrameBuffer:
    plane = double.FrameBuffer.Plane()
    plane.fd, plane.length = os.memfd_create("frame"), stream.frame_size
    os.ftruncate(plane.fd, plane.length)
    return double.FrameBuffer([plane])


@pytest.fixture
def manager(monkeypatch: pytest.MonkeyPatch) -> Iterator[double.CameraManager]:
    """The cameras that are plugged in: none yet. Without picamera2 the test is skipped; under CI it fails."""
    if find_spec("picamera2") is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop(NO_PICAMERA2)
    kms: Any = ModuleType("pykms")
    kms.PixelFormat = SimpleNamespace(**dict.fromkeys(KMS_FORMATS))
    monkeypatch.setitem(sys.modules, "libcamera", double.module())
    monkeypatch.setitem(sys.modules, "pykms", kms)
    manager = double.CameraManager()
    double.CameraManager.only = manager
    import picamera2.picamera2 as real  # noqa: PLC0415 - needs the double first

    monkeypatch.setattr(real, "DmaAllocator", memory())
    monkeypatch.setattr(real.Picamera2, "_cm", real.CameraManager())
    yield manager
    gc.collect()
    manager.close()


def plug_in(manager: double.CameraManager, *more: str) -> double.Camera:
    usual = ("ExposureTime", "AnalogueGain", "FrameDurationLimits", "NoiseReductionMode")
    camera = double.Camera(manager, RED_AND_BLUE, (*usual, *more))
    manager.cameras.append(camera)
    return camera


@pytest.fixture
def plugged(manager: double.CameraManager) -> double.Camera:
    return plug_in(manager)


def until_lost(look: Callable[[], object]) -> None:
    for _ in range(100):
        look()


def test_a_frame_is_blue_green_red_at_1280_by_720(plugged: double.Camera) -> None:
    camera = open_camera("pi")
    frame = camera.frame()
    camera.close()
    assert frame.shape == (720, 1280, 3)
    assert np.abs(frame.astype(int) - plugged.picture).max() <= 4


@pytest.mark.usefixtures("plugged")
def test_a_glance_is_grey_small_and_free_of_the_padding_of_its_rows() -> None:
    camera = PiCamera()
    glance = camera.glance()
    camera.close()
    assert glance.shape == (180, 320)
    left, right = glance[:, :150], glance[:, 170:]
    assert left.max() - left.min() <= 1
    assert right.max() - right.min() <= 1
    assert int(left[0, 0]) != int(right[0, 0])


def test_a_frame_was_begun_after_it_was_asked_for(plugged: double.Camera) -> None:
    camera = PiCamera()
    camera.frame()
    plugged.picture = np.full_like(RED_AND_BLUE, 120)
    changed = camera.frame()
    camera.close()
    assert np.ptp(changed) <= 1


def test_thirty_frames_a_second_are_asked_for_and_focus_only_where_there_is_any(
    manager: double.CameraManager,
) -> None:
    for more, focus in (((), None), (("AfMode",), 2)):
        plugged = plug_in(manager, *more)
        PiCamera().close()
        assert plugged.started_with["FrameDurationLimits"] == (33333, 33333)
        assert plugged.started_with.get("AfMode") == focus
        manager.cameras.remove(plugged)


def test_in_little_light_a_picture_takes_longer_and_is_brighter_as_far_as_it_can(
    manager: double.CameraManager,
) -> None:
    plugged = plug_in(manager, "ExposureValue")
    camera = PiCamera()
    for step, asked in ((1, ((33333, 100000), 1.0)), (2, ((33333, 200000), 2.0)), (0, ((33333, 33333), 0.0))):
        assert camera.expose(step)
        camera.frame()
        camera.frame()
        assert (plugged.asked["FrameDurationLimits"], plugged.asked["ExposureValue"]) == asked
    assert not camera.expose(3)
    camera.close()


@pytest.mark.usefixtures("plugged")
def test_a_camera_that_cannot_be_told_how_bright_to_be_is_left_alone() -> None:
    camera = PiCamera()
    assert not camera.expose(1)
    camera.close()


@pytest.mark.parametrize("look", ["glance", "frame"])
def test_a_ribbon_that_comes_loose_is_a_lost_camera(
    plugged: double.Camera, look: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = PiCamera()
    camera.glance()
    monkeypatch.setattr(adapter, "PATIENCE", 0.1)
    plugged.unplugged.set()
    with pytest.raises(CameraLost, match="the Pi's camera sends no pictures"):
        until_lost(getattr(camera, look))
    camera.close()
    camera.close()
    assert not plugged.acquired


def test_a_camera_that_hangs_is_named(plugged: double.Camera, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vision.cameras.frozen.SECONDS", 0.05)
    plugged.hangs = True
    camera = PiCamera()
    with pytest.raises(CameraLost, match="the Pi's camera is frozen"):
        until_lost(camera.glance)
    camera.close()


def test_a_camera_is_there_again_after_it_was_closed(plugged: double.Camera) -> None:
    PiCamera().close()
    camera = PiCamera()
    assert camera.frame().shape == (720, 1280, 3)
    camera.close()
    assert not plugged.acquired


def test_no_camera_on_the_ribbon_is_said(manager: double.CameraManager) -> None:
    assert manager.cameras == []
    with pytest.raises(CameraError, match="is its ribbon in"):
        open_camera("pi")


def test_a_camera_that_another_program_has_is_said(plugged: double.Camera) -> None:
    plugged.acquire()
    with pytest.raises(CameraError, match="no other program"):
        PiCamera()


@pytest.mark.usefixtures("plugged")
def test_a_second_camera_has_its_number() -> None:
    with pytest.raises(CameraError, match="the Pi's camera 1 does not open"):
        open_camera("pi:1")


def test_a_machine_without_picamera2_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    with pytest.raises(CameraError, match="apt install python3-picamera2"):
        open_camera("pi")


class Incompatible:
    """A module that fails as one does that was built for another numpy."""

    def __getattr__(self, name: str) -> object:
        raise ValueError(f"{name}: numpy.dtype size changed")


def test_a_picamera2_that_cannot_be_imported_is_no_camera_and_nothing_worse(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", Incompatible())
    with pytest.raises(CameraError, match="does not open"):
        open_camera("pi")
    with pytest.raises(CameraError, match="no camera is plugged in"):
        find_camera(tmp_path)
