"""Hidden facts: the height of each kite, until all of them fly."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.engine.secret import Secret
from companion.games.tangled_kites.state import Kite, TangledKitesState, by_seat


def secrets(state: TangledKitesState) -> Iterator[Secret[TangledKitesState]]:
    """The kite of each who has chosen (TK-003)."""
    for seat, kite in state.chosen.items():
        other = next((one for one in state.kites(seat) if one != kite), None)
        if other is not None:
            yield Secret("kite", frozenset({seat}), partial(_chosen, state, seat, other), seat)


def _chosen(state: TangledKitesState, seat: str, kite: Kite) -> TangledKitesState:
    return replace(state, chosen=by_seat({**state.chosen, seat: kite}))
