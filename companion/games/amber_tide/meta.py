"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.amber_tide.look import LOOK

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
