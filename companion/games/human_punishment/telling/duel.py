"""A fight face to face: who strikes whom, shield, cards and weapon one by one, and a marker on the scale."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.engine.words import figure
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREA_OF
from companion.games.human_punishment.state.printed.cards import is_blue, is_red
from companion.games.human_punishment.state.reckoning import Reckoning, Share
from companion.games.human_punishment.telling.skyline import EDGE, FIGURES, district, outline
from companion.games.human_punishment.telling.verdicts import worth_in
from companion.games.human_punishment.telling.words import face
from companion.kit.composer.drawing import drawn, placed
from companion.kit.composer.palette import palettes
from companion.kit.composer.parts import library
from companion.kit.evening_picture import letters, since
from companion.kit.svg import area, disc, line, moved, oval

WIDTH, HEIGHT = 1600, 680
LEFT, RIGHT, FOOT, PLATE = 270, 1320, 610, 650
"""Where the two stand, on which height their feet are, and the edge of the ground."""
FROM, UNTIL, SCALE, THINGS = 500, 1080, 580, 215
"""Between what the scale and the things lie, and how far down."""
WIDEST, HIGHEST_HOP = 96, 150
STRIKES, SPARES, BLUE, GREY = "#8f1622", "#1b2a42", "#2f6fe0", "#5a6475"
MACHINES = {
    "tank": ("tank", 1.5),
    "crawler": ("crawler", 2),
    "sniper": ("sniper", 2.2),
    "soldier": ("robot", 2.8),
    "apex": ("exosuit", 2.8),
    "deus": ("eye", 1.7),
}
"""Parts of pictures that show a machine, and how large; any other is as it is on the board."""
BURST = "M0-96 22-40 78-62 52-8 104 14 48 34 60 92 12 60-24 104-34 46-92 50-56 6-100-30-44-40-42-94z"
HEART = "M0 12C-12 3-15-3-15-8a8 8 0 0 1 15-3 8 8 0 0 1 15 3c0 5-3 11-15 20z"
SHIELD = "M0-66 52-50V0C52 34 28 56 0 66-28 56-52 34-52 0V-50z"
FLAMES = "M-30 60C-42 30-18 22-24-10-4 10 0 28-6 48-2 44 0 38 0 30 14 44 14 54 10 60z"
ROOFS = "M-50 62V18H-32V34H-12V4H8V26H24V-6H40V30H50V62z"
PISTOL = "M-40-22H40V2H6L0 16H-16L-12 2H-18L-26 40H-46L-38 0z"
HELP = "M0-44 12-14 44-12 20 8 28 40 0 22-28 40-20 8-44-12-12-14z"


def duel(city: City, found: Reckoning) -> str:
    """An SVG document: a thing and a hop for each part of the sum, and at the end what it came to."""
    shown = list(things(found))
    sums = [sum(n for n, _ in shown[: place + 1]) for place in range(len(shown))]
    document = f'<svg xmlns="http://www.w3.org/2000/svg" class="duel" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return (
        f"{document}{_ground(city, found)}{''.join(_fighters(city, found))}"
        f"{''.join(_row(shown))}{''.join(_scale(sums))}{_outcome(found, len(shown) + 1)}</svg>"
    )


def things(found: Reckoning) -> Iterator[tuple[int, str]]:
    """Each step of the sum by its worth and the thing that it is: a shield, a card, a weapon."""
    for share in found.shares:
        if len(share.cards) < 2:
            yield share.n, _thing(share, *share.cards)
        else:
            yield from ((worth_in(share, card), _thing(share, card)) for card in share.cards)


def _thing(share: Share, card: str = "") -> str:
    if card:
        return _card(card, worth_in(share, card))
    if share.of == "shield":
        return area(SHIELD, "#23405f", stroke="#bcd6ff", stroke_width=6) + letters((0, 24), str(share.n), 72)
    if share.of in {"weapon", "boons"}:
        ground = _sheet("#3b2a12", "#ffd15c")
        sign = area(PISTOL if share.of == "weapon" else HELP, "#ffd15c")
        return ground + moved(0, -22, sign) + letters((0, 66), figure(share.n), 46)
    return _sheet(GREY, "#fff", stroke_dasharray="8 8", fill_opacity=0.3) + letters((0, 20), "0", 60)


def _card(card: str, worth: int) -> str:
    """A card as it lies; one that does not count is faint."""
    red, blue = is_red(card), is_blue(card)
    paint = "#b3242c" if red else BLUE if blue else GREY if card == "grey" else "#3f8a52"
    sign = area(FLAMES, "#ffb454") if red else area(ROOFS, "#0f2f6e") if blue else disc(0, 34, 22, "#fff9")
    value = figure(-int(card[1]) if red else int(card[1])) if red or blue else "0"
    faint = {} if worth or not (red or blue) else {"opacity": 0.5}
    return moved(0, 0, _sheet(paint, "#fff"), sign, letters((0, -14), value, 58), **faint)


def _sheet(paint: str, edge: str, **more: object) -> str:
    return area("M-52-76H52V76H-52z", paint, stroke=edge, stroke_width=5, stroke_linejoin="round", **more)


def _ground(city: City, found: Reckoning) -> str:
    """The district in which it happens, from near."""
    key = AREA_OF[_place(city, found)]
    across, down = zip(*outline(key), strict=True)
    near = 1240 / (max(across) - min(across))
    x, y = (max(across) + min(across)) / 2, max(down)
    back = area(f"M-3000-3000H{WIDTH + 3000}V{HEIGHT + 3000}H-3000z", "#0a1126")
    haze = "".join(
        oval(WIDTH / 2, 330, 1500 - 340 * n, 380 - 80 * n, "#2c4694", opacity=0.2) for n in range(4)
    )
    plate = moved(WIDTH / 2 - x * near, PLATE - y * near, district(key), scale=near, opacity=0.6)
    return f"{back}{haze}{plate}"


def _place(city: City, found: Reckoning) -> str:
    """Where the one who fights stood before it, else where the City is."""
    was = {shift.piece: shift.was for shift in city.recent.shifted}
    place = was.get(found.who, "") or (city.player(found.who).figure.at if found.who else "")
    return place if place in AREA_OF else "City"


def _fighters(city: City, found: Reckoning) -> Iterator[str]:
    """One on our side at the left, what it fights with at the right; who is hit falls at the end."""
    end, strikes = len(list(things(found))) + 1, found.kind in {"attack", "apex-attack"}
    ours = _portrait(city.player(found.who)) if found.who else _machine("apex")
    theirs = _machine("deus" if found.enemy == "DEUS" else found.enemy.lower())
    for x, one, struck in ((LEFT, ours, not strikes), (RIGHT, theirs, strikes)):
        if not (struck and found.won):
            yield moved(x, FOOT, one)
            continue
        yield f'<g data-until="{end}">{moved(x, FOOT, one)}</g>'
        yield since(end, moved(x, FOOT, one, turn=-9 if x == LEFT else 9, opacity=0.6))


def _portrait(one: Player) -> str:
    """The face of who sits there in the light of its seat, with its shape."""
    paint, words = f"seat:{one.colour}", face(one).replace(" ", "-") or "-"
    light = disc(0, -210, 205, paint, opacity=0.22) + disc(0, -210, 170, paint, opacity=0.22)
    bust = f'<svg x="-168" y="-386" width="336" height="389">face:{one.colour}:{words}</svg>'
    use = f'<use href="#shape-shape:{one.colour}" fill="{paint}"/>'
    sign = f'<svg x="112" y="-134" width="64" height="64" viewBox="0 0 24 24">{use}</svg>'
    return f"{light}{bust}{disc(144, -102, 50, '#0a111d', stroke=paint, stroke_width=5)}{sign}"


def _machine(look: str) -> str:
    """A machine, looking to the left, with a rim of light."""
    shadow = oval(0, 0, 190, 22, "#000", opacity=0.5)
    if look not in MACHINES:
        return shadow + moved(0, 0, FIGURES[look], scale=11)
    name, size = MACHINES[look]
    inside = drawn(library("things")[name].layers, palettes()["neon"]["day"])
    rim = f'<g stroke="{EDGE}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">{inside}</g>'
    return shadow + placed(rim, 0, 0, size, flip=True)


def _row(shown: Sequence[tuple[int, str]]) -> Iterator[str]:
    """The things side by side, each from its step on."""
    step = min(132, (UNTIL - FROM + 130) / len(shown))
    for place, (_, thing) in enumerate(shown):
        x = (FROM + UNTIL) / 2 + step * (place - (len(shown) - 1) / 2)
        turn = (0, -4, 3, 4, -3)[place % 5]
        yield since(place, moved(x, THINGS, thing, scale=min(1.15, step / 115), turn=turn))


def _scale(sums: Sequence[int]) -> Iterator[str]:
    """From the lowest sum to the highest: below 0 it hits; the marker hops from sum to sum."""
    low, high = min(-2, *sums), max(2, *sums)
    step = min(WIDEST, (UNTIL - FROM) / (high - low))
    middle = (low + high) / 2
    at = {n: (FROM + UNTIL) / 2 + step * (n - middle) for n in range(low, high + 1)}
    for n, x in at.items():
        paint, edge = (STRIKES, "#ff9a9a") if n < 0 else (SPARES, "#8fa6cc")
        yield oval(x, SCALE, step * 0.44, 28, paint, stroke=edge, stroke_width=3)
        yield letters((x, SCALE + 12), figure(n), min(36, step * 0.6))
    for place, (old, now) in enumerate(pairwise((sums[0], *sums))):
        if old != now:
            yield since(place, _hop(at[old], at[now], now < old))
    for place, now in enumerate(sums):
        until = place + 1 if place + 1 < len(sums) else None
        far = at[sums[max(0, place - 1)]] - at[now]
        yield since(place, moved(at[now], SCALE, _marker(now, step, far)), until=until)


def _hop(start: float, stop: float, down: bool) -> str:
    """A way through the air, up to where it lands."""
    high = SCALE - 34 - min(HIGHEST_HOP, 40 + abs(stop - start) / 2) * 4 / 3
    way = f"M{start:g} {SCALE - 30}C{start:g} {high:g} {stop:g} {high:g} {stop:g} {SCALE - 44}"
    paint = "#ff6b6b" if down else "#5c9dff"
    head = f"M{stop - 13:g} {SCALE - 60}L{stop:g} {SCALE - 44} {stop + 13:g} {SCALE - 60}"
    under = line(way + head, "#060a12", 15, stroke_linecap="round")
    return under + line(way + head, paint, 8, stroke_linecap="round", stroke_linejoin="round")


def _marker(n: int, step: float, far: float) -> str:
    """The sum so far, larger; it comes in a hop from as far as that."""
    paint = "#ff3b46" if n < 0 else "#3f86ff"
    size = max(40, step * 0.56)
    ring = oval(0, 0, size, 38, paint, stroke="#fff", stroke_width=5) + letters((0, 18), figure(n), 52)
    if not far:
        return ring
    way = f'values="{far:g} 0;{far * 0.75:g} -80;{far * 0.25:g} -80;0 0"'
    hop = (
        f'<animateTransform attributeName="transform" type="translate" {way} dur="0.5s" begin="indefinite"/>'
    )
    return f"<g>{ring}{hop}</g>"


def _outcome(found: Reckoning, end: int) -> str:
    """A burst with the damage over who is hit; or a shield over who is not."""
    x = RIGHT if found.kind in {"attack", "apex-attack"} else LEFT
    if not found.won:
        before = x + (-260 if x == RIGHT else 210)
        return since(end, moved(before, 360, area(SHIELD, BLUE, stroke="#fff", stroke_width=7)))
    hearts = [
        moved(
            50 * (n - (found.damage - 1) / 2),
            -6,
            area(HEART, "#ff5a64", stroke="#fff", stroke_width=1.6),
            scale=1.5,
        )
        for n in range(found.damage)
    ]
    burst = area(BURST, "#ffd15c", stroke="#a01c10", stroke_width=6, stroke_linejoin="round")
    return since(end, moved(x, 330, moved(0, 0, burst, scale=1.35), *hearts))
