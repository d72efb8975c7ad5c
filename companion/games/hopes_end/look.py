"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Fell",
    dark=Palette(ground="#1e2316", deep="#10130b", light="#fbf3dd", accent="#f2c25a", danger="#ff9f80"),
    bright=Palette(ground="#f1ecd9", deep="#23260f", light="#fffcf0", accent="#7a4b00", danger="#9c2410"),
)
