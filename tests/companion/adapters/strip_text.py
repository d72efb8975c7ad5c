"""A strip's pictures as a test can read them: frames as text, and how often a lamp flashes."""

from collections.abc import Sequence

from companion.adapters.light.dice_colours import DYES
from companion.devices.strip import Frame, Rgb

LETTERS = dict(zip((dye.id for dye in DYES), "roygbpkncewi", strict=True))
"""pinK, browN, blaCk and grEy; a capital is bright, a small letter is low, a point is dark."""
LIT, BRIGHT = 0.008, 0.3


def as_text(frame: Frame) -> str:
    """One letter for each lamp, from the first to the last."""
    return "".join(map(_letter, frame))


def _letter(lamp: Rgb) -> str:
    dye = min(DYES, key=lambda dye: _off(lamp, dye.led))
    level = sum(lamp) / sum(dye.led)
    if level < LIT:
        return "."
    return LETTERS[dye.id].upper() if level >= BRIGHT else LETTERS[dye.id]


def _off(lamp: Rgb, led: Rgb) -> float:
    """How far the lamp is from that light at any brightness, each channel as a share of the sum."""
    return sum(abs(a / max(1, sum(lamp)) - b / sum(led)) for a, b in zip(lamp, led, strict=True))


def most_flashes(levels: Sequence[float], moments: Sequence[float]) -> int:
    """The most rises of a tenth or more, each after a fall as large, within any one second."""
    rises, low, high, up = [], levels[0], levels[0], False
    for level, at in zip(levels, moments, strict=True):
        low, high = min(low, level), max(high, level)
        if not up and level - low >= 0.1:
            rises.append(at)
            up, high = True, level
        elif up and high - level >= 0.1:
            up, low = False, level
    return max((sum(one <= rise < one + 1 for rise in rises) for one in rises), default=0)
