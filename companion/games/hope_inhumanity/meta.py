"""Metadata of Hope Inhumanity, available before it is loaded."""

from companion.engine.meta import GameLook, Meta, Palette, SoundBed

HOPE_COLOUR = "white"
"""Body colour of the Hope dice."""
LOOK = GameLook(
    "Fraunces",
    dark=Palette(ground="#1a1310", deep="#0d0a08", light="#f6ecdb", accent="#f0935a", danger="#ff9a86"),
    bright=Palette(ground="#f4ecdf", deep="#241a14", light="#fffaf1", accent="#9c3d0d", danger="#a01c10"),
)
"""The game's colours, and the typeface in which it tells."""
META = Meta(
    "hope_inhumanity",
    "companion.games.hope_inhumanity",
    3,
    5,
    (60, 120),
    age=16,
    themes=("death", "hunger", "violence"),
    look=LOOK,
    bed=SoundBed(55, (0, 3, 5, 7, 10), 9, 0.5),
    rule_letters="HI",
    shared_colours=(HOPE_COLOUR,),
    expansions=("the-hunters.de.yaml", "the-hunters.en.yaml"),
    tour=("box", "round", "rolling", "failure", "won"),
    guide=("hand", "self", "asked", "told", "others"),
)
