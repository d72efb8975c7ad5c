"""The clouds part: all kites of a round rise one by one, the lowest first, as one drawing."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.milestone import StagedStep
from companion.engine.words import say
from companion.games.tangled_kites.state import HIGHEST, TangledKitesState, alone

WIDE, TALL, MARGIN = 1600, 900, 60
GROUND_AT, LEVEL = 640, 76
AROUND = 'x="-1600" width="4800"'
"""The sky and the hill reach beyond the drawing: a screen of another shape shows more of them."""
SKY, LINE, HILL, SUN, STRING, KNOT = "#23405e", "#5f7fa0", "#2e4a34", "#e8d9a0", "#f2e6c8", "#ffbe3c"
BROADEST = 340
"""Size of letters times their number that fits beside another kite."""
KITE = "M0-58L40 0 0 80-40 0z"
CROSS = "M0-58V80M-40 0H40"
TAIL = "M0 80q16 14 0 28t0 28"
Rising: TypeAlias = Sequence[tuple[Seat, int]]


def rising(state: TangledKitesState) -> Rising:
    """The seats of the latest round with the heights of their kites, the lowest first."""
    flown = [(seat, state.flown[seat.id].height) for seat in state.seats if seat.id in state.flown]
    return sorted(flown, key=lambda one: one[1])


def steps(state: TangledKitesState) -> tuple[StagedStep, ...]:
    """A step for each kite: how high it is, and whether it gets into the strings of another."""
    kites = rising(state)
    heights = [height for _, height in kites]
    tangles = [height in heights[:place] for place, height in enumerate(heights)]
    return tuple(
        StagedStep(
            say("why-tangled" if tangled else "piece", name=seat.name, height=height), colour=seat.colour
        )
        for (seat, height), tangled in zip(kites, tangles, strict=True)
    )


def flight(state: TangledKitesState) -> str:
    """The drawing of these steps, and with the verdict the ribbons."""
    kites = rising(state)
    among = {
        seat.id: MARGIN + (WIDE - MARGIN) * (place + 0.5) / len(state.seats)
        for place, seat in enumerate(state.seats)
    }
    single = alone(state.flown)
    drawn = (
        _kite(seat, (among[seat.id], GROUND_AT - LEVEL * height), place, _caught(kites, height, single, seat))
        for place, (seat, height) in enumerate(kites)
    )
    parts = (*_ground(), *_knots(kites, among), *drawn, *_ribbons(kites, among, state.prizes))
    return f'<svg viewBox="0 0 {WIDE} {TALL}" preserveAspectRatio="xMidYMax meet">{"".join(parts)}</svg>'


def _caught(kites: Rising, height: int, single: Mapping[str, int], seat: Seat) -> int | None:
    """The step at which the kite is tangled; None for one that flies alone."""
    if seat.id in single:
        return None
    return [place for place, (_, other) in enumerate(kites) if other == height][1]


def _ground() -> Iterator[str]:
    yield f'<rect {AROUND} y="-1200" height="2400" fill="{SKY}"/>'
    yield f'<circle cx="1380" cy="150" r="86" fill="{SUN}"/>'
    for n in range(1, HIGHEST + 1):
        at = GROUND_AT - LEVEL * n
        yield f'<path d="M-1600 {at}H3200" stroke="{LINE}" stroke-width="2" stroke-dasharray="8 14"/>'
        yield f'<text x="24" y="{at - 10}" font-size="34" font-weight="700" fill="{STRING}">{n}</text>'
    yield f'<path d="M-1600 900V720Q{WIDE / 2} {GROUND_AT - 10} 3200 720V2000H-1600z" fill="{HILL}"/>'


def _kite(seat: Seat, at: tuple[float, float], place: int, caught: int | None) -> str:
    x, y = at
    string = (
        f'<path d="M{x:g} {y + 80:g}Q{x + 46:g} {(y + 760) / 2:g} {x:g} 700" fill="none" stroke="{STRING}"/>'
    )
    upright = _body(seat.colour, x, y, 0) + _name(seat, x, y - 70)
    flies = f'<g data-from="{place}" data-moves="up">{string}{upright}</g>'
    if caught is None:
        return flies
    hangs = f'<g data-from="{caught}">{_body(seat.colour, x, y, 150)}{_name(seat, x, y + 96)}</g>'
    return hangs if caught == place else f'<g data-until="{caught}">{flies}</g>{hangs}'


def _name(seat: Seat, x: float, y: float) -> str:
    size = min(32, BROADEST // len(seat.name))
    return (
        f'<text translate="no" x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size}" fill="{STRING}">'
        f"{escape(seat.name)}</text>"
    )


def _body(colour: str, x: float, y: float, turned: int) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turned})" stroke="{STRING}" stroke-width="3">'
        f'<path d="{KITE}" fill="seat:{colour}"/><path d="{CROSS}" opacity=".5"/>'
        f'<path d="{TAIL}" fill="none"/></g>'
    )


def _knots(kites: Rising, among: Mapping[str, float]) -> Iterator[str]:
    """The strings of kites at one height: from each to the one before it."""
    for place, (seat, height) in enumerate(kites):
        before = [other for other, at in kites[:place] if at == height]
        if before:
            one, other, y = among[before[-1].id], among[seat.id], GROUND_AT - LEVEL * height
            knot = f"M{one:g} {y}Q{(one + other) / 2:g} {y + 70} {other:g} {y}"
            yield f'<path data-from="{place}" d="{knot}" fill="none" stroke="{KNOT}" stroke-width="5"/>'


def _ribbons(kites: Rising, among: Mapping[str, float], prizes: Mapping[str, int]) -> Iterator[str]:
    for seat, height in kites:
        for n in range(prizes.get(seat.id, 0)):
            x, y = among[seat.id] + 62 + 30 * n, GROUND_AT - LEVEL * height
            yield f'<path data-from="{len(kites)}" d="M{x:g} {y - 34}v52l10-12 10 12v-52z" fill="{KNOT}"/>'
