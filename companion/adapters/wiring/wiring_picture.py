"""Draws the wiring plan: a row for each wire, its ends in the boxes of their parts, and the Pi's header."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from operator import attrgetter
from types import MappingProxyType
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from companion.adapters.wiring.wiring_plan import PI, WirePurpose, WiringPlan, WiringWire

WIDTH, MARGIN, ROW, TITLE, GAP = 940.0, 20.0, 30.0, 34.0, 14.0
SOURCE, PART = (150.0, 200.0), (690.0, 230.0)
"""Left edge and width of the boxes on the left and on the right."""
PITCH, PINS = 26.0, 40
INK, PAPER, BOX = "#1a1a1a", "#ffffff", "#f1efe9"
STROKES: Mapping[WirePurpose, Mapping[str, str]] = MappingProxyType(
    {
        WirePurpose.SIGNAL: {"stroke": "#1565c0", "stroke-width": "2"},
        WirePurpose.GROUND: {"stroke": "#111111", "stroke-width": "4"},
        WirePurpose.POWER: {"stroke": "#c62828", "stroke-width": "4", "stroke-dasharray": "14 4"},
        WirePurpose.CABLE: {"stroke": "#6e6e73", "stroke-width": "6", "stroke-dasharray": "2 4"},
    }
)
"""Each kind of wire by colour, and by its line as well."""


@dataclass(frozen=True)
class WiringRow:
    """A wire and the height at which it lies."""

    wire: WiringWire
    y: float


def draw(plan: WiringPlan) -> str:
    """The plan as an SVG document of plain shapes and texts."""
    rows = tuple(_rows(plan.wires))
    bottom = max([row.y + ROW for row in rows] + [_header_height(rows)], default=MARGIN)
    height = bottom + ROW * (len(plan.notes) + 2)
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH:g} {height:g}")
    svg.set("font-family", "DejaVu Sans, Verdana, sans-serif")
    svg.set("font-size", "13")
    SubElement(svg, "title").text = "How it is wired"
    SubElement(svg, "rect", width="100%", height="100%", fill=PAPER)
    _header(svg, rows)
    for row in rows:
        _wire(svg, row)
    for side, (x, width) in (("source", SOURCE), ("part", PART)):
        for name, group in groupby(rows, attrgetter(f"wire.{side}")):
            _box(svg, name, tuple(group), x, width)
    _legend(svg, bottom + ROW / 2)
    for number, note in enumerate(plan.notes):
        _text(svg, MARGIN, bottom + ROW * (number + 1.5), note)
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def _rows(wires: Sequence[WiringWire]) -> Iterator[WiringRow]:
    """Each wire with its height: there is room for a title wherever a box begins."""
    y = MARGIN + TITLE
    for before, wire in pairwise((None, *wires)):
        assert wire is not None
        if before is not None:
            begins = (before.source, before.part) != (wire.source, wire.part)
            y += ROW + (TITLE + GAP) * begins
        yield WiringRow(wire, y)


def _box(svg: Element, name: str, rows: Sequence[WiringRow], x: float, width: float) -> None:
    top, bottom = rows[0].y - TITLE, rows[-1].y + ROW / 2
    shape = {"x": f"{x:g}", "y": f"{top:g}", "width": f"{width:g}", "height": f"{bottom - top:g}", "rx": "6"}
    SubElement(svg, "rect", shape, fill=BOX, stroke=INK)
    _text(svg, x + 10, top + 15, name, weight="bold")
    for row in rows:
        at_left = x == SOURCE[0]
        label = row.wire.begins if at_left else row.wire.ends
        _text(svg, x + width - 10 if at_left else x + 10, row.y, label, "end" if at_left else "start")


def _wire(svg: Element, row: WiringRow) -> None:
    first, last, y = SOURCE[0] + SOURCE[1], PART[0], f"{row.y:g}"
    SubElement(svg, "line", dict(STROKES[row.wire.carries]), x1=f"{first:g}", x2=f"{last:g}", y1=y, y2=y)
    for place, name in enumerate(row.wire.via, start=1):
        middle = first + (last - first) * place / (len(row.wire.via) + 1)
        width = 9.0 * len(name) + 12
        shape = {
            "x": f"{middle - width / 2:g}",
            "y": f"{row.y - 11:g}",
            "width": f"{width:g}",
            "height": "22",
        }
        SubElement(svg, "rect", shape, fill=PAPER, stroke=INK)
        _text(svg, middle, row.y, name, "middle")


def _header(svg: Element, rows: Sequence[WiringRow]) -> None:
    """The Pi's header as it lies with the USB sockets below; the pins in use are filled."""
    used = _positions(rows)
    if not used:
        return
    for position in range(1, PINS + 1):
        x = MARGIN + 20 + PITCH * ((position - 1) % 2)
        y = MARGIN + 20 + PITCH * ((position - 1) // 2)
        taken = position in used
        circle = {"cx": f"{x:g}", "cy": f"{y:g}", "r": "11"}
        SubElement(svg, "circle", circle, fill=INK if taken else PAPER, stroke=INK)
        _text(svg, x, y, str(position), "middle", fill=PAPER if taken else INK, size=10)


def _header_height(rows: Sequence[WiringRow]) -> float:
    return MARGIN + 20 + PITCH * PINS / 2 if _positions(rows) else 0.0


def _positions(rows: Sequence[WiringRow]) -> set[int]:
    ends = (row.wire.begins for row in rows if row.wire.source == PI)
    return {int(end.rpartition("pin ")[2]) for end in ends}


def _legend(svg: Element, y: float) -> None:
    for number, (carries, stroke) in enumerate(STROKES.items()):
        x = MARGIN + 150 * number
        line = {"x1": f"{x:g}", "x2": f"{x + 50:g}", "y1": f"{y:g}", "y2": f"{y:g}"}
        SubElement(svg, "line", {**stroke, **line})
        _text(svg, x + 60, y, carries.value)


def _text(
    parent: Element, x: float, y: float, says: str, anchor: str = "start", weight: str = "normal",
    fill: str = INK, size: int = 13,
) -> None:  # fmt: skip
    """A label whose middle lies at that height."""
    label = SubElement(parent, "text", x=f"{x:g}", y=f"{y + size * 0.35:g}", fill=fill)
    label.set("text-anchor", anchor)
    label.set("font-weight", weight)
    label.set("font-size", str(size))
    label.text = says
