"""Limits a strip's brightness to what its power supply can feed."""

import math

from companion.devices.strip import Frame, Rgb

FULL_CHANNEL = 20.0
"""Milliamperes of one channel of a WS2812 or APA102 lamp at 255."""
IDLE_LAMP = 1.0
"""Milliamperes of a dark lamp: its controller never sleeps."""
RESERVE = 0.1
"""The part of the supply that is never used: cables, warmth, and lamps that differ."""


def draw(frame: Frame) -> float:
    """The current that the frame draws, in milliamperes."""
    return len(frame) * IDLE_LAMP + sum(map(sum, frame)) / 255 * FULL_CHANNEL


def limit(length: int, amperes: float) -> int:
    """The greatest sum of all channels that a supply of that many amperes feeds to `length` LEDs.

    60 LEDs on 2 A: 1800 mA without the reserve, 1740 mA for light, a sum of 22185; all white is 45900.
    """
    milliamperes = amperes * 1000 * (1 - RESERVE) - length * IDLE_LAMP
    return max(0, math.floor(milliamperes / FULL_CHANNEL * 255))


def within(frame: Frame, amperes: float) -> Frame:
    """The same picture, evenly dimmed as far as the supply demands."""
    most, total = limit(len(frame), amperes), sum(map(sum, frame))
    return (
        frame
        if total <= most
        else tuple(Rgb(*(channel * most // total for channel in lamp)) for lamp in frame)
    )
