"""Messages about a map of tiles: moves, doubts, problems and what to do."""

from collections.abc import Iterable
from functools import reduce

from companion.adapters.camera.tiles.map_tracker import MapObservation
from companion.engine.tile_map import Mapped, Place
from companion.engine.words import Message, Words, say
from vision.tiles import TileProblem

OF_THE_MAP = (TileProblem.TURNED, TileProblem.REMOVED, TileProblem.FACE_DOWN)
"""Problems that are the same whether or not a tile may be laid."""


def amiss(saw: MapObservation, mapped: Mapped, *, may_lay: bool) -> Message | None:
    """The problem with what to do; None if there is none."""
    if saw.doubt:
        one, other = saw.doubt
        return say("tiles-doubt", one=one.label, other=other.label)
    if saw.owed is not None:
        return say("tiles-owed", where=mapped.named(saw.owed))
    if saw.behind:
        return say("tiles-behind")
    if saw.problem is None:
        return None
    if not saw.places:
        return say(f"tiles-{saw.problem.value}")
    key = saw.problem.value if may_lay or saw.problem in OF_THE_MAP else "early"
    return say(f"tiles-{key}", where=_where(saw.places, mapped))


def _where(places: Iterable[Place], mapped: Mapped) -> Words:
    named: list[Words] = [mapped.named(place) for place in places]
    return reduce(lambda one, other: say("tiles-both", one=one, other=other), named)
