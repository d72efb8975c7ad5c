"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta(
    "carded",
    "tests.companion.carded",
    2,
    2,
    (2, 5),
    rule_letters="CARD",
    has_private_prompts=True,
)
