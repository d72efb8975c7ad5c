"""Measures the share of rolls in tray and on mat, unseen in training, that are read completely: a short form
of `make rolls`.
"""

from collections.abc import Iterator

from tests.vision.rolls import outcomes

TABLES = 20
"""Ten rolls are thrown at each."""


def lines() -> Iterator[str]:
    """A line, after half a minute of two cores."""
    rolls = list(outcomes(TABLES))
    whole, sure, silent = (sum(getattr(roll, what) for roll in rolls) for what in ("whole", "sure", "silent"))
    yield (
        f"of {len(rolls)} rendered rolls {whole} are right in value and owner, {sure} of them without a "
        f"question, {silent} silently wrong"
    )
