"""The source of a reading, and the roll that it is meant for."""

from dataclasses import dataclass

from companion.engine.answers import Origin


@dataclass(frozen=True)
class SeenBy:
    """Source of a reading: the camera, or the phone of a seat (None: the host's)."""

    origin: Origin
    seat: str | None = None


BY_CAMERA = SeenBy(Origin.CAMERA)
READ = frozenset({Origin.CAMERA, Origin.PHOTOGRAPH})
"""Origins of rolls of which there is a photograph."""


@dataclass(frozen=True)
class RollMeant:
    """The open roll that a photograph was taken of: its game, its question and that question's version."""

    game: int | None
    question: str
    version: int
