"""Decides what changed: one candidate, two that may be meant, or what is the matter."""

from collections.abc import Sequence

from vision.tiles.looking import Found, Look
from vision.tiles.place import Place
from vision.tiles.tile import Candidate, Doubt, Outcome, Placed, Problem, Tile, Trouble

A_TILE = 0.22
"""What is no more unlike a face than this is that tile."""
BEFORE = 0.08
"""By so much more unlike to it the place must have been before."""
COVERED = 0.2
"""A place that is as unlike as this, and holds no tile, has something on it."""
SURE = 0.04
"""By so much the second likeliest must be more unlike than the likeliest."""
TWINS = 0.02
"""Turns that are no more unlike than this are one picture."""

Judged = tuple[Outcome, Found | None]


def judge(look: Look, candidates: Sequence[Candidate]) -> Judged:
    """What is to be told, and what was found where it was laid."""
    looks = sorted({one.tile.look for one in candidates if one.place not in look.lying})
    laid = {place: ranked for place in look.changed if (ranked := _tiles(look, place, looks))}
    turned, hidden = _known(look)
    found = {**laid, **turned}
    if hidden:
        return _trouble(look, Problem.COVERED, hidden), None
    if len(found) > 1:
        return _trouble(look, Problem.SEVERAL, list(found)), None
    if not found:
        return _nothing(look, looks), None
    [(place, ranked)] = found.items()
    return _one(look, ranked, [one for one in candidates if one.place == place])


def _tiles(look: Look, place: Place, looks: Sequence[str]) -> list[Found]:
    """What lies at an empty place that has changed; nothing where it is no tile."""
    ranked = look.tiles_at(place, looks)
    if not ranked:
        return []
    best = ranked[0]
    others = look.others_at(best)
    if others and others[0].unlike < best.unlike - SURE:
        ranked = sorted([*ranked, *others], key=lambda one: one.unlike)
        best = ranked[0]
    return ranked if best.unlike <= A_TILE and look.was(best) > best.unlike + BEFORE else []


def _known(look: Look) -> tuple[dict[Place, list[Found]], list[Place]]:
    """Known tiles that were turned or turned over, and those that are hidden."""
    turned: dict[Place, list[Found]] = {}
    hidden: list[Place] = []
    for place in look.gone:
        own = look.lying[place]
        ranked = look.as_before(place) + (
            look.tiles_at(place, [own.look]) if own.ruined else look.backs_at(place)
        )
        ranked.sort(key=lambda one: one.unlike)
        best = ranked[0]
        if best.unlike > A_TILE:
            hidden.append(place)
        elif (best.tile.turn, best.tile.ruined) != (own.turn, own.ruined):
            turned[place] = ranked
    return turned, hidden


def _nothing(look: Look, looks: Sequence[str]) -> Outcome:
    """Nothing lies where a tile may; maybe one lies across places, or something covers them."""
    covered = [place for place in look.changed if look.covered(place, ()) > COVERED]
    if not covered:
        return Trouble(Problem.NOTHING)
    for place in covered:
        across = look.tiles_across(place, looks)
        if across and across[0].unlike <= A_TILE:
            return _trouble(look, Problem.ILLEGAL, [place])
    return _trouble(look, Problem.COVERED, covered)


def _one(look: Look, ranked: Sequence[Found], here: Sequence[Candidate]) -> Judged:
    """One place has changed: the candidate it is, if it is sure to be one."""
    best = ranked[0]
    by_tile = {_as_laid(one.tile): one for one in here}
    legal = [(one, by_tile[_as_laid(one.tile)]) for one in ranked if _as_laid(one.tile) in by_tile]
    looks = {one.tile.look for one in here}
    if not legal or best.unlike < legal[0][0].unlike - TWINS:
        known = not looks or best.tile.look in looks
        return _trouble(look, Problem.ILLEGAL if known else Problem.OTHER_TILE, [best.place]), None
    found, first = legal[0]
    for one, second in legal[1:]:
        if one.unlike - found.unlike >= SURE:
            break
        if not _same(look, first, second):
            return Doubt(first, second), None
    return _unless_illegal(look, ranked, found, first, by_tile)


def _unless_illegal(
    look: Look, ranked: Sequence[Found], found: Found, first: Candidate, legal: dict[Tile, Candidate]
) -> Judged:
    """The candidate, unless it may as well lie as it must not."""
    for one in ranked:
        if one.unlike - found.unlike >= SURE:
            break
        if _as_laid(one.tile) not in legal and look.alike(one.tile, found.tile) > TWINS:
            return _trouble(look, Problem.ILLEGAL, [found.place]), None
    return Placed(first), found


def _same(look: Look, one: Candidate, other: Candidate) -> bool:
    if one.means and one.means == other.means:
        return True
    return look.alike(one.tile, other.tile) <= TWINS


def _as_laid(tile: Tile) -> Tile:
    """How a tile that was turned over lies does not matter."""
    return Tile(tile.look, 0, ruined=True) if tile.ruined else tile


def _trouble(look: Look, problem: Problem, places: Sequence[Place]) -> Trouble:
    return Trouble(problem, tuple(places), look.now.box(places))
