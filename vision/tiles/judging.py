"""Decides what changed: one candidate, two that may be meant, or what is the matter."""

from collections.abc import Mapping, Sequence

import numpy as np

from vision.tiles.fitting import lead
from vision.tiles.looking import FoundTile, PlaceLook
from vision.tiles.place import Place
from vision.tiles.stranger import by_edges, lies_there
from vision.tiles.tile import (
    Candidate,
    Outcome,
    PlacedSeenTile,
    SeenTile,
    TileDoubt,
    TileProblem,
    TileTrouble,
)

A_TILE = 0.22
"""Largest difference from a face that is that tile."""
COVERED = 0.2
"""A place that is as unlike as this, and holds no tile, has something on it."""
MOST = 2
"""Places that are searched for a tile that lies across them."""
TURNED = 4
"""Most changed tiles that may have been turned over; more are under something."""
BARE = 0.1
"""Largest difference of a place from the bare table beside the map that is table itself."""
NO_TABLE = 0.6
"""Largest difference from a face that is that tile, as a share of that from the bare table."""
CLOSE = 0.7
"""Sides by which the middles of two tiles are apart at least."""
SURE = 0.4
"""Least share, on balance, of the features that tell a tile from another or from none."""
THIS_WAY = 0.3
"""And of what tells two turns apart: of 355 tiles under markers the likelier was always right."""

Judged = tuple[Outcome, FoundTile | None]


def judge(look: PlaceLook, candidates: Sequence[Candidate]) -> Judged:
    """Verdict on what was laid, and where it was found."""
    looks = sorted({candidate.tile.look for candidate in candidates if candidate.place not in look.lying})
    laid = {place: ranked for place in look.changed if (ranked := _tiles(look, place, looks))}
    if across := _across(look, laid):
        return _trouble(look, TileProblem.ILLEGAL, across), None
    turned, hidden = _known(look)
    found = {**laid, **turned}
    strange = [] if look.all_known(looks) else [one for one in look.changed if one not in laid]
    strangers = [place for place in strange if lies_there(look, place)]
    if disturbed := _disturbed(look, turned, hidden):
        return disturbed, None
    if len(found) + len(strangers) > 1:
        return _trouble(look, TileProblem.SEVERAL, [*found, *strangers]), None
    if strangers:
        here = [candidate for candidate in candidates if candidate.place == strangers[0]]
        return by_edges(look, strangers[0], here), None
    if not found:
        return _nothing(look, looks), None
    [(place, ranked)] = found.items()
    return _one(look, ranked, [candidate for candidate in candidates if candidate.place == place])


def _disturbed(
    look: PlaceLook, turned: Mapping[Place, Sequence[FoundTile]], hidden: Sequence[Place]
) -> TileTrouble | None:
    """The trouble with the tiles of the map, if one is missing, covered or askew."""
    if hidden:
        removed = all(look.bare(place) <= BARE for place in hidden)
        return _trouble(look, TileProblem.REMOVED if removed else TileProblem.COVERED, hidden)
    askew = [place for place, ranked in turned.items() if not _is_flipped(look, ranked[0])]
    return _trouble(look, TileProblem.TURNED, askew) if askew else None


def judge_found(look: PlaceLook, candidates: Sequence[Candidate]) -> Judged:
    """Verdict on a tile that lies where one may be laid, though nobody saw the place without it."""
    free = [candidate for candidate in candidates if candidate.place not in look.lying]
    looks = sorted({one.tile.look for one in free})
    found: dict[Place, list[FoundTile]] = {}
    for place in dict.fromkeys(one.place for one in free):
        bare = look.bare(place) if look.now_inside(place) else 0.0
        ranked = look.tiles_at(place, looks) if bare > BARE else []
        if ranked and ranked[0].fit.inside <= min(A_TILE, NO_TABLE * bare):
            found[place] = ranked
    if len(found) > 1:
        return _trouble(look, TileProblem.SEVERAL, [*found]), None
    if not found:
        return TileTrouble(TileProblem.NOTHING), None
    [(place, ranked)] = found.items()
    return _one(look, ranked, [one for one in free if one.place == place])


def _tiles(look: PlaceLook, place: Place, looks: Sequence[str]) -> list[FoundTile]:
    """Candidates at a changed empty place, likeliest first; empty if it is no tile."""
    ranked = look.tiles_at(place, looks)
    if not ranked:
        return []
    best = ranked[0]
    others = look.others_at(best)
    if others and lead(others[0].fit, best.fit) > SURE:
        ranked = [others[0], *ranked]
        best = ranked[0]
    return ranked if _is_tile(look, best) else []


