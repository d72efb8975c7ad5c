"""Which pictures are opened at all, and how one that cannot be is told of."""

from enum import StrEnum

MOST = 120_000_000
"""Pixels of the largest picture that is opened: some phones take as many."""


class PictureFault(StrEnum):
    """Faults of a file that cannot be read as a picture."""

    UNOPENED = "unopened"
    EMPTY = "empty"
    CUT_OFF = "cut-off"
    DAMAGED = "damaged"
    TOO_SMALL = "too-small"
    TOO_LARGE = "too-large"
    HEIC = "heic"
    NO_PICTURE = "no-picture"


class NotAPicture(ValueError):  # noqa: N818 - named for what a reader is told
    """The file cannot be read as a picture; the message names it and says what to do."""

    def __init__(self, message: str, fault: PictureFault = PictureFault.NO_PICTURE) -> None:
        super().__init__(message)
        self.fault = fault
