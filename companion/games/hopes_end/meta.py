"""Metadata of Hope's End, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Fell",
    dark=Palette(ground="#1e2316", deep="#10130b", light="#fbf3dd", accent="#f2c25a", danger="#ff9f80"),
    bright=Palette(ground="#f1ecd9", deep="#23260f", light="#fffcf0", accent="#7a4b00", danger="#9c2410"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "hopes_end",
    "companion.games.hopes_end",
    2,
    4,
    (60, 90),
    dice="nobody",
    age=12,
    themes=("death",),
    look=LOOK,
    bed=SoundBed(65.4, (0, 2, 5, 7, 9), 7, 0.3),
    rule_letters="HE",
    tour=("box", "morality", "calm", "history", "lost"),
    guide=("asked", "map", "mine", "others"),
)
