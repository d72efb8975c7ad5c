"""The kinds of dice: which solid each is, and how it lies."""

from dataclasses import replace

from vision.render import twelve
from vision.render.body import CUBE, Solid
from vision.render.die import DiePose, at_rest
from vision.render.scene import DieOnTable


def solid_of(die: DieOnTable) -> Solid:
    """Solid of a die. Raises ValueError for other faces than six or twelve."""
    if die.faces not in {6, twelve.FACES}:
        raise ValueError(f"no die of {die.faces} faces is drawn; there are 6 and {twelve.FACES}")
    return twelve.TWELVE if die.faces == twelve.FACES else CUBE


def lying(die: DieOnTable) -> DiePose:
    """The pose of a die that lies on the felt."""
    if solid_of(die) is CUBE:
        return at_rest(die)
    return replace(at_rest(replace(die, value=1)), axes=twelve.face_up(die.value, die.turn))
