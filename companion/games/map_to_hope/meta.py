"""Metadata of The Map to Hope, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.map_to_hope.look import LOOK

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
