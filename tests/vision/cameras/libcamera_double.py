"""A double of libcamera: just enough of it that the real picamera2 runs on it, with a camera that shows one
colour picture over and over until it is unplugged."""

import os
from collections.abc import Iterator
from enum import Enum
from threading import Event, Thread
from time import monotonic_ns
from types import ModuleType, SimpleNamespace
from typing import Any

import cv2
import numpy as np

from vision.reading import Frame

STRIDE = 64
"""The hardware pads each row of bytes to so many."""
FPS = 50
EXPOSURE_MICROSECONDS = 2000
SENSOR = (1920, 1080)


class Size:
    def __init__(self, width: int = 0, height: int = 0) -> None:
        self.width, self.height = width, height


class Rectangle:
    def __init__(self, x: int, y: int, width: int, height: int) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height


class Transform:
    def __init__(
        self, other: "Transform | None" = None, hflip: int = 0, vflip: int = 0, transpose: int = 0
    ) -> None:
        self.hflip: int = other.hflip if other else hflip
        self.vflip: int = other.vflip if other else vflip
        self.transpose: int = other.transpose if other else transpose

    def __str__(self) -> str:
        return "a transform"


class Orientation(Enum):
    Rotate0 = 1
    Rotate0Mirror = 2
    Rotate180 = 3
    Rotate180Mirror = 4
    Rotate90Mirror = 5
    Rotate270 = 6
    Rotate270Mirror = 7
    Rotate90 = 8


class ColorSpace:
    YcbcrEncoding = SimpleNamespace(Null=0)
    Range = SimpleNamespace(Full=0)

    def __init__(self, like: "ColorSpace | str") -> None:
        self.primaries: str = like if isinstance(like, str) else like.primaries
        self.transferFunction = self.primaries
        self.ycbcrEncoding, self.range = 1, 1

    def __str__(self) -> str:
        return "a colour space"

    @classmethod
    def Sycc(cls) -> "ColorSpace":  # noqa: N802 - libcamera's name
        return cls("sycc")

    @classmethod
    def Smpte170m(cls) -> "ColorSpace":  # noqa: N802 - libcamera's name
        return cls("smpte170m")

    @classmethod
    def Rec709(cls) -> "ColorSpace":  # noqa: N802 - libcamera's name
        return cls("rec709")

    @classmethod
    def Raw(cls) -> "ColorSpace":  # noqa: N802 - libcamera's name
        return cls("raw")


class PixelFormat(str):
    """A format's name."""


class Control:
    """A control's or a property's id."""

    def __init__(self, name: str) -> None:
        self.name, self.type = name, None


CONTROLS = {name: Control(name) for name in (
    "ExposureTime", "ExposureTimeMode", "AnalogueGain", "AnalogueGainMode", "FrameDurationLimits",
    "NoiseReductionMode", "SensorTimestamp", "AfMode", "ExposureValue",
)}  # fmt: skip


class FrameBuffer:
    class Plane:
        fd, offset, length = 0, 0, 0

    def __init__(self, planes: list["FrameBuffer.Plane"]) -> None:
        self.planes = planes
        sizes = [SimpleNamespace(bytes_used=plane.length) for plane in planes]
        self.metadata = SimpleNamespace(status="success", planes=sizes)


class Request:
    Status = SimpleNamespace(Complete="complete")

    def __init__(self, cookie: int) -> None:
        self.cookie, self.status = cookie, "pending"
        self.buffers: dict[Any, FrameBuffer] = {}
        self.metadata: dict[Control, int] = {}
        self.asked: dict[str, object] = {}

    def add_buffer(self, stream: object, buffer: FrameBuffer) -> None:
        self.buffers[stream] = buffer

    def reuse(self) -> None:
        self.status = "pending"

    def set_control(self, control: Control, value: object) -> None:
        assert control in CONTROLS.values()
        assert value is not None
        self.asked[control.name] = value


