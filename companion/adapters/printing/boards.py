"""Prints a board in the largest size that fits: on one sheet of A2 or A3, or on several smaller ones."""

from collections.abc import Iterator

from companion.adapters.language.speech import Speech
from companion.adapters.printing.typesetting import title_face
from companion.engine.printed import PrintedBoard
from companion.shared_view.look import GameLook
from vision.mat.layout import MatArea
from vision.mat.paper import SIZES, UNPRINTED, Paper, PaperPage, sheets
from vision.mat.shapes import BLACK, Mark, Shape, Writing, painted


def pages(board: PrintedBoard, speech: Speech, paper: Paper, look: GameLook | None) -> list[PaperPage]:
    """The sheets on which it stands, side by side, lettered in the look of its game."""
    width, depth = board.size
    across, up = (edge - 2 * UNPRINTED for edge in SIZES[paper])
    scale = min(up / depth, across / width) if across > up else up / depth
    marks = tuple(_marks(board, speech, scale, look))
    area = MatArea("board", 0.0, 0.0, scale * width, scale * depth)
    return [PaperPage(sheet, marks) for sheet in sheets(area, paper)]


def _marks(board: PrintedBoard, speech: Speech, scale: float, look: GameLook | None) -> Iterator[Mark]:
    """Drawn up from below, as paper is; millimetres."""
    depth, ink = board.size[1], painted(look.bright.deep) if look else BLACK
    for piece in board.pieces:
        yield Shape(tuple((scale * x, scale * (depth - y)) for x, y in piece.corners), piece.paint)
    for lettering in board.letterings:
        text, size = speech(lettering.words), scale * lettering.height
        face, (x, y) = title_face(look, text), lettering.middle
        start = scale * x - face.width(text, size) / 2, scale * (depth - y) - size / 3
        yield Writing(text, start, size, face, ink)
