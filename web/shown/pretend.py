"""The pretend hardware of the demonstration, as its page shows it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PretendButton:
    """A button of the pretend panel: its name, label, what it would do now (None: nothing) and its key.

    `held`: what it would do if it were held, where that is something else.
    """

    name: str
    label: str
    meaning: str | None
    key: str
    held: str | None = None


@dataclass(frozen=True)
class PretendToken:
    """Printed tokens that would stand for an answer, by an id, and what lies there then."""

    id: str
    label: str


@dataclass(frozen=True)
class Pretend:
    """The pretend hardware of the demonstration: what lies on the pretend table, and the panel's buttons."""

    can_throw: bool
    buttons: tuple[PretendButton, ...]
    touchable: bool = False
    """Whether there are buttons on the table that do the same."""
    can_lay: bool = False
    """Whether somebody may lay or turn a tile on it now."""
    tokens: tuple[PretendToken, ...] = ()
    """What somebody may lay on the pretend mat to answer, or take back from it."""
    being_read: bool = False
    """Whether dice were thrown and are not read yet: until then none can be thrown."""


@dataclass(frozen=True)
class LampView:
    """One LED of the strip, red, green, blue, 0..255 each."""

    red: int
    green: int
    blue: int