class StreamConfiguration:
    def __init__(self, role: str) -> None:
        raw = role == "raw"
        self.pixel_format = PixelFormat("SRGGB10_CSI2P" if raw else "XBGR8888")
        self.size, self.stride, self.buffer_count = Size(*SENSOR), 0, 4
        self.color_space: object = None
        self.stream = _Stream(self)

    @property
    def formats(self) -> Any:
        return SimpleNamespace(pixel_formats=[self.pixel_format], sizes=lambda _: [Size(*SENSOR)])

    @property
    def frame_size(self) -> int:
        return self.stride * self.size.height * (3 if self.pixel_format == "YUV420" else 2) // 2

    def align(self) -> None:
        wide = {"RGB888": 3, "BGR888": 3, "XBGR8888": 4, "XRGB8888": 4, "YUV420": 1}.get(self.pixel_format, 2)
        self.stride = -(-self.size.width * wide // STRIDE) * STRIDE


class _Stream:
    def __init__(self, configuration: StreamConfiguration) -> None:
        self.configuration = configuration


class CameraConfiguration:
    Status = Enum("Status", ["Valid", "Adjusted", "Invalid"])

    def __init__(self, roles: list[str]) -> None:
        self._streams = [StreamConfiguration(role) for role in roles]
        self.orientation, self.sensor_config = Orientation.Rotate0, None

    def __iter__(self) -> Iterator[StreamConfiguration]:
        return iter(self._streams)

    def at(self, place: int) -> StreamConfiguration:
        return self._streams[place]

    def validate(self) -> Any:
        for stream in self._streams:
            stream.align()
        return self.Status.Valid


class Camera:
    """Shows `picture` (blue, green, red); each exposure is a little brighter or darker, unless it `hangs`."""

    id = "/base/soc/i2c/imx708@1a"

    def __init__(self, manager: "CameraManager", picture: Frame, controls: tuple[str, ...]) -> None:
        self._manager, self.picture, self.hangs = manager, picture, False
        self.unplugged = Event()
        span = SimpleNamespace(min=0, max=100, default=1)
        self.controls = {CONTROLS[name]: span for name in controls}
        self.properties = {Control("Model"): "imx708", Control("ColorFilterArrangement"): 0}
        self.started_with: dict[str, object] = {}
        self.asked: dict[str, object] = {}
        self.acquired = False
        self._queue: list[Request] = []
        self._running = Event()

    def acquire(self) -> None:
        if self.acquired:
            raise RuntimeError("Failed to acquire camera: Device or resource busy")
        self.acquired = True

    def release(self) -> None:
        self.acquired = False

    def generate_configuration(self, roles: list[str]) -> CameraConfiguration:
        return CameraConfiguration(roles)

    def configure(self, configuration: CameraConfiguration) -> int:
        return 0 if all(stream.stride for stream in configuration) else -22

    def create_request(self, cookie: int) -> Request:
        return Request(cookie)

    def start(self, controls: dict[Control, object]) -> None:
        self.started_with = {control.name: value for control, value in controls.items()}
        self._running.set()
        self._thread = Thread(target=self._expose, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._running.clear()
        self._thread.join()
        self._queue.clear()

    def queue_request(self, request: Request) -> None:
        self.asked |= request.asked
        self._queue.append(request)

    def _expose(self) -> None:
        number = 0
        while self._running.is_set():
            Event().wait(1 / FPS)
            if self._queue and not self.unplugged.is_set():
                number += 1
                self._complete(self._queue.pop(0), 0 if self.hangs else number % 5)

    def _complete(self, request: Request, brighter: int) -> None:
        for stream, buffer in request.buffers.items():
            pixels = _encoded(np.minimum(self.picture, 250) + np.uint8(brighter), stream.configuration)
            os.pwrite(buffer.planes[0].fd, pixels.tobytes(), 0)
        request.metadata = {
            CONTROLS["SensorTimestamp"]: monotonic_ns(),
            CONTROLS["ExposureTime"]: EXPOSURE_MICROSECONDS,
        }
        request.status = "complete"
        self._manager.finish(request)


def _encoded(picture: Frame, stream: StreamConfiguration) -> Frame:
    """The bytes as they lie in the buffer: in the order that picamera2's own table for PIL gives each format,
    rows padded to the stride."""
    small = np.asarray(cv2.resize(picture, (stream.size.width, stream.size.height)), np.uint8)
    if stream.pixel_format == "YUV420":
        return _planes(small, stream.stride)
    order = {"RGB888": (0, 1, 2), "BGR888": (2, 1, 0)}.get(stream.pixel_format)
    if order is None:  # the raw stream, which nobody looks at
        return np.zeros(0, np.uint8)
    rows = small[..., order].reshape(stream.size.height, -1)
    return np.pad(rows, ((0, 0), (0, stream.stride - rows.shape[1])), constant_values=0x5A)


def _planes(small: Frame, stride: int) -> Frame:
    height, width = small.shape[:2]
    packed = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2YUV_I420), np.uint8).reshape(-1)
    parts, start = [], 0
    for rows, across, padded in ((height, width, stride), *[(height // 2, width // 2, stride // 2)] * 2):
        plane = packed[start : start + rows * across].reshape(rows, across)
        parts.append(np.pad(plane, ((0, 0), (0, padded - across)), constant_values=0x5A).reshape(-1))
        start += rows * across
    return np.concatenate(parts)


class CameraManager:
    """All cameras there are; `event_fd` can be read when a request is complete."""

    only: "CameraManager"

    def __init__(self) -> None:
        self.cameras: list[Camera] = []
        self._ready: list[Request] = []
        self.event_fd, self._bell = os.pipe()

    @classmethod
    def singleton(cls) -> "CameraManager":
        return cls.only

    def close(self) -> None:
        os.close(self.event_fd)
        os.close(self._bell)

    def finish(self, request: Request) -> None:
        self._ready.append(request)
        os.write(self._bell, b"!")

    def get_ready_requests(self) -> list[Request]:
        if self._ready:
            os.read(self.event_fd, 1 << 16)
        ready, self._ready = self._ready, []
        return ready


def module() -> Any:
    libcamera: Any = ModuleType("libcamera")
    known = (CameraConfiguration, CameraManager, ColorSpace, FrameBuffer, Orientation, PixelFormat, Rectangle)
    for one in (*known, Request, Size, Transform):
        setattr(libcamera, one.__name__, one)
    libcamera.Camera, libcamera.SensorConfiguration = Camera, SimpleNamespace
    libcamera._libcamera = SimpleNamespace(ColorSpace=ColorSpace, Transform=Transform)
    libcamera.ControlType = SimpleNamespace(Rectangle="rectangle", Size="size")
    libcamera.FrameMetadata = SimpleNamespace(Status=SimpleNamespace(Success="success"))
    libcamera.StreamRole = SimpleNamespace(
        StillCapture="still", Raw="raw", VideoRecording="video", Viewfinder="viewfinder"
    )
    noise = SimpleNamespace(Minimal=1, HighQuality=2, Fast=3)
    libcamera.controls = SimpleNamespace(**CONTROLS, draft=SimpleNamespace(NoiseReductionModeEnum=noise))
    libcamera.properties = SimpleNamespace()
    return libcamera
