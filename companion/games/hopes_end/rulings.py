"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.kit.house_rules import chosen, house_rules


@dataclass(frozen=True)
class Rulings:
    """What was chosen, by the field's name; the defaults are those of the catalogue."""

    answers: str = "open"
    limit: str = "above"
    bonus: str = "on-top"
    scores: str = "any"
    ties: str = "shared"
    extra: str = "right"
    replaced: str = "others"
    mending: str = "fits"


CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "answers": ("HE-A21", ("open", "sealed")),
    "limit": ("HE-A1", ("above", "at")),
    "bonus": ("HE-A2", ("on-top", "replaces")),
    "scores": ("HE-A43", ("any", "zero")),
    "ties": ("HE-A18", ("shared", "tiles")),
    "extra": ("HE-A23", ("right", "duty")),
    "replaced": ("HE-A37", ("others", "any")),
    "mending": ("HE-A34", ("fits", "never")),
}
"""The passages that leave each case open, and what may be chosen."""


HOUSE_RULES = house_rules(CHOICES)


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """What the options of a set-up say. Raises Refused for a rule or a choice that there is not."""
    return Rulings(**chosen(options, CHOICES))
