"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta(
    "new_game",
    "companion.kit.new_game",
    2,
    2,
    (2, 5),
    rule_letters="NEW",
    has_private_prompts=True,
)
