"""Which pictures are opened at all, and how one that cannot be is told of."""

MOST = 120_000_000
"""Pixels of the largest picture that is opened: some phones take as many."""


class NotAPicture(ValueError):  # noqa: N818 - named for what a reader is told
    """The file cannot be read as a picture; the message names it and says what to do."""
