"""A ship on its way past the lamp, as a drawing: it comes in, or it breaks on the reef."""

from companion.kit.composer.land import ridge
from companion.kit.composer.paper import HEIGHT, WIDTH, chance
from companion.kit.svg import cut

SKY, WATER, GLINT, ROCK, LAND = "#16284a", "#1c3550", "#ffe9a8", "#0a1220", "#121e30"
STONE, RED, LIGHT, INK, SAIL, HULL = "#e6dcc6", "#a83a2c", "#ffe9a8", "#1a1f26", "#f0e6d0", "#5a3a28"
FOOT = 190


def passage(*, home: bool, lamp: bool) -> str:
    """The drawing, for one step and the verdict: a ship at sea, and where it ends. The `lamp` may go out."""
    ends = _home() if home else _reef()
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        f'<path d="M0 0h{WIDTH}v{HEIGHT}H0z" fill="{SKY}"/>{_stars()}{_sea()}'
        f"{_tower(lamp=lamp)}{cut(ridge('passage', 210, 20), LAND)}{ends}</svg>"
    )


def _sea() -> str:
    """Water with light on it below the middle."""
    numbers = chance("passage")
    glints = "".join(
        f"M{200 + 80 * next(numbers) - down:.0f} {124 + down * 2.2:.0f}h{10 + down}"
        for down in range(0, 46, 2)
    )
    return (
        f'<path d="M0 120h{WIDTH}v184H0z" fill="{WATER}"/>'
        f'<path d="{glints}" stroke="{GLINT}" stroke-width="2" stroke-linecap="round" opacity=".55"/>'
    )


def _stars() -> str:
    places = ((40, 24), (96, 52), (150, 18), (214, 40), (268, 16), (420, 60), (452, 22), (20, 84))
    return "".join(f'<circle cx="{x}" cy="{y}" r="1.2" fill="{SAIL}"/>' for x, y in places)


def _tower(*, lamp: bool) -> str:
    """On the right; where the lamp goes out, its beam goes with the verdict."""
    x, foot = 400, FOOT
    beam = f"M{x} {foot - 132}L-40 {foot - 110}V{foot - 20}z"
    until = "" if lamp else ' data-until="1"'
    return (
        f'<g{until}><path d="{beam}" fill="{LIGHT}" opacity=".26"/></g>'
        + cut(f"M{x - 20} {foot}l7-120h26l7 120z", STONE)
        + f'<path d="M{x - 18} {foot - 30}l2-30h32l2 30z" fill="{RED}"/>'
        + cut(f"M{x - 16} {foot - 120}v-24h32v24zM{x - 20} {foot - 144}l20-18 20 18z", INK)
        + f'<g{until}><circle cx="{x}" cy="{foot - 132}" r="9" fill="{LIGHT}"/></g>'
    )


def _ship(x: int, y: int, size: float, lean: int = 0) -> str:
    sails = cut("M-3-4v-50l34 44z", SAIL) + cut("M-7-4v-40l-24 36z", SAIL)
    hull = cut("M-34 0h68l-12 18h-46z", HULL)
    return f'<g transform="translate({x} {y}) rotate({lean}) scale({size:g})">{sails}{hull}</g>'


def _home() -> str:
    far = f'<g data-from="0" data-until="1" data-moves="left">{_ship(110, 150, 0.8)}</g>'
    return far + f'<g data-from="1" data-moves="left">{_ship(300, 178, 1.7)}</g>'


def _reef() -> str:
    """In two halves, behind the rocks."""
    far = f'<g data-from="0" data-until="1" data-moves="left">{_ship(130, 150, 0.9, 4)}</g>'
    bow = cut("M0 0h34l-12 18h-26l6-9z", HULL) + cut("M4-4v-46l28 40z", SAIL)
    stern = cut("M-34 0h28l-5 9 7 9h-18z", HULL) + cut("M-10-4v-36l-20 32z", SAIL)
    halves = _breaks(bow, "translate(232 176) rotate(24)") + _breaks(stern, "translate(206 184) rotate(-30)")
    rocks = cut("M120 214l34-34 22 12 30-32 26 26 24-18 40 46z", ROCK)
    return far + halves + rocks


def _breaks(half: str, place: str) -> str:
    return f'<g data-moves="sinks" data-from="1"><g transform="{place} scale(1.7)">{half}</g></g>'
