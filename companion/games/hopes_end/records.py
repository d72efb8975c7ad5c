"""Records of features for some rulings: their closers, earnings, and which ones are kept."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from companion.games.hopes_end.state import Closed, HopesEndState
from companion.games.hopes_end.town.features import Feature
from companion.games.hopes_end.town.scoring import bonuses
from companion.games.hopes_end.town.tiles import Place


def built(before: HopesEndState, after: HopesEndState, by: str | None) -> HopesEndState:
    """The state after something was laid, repaired or ruined, with what is complete now and was not."""
    if after.rulings.shares != "closer" and after.rulings.counted != "completed":
        return after
    known = (*before.survey.complete, *(one.feature for one in before.closed))
    new = [one for one in after.survey.complete if not any(other.covers(one) for other in known)]
    if not new:
        return after
    after = replace(after, closed=(*after.closed, *(Closed(one, by) for one in new)))
    return replace(after, earned=_earned(after, new, known))


def fallen(before: HopesEndState, after: HopesEndState, place: Place) -> HopesEndState:
    """The state after a tile was ruined: what was complete there counts on, by a ruling (HE-A16)."""
    if after.rulings.broken != "kept":
        return built(before, after, None)
    kept = tuple(
        replace(one, tiles=one.tiles - {place}) for one in before.survey.complete if place in one.tiles
    )
    others = tuple(one for one in before.kept if place not in one.tiles)
    return built(before, replace(after, kept=(*others, *kept)), None)


def _earned(after: HopesEndState, new: Iterable[Feature], before: Iterable[Feature]) -> Counter[str]:
    """Earnings so far plus those of new features (HE-A20)."""
    return Counter(after.earned) + bonuses(after.town, new, after.rulings, after.closer, before)
