"""Where frames come from: each kind of camera, and what is said where there is none."""

import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.cameras import Absent, CameraError, CameraLost, open_camera
from vision.cameras.finding import find_camera
from vision.cameras.folder import Folder
from vision.cameras.frozen import Frozen
from vision.cameras.opencv import Video
from vision.cameras.pace import Pace
from vision.cameras.pretend import MOST_FRAMES, PretendCamera
from vision.pictures.thumbnail import glance_at
from vision.reader import Reader
from vision.reading import Frame


def plain(level: int) -> Frame:
    return np.full((48, 64, 3), level, np.uint8)


def levels(frames: Sequence[Frame]) -> list[int]:
    return [10 * round(float(frame.mean()) / 10) for frame in frames]


def picture(folder: Path, name: str, level: int) -> None:
    assert cv2.imwrite(str(folder / name), plain(level))


def test_a_folder_shows_each_picture_for_a_while_in_the_order_of_names_and_again(tmp_path: Path) -> None:
    picture(tmp_path, "b.png", 200)
    picture(tmp_path, "a.png", 100)
    camera = Folder(tmp_path, seconds=0.02, fps=100)
    assert levels([camera.frame() for _ in range(6)]) == [100, 100, 200, 200, 100, 100]


def test_a_broken_picture_in_a_folder_is_named_and_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    picture(tmp_path, "a.png", 100)
    (tmp_path / "b.jpg").write_bytes(b"no picture")
    camera = Folder(tmp_path, seconds=0.01, fps=100)
    assert levels([camera.frame() for _ in range(3)]) == [100, 100, 100]
    assert "b.jpg" in caplog.text


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CameraError, match="put photographs"):
        open_camera(str(tmp_path))


@pytest.fixture
def video(tmp_path: Path) -> Path:
    path = tmp_path / "evening.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 100, (64, 48))
    for level in (40, 120, 200):
        writer.write(plain(level))
    writer.release()
    return path


def test_a_video_plays_over_and_over(video: Path) -> None:
    camera = open_camera(str(video))
    assert isinstance(camera, Video)
    assert levels([camera.frame() for _ in range(4)]) == [40, 120, 200, 40]
    camera.close()


def test_a_video_that_vanishes_is_lost(video: Path) -> None:
    camera = open_camera(str(video))
    for _ in range(3):
        camera.frame()
    video.unlink()
    with pytest.raises((CameraLost, CameraError)):
        camera.frame()


@pytest.mark.parametrize("named", ["nowhere.mp4", "99", "/dev/video99", "the webcam"])
def test_a_camera_that_is_not_there_is_an_error_that_says_what_is_possible(named: str) -> None:
    with pytest.raises(CameraError, match=r"webcam|plugged in"):
        open_camera(named)


def test_a_file_that_is_no_video_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a film")
    with pytest.raises(CameraError, match="no video"):
        open_camera(str(path))


def test_the_pretend_camera_shows_an_empty_tray_then_tumbling_dice_then_rest() -> None:
    camera = PretendCamera(seed=3, fps=0)
    empty = camera.frame()
    assert empty.shape == (720, 1280, 3)
    camera.throw([("red", 2), ("blue", 5)])
    frames = [camera.frame() for _ in range(24)]
    changes = [int(cv2.absdiff(one, other).max()) for one, other in pairwise(frames)]
    assert min(changes[3:14]) > 60
    assert max(changes[17:]) < 60
    camera.clear()
    assert int(cv2.absdiff(camera.frame(), empty).max()) < 60


@pytest.mark.slow
def test_a_die_that_is_kept_stays_where_it_lay_and_another_is_thrown() -> None:
    camera, reader = PretendCamera(3, fps=10_000), Reader({"red", "blue"})

    def boxes() -> dict[tuple[str, int | None], float]:
        frames = [camera.frame() for _ in range(MOST_FRAMES)]
        return {(die.colour, die.value): die.box.centre[0] for die in reader.read(frames[-1]).dice}

    camera.throw([("red", 4), ("blue", 2)])
    before = boxes()
    camera.throw([("blue", 5)], keeps=[("red", 4)])
    after = boxes()
    assert (set(before), set(after)) == ({("red", 4), ("blue", 2)}, {("red", 4), ("blue", 5)})
    assert abs(after["red", 4] - before["red", 4]) < 2
    assert abs(after["blue", 5] - before["blue", 2]) > 2


