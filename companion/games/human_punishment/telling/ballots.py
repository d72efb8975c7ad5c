"""Ballots: hidden hands that turn at once, and stacks of cards that are opened one after another."""

from collections.abc import Iterator, Sequence

from companion.engine.milestone import Staged, StagedStep
from companion.engine.words import Message, figure, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.kit.evening_picture import letters, short, since
from companion.kit.svg import area, disc, line, moved

WIDTH, HEIGHT, MIDDLE = 1200, 675, 290
TOP, FOOT, HIGHEST, RIGHT, BADGE = 20, 450, 96, 720, (300, 220)
"""The rows of stacks, a row at most, the place of a stack in it, and that of the winner's badge."""
CARD, LIT, GOLD = "M-36-42H36V42H-36z", "M-46-46H430V46H-46z", "#ffd15c"
RED, BLUE, GREY = "#c8433f", "#3d7fd0", "#6b7280"
FIST = '<rect x="-46" y="-36" width="92" height="72" rx="22"/><path d="M-22-36v30M2-36v30M26-36v30"/>'
THUMB = f'{FIST}<path d="M-34-30q-6-58 20-76q26 8 16 44l-4 28z"/>'
UP, DOWN = ("#6fbf8f", ""), ("#e0706a", " scale(1 -1)")


def vote(_city: City, heard: Message) -> Staged:
    """The fists of all who vote; the thumbs turn at once, sorted, so that nobody learns whose they are."""
    yes, of = (int(str(heard.values[one])) for one in ("n", "of"))
    rule = say("now-majority", n=of // 2 + 1, of=of)
    return Staged(heard, steps=(StagedStep(rule),), drawing=_hands(yes, of))


def election(city: City, heard: Message) -> Staged:
    """Every stack with its sum, the smallest first; the winner comes last, in the sentence."""
    stacks = sorted(city.middle.stacks.items(), key=lambda one: one[1])
    steps = tuple(_stack(city, seat, n) for seat, n in stacks)
    elected = next(player for player in city.players if player.name == heard.values["name"])
    drawing = _stacks(city, [seat for seat, _ in stacks], elected)
    kicker = say("election-kicker")
    return Staged(heard, "general", kicker=kicker, steps=steps, colour=elected.colour, drawing=drawing)


def _stack(city: City, seat: str, n: int) -> StagedStep:
    one = city.player(seat)
    return StagedStep(say("step-stack", name=one.name, n=n), colour=one.colour)


def _stacks(city: City, turned: Sequence[str], elected: Player) -> str:
    """A row for each player: the stack is turned in its step, and the winner's badge rises at the end."""
    step = min(HIGHEST, (FOOT - TOP) / len(city.players))
    lit = since(len(turned), area(LIT, "#3a2f12", stroke=GOLD, stroke_width=4))
    rows = []
    for n, one in enumerate(city.players):
        if one.seat in city.middle.stacks:
            row = (lit if one is elected else "", *_row(city, one, turned))
            rows.append(moved(RIGHT, TOP + step * (n + 0.5), *row, scale=step / HIGHEST))
    badge = since(len(turned), moved(*BADGE, _badge(elected), scale=0.95))
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#14161d"/>'
    document = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{document}{ground}{badge}{''.join(rows)}</svg>"


def _row(city: City, one: Player, turned: Sequence[str]) -> Iterator[str]:
    n, place = city.middle.stacks[one.seat], turned.index(one.seat)
    paint = RED if n < 0 else BLUE if n else GREY
    sign = figure(n)
    pattern = line("M-14-26 14 26M14-26-14 26", "#7fb6d8", 3)
    back = area(CARD, "#2b3550", stroke="#7fb6d8", stroke_width=3) + pattern
    face = area(CARD, paint, stroke="#fff", stroke_width=3) + letters((0, 14), sign, 40)
    yield f'<g data-until="{place}">{back}</g>' + since(place, face)
    yield _glyph(one, 72, 0, 40)
    yield letters((108, 14), short(one.name), 40, anchor="start")


def _badge(one: Player) -> str:
    """A sun in which the winner's sign stands."""
    rays = "".join(moved(0, 0, area("M-16-150 0-205 16-150z", GOLD), turn=30 * n) for n in range(12))
    inside = disc(0, 0, 138, "#99701f", stroke=GOLD, stroke_width=8)
    return rays + inside + _glyph(one, 0, 0, 150)


def _glyph(one: Player, x: float, y: float, size: float) -> str:
    sign = f'<use href="#shape-shape:{one.colour}" fill="seat:{one.colour}"/>'
    corner = f'x="{x - size / 2:g}" y="{y - size / 2:g}"'
    return f'<svg {corner} width="{size:g}" height="{size:g}" viewBox="0 0 24 24">{sign}</svg>'


def _hands(yes: int, of: int) -> str:
    parts = "".join(_hand(place, of, place < yes) for place in range(of))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#14161d"/>{parts}</svg>'
    )


def _hand(place: int, of: int, up: bool) -> str:
    x = WIDTH * (place + 1) // (of + 1)
    return "".join(_drawn(x, one) for one in _turning(*(UP if up else DOWN)))


def _turning(paint: str, turn: str) -> Iterator[tuple[str, str, str, str]]:
    yield "until", FIST, "#8b93a7", ""
    yield "from", THUMB, paint, turn


def _drawn(x: int, hand: tuple[str, str, str, str]) -> str:
    when, path, paint, turn = hand
    return (
        f'<g data-{when}="1"><g transform="translate({x} {MIDDLE}){turn} scale(1.5)" fill="{paint}" '
        f'stroke="#14161d" stroke-width="4">{path}</g></g>'
    )
