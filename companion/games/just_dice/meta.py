"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.just_dice.look import LOOK

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
