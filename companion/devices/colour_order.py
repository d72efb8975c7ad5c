"""Reorders colours for a strip whose LEDs take them in another order than its driver sends, or have a white
one.
"""

from collections.abc import Iterator

from companion.devices.strip import Frame, Rgb, Strip, checked

WHITE = "W"


class ColourOrdered:
    """`length` LEDs that take their channels in `order`, behind a driver that sends three per LED as `sent`.

    Both are texts of the letters R, G, B, and for `order` optionally W, such as "GRB" and "RGBW". The strip
    behind it is opened with `lamps_sent` LEDs and passes bytes through.
    """

    def __init__(self, strip: Strip, length: int, order: str, sent: str) -> None:
        self.length = length
        self._strip, self._order, self._sent = strip, order, sent

    def show(self, frame: Frame) -> None:
        """Shows a frame of exactly `length` lamps. Raises ValueError for another, OSError if it cannot."""
        self._strip.show(repacked(checked(frame, self.length), self._order, self._sent))

    def close(self) -> None:
        self._strip.close()


def lamps_sent(length: int, order: str) -> int:
    """Number of three-byte LEDs that a driver sends for `length` LEDs of that order."""
    return -(-length * len(order) // 3)


def repacked(frame: Frame, order: str, sent: str) -> Frame:
    """The frame as a driver needs it that sends each lamp's colours as `sent`."""
    row = bytes(level for lamp in frame for level in _levels(lamp, order))
    row += bytes(-len(row) % 3)
    places = [sent.index(colour) for colour in "RGB"]
    return tuple(Rgb(*(row[start + place] for place in places)) for start in range(0, len(row), 3))


def _levels(lamp: Rgb, order: str) -> Iterator[int]:
    """The level of each channel of an LED; a white channel takes the part common to the three colours."""
    common = min(lamp) if WHITE in order else 0
    levels = {"R": lamp.red - common, "G": lamp.green - common, "B": lamp.blue - common, WHITE: common}
    return (levels[channel] for channel in order)
