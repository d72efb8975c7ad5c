"""The board beside a beat: all pieces, and each that changes with the step that tells it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.engine.words import MINUS
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.parts import CHIP, Shift
from companion.games.human_punishment.state.shifting import laid
from companion.games.human_punishment.telling.drawing import At
from companion.games.human_punishment.telling.skyline import SIZE, THING, spots, standing

BESIDE = 44
"""Distance between two pieces of a place."""
LARGE = THING / 32
"""Scale of pieces, which are drawn 32 units wide."""
LINE = 'fill="none" stroke="#ffd9a0" stroke-width="6"'
RING = f'<ellipse rx="40" ry="20" {LINE}/>'
CROSS = f'<path d="M-20-20L20 20M20-20L-20 20" {LINE}/>'


@dataclass(frozen=True)
class Part:
    """A piece as it is drawn at a place, and the attributes that say with which step it comes or goes."""

    piece: str
    at: str
    drawing: str
    when: str = ""


def beat_map(city: City, told: Mapping[Shift, int]) -> str:
    """An SVG document; `told` are the changes, each with the step that tells it. Empty without any."""
    if not told:
        return ""
    parts = [*_still(city, told), *(part for shift, n in told.items() for part in _changing(city, shift, n))]
    drawn = "".join(
        f'<g{part.when} transform="translate({x} {y})">{part.drawing}</g>'
        for part, (x, y) in _placed(city, parts)
    )
    width, height = SIZE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<use href="#plan-drawn"/>{drawn}</svg>'
    )


def _still(city: City, told: Mapping[Shift, int]) -> Iterator[Part]:
    moved = {(shift.piece, shift.now) for shift in told}
    for piece in laid(city).pieces.values():
        if (piece.piece, piece.at) not in moved:
            yield Part(piece.piece, piece.at, _look(city, piece.piece, piece.level))


def _changing(city: City, shift: Shift, step: int) -> Iterator[Part]:
    """A piece stays where it was until then; a ring is around a new one, a cross where one is gone."""
    since, until = f' data-from="{step}"', f' data-until="{step}"'
    if shift.piece == CHIP:
        yield Part(CHIP, shift.now or shift.was, RING + _coin(shift), since)
        return
    look = _look(city, shift.piece, shift.level)
    if shift.was:
        yield Part(shift.piece, shift.was, look, until)
    yield Part(
        shift.piece, shift.now or shift.was, RING + (_come(city, shift, look) if shift.now else CROSS), since
    )


def _come(city: City, shift: Shift, look: str) -> str:
    """The piece at its new place; one that has moved goes there from the old one."""
    if shift.was in {"", shift.now}:
        return look
    (x, y), (u, v) = (spots(city.fixed.board)[one] for one in (shift.was, shift.now))
    way = f'type="translate" from="{x - u} {y - v}" to="0 0"'
    return f'<g>{look}<animateTransform attributeName="transform" {way} dur="0.9s" begin="indefinite"/></g>'


def _placed(city: City, parts: Sequence[Part]) -> Iterator[tuple[Part, At]]:
    """The pieces of one place side by side; a piece has one spot there, before and after."""
    there: dict[str, dict[str, int]] = {}
    for part in parts:
        slots = there.setdefault(part.at, {})
        slots.setdefault(part.piece, len(slots))
    for part in parts:
        slots, (x, y) = there[part.at], spots(city.fixed.board)[part.at]
        yield part, (x + BESIDE * slots[part.piece] - BESIDE * (len(slots) - 1) // 2, y)


def _look(city: City, piece: str, level: int) -> str:
    """A figure in its seat's colour and shape, or a machine with its level."""
    if piece not in {KURO, *city.seats}:
        sign = _badge(str(level), 17, -4) if level else ""
        return f'<g transform="scale({LARGE})"><use href="#look-{piece}"/>{sign}</g>'
    one = city.player(piece)
    sign = _badge("K", 15, -30) if piece == KURO else ""
    pawn = (
        f'<use href="#pawn" fill="seat:{one.colour}"/><use class="on-pawn" href="#shape-shape:{one.colour}" '
        f'x="-8" y="-19" width="16" height="16"/>{sign}'
    )
    return f'<g transform="scale({LARGE})">{standing(pawn)}</g>'


def _badge(sign: str, x: int, y: int) -> str:
    return (
        f'<circle class="badge-of" cx="{x}" cy="{y}" r="9.5"/>'
        f'<text class="sign" x="{x}" y="{y + 6}">{sign}</text>'
    )


def _coin(shift: Shift) -> str:
    """Chips that were laid there, or taken from there."""
    sign = "+" if shift.now else MINUS
    return (
        '<circle r="24" fill="#d8a94a" stroke="#14161d" stroke-width="3"/>'
        f'<text class="coin" y="8">{sign}{shift.level}</text>'
    )
