"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta("just_dice", "companion.games.just_dice", 1, 8, (1, 60), small=True, age=0)