def test_a_die_to_be_kept_that_does_not_lie_there_is_thrown_too() -> None:
    camera = PretendCamera(3, fps=10_000)
    camera.throw([("blue", 5)], keeps=[("red", 4)])
    reading = Reader({"red", "blue"}).read([camera.frame() for _ in range(MOST_FRAMES)][-1])
    assert {(die.colour, die.value) for die in reading.dice} == {("red", 4), ("blue", 5)}


def test_two_throws_never_lie_alike() -> None:
    camera = PretendCamera(seed=3, fps=0)
    resting = []
    for _ in range(2):
        camera.throw([("red", 2)])
        resting.append([camera.frame() for _ in range(20)][-1])
    assert int(cv2.absdiff(*resting).max()) > 100


class Ticking:
    """A clock that is told the time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_same_picture_for_three_seconds_is_a_frozen_camera() -> None:
    clock = Ticking()
    frozen = Frozen("camera 0", clock)
    same = np.arange(48, dtype=np.uint8).reshape(6, 8)
    for clock.now in (0.0, 1.0, 2.9):
        assert frozen.check(same) is same
    clock.now = 3.0
    with pytest.raises(CameraLost, match="camera 0 is frozen"):
        frozen.check(same)


def test_a_picture_that_differs_by_one_grey_level_is_alive() -> None:
    clock = Ticking()
    frozen = Frozen("camera 0", clock)
    for place in range(10):
        clock.now = float(place)
        glance = np.arange(48, dtype=np.uint8).reshape(6, 8)
        glance[0, 0] = place % 2
        frozen.check(glance)


def test_a_picture_of_nothing_says_nothing_of_the_camera() -> None:
    clock = Ticking()
    frozen = Frozen("camera 0", clock)
    for clock.now in (0.0, 5.0, 10.0):
        frozen.check(np.zeros((6, 8), np.uint8))


def test_a_glance_is_320_pixels_wide_in_the_shape_of_its_frame() -> None:
    assert glance_at(np.zeros((720, 1280, 3), np.uint8)).shape == (180, 320)
    assert glance_at(np.zeros((480, 640, 3), np.uint8)).shape == (240, 320)
    assert glance_at(np.zeros((90, 120, 3), np.uint8)).shape == (90, 120)


def test_a_glance_is_the_frame_made_small(tmp_path: Path, video: Path) -> None:
    picture(tmp_path, "a.png", 100)
    for camera in (PretendCamera(fps=0), Folder(tmp_path, fps=0)):
        assert abs(float(camera.glance().mean()) - float(camera.frame()[..., 1].mean())) < 1
    film = Video(video)
    assert levels([film.frame()[..., 1], film.glance(), film.frame()[..., 1]]) == [40, 120, 200]
    film.close()


def test_without_any_camera_a_table_can_still_be_told_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    with pytest.raises(CameraError, match="no camera is plugged in"):
        find_camera(webcams=tmp_path)
    nothing = Absent("no camera is plugged in")
    for look in (nothing.glance, nothing.frame):
        with pytest.raises(CameraLost, match="plugged in"):
            look()
    nothing.close()


def test_of_the_webcams_the_first_that_sends_pictures_is_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, video: Path
) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    webcams = tmp_path / "by-id"
    webcams.mkdir()
    (webcams / "usb-broken-video-index0").write_bytes(b"nothing")
    (webcams / "usb-good-video-index1").symlink_to(video)  # its second device has no pictures
    (webcams / "usb-good-video-index0").symlink_to(video)
    camera = find_camera(webcams)
    assert camera.name == f"camera {webcams}/usb-good-video-index0"
    camera.close()


def test_a_pace_lets_no_frame_through_too_early() -> None:
    pace = Pace(fps=100)
    start = cv2.getTickCount()
    for _ in range(6):
        pace.wait()
    assert (cv2.getTickCount() - start) / cv2.getTickFrequency() >= 0.045
