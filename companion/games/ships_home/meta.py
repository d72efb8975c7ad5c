"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.ships_home.look import LOOK

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
