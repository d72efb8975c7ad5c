"""Light patterns: the brightness of each LED of a segment over time, changing slower than 3 Hz."""

from collections.abc import Callable, Sequence
from math import cos, sin, tau
from typing import TypeAlias

Levels: TypeAlias = tuple[float, ...]
"""One brightness for each lamp, 0 (dark) to 1."""
Pattern: TypeAlias = Callable[[int, float], Levels]
"""Computes the levels of a number of LEDs at a time in seconds."""

FADE = 6.0
"""Seconds in which a light goes out."""
DIM = 0.12
SPINS = 2.5
"""Colours a second with which a spin begins."""


def dim(size: int, _at: float) -> Levels:
    """Low and steady: nobody waits for anything here."""
    return (DIM,) * size


def breathing(size: int, at: float) -> Levels:
    """Bright, and slowly breathing as one: the turn is here."""
    return (0.35 + 0.25 * _wave(at, 4),) * size


def tumbling(size: int, at: float) -> Levels:
    """Neighbours brighten and dim in turn: dice are rolled, and no camera needs an even light."""
    return tuple(0.3 + 0.25 * cos(tau * at / 1.5 + tau / 2 * place) for place in range(size))


def growing(size: int, at: float) -> Levels:
    """Bright light opens from the middle to both ends: success."""
    return tuple(0.05 + 0.75 * level for level in _opened(size, _cycle(at, 4)))


def shrinking(size: int, at: float) -> Levels:
    """Faint light closes in from both ends to the middle: failure."""
    return tuple(0.02 + 0.28 * level for level in _opened(size, 1 - _cycle(at, 4)))


def sinking(size: int, at: float) -> Levels:
    """Sinks as one to almost nothing, again and again: a loss."""
    return (0.4 - 0.38 * _cycle(at, 6),) * size


def running(size: int, at: float) -> Levels:
    """Waves of bright light run along: the game is won."""
    return tuple(0.5 + 0.4 * sin(tau * (place / 12 - at / 2)) for place in range(size))


def ember(size: int, at: float) -> Levels:
    """One lamp in the middle goes on glowing, all others are dark: the game is lost."""
    glow = 0.05 + 0.15 * _wave(at, 8)
    return tuple(glow if place == size // 2 else 0.0 for place in range(size))


def idle(size: int, at: float) -> Levels:
    """Low light that swells and ebbs: nobody plays yet."""
    return (0.04 + 0.2 * _wave(at, 6),) * size


def warning(at: float) -> float:
    """One lamp that swells and ebbs, quicker than all that breathes: something needs a hand."""
    return 0.1 + 0.6 * _wave(at, 2)


def fading(size: int, seconds: float) -> Levels:
    """Goes out for good, as one, `seconds` after it began to."""
    return (min(0.5, max(0.0, 0.5 - 0.5 * seconds / FADE)),) * size


def dashed(levels: Levels) -> Levels:
    """The same with every second lamp dark, never the one in the middle."""
    odd = len(levels) // 2 % 2
    return tuple(level if place % 2 == odd else 0.0 for place, level in enumerate(levels))


def hollow(levels: Levels) -> Levels:
    """The same at its two ends alone: nobody is behind it just now."""
    last = len(levels) - 1
    return tuple(level if place in {0, last} else 0.0 for place, level in enumerate(levels))


def beckoning(levels: Levels, at: float) -> Levels:
    """The segment at half brightness with one full point moving over it: the table waits for that person."""
    if len(levels) == 1:
        return (0.2 + 0.8 * _wave(at, 1),)
    point = round((len(levels) - 1) * _wave(at, 4))
    return tuple(1.0 if place == point else level / 2 for place, level in enumerate(levels))


def spun(colours: Sequence[str], seconds: float) -> str:
    """The colour `seconds` after a light began to run through them, slower and slower, to the last one."""
    last = len(colours) - 1
    share = min(1.0, seconds * SPINS / (2 * last)) if last else 1.0
    return colours[min(last, int(last * (1 - (1 - share) ** 2) + 1e-9))]


def _wave(at: float, period: float) -> float:
    return (1 - cos(tau * at / period)) / 2


def _cycle(at: float, period: float) -> float:
    return at % period / period


def _opened(size: int, share: float) -> Levels:
    reach = share * (size + 1) / 2
    return tuple(min(1.0, max(0.0, reach - abs(place - (size - 1) / 2))) for place in range(size))
