"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Atkinson",
    dark=Palette(ground="#1b2026", deep="#0d1014", light="#f4f2ec", accent="#c9a7ff", danger="#ffa093"),
    bright=Palette(ground="#eef0f2", deep="#181c21", light="#ffffff", accent="#6a2fb8", danger="#a21c1c"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "just_dice",
    "companion.games.just_dice",
    1,
    8,
    (1, 60),
    small=True,
    age=0,
    look=LOOK,
    bed=SoundBed(82.4, (0, 4, 7, 9), 8, 0.1),
    rule_letters="JD",
    tour=("box", "table", "won", "table"),
    guide=("told", "asked", "mine"),
)
