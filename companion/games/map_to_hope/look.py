"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Bitter",
    dark=Palette(ground="#231d14", deep="#120e08", light="#fdf3dc", accent="#f2b64c", danger="#ff9b88"),
    bright=Palette(ground="#f4ead2", deep="#2a2010", light="#fffaec", accent="#8a4a00", danger="#a2200f"),
)
