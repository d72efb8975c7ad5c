"""Gains and losses of Assets by cards: draws, losses, refills (HI-244 to HI-246, HI-258)."""

from collections.abc import Iterable, Iterator

from companion.engine.shuffle import shuffled
from companion.games.hope_inhumanity.cards.kinds import Scope
from companion.games.hope_inhumanity.events.assets import (
    AssetGained,
    AssetLost,
    AssetMissed,
    AssetRefilled,
    SpentAssetsShuffled,
)
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.scene.order import on_turn
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def draw(draft: Draft, receivers: Iterable[str]) -> None:
    """Draws one Asset for the acting player, or one for each receiver where the table plays so (A-37)."""
    seats = set(receivers) if draft.state.rulings.asset_for_each else {on_turn(draft.state)}
    drawing = [survivor for survivor in draft.state.living if survivor.seat in seats]
    for survivor in drawing:
        _draw_for(draft, survivor)
    if not drawing:
        draft.add(AssetMissed())


def lost(state: HopeInhumanityState, owner: str | None, n: int = 1) -> Iterator[AssetLost]:
    """The `n` Assets gained last by that owner (None: the group) go, as far as there are any."""
    for holding in state.owned_by(owner)[-n:]:
        yield AssetLost(holding.card)


def refilled(state: HopeInhumanityState, owner: str | None, n: int) -> Iterator[AssetRefilled]:
    """Each Asset of that owner (None: the group) gets `n` uses back, but never more than are printed."""
    for holding in state.owned_by(owner):
        used = state.deck.assets[holding.card].uses - holding.uses
        if used:
            yield AssetRefilled(holding.card, min(n, used))


def _draw_for(draft: Draft, survivor: Survivor) -> None:
    _reshuffle_if_due(draft)
    if not draft.state.asset_pile:
        draft.add(AssetMissed())
        return
    card = draft.state.asset_pile[0]
    personal = draft.state.deck.assets[card].scope is Scope.PERSONAL
    draft.add(AssetGained(card, survivor.seat if personal else None))


def _reshuffle_if_due(draft: Draft) -> None:
    state = draft.state
    if state.rulings.spent_assets_return and state.spent_assets and not state.asset_pile:
        lot = f"shuffle {state.shuffles}"
        draft.add(SpentAssetsShuffled(shuffled(state.spent_assets, state.seed, lot)))
