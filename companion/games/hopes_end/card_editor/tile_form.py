"""A printed tile typed in by pictures: its edges, what is joined inside, how its roads go on (HE-024)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.printed import PrintedPicture
from companion.engine.words import Message, Words, say
from companion.games.hopes_end.telling import COMPASS
from companion.games.hopes_end.town.tiles import (
    BUILDING,
    CROSSING,
    NOTHING,
    ROAD,
    SIDES,
    SLUM,
    THROUGH,
    Tile,
    tile,
)
from companion.games.hopes_end.view.drawing import front
from companion.kit.cards.form import yes_no

OPEN = "-"
"""An edge of which nobody has said yet what it shows."""
SIZE = (100.0, 100.0)
MOST = 200
"""Of one kind of tile."""
GROUPS = "; "
TRUE = "true"


def form(lines: Lines) -> tuple[LineForm, ...]:
    """Its lines; roads and buildings are asked about where there is something to choose."""
    edges = edges_of(lines)
    return (
        _edges(edges),
        *_chosen("road", edges, {road: {**lines, "road": road} for road in roads_of(lines)}),
        *_chosen("building", edges, {one: {**lines, "building": one} for one in buildings_of(lines)}),
        LineForm("barracks", say("editor-barracks"), Fill.CHOICE, yes_no(TRUE), spot=TextSpot.FOOT),
        LineForm("count", say("editor-count-of"), Fill.SHORT, spot=TextSpot.RATING),
        LineForm("start", say("editor-start"), Fill.CHOICE, yes_no(TRUE), spot=TextSpot.FOOT),
    )


def tidy(lines: Lines) -> Lines:
    """The tile as a card file holds it: what cannot be becomes what is usual."""
    edges, roads, groups = edges_of(lines), roads_of(lines), buildings_of(lines)
    joined = _among(_joined(lines.get("building", "")), groups)
    said: dict[str, Line] = {
        "edges": edges if set(edges) != {OPEN} else "",
        "road": _among(lines.get("road", ""), roads),
        "building": "" if joined == groups[0] else tuple(joined.split(GROUPS)),
        "barracks": _flag(lines, "barracks"),
        "count": _text(lines.get("count", "")).strip() or "1",
        "start": _flag(lines, "start"),
    }
    return {name: line for name, line in said.items() if line}


def faults(lines: Lines) -> Iterator[tuple[str, Message]]:
    """Faults of the tile, line by line."""
    if OPEN in edges_of(lines):
        sides = [say(f"editor-side-{COMPASS[n]}") for n, edge in enumerate(edges_of(lines)) if edge == OPEN]
        yield "edges", say("editor-edges-open", n=len(sides), side=sides[0])
    count = _text(lines.get("count", "")).strip() or "1"
    if not (count.isascii() and count.isdigit() and 1 <= int(count) <= MOST):
        yield "count", say("editor-span", least=1, most=MOST, text=count)


def made(lines: Lines) -> Tile:
    """The tile as far as it is said; an open edge is slum."""
    edges = edges_of(lines).replace(OPEN, SLUM)
    tidied = tidy({**lines, "edges": edges})
    groups = tidied.get("building", ())
    road = _text(tidied.get("road", ""))
    return tile(edges, road, groups if isinstance(groups, tuple) else (), barracks="barracks" in tidied)


def picture(lines: Lines) -> PrintedPicture:
    """The tile as it is printed."""
    return PrintedPicture(SIZE, front(made(lines)))


def edges_of(lines: Lines) -> str:
    """The four edges n e s w, with `OPEN` for what is not said."""
    said = lines.get("edges", "")
    letters = [one if one in {BUILDING, ROAD, SLUM} else OPEN for one in tuple(said)[: len(SIDES)]]
    return "".join(letters).ljust(len(SIDES), OPEN)


def roads_of(lines: Lines) -> tuple[str, ...]:
    """Possible layouts of its roads, the usual one first."""
    edges = edges_of(lines)
    count = edges.count(ROAD)
    ends = ("building",) if BUILDING in edges else ()
    ends = (*ends, "barracks") if _flag(lines, "barracks") else ends
    onwards = {2: (THROUGH,), 3: (CROSSING,), 4: (CROSSING,)}.get(count, ())
    return (*onwards, *ends, NOTHING) if count else ()


def buildings_of(lines: Lines) -> tuple[str, ...]:
    """Possible groupings of its building edges, all as one first."""
    walls = [side for side, edge in zip(SIDES, edges_of(lines), strict=True) if edge == BUILDING]
    return tuple(GROUPS.join(groups) for groups in _split(walls))


def _split(walls: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every way to put these edges into groups, the one group of them all first."""
    if not walls:
        yield ()
        return
    *before, last = walls
    for groups in _split(before):
        for n, group in enumerate(groups):
            yield (*groups[:n], group + last, *groups[n + 1 :])
        yield (*groups, last)


def _edges(edges: str) -> LineForm:
    """Each edge by a picture of what it shows, the other edges as they are."""
    pictures = {
        f"{n} {edge}": picture({"edges": edges[:n] + edge + edges[n + 1 :]})
        for n in range(len(SIDES))
        for edge in (BUILDING, ROAD, SLUM)
    }
    choices = (("", say("editor-none")), *((one, say(f"edge-{one}")) for one in (BUILDING, ROAD, SLUM)))
    places = tuple(say(f"editor-side-{name}") for name in COMPASS)
    return LineForm(
        "edges",
        say("editor-edges"),
        Fill.PLACES,
        choices,
        pictures=pictures,
        places=places,
        spot=TextSpot.KICKER,
    )


def _chosen(name: str, edges: str, ways: Mapping[str, Lines]) -> Iterable[LineForm]:
    """One of several pictures, where there are several."""
    if len(ways) < 2:
        return
    choices = tuple((way, _named(name, way)) for way in ways)
    pictures = {way: picture({**lines, "edges": edges}) for way, lines in ways.items()}
    yield LineForm(name, say(f"editor-{name}"), Fill.PICTURES, choices, pictures=pictures, spot=TextSpot.FOOT)


def _named(name: str, way: str) -> Words:
    return say(f"editor-road-{way}") if name == "road" else say("editor-buildings", n=way.count(GROUPS) + 1)


def _among(line: Line, ways: Sequence[str]) -> str:
    """The chosen value, or the usual one."""
    said = _text(line)
    return said if said in ways else ways[0] if ways else ""


def _joined(line: Line) -> str:
    """Groups as a card file lists them, in the order in which they are offered."""
    groups = line if isinstance(line, tuple) else tuple(_text(line).split(GROUPS))
    ordered = ("".join(sorted(group.strip(), key=SIDES.find)) for group in groups if group.strip())
    return GROUPS.join(sorted(ordered, key=lambda one: SIDES.find(one[0])))


def _flag(lines: Lines, name: str) -> str:
    return TRUE if lines.get(name) in {TRUE, "yes"} else ""


def _text(line: Line) -> str:
    return line if isinstance(line, str) else GROUPS.join(line)
