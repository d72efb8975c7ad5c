"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

LOOK = GameLook(
    "Nunito",
    dark=Palette(ground="#143228", deep="#0a1c16", light="#f3faf1", accent="#ffd35c", danger="#ffa08c"),
    bright=Palette(ground="#e8f3ee", deep="#0f2a20", light="#fbfffc", accent="#7a5000", danger="#a2201a"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "tangled_kites",
    "companion.games.tangled_kites",
    3,
    8,
    (15, 25),
    small=True,
    age=8,
    look=LOOK,
    bed=SoundBed(98, (0, 2, 4, 7, 9), 4, 0.6),
    rule_letters="TK",
    tour=("box", "hill", "tangled", "won"),
    guide=("asked", "mine", "others"),
)
