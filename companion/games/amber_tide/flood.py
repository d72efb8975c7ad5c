"""Draws the rising tide: waves cross the flats and a player on them, and amber drifts."""

from companion.kit.composer.land import ridge
from companion.kit.composer.paper import HEIGHT, WIDTH
from companion.kit.svg import cut

SKY, CLOUD, FLATS, LANTERN = "#22455a", "#37606f", "#7d6549", "#ffd98a"
WAVES = (("#4f8b99", 138), ("#39717f", 118), ("#265763", 156))
AMBER, LUMP = "#e09a2d", "M-12 3Q-11-11 2-12T12 1 2 11-12 3z"
COAT = (
    "M-8-38q2-7 8-7t8 7l3 25-4 1 1 12H2l-1-11h-2L-2 0h-6l1-12-4-1z"
    "M0-58q6 0 6.500 6 0 7-6.500 7t-6.500-7Q-6-58 0-58z"
)
MOST = 9
"""Most pieces of amber that are drawn."""


def flood(colour: str, amber: int) -> str:
    """The drawing, for two steps and the verdict: a walker in the paint of a seat, and pieces of amber."""
    far, near, foam = (cut(ridge(f"flood{n}", top, 26), fill) for n, (fill, top) in enumerate(WAVES))
    many = min(amber, MOST)
    drift = "".join(_piece(n, 240 + round(46 * (n - (many - 1) / 2))) for n in range(many))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="{SKY}"/>'
        f"{_cloud(60, 60, 26)}{_cloud(300, 74, 20)}"
        f"{cut(ridge('flats', 168, 14), FLATS)}"
        f'<g data-from="0" data-moves="up">{far}</g>'
        f'<g data-until="1">{_walker(colour)}</g>'
        f'<g data-from="1" data-moves="up">{near}</g><g data-from="1" data-moves="sinks">{drift}</g>'
        f'<g data-from="2" data-moves="up">{foam}</g></svg>'
    )


def _cloud(x: int, y: int, size: int) -> str:
    half = size // 2
    return cut(
        f"M{x} {y}a{size} {size} 0 0 1 {size} -{half}a{size} {size} 0 0 1 {size * 2} 0"
        f"a{size} {size} 0 0 1 {size} {half}z",
        CLOUD,
    )


def _walker(colour: str) -> str:
    """In a long coat, with a lantern."""
    return (
        f'<g transform="translate(240 180) scale(1.6)"><path fill="seat:{colour}" d="{COAT}"/>'
        f'<path d="M6-34l15 6v5" stroke="seat:{colour}" stroke-width="3.500" fill="none"/>'
        f'<circle cx="21" cy="-17" r="4" fill="{LANTERN}"/></g>'
    )


def _piece(n: int, x: int) -> str:
    where = f"translate({x} {146 + 9 * (n % 3)}) rotate({17 * n - 40})"
    return f'<path transform="{where}" d="{LUMP}" fill="{AMBER}" stroke="#fff4"/>'
