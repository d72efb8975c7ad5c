"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta(
    "new_game",
    "companion.kit.new_game",
    min_players=2,
    max_players=4,
    minutes=(2, 5),
    rule_letters="NEW",
)
