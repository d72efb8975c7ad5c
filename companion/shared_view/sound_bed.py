"""A quiet bed of sound below a game, made by the big screen out of a few numbers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SoundBed:
    """A low note of `root` hertz that never ends, moving `air`, and soft single notes above.

    The notes are of the `scale`, semitones above the root, one in about `pace` seconds; `air` is the share of
    wind or water, 0 to 1.
    """

    root: float
    scale: tuple[int, ...]
    pace: float
    air: float
