"""Layers of land: ridges, forests, towns, a road, the sea."""

from collections.abc import Iterator
from math import pi, sin

from companion.kit.papercut.sheet import HEIGHT, WIDTH, chance, cut, points

BELOW = HEIGHT + 4


def ridge(seed: str, base: int, height: int, fill: str, *, jagged: bool = False) -> str:
    """A line of hills, or of mountains with `jagged` tops, that fills everything below."""
    edge = _peaks(seed, base, height) if jagged else _waves(seed, base, height)
    return cut(points((-4, BELOW), *edge, (WIDTH + 4, BELOW)) + "z", fill)


def _peaks(seed: str, base: int, height: int) -> Iterator[tuple[float, float]]:
    numbers = chance(seed)
    x, high = -4.0, False
    while x < WIDTH + 4:
        yield x, base - (height * (0.55 + 0.45 * next(numbers)) if high else height * 0.35 * next(numbers))
        x += 18 + 30 * next(numbers)
        high = not high
    yield WIDTH + 4, base


def _waves(seed: str, base: int, height: int) -> Iterator[tuple[float, float]]:
    numbers = chance(seed)
    parts = [(next(numbers) * 2 * pi, 1 + step + next(numbers), 1 / (step + 1)) for step in range(4)]
    whole = sum(weight for _, _, weight in parts)
    for x in range(-4, WIDTH + 5, 8):
        waved = sum(weight * sin(start + often * 2 * pi * x / WIDTH) for start, often, weight in parts)
        yield x, base - height * (0.5 + 0.5 * waved / whole)


def pines(seed: str, base: int, height: int, many: int, fill: str, gap: tuple[int, int] = (0, 0)) -> str:
    """Row of firs with a gap."""
    numbers = chance(seed)
    trees = "".join(
        _pine(x, base + 14 * next(numbers), height * (0.6 + 0.4 * next(numbers)))
        for x in (WIDTH * (place + 0.8 * next(numbers)) / many for place in range(many))
        if not gap[0] <= x <= gap[1]
    )
    return cut(trees, fill)


def _pine(x: float, foot: float, height: float) -> str:
    wide, part = height / 4.2, height / 3
    steps = [(1.0, 0.0), (0.55, 0.9), (0.8, 0.9), (0.4, 1.8), (0.6, 1.8), (0.0, 3.0)]
    right = [(x + wide * out, foot - part * up) for out, up in steps]
    left = [(x - wide * out, foot - part * up) for out, up in reversed(steps[:-1])]
    return points(*right, *left) + "z"


def skyline(
    seed: str, base: int, height: int, fill: str, *, lit: str = "", ruined: bool = False, wide: int = 26
) -> str:
    """A row of houses down to the lower edge; some windows are `lit`, `ruined` ones lost their tops."""
    numbers = chance(seed)
    walls, windows, x = "", "", -6.0
    while x < WIDTH:
        across, top = wide * (0.6 + next(numbers)), base - height * (0.25 + 0.75 * next(numbers))
        walls += _wall(x, across, top, next(numbers) if ruined else 0.0)
        if lit and next(numbers) > 0.45:
            windows += f"M{x + across * 0.3:.0f} {top + 16:.0f}h4v5h-4z"
            windows += f"M{x + across * 0.6:.0f} {top + 30 + 8 * next(numbers):.0f}h4v5h-4z"
        x += across
    glass = f'<path d="{windows}" fill="{lit}"/>' if windows else ""
    return cut(walls, fill) + glass


def _wall(x: float, across: float, top: float, broken: float) -> str:
    roof = [(x, top), (x + across, top)]
    if broken > 0.35:
        roof = [(x, top + 26 * broken), (x + across * 0.3, top), (x + across * 0.5, top + 18 * broken)]
        roof += [(x + across * 0.75, top + 6), (x + across, top + 30 * broken)]
    return points((x, BELOW), *roof, (x + across, BELOW)) + "z"


def road(top: int, fill: str, mark: str, middle: int = WIDTH // 2) -> str:
    """A road from the lower edge to the horizon at that height, in the middle of the picture."""
    wide = points((middle - 3, top), (middle + 3, top), (middle + 130, BELOW), (middle - 130, BELOW)) + "z"
    deep = HEIGHT - top
    dashes = "".join(
        points(
            (middle - 4 * near, top + deep * near),
            (middle + 4 * near, top + deep * near),
            (middle + 5 * near + 1, top + deep * (near + 0.08)),
            (middle - 5 * near - 1, top + deep * (near + 0.08)),
        )
        + "z"
        for near in (0.08, 0.2, 0.36, 0.56, 0.8)
    )
    return f'<path d="{wide}" fill="{fill}"/><path d="{dashes}" fill="{mark}" opacity=".75"/>'


def sea(seed: str, top: int, fill: str, glint: str) -> str:
    """Water from that height on, with light on it below the middle."""
    numbers = chance(seed)
    glints = "".join(
        f"M{WIDTH / 2 - 40 + 80 * next(numbers) - down:.0f} {top + 4 + down * 2.2:.0f}h{10 + down:.0f}"
        for down in range(0, 46, 2)
    )
    return (
        f'<path d="M0 {top}h{WIDTH}V{BELOW}H0z" fill="{fill}"/>'
        f'<path d="{glints}" stroke="{glint}" stroke-width="2" stroke-linecap="round" opacity=".55"/>'
    )


def cloud(x: int, y: int, size: int, fill: str) -> str:
    """Flat cloud."""
    return cut(
        f"M{x} {y}a{size} {size} 0 0 1 {size} -{size // 2}a{size} {size} 0 0 1 {size * 2} 0"
        f"a{size} {size} 0 0 1 {size} {size // 2}z",
        fill,
    )
