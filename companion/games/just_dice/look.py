"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Atkinson",
    dark=Palette(ground="#1b2026", deep="#0d1014", light="#f4f2ec", accent="#c9a7ff", danger="#ffa093"),
    bright=Palette(ground="#eef0f2", deep="#181c21", light="#ffffff", accent="#6a2fb8", danger="#a21c1c"),
)
