"""Metadata of Hope Inhumanity, available before it is loaded."""

from companion.engine.meta import Meta, SoundBed
from companion.games.hope_inhumanity.look import LOOK

HOPE_COLOUR = "white"
"""Body colour of the Hope dice."""
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
