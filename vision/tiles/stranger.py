"""A tile whose face nobody has seen: whether one lies at a place, and how it is turned, told by its edges."""

from collections.abc import Sequence

from vision.tiles.edges import unlike_edges
from vision.tiles.faces import SIDE
from vision.tiles.looking import TURNS, PlaceLook
from vision.tiles.place import Place
from vision.tiles.tile import (
    Candidate,
    Outcome,
    PlacedSeenTile,
    SeenTile,
    TileDoubt,
    TileProblem,
    TileTrouble,
)

A_TILE, BESIDE = 0.4, 0.15
"""Least changed share of a place where a tile was laid, and largest one of its surroundings."""
RIM = 5
"""Pixels on both sides of a tile's edge that tell nothing."""
SURE = 0.07
"""Least margin in unlikeness between the likeliest turn and the second."""


def lies_there(look: PlaceLook, place: Place) -> bool:
    """True if something of the size of a tile was laid on a place."""
    apart = look.change(place)
    margin = (apart.shape[0] - SIDE) // 2
    inner = apart[margin + RIM : -margin - RIM, margin + RIM : -margin - RIM]
    outer = float(apart.sum() - apart[margin - RIM : RIM - margin, margin - RIM : RIM - margin].sum())
    around = apart.size - (SIDE + 2 * RIM) ** 2
    return float(inner.mean()) >= A_TILE and outer / around <= BESIDE


def by_edges(look: PlaceLook, place: Place, here: Sequence[Candidate]) -> Outcome:
    """The candidate at a place whose edges look as they should; two where they do not tell."""
    trouble = TileTrouble(TileProblem.ILLEGAL, (place,), look.now.box([place]))
    if not here:
        return trouble
    known, seen = look.classes, look.now_at(place)
    ranked = sorted(
        (unlike_edges(seen, look.edges(SeenTile(name, turn)), known), name, turn)
        for name in {one.tile.look for one in here}
        for turn in TURNS
    )
    legal = {(one.tile.look, one.tile.turn): one for one in here}
    firsts = [(unlike, legal[name, turn]) for unlike, name, turn in ranked if (name, turn) in legal]
    least, first = firsts[0]
    if least - ranked[0][0] >= SURE:
        return trouble
    for unlike, name, turn in ranked:
        other = legal.get((name, turn))
        if unlike - least >= SURE or (other and first.is_same(other)):
            continue
        if other is None and look.edges(SeenTile(name, turn)) == look.edges(first.tile):
            continue
        second = next((one for _, one in firsts if not first.is_same(one)), None)
        return trouble if second is None else TileDoubt(first, second)
    return PlacedSeenTile(first)
