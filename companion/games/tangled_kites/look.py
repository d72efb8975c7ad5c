"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#143228", deep="#0a1c16", light="#f3faf1", accent="#ffd35c", danger="#ffa08c"),
    bright=Palette(ground="#e8f3ee", deep="#0f2a20", light="#fbfffc", accent="#7a5000", danger="#a2201a"),
)
