"""The house rules as the lobby lists them: those that matter to most tables first, then by subject."""

from collections.abc import Mapping
from types import MappingProxyType

HOUSE_RULE_GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "first": (
            "difficulty",
            "campaign",
            "fate",
            "hands",
            "ways",
            "order",
        ),
        "begin": (
            "spread",
            "taken-out",
            "first-place",
            "new-hand",
        ),
        "secrets": (
            "scouting",
            "piles",
        ),
        "turn": (
            "time",
            "time-cap",
            "starter",
            "refill",
            "passing",
            "passed-time",
            "no-time",
            "debt",
            "losses",
            "lost-time",
        ),
        "cards": (
            "draw-none",
            "draw-from",
            "short-draw",
            "renewal",
            "used-action",
            "abilities",
            "front",
            "put-away",
            "gains",
        ),
        "dice": (
            "skills",
            "floor",
            "radiation-fate",
            "failed-location",
            "harm",
            "bypass",
        ),
        "board": (
            "levels",
            "last-level",
            "scout-camp",
            "scout-empty",
            "scout-late",
        ),
        "end": (
            "finale",
            "legacy",
        ),
    }
)
