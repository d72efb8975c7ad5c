"""What is told of Hope's End before it is loaded."""

from companion.engine.meta import Meta

META = Meta("hopes_end", "companion.games.hopes_end", 2, 4, (60, 90))
