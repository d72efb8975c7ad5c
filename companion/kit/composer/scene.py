"""One line of words composed to one picture: an SVG document."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from companion.kit.composer import light
from companion.kit.composer.document import document
from companion.kit.composer.drawing import drawn, placed
from companion.kit.composer.land import clouds, stars
from companion.kit.composer.line import Line, read_line
from companion.kit.composer.palette import SkyPalette, palettes
from companion.kit.composer.paper import HEIGHT, WIDTH, chance, circle, mix, number
from companion.kit.composer.people import DrawnPerson
from companion.kit.composer.places import DrawnPlace, places
from companion.kit.composer.portrait import portrait
from companion.kit.composer.row import Rows, Stand, rows
from companion.kit.composer.shorten import shorten

WHOLE = f"M0 0h{WIDTH}v{HEIGHT}H0z"
_ALIKE = re.compile(r'<path d="([^"]+)" fill="(#\w+)"/><path d="([^"]+)" fill="\2"/>')
_HEX = re.compile(r"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])")


@lru_cache(256)
def compose(palette: str, text: str) -> str:
    """The picture of a line, in a palette by its name. Raises KeyError, ValueError and UnknownWordError."""
    line = read_line(text)
    colours, place = palettes()[palette][line.time], places()[line.place]
    drawn = portrait(line, colours, place) if line.portrait else _Scene(line, colours, place).svg()
    return _short(drawn)


class _Scene:
    def __init__(self, line: Line, palette: SkyPalette, place: DrawnPlace) -> None:
        self._line, self._palette, self._place, self._seed = line, palette, place, line.text
        self._rows: Rows = rows(line, place)
        numbers = chance(f"{line.text}light")
        x, y = 350 + int(70 * next(numbers)), 70 + int(40 * next(numbers))
        self._sky = (
            120 if "left" in line.light else x,
            place.horizon - 34 + int(16 * next(numbers)) if "low" in line.light else y,
        )

    def svg(self) -> str:
        people = "".join(self._stood(some) for some in (self._rows.far, self._rows.middle))
        before = self._stood(self._rows.near)
        parts = [f'<path fill="url(#sky)" d="{WHOLE}"/>', self._stars(), self._disc(), self._clouds()]
        parts += [
            self._depth("back"),
            self._depth("ground"),
            self._pool(),
            people,
            self._fog(),
            self._depth("front"),
        ]
        parts += [self._frame(), before, self._falling()]
        return document(self._definitions(people + before), "".join(parts))

    def _depth(self, depth: str) -> str:
        return self._place.svg(depth, self._palette, self._seed)

    def _definitions(self, people: str) -> str:
        palette, own = self._palette, self._rows.light
        colour = palette.warm if own else palette.light
        edges = [
            light.edge(f"r{side}", towards, colour)
            for side, towards in (("r", 1), ("l", -1))
            if f"#r{side}" in people
        ]
        lights = [light.glow("glow", palette.light, 0.6), light.glow("glow2", palette.light, 0.35)]
        lights += [light.glow("warm", palette.warm, 0.62)] if own else []
        return "".join(
            (
                light.sky(palette),
                light.ground(palette, self._place.horizon),
                light.mist(palette),
                *lights,
                *edges,
                self._pattern(),
            )
        )

    def _stars(self) -> str:
        if "stars" not in self._line.weather or self._place.inside:
            return ""
        return f'<path d="{stars(self._seed, 42, 150)}" stroke="#fff" stroke-width="1.5" opacity=".65"/>'

    def _disc(self) -> str:
        (x, y), source = self._sky, self._line.light
        if not source:
            return "" if self._rows.light else f'<circle cx="{x}" cy="{y + 50}" r="170" fill="url(#glow)"/>'
        radius = 15 if source[0] == "moon" else 24
        bright = mix(self._palette.light, "#ffffff", 0.2)
        return (
            f'<circle cx="{x}" cy="{y}" r="{radius * 5.5:g}" fill="url(#glow)"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{bright}"/>'
        )

    def _clouds(self) -> str:
        line = self._line
        if self._place.inside or line.weather or line.time in ("night", "storm"):
            return ""
        paint = self._palette.paint("low+30")
        return f'<path d="{shorten(clouds(self._seed))}" fill="{paint}" opacity=".34"/>'

    def _pool(self) -> str:
        own = self._rows.light
        if own is None:
            return ""
        x, y, reach = own
        foot = self._rows.middle[0].y if self._rows.middle else self._place.foot
        return (
            f'<ellipse cx="{x:.0f}" cy="{foot + 6:.0f}" rx="{reach * 1.9:.0f}" ry="{reach * 0.34:.0f}"'
            ' fill="url(#warm)"/>'
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{reach:.0f}" fill="url(#warm)"/>'
        )

    def _stood(self, some: Sequence[Stand]) -> str:
        """A row: its shadows as one, then those lit from the right, and from the left."""
        ordered = sorted(some, key=lambda one: one.y)
        shadows = "".join(self._shadow(one) for one in ordered if self._throws(one))
        shade = f'<g fill="{self._palette.ink}" opacity=".45">{shadows}</g>' if shadows else ""
        lit = ((side, [one for one in ordered if self._side(one) == side]) for side in (1, -1))
        return shade + "".join(self._lit(side, them) for side, them in lit if them)

    def _lit(self, side: int, some: Iterable[Stand]) -> str:
        inside = "".join(
            placed(_inside(one, self._palette), one.x, one.y, one.size, flip="left" in one.item.where)
            for one in some
        )
        return f'<g filter="url(#r{"r" if side > 0 else "l"})">{inside}</g>'

    def _side(self, one: Stand) -> int:
        own = self._rows.light
        if own is not None:
            return 1 if own[0] >= one.x or abs(own[0] - one.x) < 2 else -1
        x = self._sky[0]
        return 1 if x + (60 if x > 240 else -60) >= one.x else -1

    def _throws(self, one: Stand) -> bool:
        thing = one.item.thing
        bare = not isinstance(thing, DrawnPerson) and thing.bare
        return not (bare or self._place.afloat or one.item.where & {"on", "high"})

    def _shadow(self, one: Stand) -> str:
        wide = one.wide
        x = one.x - self._side(one) * (wide * 0.42 + 4)
        return (
            f'<ellipse cx="{x:.0f}" cy="{one.y + 1:.0f}" rx="{wide * 0.62 + 8:.0f}"'
            f' ry="{number(2.5 + min(wide, 120) * 0.03)}"/>'
        )

    def _fog(self) -> str:
        if "fog" not in self._line.weather:
            return ""
        return f'<path d="M0 {self._place.foot - 74:.0f}h{WIDTH}v120H0z" fill="url(#mist)"/>'

    def _frame(self) -> str:
        return frame(self._seed, self._palette, wild=self._place.wild) if self._place.framed else ""

    def _pattern(self) -> str:
        weather = self._line.weather & {"rain", "snowfall"}
        if not weather:
            return ""
        numbers, drop = chance(self._seed), "l-5 17" if "rain" in weather else "h0"
        path = "".join(f"M{next(numbers) * 149:.0f} {next(numbers) * 173:.0f}{drop}" for _ in range(19))
        wide, clear = ("1.1", ".4") if "rain" in weather else ("2.6", ".85")
        return (
            f'<pattern id="wet" width="149" height="173" patternUnits="userSpaceOnUse"><path d="{path}"'
            f' stroke="{self._palette.light}" stroke-width="{wide}" opacity="{clear}"/></pattern>'
        )

    def _falling(self) -> str:
        return f'<path d="{WHOLE}" fill="url(#wet)"/>' if self._line.weather & {"rain", "snowfall"} else ""


def frame(seed: str, palette: SkyPalette, *, wild: bool) -> str:
    """Something dark between us and them, on the side of the text."""
    ink = mix(palette.ink, palette.paint("near"), 0.25)
    kinds = _WILD if wild else _BUILT
    fills, strokes = kinds[int(next(chance(f"{seed}frame")) * 997) % len(kinds)]
    return "".join(
        (
            f'<path d="{fills}" fill="{ink}"/>' if fills else "",
            f'<path d="{strokes}" fill="none" stroke="{ink}" stroke-width="5"/>' if strokes else "",
        )
    )


def _inside(one: Stand, palette: SkyPalette) -> str:
    thing = one.item.thing
    return thing.svg(palette) if isinstance(thing, DrawnPerson) else drawn(thing.layers, palette)


def _short(svg: str) -> str:
    """Neighbours of one colour as one path, and short colours."""
    before = ""
    while before != svg:
        before, svg = svg, _ALIKE.sub(r'<path d="\1\3" fill="\2"/>', svg)
    return _HEX.sub(r"#\1\2\3", svg)


_LEAVES = "".join(
    circle(x, y, 9, 5) for x, y in ((126, 62), (78, 64), (94, 36), (50, 60), (108, 48), (30, 36), (70, 36))
)
_POSTS = "".join(f"M{x} 306V{y}l5-5 5 5v{306 - y}z" for x, y in ((16, 214), (78, 222), (140, 230)))
_WILD = (
    (
        "M-8 306V214C2 206 10 204 18 206 28 210 32 216 36 222 42 232 44 240 48 248"
        " 60 258 68 258 76 262L132 306z",
        "",
    ),
    (_LEAVES, "M-8 40C40 52 90 44 128 62M36 47q20 18 44 16M60 49q14-14 36-12"),
    (
        "M-8 306V90C0 84 6 82 10 84 18 92 22 106 22 120 20 150 16 170 18 190 22 214 28 234 34 250L60 306z",
        "M10 110C40 96 60 70 64 40M14 140C44 132 66 118 84 120M38 92q-4-24 6-40",
    ),
    (_POSTS + "M-6 240l160 10v7l-160-10zM-6 268l160 8v7l-160-8z", ""),
)
_BUILT = (
    ("M-6 306V66l26 10v60l14 10v60l8 6v94z", ""),
    ("M-6 306V40l30 10v34l16 6v90l10 10v116z", ""),
)
