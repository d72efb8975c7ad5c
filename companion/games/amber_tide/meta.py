"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta("amber_tide", "companion.games.amber_tide", 2, 8, (10, 30), small=True, age=8)
