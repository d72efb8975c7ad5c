"""Map for the camera: tiles, their looks, and legal placements and flips."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.engine.questions import Choose
from companion.engine.tile_map import LyingTile, Mapped, Move, TileEdge
from companion.engine.words import say
from companion.games.hopes_end.questions import questions
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.town import tiles
from companion.games.hopes_end.town.places import named, spot
from companion.games.hopes_end.town.tiles import Tile, parts_of
from companion.games.hopes_end.view.board import described
from companion.games.hopes_end.view.drawing import back, front

BACK = TileEdge(back(), tiles.RUINED)
TURNED_OVER = ("ruin", "repair")
"""The questions that are answered by turning a tile over."""


def mapped(state: HopesEndState) -> Mapped | None:
    """The town on the table, once it is begun and until it is over."""
    if not state.town or state.outcome is not None:
        return None
    lying = {place: LyingTile(described(one.tile), one.turn, one.ruined) for place, one in state.town.items()}
    kinds = tuple(dict.fromkeys((*state.box.tiles, *(one.tile for one in state.town.values()))))
    hand = (state.hand,) if state.hand else ()
    return Mapped(lying, _fronts((*kinds, *hand)), BACK, tuple(_moves(state)), named)


@lru_cache(maxsize=8)
def _fronts(kinds: tuple[Tile, ...]) -> Mapping[str, TileEdge]:
    return {described(kind): TileEdge(front(kind), kind.edges) for kind in kinds}


def _moves(state: HopesEndState) -> Iterator[Move]:
    for question in questions(state):
        if question.id == "place":
            yield from _laid(state)
        elif question.id in TURNED_OVER and isinstance(question.form, Choose):
            for option in question.form.options:
                if option.spot is not None:
                    yield _turned_over(state, question.id, option.spot)


def _laid(state: HopesEndState) -> Iterator[Move]:
    """Every way in which the drawn tile may be laid; turns that make no difference mean the same."""
    assert state.hand is not None
    look = described(state.hand)
    for x, y, turn in state.legal:
        parts = sorted(
            (one.kind, "".join(sorted(one.sides)), one.stops) for one in parts_of(state.hand, turn)
        )
        label = say("saw-laid", place=named((x, y)), n=turn)
        yield Move("place", spot((x, y), turn), (x, y), LyingTile(look, turn), label, str(parts))


def _turned_over(state: HopesEndState, question: str, place: tuple[int, int]) -> Move:
    lying = state.town[place]
    tile = LyingTile(described(lying.tile), lying.turn, ruined=not lying.ruined)
    return Move(question, spot(place), place, tile, say(f"saw-{question}", place=named(place)))
