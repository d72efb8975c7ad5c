"""Metadata of Hope Inhumanity, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed

META = Meta(
    "hope_inhumanity",
    "companion.games.hope_inhumanity",
    3,
    5,
    (60, 120),
    age=16,
    themes=("death", "hunger", "violence"),
    bed=SoundBed(55, (0, 3, 5, 7, 10), 9, 0.5),
)
