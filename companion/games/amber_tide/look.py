"""The game's colours, and the typeface in which it tells."""

from companion.engine.meta import GameLook, Palette

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#13252e", deep="#08141b", light="#f6f1e4", accent="#ffb454", danger="#ff9f8f"),
    bright=Palette(ground="#e9f1f1", deep="#0f2730", light="#fcfffe", accent="#8a4b00", danger="#a3201a"),
)
