"""Renders the finished card, with a link from each word to the line that it comes from."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.adapters.printing.emblems import EMBLEMS, PAINTS, SIGNS
from companion.adapters.printing.emblems import EmblemPicture as Stencil
from companion.engine.phrasebook.card_editor_spec import Fill, TextSpot
from companion.engine.printed import Back, PrintedPicture, Sign
from web.shown import card_editor as shown

INK = "currentColor"
PAPER = "#fbf8f1"
MOST_PIPS = 12


def face(
    fields: Iterable[shown.FieldView],
    spots: Mapping[str, tuple[TextSpot, Sign | None]],
    back: Back | None,
    picture: shown.DrawingView | None,
) -> shown.CardFaceView:
    """The card of these fields; `spots` says where each stands, and the sign before it."""
    zones: dict[str, tuple[shown.EditorZoneView, ...]] = {spot.value: () for spot in TextSpot}
    for group in shown.groups_of(fields):
        spot, sign = spots[group.fields[0].key]
        zone = _of_group(group) if group.label else _zone(group.fields[0], spot, sign)
        zones[spot.value] = (*zones[spot.value], zone)
    if back is None:
        return shown.CardFaceView(zones, picture=picture)
    return shown.CardFaceView(zones, _hex(PAINTS[back.emblem]), stencil(EMBLEMS[back.emblem], PAPER), picture)


def drawing(picture: PrintedPicture, say: Callable[..., str]) -> shown.DrawingView:
    """A picture as a page draws it."""
    areas = tuple((_hex(piece.paint), _corners(piece.corners)) for piece in picture.pieces)
    letters = tuple(
        (say(lettering.words), *lettering.middle, lettering.height) for lettering in picture.letterings
    )
    return shown.DrawingView(*picture.size, areas, letters)


def stencil(picture: Stencil, ground: str) -> shown.DrawingView:
    """An emblem or a sign in the ink of its place; paper's y grows upwards, a page's downwards."""
    painted = ((INK, picture.inked), (ground, picture.cut))
    areas = tuple(
        (paint, _corners((50 + 50 * x, 50 - 50 * y) for x, y in polygon))
        for paint, polygons in painted
        for polygon in polygons
    )
    return shown.DrawingView(100, 100, areas)


def _of_group(group: shown.GroupView) -> shown.EditorZoneView:
    """A group is on the card by its name, once something stands in it."""
    words = (group.label,) if any(tuple(_words(field)) for field in group.fields) else ()
    wrong = any(field.wrong for field in group.fields)
    return shown.EditorZoneView(group.id, group.fields[0].control, group.label, words, wrong=wrong)


def _zone(field: shown.FieldView, spot: TextSpot, sign: Sign | None) -> shown.EditorZoneView:
    words = tuple(_words(field))
    number = words[0] if spot is TextSpot.RATING and words else ""
    pips = min(int(number), MOST_PIPS) if number.isdecimal() else 0
    drawn = stencil(SIGNS[sign], PAPER) if sign else None
    return shown.EditorZoneView(field.id, field.control, field.label, words, drawn, pips, field.wrong)


def _words(field: shown.FieldView) -> Iterator[str]:
    """The words of a line; an unset choice shows its first option, as the field does."""
    if field.fill == Fill.SENTENCES:
        yield from (sentence.text for sentence in field.sentences)
    elif field.fill == Fill.PLACES:
        labels = {value: label for value, label in field.choices if value}
        yield from (f"{place} {labels[said]}" for place, said in field.places if said in labels)
        yield from (said for _, said in field.places if said and not labels)
    elif field.fill in {Fill.SHORT, Fill.LONG}:
        yield from filter(None, (field.value.strip(),))
    else:
        said = field.value if field.fill == Fill.SEVERAL else field.chosen
        chosen = {one.strip() for one in said.replace(";", ",").split(",")} - {""}
        if field.fill != Fill.SEVERAL:
            chosen = {said} - {""}
        yield from (label for value, label in field.choices if value in chosen)


def _corners(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:.4g},{y:.4g}" for x, y in corners)


def _hex(paint: tuple[int, int, int]) -> str:
    return "#" + bytes(paint).hex()
