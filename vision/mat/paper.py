"""Shapes on paper: a PDF in true size, on one sheet or on several that are cut and joined."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from typing import TYPE_CHECKING

from vision.mat.layout import MatArea, Place
from vision.mat.shapes import Framed, Mark, Paint, Shape, Writing

NON_ZERO = 1
"""PDF's way to fill a polygon that crosses itself: all of it."""

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

    from vision.mat.system_faces import GlyphPicture, SystemPart

POINTS = 72 / 25.4
"""Typographic points in a millimetre."""
UNPRINTED = 6.0
"""Millimetres along each edge of a sheet on which many printers print nothing."""
OVERLAP = 8.0
"""Overlap of neighbouring sheets for gluing."""
TICK, GAP, FINE = 4.0, 1.0, 0.2
"""Length of a mark for cutting, its distance from what is cut, and its width."""


class Paper(StrEnum):
    """The sheets that people have."""

    A2 = "A2"
    A3 = "A3"
    A4 = "A4"
    LETTER = "Letter"

    @classmethod
    def _missing_(cls, value: object) -> "Paper | None":
        """However it is written: `letter` is Letter."""
        return next((one for one in cls if one.casefold() == str(value).casefold()), None)


SIZES = {
    Paper.A2: (594.0, 420.0),
    Paper.A3: (420.0, 297.0),
    Paper.A4: (210.0, 297.0),
    Paper.LETTER: (215.9, 279.4),
}
"""Width and height in mm, as the sheet goes under the mat: A2 and A3 across, the others upright."""


@dataclass(frozen=True)
class PaperSheet:
    """One sheet: the part of the drawing that it shows, its size, and where it is cut or laid (x, and y)."""

    part: MatArea
    size: Place
    edges: tuple[float, ...]
    levels: tuple[float, ...]

    @property
    def shift(self) -> Place:
        """By how much the drawing is moved so that the part lies in the middle of the sheet."""
        x, y = self.part.middle
        return self.size[0] / 2 - x, self.size[1] / 2 - y


@dataclass(frozen=True)
class Photo:
    """A JPEG, as large as it fits into the area, in its middle."""

    area: MatArea
    jpeg: bytes


@dataclass(frozen=True)
class PaperPage:
    """Drawing on one sheet, from the ground upwards."""

    sheet: PaperSheet
    marks: Sequence[Mark | Photo]


def sheets(area: MatArea, paper: Paper) -> tuple[PaperSheet, ...]:
    """The sheets that show the area from left to right. Raises ValueError if they are not high enough."""
    width, height = SIZES[paper]
    room, most = width - 2 * UNPRINTED, height - 2 * UNPRINTED
    if area.depth > most:
        raise ValueError(f"{area.depth} mm are too high for a sheet of {paper}")
    count = 1
    while count * room - (count - 1) * OVERLAP < area.width:
        count += 1
    each = (area.width + (count - 1) * OVERLAP) / count
    lefts = [area.left + n * (each - OVERLAP) for n in range(count)]
    edges = (*lefts, area.left + area.width)
    return tuple(
        PaperSheet(
            MatArea(area.name, left, area.near, each, area.depth),
            (width, height),
            tuple(edge for edge in edges if left <= edge <= left + each),
            (area.near, area.near + area.depth),
        )
        for left in lefts
    )


def as_pdf(title: str, pages: Iterable[PaperPage]) -> bytes:
    """The pages in true size, which the file asks the printer for; the same input gives the same bytes."""
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - a table that prints nothing begins sooner

    data = BytesIO()
    canvas = Canvas(data, invariant=1)
    canvas.setTitle(title)
    canvas.setViewerPreference("PrintScaling", "None")
    for page in pages:
        _draw(canvas, page)
    canvas.save()
    return data.getvalue()


def _draw(canvas: "Canvas", page: PaperPage) -> None:
    sheet = page.sheet
    canvas.setPageSize((sheet.size[0] * POINTS, sheet.size[1] * POINTS))
    canvas.translate(sheet.shift[0] * POINTS, sheet.shift[1] * POINTS)
    canvas.setLineWidth(FINE * POINTS)
    for start, stop in _ticks(sheet):
        canvas.line(*(along * POINTS for along in (*start, *stop)))
    _clip(canvas, sheet.part)
    for mark in page.marks:
        _put(canvas, mark)
    canvas.showPage()


