"""Metadata of The Map to Hope, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Bitter",
    dark=Palette(ground="#231d14", deep="#120e08", light="#fdf3dc", accent="#f2b64c", danger="#ff9b88"),
    bright=Palette(ground="#f4ead2", deep="#2a2010", light="#fffaec", accent="#8a4a00", danger="#a2200f"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "map_to_hope",
    "companion.games.map_to_hope",
    1,
    2,
    (30, 60),
    dice="nobody",
    age=12,
    themes=("death",),
    look=LOOK,
    bed=SoundBed(58.3, (0, 2, 3, 7, 9), 8, 0.45),
    rule_letters="MH",
    tour=("box", "journey", "hero", "fate", "won"),
    guide=("asked", "hand", "told", "who"),
)
