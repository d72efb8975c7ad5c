"""Bonuses of complete features, by seat (HE-042, HE-A3, HE-A4, HE-A29)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.town.features import Feature
from companion.games.hopes_end.town.tiles import Place
from companion.games.hopes_end.town.town import Town

PER_TILE = 3
"""Points of a completed feature for each of its tiles."""
Closer = Callable[[Feature], str | None]
"""Closer of a feature, if recorded."""


@dataclass(frozen=True)
class Earning:
    """Points of a seat for a complete feature."""

    seat: str
    feature: Feature
    n: int


def bonuses(
    town: Town,
    features: Iterable[Feature],
    rulings: Rulings,
    closer: Closer,
    before: Iterable[Feature] = (),
) -> Counter[str]:
    """Bonus of each seat for complete features; those in `before` have paid already."""
    brought: Counter[str] = Counter()
    for earning in earnings(town, features, rulings, closer, before):
        brought[earning.seat] += earning.n
    return brought


def earnings(
    town: Town,
    features: Iterable[Feature],
    rulings: Rulings,
    closer: Closer,
    before: Iterable[Feature] = (),
) -> Iterator[Earning]:
    """Yields the bonus of each complete feature by seat; features in `before` have paid already."""
    counted = {key for one in before for place in one.tiles for key in _keys(place, one, rulings)}
    for one in features:
        places = [place for place in one.tiles if not counted & set(_keys(place, one, rulings))]
        counted |= {key for place in places for key in _keys(place, one, rulings)}
        owners = Counter(owner for place in places if (owner := town[place].owner) and not town[place].ruined)
        yield from (Earning(seat, one, PER_TILE * n) for seat, n in _shares(owners, one, rulings, closer))


def _keys(place: Place, one: Feature, rulings: Rulings) -> Iterator[tuple[Place, str]]:
    """Keys by which a tile is counted once: in all, or in its roads."""
    if rulings.twice == "once":
        yield place, ""
    if rulings.crossings == "once" and one.kind == "road":
        yield place, one.kind


def _shares(
    owners: Counter[str], one: Feature, rulings: Rulings, closer: Closer
) -> Iterable[tuple[str, int]]:
    """Each their own tiles; or all of them to who has completed it, or to all who have most in it."""
    if rulings.shares == "closer" and (seat := closer(one)) is not None:
        return ((seat, owners.total()),)
    if rulings.shares == "most" and owners:
        most = max(owners.values())
        return tuple((seat, owners.total()) for seat, n in owners.items() if n == most)
    return owners.items()
