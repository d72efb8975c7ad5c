"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#10203a", deep="#070f1f", light="#eef3fb", accent="#ffd166", danger="#ff9da0"),
    bright=Palette(ground="#e8eef7", deep="#102038", light="#fbfdff", accent="#7a5200", danger="#a41a2b"),
)
