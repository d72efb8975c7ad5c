"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta("tangled_kites", "companion.games.tangled_kites", 3, 8, (15, 25), small=True, age=8)
