"""The board on paper: areas, ways, spaces for machines, and the eleven bars with a square for each number."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from companion.engine.printed import Lettering, Printed, PrintedBoard, PrintedPicture, PrintedPiece
from companion.engine.words import say
from companion.games.human_punishment.cards.box import board_of, holds_cards, read_box
from companion.games.human_punishment.cards.printed_cards import printed_cards
from companion.games.human_punishment.meta import LOOK
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH, SHARED, Board
from companion.games.human_punishment.telling.drawing import AREAS, PLACES, SIZE, At, laid_out, route
from companion.games.human_punishment.telling.skyline import HOUSES, PAINTS
from companion.games.human_punishment.telling.words import place_words
from companion.kit.composer.paper import mix

GROUND, SPACE, INK = LOOK.bright.ground, LOOK.bright.light, LOOK.bright.deep
EDGE, WAY = mix(GROUND, INK, 0.6), mix(GROUND, INK, 0.3)
RED, BLUE, YELLOW = mix(SPACE, LOOK.bright.danger, 0.45), mix(SPACE, LOOK.bright.accent, 0.4), "#f4d678"
PALE, SHADED, SKYLINE, FLOOR, STOREY = 0.2, 0.42, 0.6, 22, 0.32
"""Share of the colour in an area and in its houses, where these stand, and their heights."""
CELL, ROW, LABEL, ROWS = 24.0, 54.0, 114.0, 6
"""A square of a bar, a line of bars, what its name takes, and how many lines stand below one another."""
LETTERS, SMALL, CODE, BAR = 19.0, 11.0, 12.0, 16.0


def printed(decks: Mapping[str, str]) -> Iterator[Printed]:
    """An owner's board or ours, and all the cards of a card file. Raises Refused with what to change."""
    for file, text in decks.items():
        yield printed_board(board_of(file, text))
        if holds_cards(file, text):
            yield from printed_cards(read_box({file: text}))


def printed_board(board: Board) -> PrintedBoard:
    """A board with its pieces and letterings, to be printed."""
    drawn = picture(board)
    return PrintedBoard(drawn.size, drawn.pieces, drawn.letterings)


def picture(board: Board) -> PrintedPicture:
    """The printed board, without what is not known of it."""
    width, depth = SIZE
    pieces = [_box(0, 0, width, depth + ROWS * ROW + 12, GROUND)]
    pieces += [*_ways(board), *_areas(), *_spaces(board), *_bars(board)]
    return PrintedPicture((width, depth + ROWS * ROW + 12), tuple(pieces), tuple(_letterings(board)))


def _box(left: float, top: float, width: float, depth: float, paint: str) -> PrintedPiece:
    right, below = left + width, top + depth
    return _piece(paint, ((left, top), (right, top), (right, below), (left, below)))


def _piece(paint: str, corners: tuple[tuple[float, float], ...]) -> PrintedPiece:
    red, green, blue = bytes.fromhex(paint[1:])
    return PrintedPiece((red, green, blue), corners)


def _framed(
    left: float, top: float, width: float, depth: float, paint: str, edge: str = EDGE
) -> Iterator[PrintedPiece]:
    yield _box(left, top, width, depth, edge)
    yield _box(left + 1, top + 1, width - 2, depth - 2, paint)


def _ways(board: Board) -> Iterator[PrintedPiece]:
    """A strip for each two areas that are joined, with a point where one may only go one way."""
    for one, other in sorted({(min(arrow), max(arrow)) for arrow in board.arrows}):
        there, back = ((one, other) in board.arrows, (other, one) in board.arrows)
        legs = list(pairwise(route(one, other)))
        for n, leg in enumerate(legs):
            yield _strip(*leg, 1.0 if back or n else 0.0, 1.0 if there or n < len(legs) - 1 else 0.0)


def _strip(start: At, stop: At, first: float, last: float) -> PrintedPiece:
    """A straight strip, as wide at either end as is said."""
    (x, y), (u, v) = start, stop
    long = max(1.0, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    across, down = 4 * (v - y) / long, 4 * (u - x) / long
    corners = (
        (x - across * first, y + down * first),
        (x + across * first, y - down * first),
        (u + across * last, v - down * last),
        (u - across * last, v + down * last),
    )
    return _piece(WAY, corners)


def _areas() -> Iterator[PrintedPiece]:
    """Each in its colour of the screen, with its houses from the front."""
    for area, (left, top, width, depth) in AREAS.items():
        paint, foot = PAINTS[area], top + SKYLINE * depth
        yield from _framed(left, top, width, depth, mix(SPACE, paint, PALE), mix(INK, paint, SHADED))
        for block in HOUSES[area].split(","):
            x, _, wide, high = map(int, block.split())
            tall = FLOOR + STOREY * high
            yield _box(left + x, foot - tall, wide, tall, mix(SPACE, paint, SHADED))


def _spaces(board: Board) -> Iterator[PrintedPiece]:
    laid = laid_out(board)
    for paint, spots in (
        (SPACE, laid.spawns.values()),
        (RED, laid.red.values()),
        (BLUE, laid.blue.values()),
    ):
        for x, y in spots:
            yield from _framed(x - 18, y - 16, 36, 32, paint)


def _bars(board: Board) -> Iterator[PrintedPiece]:
    for bar, (low, top) in board.bars.items():
        left, above = _bar_at(board, bar)
        for place, n in enumerate(range(low, top + 1)):
            yield from _framed(left + LABEL + place * CELL, above, CELL, ROW - 6, _zone(board, bar, n))


def _zone(board: Board, bar: str, n: int) -> str:
    """Yellow and red as on the screen (HP-078, HP-089, HP-205)."""
    low, top = board.bars[bar]
    ends = (bar in {"morale", "security", "resource"} and n == low) or (bar == "threat" and n == top)
    if ends or (bar == "riot" and abs(n) >= board.riot_red):
        return RED
    yellow = (bar == "morale" and n <= board.morale_yellow) or (bar == "riot" and abs(n) >= board.riot_yellow)
    return YELLOW if yellow else SPACE


def _bar_at(board: Board, bar: str) -> At:
    """Two columns of lines below the map."""
    column, row = divmod(list(board.bars).index(bar), ROWS)
    return 8 + column * SIZE[0] // 2, int(SIZE[1] + 6 + row * ROW)


def _letterings(board: Board) -> Iterator[Lettering]:
    laid = laid_out(board)
    for area, (left, top, _, _) in AREAS.items():
        yield Lettering(area, (left + 18, top + 18), 22)
    for place, (x, y) in PLACES.items():
        yield Lettering(place_words(place), (x, y), LETTERS)
    for spawn in board.spawns:
        x, y = laid.spawns[spawn.id]
        yield Lettering(
            "/".join(map(str, spawn.numbers)), (x, y), LETTERS if len(spawn.numbers) < 3 else SMALL
        )
    for n, spot in laid.red.items():
        shared = f" B{BLUE_LENGTH}" if n == SHARED else ""
        yield Lettering(f"R{n}{shared}", spot, CODE)
    for n, spot in laid.blue.items():
        if n != BLUE_LENGTH:
            yield Lettering(f"B{n}", spot, CODE)
    for bar, (low, top) in board.bars.items():
        edge, above = _bar_at(board, bar)
        yield Lettering(say(f"bar-{bar}"), (edge + LABEL / 2, above + (ROW - 6) / 2), BAR)
        for step, n in enumerate(range(low, top + 1)):
            yield Lettering(str(n), (edge + LABEL + (step + 0.5) * CELL, above + (ROW - 6) / 2), SMALL)
