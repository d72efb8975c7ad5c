"""Things and people cut out of paper: figures, dice, cards, houses, flames, stars."""

from companion.kit.papercut.sheet import cut

PIPS = {
    1: ((12, 12),),
    2: ((6, 6), (18, 18)),
    3: ((6, 6), (12, 12), (18, 18)),
    4: ((6, 6), (18, 6), (6, 18), (18, 18)),
    5: ((6, 6), (18, 6), (12, 12), (6, 18), (18, 18)),
    6: ((6, 6), (18, 6), (6, 12), (18, 12), (6, 18), (18, 18)),
}
"""Where the pips of a face lie on a square of 24 by 24."""


def _placed(x: float, y: float, size: float, inside: str, degrees: int = 0) -> str:
    turn = f" rotate({degrees})" if degrees else ""
    return f'<g transform="translate({x:g} {y:g}){turn} scale({size:g})">{inside}</g>'


def figure(x: int, foot: int, size: float, fill: str, lantern: str = "", *, mirrored: bool = False) -> str:
    """Person in a long coat, 60 units high at size 1, optionally with a lantern in that colour."""
    body = (
        f'<path fill="{fill}" d="M-8-38q2-7 8-7t8 7l3 25-4 1 1 12H2l-1-11h-2L-2 0h-6l1-12-4-1z'
        'M0-58q6 0 6.500 6 0 7-6.500 7t-6.500-7Q-6-58 0-58z"/>'
    )
    if lantern:
        body += (
            f'<path d="M6-34l15 6v5" stroke="{fill}" stroke-width="3.500" fill="none"/>'
            f'<circle cx="21" cy="-17" r="22" fill="url(#glow)"/>'
            f'<circle cx="21" cy="-17" r="4" fill="{lantern}"/>'
        )
    flip = f'<g transform="scale(-1 1)">{body}</g>' if mirrored else body
    return _placed(x, foot, size, flip)


def die(x: int, y: int, size: float, degrees: int, value: int, fill: str, ink: str) -> str:
    """A die with that many pips up, 24 units wide at size 1."""
    pips = "".join(
        f'<circle cx="{at - 12}" cy="{down - 12}" r="2.600" fill="{ink}"/>' for at, down in PIPS[value]
    )
    body = f'<rect x="-12" y="-12" width="24" height="24" rx="4.500" fill="{fill}" stroke="#fff4"/>'
    shade = '<rect x="-12" y="-9" width="24" height="24" rx="4.500" opacity=".25"/>'
    return _placed(x, y, size, shade + body + pips, degrees)


def card(x: int, y: int, size: float, degrees: int, fill: str, sign: str, mark: str) -> str:
    """A card, 40 by 56 units at size 1, with a sign on it: the path of an SVG round its middle."""
    body = (
        '<rect x="-20" y="-25" width="40" height="56" rx="4" opacity=".25"/>'
        f'<rect x="-20" y="-28" width="40" height="56" rx="4" fill="{fill}" stroke="#fff4"/>'
        f'<path d="{sign}" fill="none" stroke="{mark}" stroke-width="2.500" stroke-linejoin="round"'
        ' stroke-linecap="round"/>'
    )
    return _placed(x, y, size, body, degrees)


def house(x: int, foot: int, size: float, fill: str, roof: str, window: str = "") -> str:
    """A small house, 40 units wide at size 1, perhaps with a lit window."""
    glass = f'<path d="M-5-18h10v10H-5z" fill="{window}"/>' if window else ""
    return _placed(x, foot, size, cut("M-17 0v-26h34V0z", fill) + cut("M-21-24L0-42 21-24z", roof) + glass)


def flame(x: int, foot: int, size: float, fill: str, heart: str) -> str:
    """A fire or a candle's flame, 40 units high at size 1, with its glow."""
    inside = (
        '<circle cy="-16" r="60" fill="url(#glow)"/>'
        f'<path d="M0-40C3-28 14-24 13-10 12-3 7 0 0 0s-12-3-13-10C-14-20-3-24 0-40z" fill="{fill}"/>'
        f'<path d="M0-22c2 6 7 9 6 15-1 4-3 5-6 5s-5-1-6-5c-1-6 4-9 6-15z" fill="{heart}"/>'
    )
    return _placed(x, foot, size, inside)


def star(x: int, y: int, size: float, fill: str) -> str:
    """A star of four points."""
    path = "M0-12Q1.500-1.500 12 0 1.500 1.500 0 12-1.500 1.500-12 0-1.500-1.500 0-12z"
    return _placed(x, y, size, f'<path d="{path}" fill="{fill}"/>')