def _across(look: PlaceLook, laid: Mapping[Place, Sequence[FoundTile]]) -> list[Place]:
    """Places that one tile lies on together, so that each took it for its own."""
    middles = {place: look.now.place_of(place, look.pose(ranked[0])) for place, ranked in laid.items()}
    return [
        place
        for place, (x, y) in middles.items()
        if any(one != place and np.hypot(x - u, y - v) < CLOSE for one, (u, v) in middles.items())
    ]


def _is_tile(look: PlaceLook, found: FoundTile) -> bool:
    """True if it is a tile at all, and not the old content in another light."""
    return found.fit.inside <= A_TILE and lead(found.fit, look.unchanged(found)) >= SURE


def _known(look: PlaceLook) -> tuple[dict[Place, list[FoundTile]], list[Place]]:
    """Known tiles that were turned or turned over, and those that are hidden."""
    if len(look.gone) > TURNED:
        return {}, list(look.gone)
    turned: dict[Place, list[FoundTile]] = {}
    hidden: list[Place] = []
    for place in look.gone:
        own = look.lying[place]
        ranked = look.as_before(place) + (
            look.tiles_at(place, [own.look]) if own.ruined else look.backs_at(place)
        )
        ranked.sort(key=lambda one: one.fit.off)
        best = ranked[0]
        if best.fit.inside > A_TILE:
            hidden.append(place)
        elif (best.tile.turn, best.tile.ruined) != (own.turn, own.ruined):
            turned[place] = ranked
    return turned, hidden


def _is_flipped(look: PlaceLook, found: FoundTile) -> bool:
    """True if a known tile shows its other side."""
    return found.tile.ruined != look.lying[found.place].ruined


def _nothing(look: PlaceLook, looks: Sequence[str]) -> Outcome:
    """Nothing lies where a tile may; maybe one lies otherwise, or something covers the places."""
    covered = _covered(look, look.changed)
    for place in covered[:MOST]:
        across = look.tiles_across(place, looks)
        if across and _is_tile(look, across[0]):
            return _trouble(look, TileProblem.ILLEGAL, [place])
        backs = look.backs_at(place)
        if backs and _is_tile(look, backs[0]):
            return _trouble(look, TileProblem.FACE_DOWN, [place])
    if covered:
        return _trouble(look, TileProblem.COVERED, covered)
    for place in _covered(look, look.changed_apart)[:MOST]:
        apart = look.tiles_across(place, looks)
        if apart and _is_tile(look, apart[0]):
            return _trouble(look, TileProblem.APART, [place])
    return TileTrouble(TileProblem.NOTHING)


def _covered(look: PlaceLook, places: Sequence[Place]) -> list[Place]:
    """Those of these places with something on them, the most unlike first."""
    amounts = {place: look.covered(place) for place in places}
    return [place for place in sorted(amounts, key=lambda one: -amounts[one]) if amounts[place] > COVERED]


def _one(look: PlaceLook, ranked: Sequence[FoundTile], here: Sequence[Candidate]) -> Judged:
    """One place has changed: the candidate it is, if it is sure to be one."""
    legal = {_as_laid(one.tile): one for one in here}
    first = next((one for one in ranked if _as_laid(one.tile) in legal), None)
    best = ranked[0]
    if first is None or (first != best and lead(best.fit, first.fit) < np.inf):
        known = not here or best.tile.look in {one.tile.look for one in here}
        return _trouble(look, TileProblem.ILLEGAL if known else TileProblem.OTHER_TILE, [best.place]), None
    candidate = legal[_as_laid(first.tile)]
    for other in ranked:
        if lead(first.fit, other.fit) >= THIS_WAY:
            continue
        second = legal.get(_as_laid(other.tile))
        if second is None:  # it may lie as it must not: people say so, or which of the others it is
            others = (legal[_as_laid(one.tile)] for one in ranked if _as_laid(one.tile) in legal)
            second = next((one for one in others if not candidate.is_same(one)), None)
            return (TileDoubt(candidate, second) if second else _illegal(look, first)), None
        if not candidate.is_same(second):
            return TileDoubt(candidate, second), None
    return PlacedSeenTile(candidate), first


def _illegal(look: PlaceLook, found: FoundTile) -> TileTrouble:
    return _trouble(look, TileProblem.ILLEGAL, [found.place])


def _as_laid(tile: SeenTile) -> SeenTile:
    """Normalised tile: the rotation of a ruined one is irrelevant."""
    return SeenTile(tile.look, 0, ruined=True) if tile.ruined else tile


def _trouble(look: PlaceLook, problem: TileProblem, places: Sequence[Place]) -> TileTrouble:
    return TileTrouble(problem, tuple(places), look.now.box(places))
