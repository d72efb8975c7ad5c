"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#10203a", deep="#070f1f", light="#eef3fb", accent="#ffd166", danger="#ff9da0"),
    bright=Palette(ground="#e8eef7", deep="#102038", light="#fbfdff", accent="#7a5200", danger="#a41a2b"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "ships_home",
    "companion.games.ships_home",
    2,
    6,
    (10, 20),
    small=True,
    age=8,
    look=LOOK,
    bed=SoundBed(65.4, (0, 2, 4, 7, 11), 8, 0.9),
    rule_letters="SH",
    tour=("box", "night", "reef", "won"),
    guide=("who", "told", "asked"),
)
