"""The sheet that a picture is cut from: its size, its colours, and the document around it."""

from collections.abc import Iterator
from dataclasses import dataclass

WIDTH, HEIGHT = 480, 300
"""The size of every picture, in units of its own; its middle is seen on a card's back, too."""
NOTE = "Drawn by the code of this project, and under its licence (MIT)."


@dataclass(frozen=True)
class SheetStyle:
    """The colours of a picture (hex): the sky from above to the horizon, the layers from far to near, and the
    light."""

    sky: tuple[str, str, str]
    layers: tuple[str, str, str, str]
    light: str


def picture(title: str, look: SheetStyle, *cut: str) -> str:
    """A whole SVG document: the sky, then what is cut out, from far to near."""
    high, middle, low = look.sky
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' preserveAspectRatio="xMidYMid slice"><title>{title}</title><!-- {NOTE} -->\n'
        f'<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="{high}"/>'
        f'<stop offset=".55" stop-color="{middle}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
        f'<radialGradient id="glow"><stop stop-color="{look.light}" stop-opacity=".55"/>'
        f'<stop offset="1" stop-color="{look.light}" stop-opacity="0"/></radialGradient></defs>\n'
        f'<path fill="url(#sky)" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>\n' + "\n".join(cut) + "\n</svg>\n"
    )


def cut(path: str, fill: str) -> str:
    """A layer of paper: its upper edge catches a little light, and it throws a little shadow upwards."""
    return (
        f'<path d="{path}" opacity=".22" transform="translate(0 -4)"/><path d="{path}" fill="{fill}"'
        ' stroke="#fff" stroke-opacity=".13"/>'
    )


def chance(seed: str) -> Iterator[float]:
    """Numbers from 0 to 1 that follow from the seed, so that a picture is the same whenever it is drawn."""
    number = sum((place + 1) * ord(letter) * 7919 for place, letter in enumerate(seed)) % 2147483647 or 1
    while True:
        number = number * 48271 % 2147483647
        yield number / 2147483647


def points(*places: tuple[float, float]) -> str:
    """The path through those places."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in places)
