"""Draws the rising tide: waves cross the flats and a player on them, and amber drifts."""

from companion.kit.papercut import cloud, die, figure, ridge
from companion.kit.papercut.sheet import HEIGHT, WIDTH

SKY, CLOUD, FLATS, LANTERN = "#22455a", "#37606f", "#7d6549", "#ffd98a"
WAVES = (("#4f8b99", 138), ("#39717f", 118), ("#265763", 156))
AMBER, INK = "#e09a2d", "#2a2018"
MOST = 9
"""Most pieces of amber that are drawn."""


def flood(colour: str, amber: int) -> str:
    """The drawing, for two steps and the verdict: a walker in the paint of a seat, and pieces of amber."""
    far, near, foam = (ridge(f"flood{n}", top, 26, fill) for n, (fill, top) in enumerate(WAVES))
    many = min(amber, MOST)
    drift = "".join(_piece(n, 240 + round(46 * (n - (many - 1) / 2))) for n in range(many))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="{SKY}"/>'
        f"{cloud(60, 60, 26, CLOUD)}{cloud(300, 74, 20, CLOUD)}"
        f"{ridge('flats', 168, 14, FLATS)}"
        f'<g data-from="0" data-moves="up">{far}</g>'
        f'<g data-until="1">{figure(240, 180, 1.6, f"seat:{colour}", LANTERN)}</g>'
        f'<g data-from="1" data-moves="up">{near}</g><g data-from="1" data-moves="sinks">{drift}</g>'
        f'<g data-from="2" data-moves="up">{foam}</g></svg>'
    )


def _piece(n: int, x: int) -> str:
    return die(x, 146 + 9 * (n % 3), 0.9, 17 * n - 40, 4 + n % 3, AMBER, INK)
