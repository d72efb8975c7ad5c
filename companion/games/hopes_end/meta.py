"""Metadata of Hope's End, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.hopes_end.look import LOOK

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
