"""What is told of the game before it is loaded."""

from companion.engine.meta import Meta

META = Meta("new_game", "companion.kit.new_game", 2, 2, (2, 5))
