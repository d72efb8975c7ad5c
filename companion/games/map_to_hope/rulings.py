"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.kit.house_rules import chosen, house_rules


@dataclass(frozen=True)
class Rulings:
    """What was chosen, by the field's name; the defaults are those of the catalogue."""

    difficulty: str = "medium"
    fate: str = "engine"
    hands: str = "private"
    starter: str = "alternate"
    draw_none: str = "allowed"
    refill: str = "none"
    used_action: str = "discard"
    last_level: str = "stays"
    time_cap: str = "six"
    passed_time: str = "stays"
    debt: str = "carried"
    failed_location: str = "gone"
    short_draw: str = "some"
    bypass: str = "no"


CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "difficulty": ("MH-011, MH-012, MH-013", ("medium", "easy", "hard")),
    "fate": ("MH-A29", ("engine", "table")),
    "hands": ("MH-A27, MH-A28", ("private", "open")),
    "starter": ("MH-A2", ("alternate", "fixed")),
    "draw-none": ("MH-A3", ("allowed", "refused")),
    "refill": ("MH-A4", ("none", "four")),
    "used-action": ("MH-A20", ("discard", "out")),
    "last-level": ("MH-A22", ("stays", "eliminated")),
    "time-cap": ("MH-A24", ("six", "none")),
    "passed-time": ("MH-A25", ("stays", "lost")),
    "debt": ("MH-A7", ("carried", "capped")),
    "failed-location": ("MH-A5", ("gone", "stays")),
    "short-draw": ("MH-A33", ("some", "refused")),
    "bypass": ("MH-A6", ("no", "two")),
}
"""The passages that leave each case open, and what may be chosen."""


HOUSE_RULES = house_rules(CHOICES)


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """What the options of a set-up say. Raises Refused for a rule or a choice that there is not."""
    found = chosen(options, CHOICES)
    return Rulings(**{name.replace("-", "_"): choice for name, choice in found.items()})
