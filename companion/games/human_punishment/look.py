"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Shoulders",
    dark=Palette(ground="#0d1626", deep="#060a13", light="#eaf1fb", accent="#5fb4ff", danger="#ff8f9e"),
    bright=Palette(ground="#e6edf6", deep="#101b2d", light="#fbfdff", accent="#0b56a0", danger="#a3122c"),
    beside=True,
)
