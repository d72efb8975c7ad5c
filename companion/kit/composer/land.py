"""The outlines of land: ridges, trees, houses and grass, which differ by their seeds."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from math import pi, sin

from companion.kit.composer.paper import HEIGHT, WIDTH, Point, box, chance, number, polygon, smooth

LOW = HEIGHT + 6
"""Below the lower edge."""


def ridge(seed: str, base: float, height: float, jagged: str = "") -> str:
    """Hills, or mountains if `jagged`, that fill everything below."""
    if jagged:
        return polygon((-6, LOW), *_peaks(seed, base, height), (WIDTH + 8, base), (WIDTH + 8, LOW))
    (x, y), *line, (end, last) = _waves(seed, base, height)
    return smooth([(-20, LOW, 1), (x, y, 1), *line, (end, last, 1), (WIDTH + 20, LOW, 1)])


def _peaks(seed: str, base: float, height: float) -> Iterator[Point]:
    numbers = chance(seed)
    x, high = -6.0, False
    while x < WIDTH + 8:
        yield x, base - (height * (0.5 + 0.5 * next(numbers)) if high else height * 0.3 * next(numbers))
        x += 16 + 30 * next(numbers)
        high = not high


def _waves(seed: str, base: float, height: float) -> Iterator[Point]:
    numbers = chance(seed)
    parts = [(next(numbers) * 6.3, 1 + n + next(numbers), 1 / (n + 1)) for n in range(4)]
    whole = sum(weight for *_, weight in parts)
    for n in range(13):
        x = -20 + n * (WIDTH + 40) / 12
        waved = sum(weight * sin(start + often * 2 * pi * x / WIDTH) for start, often, weight in parts)
        yield x, base - height * (0.5 + 0.5 * waved / whole)


def pine(_seed: str, x: float, foot: float, height: float) -> str:
    """A fir."""
    wide, part = height / 4.4, height / 3
    steps = [(1, 0), (0.5, 0.85), (0.78, 0.85), (0.36, 1.75), (0.56, 1.75), (0, 3)]
    right = [(x + wide * out, foot - part * up) for out, up in steps]
    return polygon(*right, *((x - wide * out, foot - part * up) for out, up in reversed(steps[:-1])))


def pines(seed: str, base: float, height: float, many: float, start: float = 0, end: float = 0) -> str:
    """A row of firs with a gap from `start` to `end`."""
    numbers = chance(seed)
    trees = [
        (
            WIDTH * (n + 0.8 * next(numbers)) / many,
            height * (0.6 + 0.4 * next(numbers)),
            base + 8 * next(numbers),
        )
        for n in range(int(many))
    ]
    return "".join(pine(seed, x, foot, high) for x, high, foot in trees if not start <= x <= end)


def tufts(seed: str, foot: float, many: float, height: float) -> str:
    """Grass before us, higher towards the edges."""
    numbers = chance(seed)
    path = ""
    for n in range(int(many)):
        x = WIDTH * (n + next(numbers)) / many
        high = height * (0.35 + 0.75 * next(numbers)) * (0.5 + 1.5 * abs(x - WIDTH * 0.55) / WIDTH)
        lean = number(-3 + 6 * next(numbers))
        path += f"M{number(x - 4)} {number(foot + 4)}q2 {number(-high * 0.6)} {lean} {number(-high)}"
        path += f"q3 {number(high * 0.4)} 5 {number(high)}z"
    return path


def houses(seed: str, base: float, low: float, high: float, wide: float, roof: str) -> str:
    """A row of houses down to the lower edge: `flat`, `gabled` or `ruined`."""
    walls = (
        (wall, chimney)
        for wall, chimney in islice(_walls(seed, base, (low, high), wide), int(WIDTH // (wide * 0.6)))
    )
    return "".join(_house(*wall, roof, chimney) for wall, chimney in walls)


def _walls(
    seed: str, base: float, heights: tuple[float, float], wide: float
) -> Iterator[tuple[tuple[float, float, float], float]]:
    """Yields left edge, width and top of each house, and a number for its roof."""
    numbers = chance(seed)
    low, high = heights
    x = -8.0
    while x < WIDTH + 8:
        across, top = wide * (0.65 + 0.8 * next(numbers)), base - (low + (high - low) * next(numbers))
        yield (x, across, top), next(numbers)
        x += across


def _house(x: float, wide: float, top: float, roof: str, odd: float) -> str:
    end = x + wide
    if roof == "ruined" and odd > 0.4:
        tops = ((0, 14 * odd), (0.22, 0), (0.4, 20 * odd), (0.62, 9), (0.8, 26 * odd), (1, 20))
        return polygon(
            (x, HEIGHT), *((x + wide * across, top + down) for across, down in tops), (end, HEIGHT)
        )
    if roof == "gabled":
        return polygon((x, HEIGHT), (x, top), (x + wide / 2, top - wide * 0.42), (end, top), (end, HEIGHT))
    chimney = box(x + wide * 0.3, top - 7, wide * 0.16, 8) if odd > 0.6 else ""
    return polygon((x, HEIGHT), (x, top), (end, top), (end, HEIGHT)) + chimney


def windows(seed: str, base: float, low: float, high: float, wide: float, _roof: str, lit: float) -> str:
    """The share of the windows of such houses that are lit."""
    numbers, path = chance(f"{seed}lit"), ""
    for (x, across, top), _ in _walls(seed, base, (low, high), wide):
        for y in range(int(top) + 9, int(base) - 8, 13):
            path += "".join(
                box(x + across * share, y, across * 0.1, 5)
                for share in (0.2, 0.5, 0.78)
                if next(numbers) < lit
            )
    return path


def clouds(seed: str) -> str:
    """Three flat clouds."""
    numbers, path = chance(seed), ""
    for _ in range(3):
        x, y, size = 20 + WIDTH * next(numbers) * 0.9, 40 + 90 * next(numbers), 16 + 16 * next(numbers)
        steps = ((0.2, -0.7, 1, -0.6), (0.5, -0.8, 1.4, -0.1), (0.9, -0.2, 1, 0.7))
        path += f"M{number(x)} {number(y)}"
        path += "".join("q" + " ".join(number(size * one) for one in step) for step in steps) + "z"
    return path


def stars(seed: str, many: float, low: float) -> str:
    """Points of light between the top and `low`, for round line ends."""
    numbers = chance(seed)
    return "".join(f"M{next(numbers) * WIDTH:.0f} {next(numbers) * low:.0f}h0" for _ in range(int(many)))


LAND: Mapping[str, Callable[..., str]] = {
    one.__name__: one for one in (ridge, pine, pines, tufts, houses, windows, clouds, stars)
}
"""Outlines by the words that files of places have for them."""


def outline(text: str, seed: str) -> str | None:
    """The path of a line such as `ridge a 200 70`; None if that is no outline of land."""
    name, *words = text.split()
    if name not in LAND:
        return None
    if name == "pine":
        return pine(seed, *map(float, words))
    return LAND[name](
        seed + words[0], *(float(word) if word[0] in "-.0123456789" else word for word in words[1:])
    )
