"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Fraunces",
    dark=Palette(ground="#1a1310", deep="#0d0a08", light="#f6ecdb", accent="#f0935a", danger="#ff9a86"),
    bright=Palette(ground="#f4ecdf", deep="#241a14", light="#fffaf1", accent="#9c3d0d", danger="#a01c10"),
)
