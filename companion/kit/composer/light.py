"""The one light of a picture: gradients, a glow, and the bright edges of people and things."""

from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.paper import number


def sky(palette: SkyPalette) -> str:
    """The gradient of the sky."""
    return _down("sky", (("0", palette.top, ""), (".5", palette.sky, ""), (".74", palette.low, "")))


def ground(palette: SkyPalette, horizon: float) -> str:
    """The gradient of the ground: lit at the horizon, dark before us."""
    paint = palette.paint
    at = f' gradientUnits="userSpaceOnUse" y1="{number(horizon - 4)}" y2="300"'
    return _down("gnd", (("0", paint("ground/low:34+5"), ""), ("1", paint("ground-72"), "")), at)


def mist(palette: SkyPalette) -> str:
    """The gradient of mist, to nothing above and below."""
    low = palette.low
    return _down("mist", (("0", low, "0"), (".5", low, ".5"), ("1", low, "0")))


def glow(name: str, colour: str, strength: float) -> str:
    """A light round a middle."""
    return (
        f'<radialGradient id="{name}"><stop stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset=".35" stop-color="{colour}" stop-opacity="{strength * 0.42:.2f}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def edge(name: str, side: int, colour: str, wide: float = 1.5, deep: float = 4.5) -> str:
    """A filter: a bright edge towards the light (`side` 1: at the right), a hard shade away from it."""
    bright = (-side * wide, wide * 0.7, colour, "0.95", "l")
    shade = (side * deep, -deep * 0.5, "#000", ".38", "s")
    return (
        f'<filter id="{name}" x="-10%" y="-10%" width="120%" height="120%"'
        f' color-interpolation-filters="sRGB">{_fringe(*bright)}{_fringe(*shade)}'
        '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/><feMergeNode in="l"/></feMerge>'
        "</filter>"
    )


def _fringe(dx: float, dy: float, colour: str, strength: str, result: str) -> str:
    """The part of a shape that the shape itself, moved, does not cover."""
    return (
        f'<feOffset in="SourceAlpha" dx="{number(dx)}" dy="{number(dy)}" result="a"/>'
        '<feComposite in="SourceAlpha" in2="a" operator="out" result="b"/>'
        f'<feFlood flood-color="{colour}" flood-opacity="{strength}"/>'
        f'<feComposite in2="b" operator="in" result="{result}"/>'
    )


def _down(name: str, stops: tuple[tuple[str, str, str], ...], at: str = ' y1="0" y2="1"') -> str:
    inside = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"' + (f' stop-opacity="{clear}"/>' if clear else "/>")
        for offset, colour, clear in stops
    )
    return f'<linearGradient id="{name}" x2="0"{at}>{inside}</linearGradient>'
