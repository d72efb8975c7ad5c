"""Metadata of Hope's End, available before it is loaded."""

from companion.engine.meta import Meta

META = Meta(
    "hopes_end", "companion.games.hopes_end", 2, 4, (60, 90), dice="nobody", age=12, themes=("death",)
)
