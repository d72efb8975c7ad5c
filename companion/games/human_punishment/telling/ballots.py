"""Ballots: hidden hands that turn at once, and stacks of cards that are opened one after another."""

from collections.abc import Iterator

from companion.engine.milestone import Staged, StagedStep
from companion.engine.words import Message, say
from companion.games.human_punishment.state.model import City

WIDTH, HEIGHT, MIDDLE = 1200, 675, 290
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
    stacks = sorted(city.stacks.items(), key=lambda one: one[1])
    steps = tuple(_stack(city, seat, n) for seat, n in stacks)
    elected = next((one.colour for one in city.players if one.name == heard.values["name"]), None)
    return Staged(heard, "general", kicker=say("election-kicker"), steps=steps, colour=elected)


def _stack(city: City, seat: str, n: int) -> StagedStep:
    one = city.player(seat)
    return StagedStep(say("step-stack", name=one.name, n=n), colour=one.colour)


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
