"""What of a box is printed: every tile with its ruined side, every card in both languages, and markers."""

from collections import Counter

import pytest

from companion.engine.printed import PrintedCard, PrintedMarkers, PrintedPiece, PrintedTile
from companion.engine.words import Message
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.town.tiles import tile
from companion.games.hopes_end.view.drawing import GROUND, STREET, WALL, back, front
from tests.companion.games.hopes_end.test_set_up import DECKS, small

PRINTED = tuple(GAME.printed(DECKS))
SIDES = {"n": (50, 1), "e": (99, 50), "s": (50, 99), "w": (1, 50)}
PAINTS = {"r": STREET, "b": WALL, "s": GROUND}
KINDS = (*read_box(DECKS).tiles, tile("srss", "nothing"), tile("rrss", "building"))


def on_top(pieces: tuple[PrintedPiece, ...], x: float, y: float) -> str:
    """The paint that is seen there."""
    return "#{:02x}{:02x}{:02x}".format(*[one.paint for one in pieces if covers(one, x, y)][-1])


def covers(piece: PrintedPiece, x: float, y: float) -> bool:
    """True if a point lies in a polygon: a ray from it crosses an odd number of its sides."""
    ends = zip(piece.corners, (*piece.corners[1:], piece.corners[0]), strict=True)
    crossed = [
        (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in ends
    ]
    return sum(crossed) % 2 == 1


def test_all_tiles_cards_and_markers_are_printed() -> None:
    assert sum(one.count for one in PRINTED if isinstance(one, PrintedTile)) == 144
    assert [one.count for one in PRINTED if isinstance(one, PrintedMarkers)] == [48]
    backs = Counter(one.back.name for one in PRINTED if isinstance(one, PrintedCard))
    assert sorted(backs.values()) == [72, 110]


def test_a_card_says_what_it_does_and_an_answer_what_it_brings() -> None:
    cards = {one.title: one for one in PRINTED if isinstance(one, PrintedCard)}
    [does] = cards["Coal runs out"].passages
    assert [one.key for one in does.sentences if isinstance(one, Message)] == ["does-ruin"]
    bridge = cards["The only bridge belongs to one family, who ask a toll."]
    assert [len(one.sentences) for one in bridge.passages] == [0, 0, 1]


def test_a_box_of_an_owner_is_printed_as_it_is() -> None:
    printed = tuple(GAME.printed(small(edges="bbss", count=3)))
    assert [one.count for one in printed if isinstance(one, PrintedTile)] == [1, 3]


@pytest.mark.parametrize(
    "one", dict.fromkeys(KINDS), ids=lambda one: f"{one.edges} {one.road} {one.buildings}"
)
def test_each_edge_of_a_tile_shows_what_it_is_and_nothing_reaches_over_it(one: object) -> None:
    assert isinstance(one, type(KINDS[0]))
    pieces = front(one)
    seen = [on_top(pieces, *SIDES[side]) for side in "nesw"]
    assert seen == [PAINTS[edge] for edge in one.edges]
    beyond = [max(-min(corner), max(corner) - 100) for piece in pieces for corner in piece.corners]
    assert max(beyond) < 2


def test_a_ruined_side_is_dark_all_over() -> None:
    assert all(sum(one.paint) < 250 for one in back())
    assert {on_top(back(), x, y) for x, y in SIDES.values()} == {"#33332f"}
