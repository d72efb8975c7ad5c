"""The pretend hardware of the demonstration, as its page shows it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PretendButton:
    """A button of the pretend panel: name, label, present effect (None: none) and keyboard key.

    `held`: the effect of holding it, if that differs.
    """

    name: str
    label: str
    meaning: str | None
    key: str
    held: str | None = None


@dataclass(frozen=True)
class PretendToken:
    """Printed tokens that stand for an answer: an id, and a label for the tokens as laid."""

    id: str
    label: str


@dataclass(frozen=True)
class Pretend:
    """The pretend hardware of the demonstration: dice, tokens and tiles, and the panel's buttons."""

    can_throw: bool
    buttons: tuple[PretendButton, ...]
    touchable: bool = False
    """True if real buttons on the table do the same."""
    can_lay: bool = False
    """True if a tile may be laid or turned now."""
    tokens: tuple[PretendToken, ...] = ()
    """Tokens that may be added to the pretend mat or taken from it to answer."""
    being_read: bool = False
    """True while thrown dice are being read; none can be thrown until then."""


@dataclass(frozen=True)
class LampView:
    """One LED of the strip, red, green, blue, 0..255 each."""

    red: int
    green: int
    blue: int
