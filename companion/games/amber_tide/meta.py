"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#13252e", deep="#08141b", light="#f6f1e4", accent="#ffb454", danger="#ff9f8f"),
    bright=Palette(ground="#e9f1f1", deep="#0f2730", light="#fcfffe", accent="#8a4b00", danger="#a3201a"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "amber_tide",
    "companion.games.amber_tide",
    2,
    8,
    (10, 30),
    small=True,
    age=8,
    look=LOOK,
    bed=SoundBed(73.4, (0, 2, 4, 7, 9), 7, 0.8),
    rule_letters="AT",
    tour=("box", "shore", "flood", "won"),
    guide=("who", "asked", "mine"),
)
