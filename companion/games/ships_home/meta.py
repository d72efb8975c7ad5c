"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta("ships_home", "companion.games.ships_home", 2, 6, (10, 20), small=True, age=8)
