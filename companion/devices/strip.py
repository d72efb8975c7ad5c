"""An LED strip, and a fake one that remembers its frames."""

from collections import deque
from typing import NamedTuple, Protocol, TypeAlias

REMEMBERED = 256
"""Frames that a fake keeps: enough for tests, and no leak in an evening."""


class Rgb(NamedTuple):
    """The light of one lamp: red, green and blue, 0 to 255 each, linear in current."""

    red: int
    green: int
    blue: int


DARK = Rgb(0, 0, 0)
Frame: TypeAlias = tuple[Rgb, ...]
"""One picture of a whole strip, from its first lamp to its last."""


class Strip(Protocol):
    """Something with `length` lamps in a row."""

    length: int

    def show(self, frame: Frame) -> None:
        """Shows a frame of exactly `length` lamps. Raises ValueError for any other.

        Raises OSError or Trouble when the strip is not to be reached (any more).
        """
        ...

    def close(self) -> None:
        """Lets go of what it holds; safe to call twice, also after a fault."""
        ...


def checked(frame: Frame, length: int) -> Frame:
    """The same frame. Raises ValueError unless it has `length` lamps, each channel of them 0 to 255."""
    if len(frame) != length:
        raise ValueError(f"a frame for this strip has {length} lamps, not {len(frame)}")
    for place, lamp in enumerate(frame):
        if not all(0 <= channel <= 255 for channel in lamp):
            raise ValueError(f"lamp {place} is {tuple(lamp)}, and a channel goes from 0 to 255")
    return frame


class FakeStrip:
    """A strip of `length` lamps that are not there: `frame` is what it shows, `frames` what it showed."""

    def __init__(self, length: int) -> None:
        self.length = length
        self._memory: deque[Frame] = deque([(DARK,) * length], maxlen=REMEMBERED)

    def show(self, frame: Frame) -> None:
        """Shows and remembers the frame. Raises ValueError unless it has `length` lamps."""
        self._memory.append(checked(frame, self.length))

    def close(self) -> None: ...

    @property
    def frame(self) -> Frame:
        """The current frame; black at first."""
        return self._memory[-1]

    @property
    def frames(self) -> tuple[Frame, ...]:
        """The latest frames that it showed, oldest first."""
        return tuple(self._memory)
