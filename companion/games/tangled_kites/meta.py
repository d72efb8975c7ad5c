"""Metadata of the game, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.tangled_kites.look import LOOK

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