def _put(canvas: "Canvas", mark: Mark | Photo) -> None:
    if isinstance(mark, Photo):
        _hang(canvas, mark)
    elif isinstance(mark, Framed):
        canvas.saveState()
        _clip(canvas, mark.area)
        for shape in mark.shapes:
            canvas.setFillAlpha(shape.opaque)
            _put(canvas, shape)
        canvas.restoreState()
    else:
        _dip(canvas, mark.paint)
        if isinstance(mark, Writing):
            _write(canvas, mark)
        else:
            _fill(canvas, mark)


def _clip(canvas: "Canvas", area: MatArea) -> None:
    frame = canvas.beginPath()
    frame.rect(area.left * POINTS, area.near * POINTS, area.width * POINTS, area.depth * POINTS)
    canvas.clipPath(frame, stroke=0)


def _hang(canvas: "Canvas", photo: Photo) -> None:
    from reportlab.lib.utils import ImageReader  # noqa: PLC0415 - as above

    area = photo.area
    place = (area.left * POINTS, area.near * POINTS, area.width * POINTS, area.depth * POINTS)
    canvas.drawImage(ImageReader(BytesIO(photo.jpeg)), *place, preserveAspectRatio=True, anchor="c")


def _dip(canvas: "Canvas", paint: Paint) -> None:
    red, green, blue = (channel / 255 for channel in paint)
    if red == green == blue:
        canvas.setFillGray(red)
    else:
        canvas.setFillColorRGB(red, green, blue)


def _write(canvas: "Canvas", line: Writing) -> None:
    x, y, size = (POINTS * one for one in (*line.start, line.size))
    for part in line.face.parts(line.text):
        if isinstance(part, str):
            canvas.setFont(line.face.name, size)
            canvas.drawString(x, y, part)
        else:
            _shape(canvas, part, (x, y), size)
        x += line.face.part_width(part) * size


def _shape(canvas: "Canvas", part: "SystemPart", start: Place, size: float) -> None:
    """Writes glyphs of a typeface of the system from a place on; places and sizes in points."""
    from vision.mat.embedding import embedded  # noqa: PLC0415 - it is needed for few names

    face, (x, y) = embedded(part.face), start
    for glyph in part.glyphs:
        at = x + glyph.shift[0] * size, y + glyph.shift[1] * size
        if picture := part.face.picture(glyph.number):
            _stick(canvas, picture, at, size)
        else:
            face.write(canvas, glyph, at, size)
        x += glyph.advance * size


def _stick(canvas: "Canvas", picture: "GlyphPicture", at: Place, size: float) -> None:
    from reportlab.lib.utils import ImageReader  # noqa: PLC0415 - as above

    (left, low), (wide, high) = picture.corner, picture.size
    place = (at[0] + left * size, at[1] + low * size, wide * size, high * size)
    canvas.drawImage(ImageReader(BytesIO(picture.png)), *place, mask="auto")


def _fill(canvas: "Canvas", shape: Shape) -> None:
    path = canvas.beginPath()
    first, *others = shape.corners
    path.moveTo(first[0] * POINTS, first[1] * POINTS)
    for x, y in others:
        path.lineTo(x * POINTS, y * POINTS)
    path.close()
    canvas.drawPath(path, stroke=0, fill=1, fillMode=NON_ZERO)


def _ticks(sheet: PaperSheet) -> Iterator[tuple[Place, Place]]:
    """Marks outside the part, along which it is cut and its neighbour is laid."""
    part = sheet.part
    for y, out in ((part.near, -1), (part.near + part.depth, 1)):
        for x in sheet.edges:
            yield (x, y + out * GAP), (x, y + out * (GAP + TICK))
    for x, out in ((part.left, -1), (part.left + part.width, 1)):
        for y in sheet.levels:
            yield (x + out * GAP, y), (x + out * (GAP + TICK), y)
