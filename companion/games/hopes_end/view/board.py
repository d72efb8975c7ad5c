"""The town on a viewer's page: its tiles, their faces, and those that nobody has seen yet."""

from collections import Counter
from functools import lru_cache

from companion.engine.game import Seat
from companion.engine.view import (
    Board,
    FreePlace,
    Outline,
    PlacedTile,
    Viewer,
)
from companion.engine.words import Words, say
from companion.games.hopes_end.state import HopesEndState, Remembered
from companion.games.hopes_end.telling import (
    answer_label,
    in_words,
)
from companion.games.hopes_end.town.places import named
from companion.games.hopes_end.town.tiles import BUILDING, ROAD, SLUM, Lying, Place, Tile
from companion.games.hopes_end.view.picture import SMOKE, drawn, land, parts, way

EDGES = tuple((kind, say(f"edge-{kind}")) for kind in (BUILDING, ROAD, SLUM))
REMEMBERED = 1024
"""Size of the cache of tiles as pages show them: after a move all but a few are as they were."""


def board_of(state: HopesEndState, viewer: Viewer) -> Board:
    """The town as it lies, the tile in hand where it may be seen, and where it fits."""
    faces = {one.place: _lives(state, one) for one in state.memory if one.place}
    tiles = tuple(_laid(state, place, lying, faces.get(place)) for place, lying in state.town.items())
    outlines = tuple(Outline(one.kind, tuple(sorted(one.tiles))) for one in state.survey.complete)
    hand = state.hand if state.rulings.drawn == "open" or viewer == state.active else None
    left = _tiles_left(state, hand)
    fits = dict.fromkeys((x, y) for x, y, _ in state.legal) if hand else {}
    fallen = {lying.tile for lying in state.town.values() if lying.ruined}
    printed = (*(lying.tile for lying in state.town.values()), *((hand,) if hand else ()))
    looks = {described(one): drawn(one) for one in (*printed, *(one for one, _ in left))}
    looks |= {_fallen(one): drawn(one, ruined=True) for one in fallen}
    counts = tuple((described(one), n) for one, n in left)
    return Board(
        tiles,
        tuple(sorted(looks.items())),
        outlines,
        described(hand) if hand else None,
        counts,
        lit=tuple(_free(state, place) for place in fits),
        in_hand=in_words(hand) if hand else None,
        kinds=EDGES,
        last=state.last if state.outcome is None else None,
        parts=parts(),
        over_dark=SMOKE,
        land=land(),
        ways=way(state.town, state.last) if state.last and state.outcome is None else "",
    )


def _tiles_left(state: HopesEndState, hand: Tile | None) -> tuple[tuple[Tile, int], ...]:
    """Which tiles nobody has seen yet, by kind and without any order; so is a hand that is not shown."""
    drawn = [tile for tile in (state.hand, *state.others) if tile and not hand]
    kinds = Counter([*(tile for pile in state.piles for tile in pile), *drawn])
    return tuple(sorted(kinds.items(), key=lambda one: described(one[0])))


def described(tile: Tile) -> str:
    """A tile in letters: its edges, and what is inside."""
    inside = [tile.road] if tile.road else []
    inside += ["+".join(tile.buildings)] if len(tile.buildings) > 1 else []
    inside += ["barracks"] if tile.barracks else []
    return " ".join((tile.edges, *inside))


def _fallen(tile: Tile) -> str:
    """The name of the tile's ruined face."""
    return f"{described(tile)} fallen"


def _free(state: HopesEndState, place: Place) -> FreePlace:
    ways = tuple(say("way", n=turn) for x, y, turn in state.legal if (x, y) == place)
    return FreePlace(place, named(place), ways)


def _lives(state: HopesEndState, one: Remembered) -> Words:
    """The face on a tile, and why it lives there: the answer, or its outcome."""
    card = state.box.morality[one.card]
    text = answer_label(card, one.answer) if one.back is None else card.later[one.answer - 1].text
    return say("lives-here", face=card.face, text=text)


def _laid(state: HopesEndState, place: Place, lying: Lying, face: Words | None) -> PlacedTile:
    owner = state.of(lying.owner).seat if lying.owner else None
    complete = tuple(
        sorted((one.kind, len(one.tiles)) for one in state.survey.complete if place in one.tiles)
    )
    return _placed(place, lying, owner, complete, face, safe=state.survey.is_safe(place))


@lru_cache(maxsize=REMEMBERED)
def _placed(
    place: Place,
    lying: Lying,
    owner: Seat | None,
    complete: tuple[tuple[str, int], ...],
    face: Words | None,
    *,
    safe: bool,
) -> PlacedTile:
    notes = [say(f"in-{kind}", n=n) for kind, n in complete]
    notes += [say("is-safe")] if safe else []
    notes += [say("is-ruined")] if lying.ruined else [say("is-barracks")] if lying.has_barracks else []
    return PlacedTile(
        place,
        _fallen(lying.tile) if lying.ruined else described(lying.tile),
        lying.turn,
        owner.colour if owner else None,
        dark=lying.ruined,
        label=named(place),
        who=owner.name if owner else "",
        edges=lying.edges,
        notes=(*notes, *((face,) if face and not lying.ruined else ())),
        lived_in=face is not None and not lying.ruined,
    )
