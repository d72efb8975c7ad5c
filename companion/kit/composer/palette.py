"""Palettes of pictures: a few colours for each time of day, of which all others are mixed."""

import re
from collections.abc import Mapping
from functools import cache

from companion.kit.composer.paper import mix
from companion.kit.composer.resources import lines

CLOTHS = ("#6b6f7c", "#7a4f45", "#4f6b62", "#8a7a52", "#5a4a6b", "#7d5a3a")
_OP = re.compile(r"-(\d+)|\+(\d+)|/(\w+|\([^)]*\)):(\d+)")
_BASE = re.compile(r"#[0-9a-f]{6}|[a-z]+\d?")
_HANDED = {"mist": "url(#mist)", "gnd": "url(#gnd)", "glow": "url(#glow)", "glow2": "url(#glow2)"}


class SkyPalette:
    """The colours of one time of day, and what is mixed of them.

    A mixture is a name or a hex colour with what is added in percent: `wood-30` with ink, `wood+8` with
    light, `far/mid:70` with another, `bone/(cloth1-20):35` with a mixture.
    """

    def __init__(self, colours: str) -> None:
        top, sky, low, ink, light, ground, accent, warm = colours.split()
        self.ink, self.light, self.low, self.top, self.sky = ink, light, low, top, sky
        self.accent, self.warm, self.ground = accent, warm, ground
        skin = mix(mix("#b07a5c", ink, 0.38), low, 0.12)
        self._named = {
            **{"top": top, "sky": sky, "low": low, "ink": ink, "light": light, "ground": ground},
            **{"accent": accent, "warm": warm, "white": "#ffffff", "skin": skin},
            **{
                "far": mix(low, ink, 0.3),
                "mid": mix(mix(low, sky, 0.5), ink, 0.55),
                "near": mix(sky, ink, 0.8),
            },
            **{"wood": mix("#7a5a3e", ink, 0.5), "steel": mix("#7d8a92", ink, 0.5)},
            **{"bone": mix("#e8dcc0", ink, 0.16)},
            **{f"cloth{n}": mix(one, ink, 0.45) for n, one in enumerate(CLOTHS)},
        }

    def paint(self, mixture: str, own: tuple[tuple[str, str], ...] = ()) -> str:
        """The CSS colour of a mixture; `own` are further names, such as a person's hair."""
        return _HANDED.get(mixture) or self._mixed(mixture, own)

    @cache  # noqa: B019 - palettes are few and stay
    def _mixed(self, mixture: str, own: tuple[tuple[str, str], ...]) -> str:
        base = _BASE.match(mixture)
        if base is None:
            raise ValueError(f"{mixture!r} begins with no colour")
        colour = base[0] if base[0].startswith("#") else {**self._named, **dict(own)}[base[0]]
        for ink, light, other, share in _OP.findall(mixture, base.end()):
            with_what = self.ink if ink else self.light if light else self._mixed(other.strip("()"), own)
            colour = mix(colour, with_what, int(ink or light or share) / 100)
        return colour


@cache
def palettes() -> Mapping[str, Mapping[str, SkyPalette]]:
    """The palettes by name, each with its times of day."""
    found: dict[str, dict[str, SkyPalette]] = {}
    for line in lines("palettes"):
        name, time, colours = line.split(maxsplit=2)
        found.setdefault(name, {})[time] = SkyPalette(colours)
    return found
