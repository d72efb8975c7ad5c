"""Sky of a picture: sun or moon, stars, rain, sparks."""

from itertools import islice

from companion.kit.papercut.sheet import HEIGHT, WIDTH, chance


def disc(x: int, y: int, size: int, fill: str) -> str:
    """Sun or moon, with a glow in the colour of the light."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{size * 4}" fill="url(#glow)"/>'
        f'<circle cx="{x}" cy="{y}" r="{size}" fill="{fill}"/>'
    )


def stars(seed: str, many: int, low: int, fill: str = "#fff") -> str:
    """Stars between the top and `low`."""
    numbers = chance(seed)
    dots = "".join(f"M{next(numbers) * WIDTH:.0f} {next(numbers) * low:.0f}h0" for _ in range(many))
    return f'<path d="{dots}" stroke="{fill}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/>'


def rain(seed: str, many: int, fill: str) -> str:
    """Slanting rain."""
    numbers = chance(seed)
    drops = "".join(
        f"M{next(numbers) * (WIDTH + 60):.0f} {next(numbers) * HEIGHT:.0f}l-6 18" for _ in range(many)
    )
    return f'<path d="{drops}" stroke="{fill}" stroke-width="1.2" opacity=".35"/>'


def sparks(seed: str, x: int, y: int, many: int, fill: str) -> str:
    """Sparks that rise from a place, the higher the fainter."""
    numbers = chance(seed)
    return "".join(
        f'<circle cx="{x + (aside - 0.5) * (20 + high):.0f}" cy="{y - high:.0f}" r="{1.1 + 1.2 * size:.1f}"'
        f' fill="{fill}" opacity="{1 - high / 190:.2f}"/>'
        for aside, high, size in (
            (a, b * 150, c) for a, b, c in islice(zip(numbers, numbers, numbers, strict=False), many)
        )
    )
