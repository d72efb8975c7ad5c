"""The house rules as the lobby lists them: those that matter to most tables first, then by subject."""

from collections.abc import Mapping
from types import MappingProxyType

HOUSE_RULE_GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "first": (
            "answers",
            "drawer",
            "asked",
            "matching",
            "limit",
            "ties",
        ),
        "turn": (
            "piles",
            "drawn",
            "draws",
            "extra",
            "concerned",
        ),
        "board": (
            "start",
            "contact",
            "misfit",
            "crossings",
            "ring",
            "ruin",
            "gaps",
            "smallest",
            "barracks",
            "slum",
            "beside",
            "broken",
            "choosers",
            "passing",
            "mending",
        ),
        "cards": (
            "last",
            "replaced",
            "named",
            "cards",
            "aloud",
        ),
        "end": (
            "loss",
            "bonus",
            "shares",
            "twice",
            "counted",
            "scores",
        ),
    }
)
