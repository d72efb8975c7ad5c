"""The evening as a road that climbs, a round a bend: each Scene a stop, each loss a lamp that went out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.engine.words import Words
from companion.games.hope_inhumanity.events.course import GameEnded
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import SurvivorLost
from companion.games.hope_inhumanity.events.scenes import CardOpened, SceneAvoided
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.view.retelling import retell
from companion.kit.evening_picture import (
    DARK,
    HIGH,
    LIGHT,
    WIDE,
    evening_picture,
    letters,
    short,
    since,
    went,
)
from companion.kit.svg import area, disc, line, moved, shades

Happened: TypeAlias = Beat[HopeInhumanityState, Event]
LEFT, RIGHT, LOWEST, RISE = 230, 1370, 612, 124
"""The ends of a round's part of the road, and where the first lies below the next."""
DUST, WALKED, AMBER, GREY = "#4a3d3f", "#c8a06a", "#d99a3c", "#a9a3a0"
IN_A_ROW, COLUMN = 2, 170
"""Of those who were lost at a stop, how many stand above one another, and the width of a name."""


@dataclass(frozen=True)
class RoadStop:
    """A Scene on the road: its first picture, who met it, how it ended, who was lost after it."""

    picture: int
    round: int
    name: str
    verdict: Verdict
    lost: list[tuple[int, str]] = field(default_factory=list)
    """The names, each with its picture."""


@dataclass
class RoadWalked:
    """The stops, a sentence for each picture, and whether the road was walked to its end."""

    stops: list[RoadStop] = field(default_factory=list)
    told: list[Words] = field(default_factory=list)
    won: bool = False


def road(beats: Sequence[Happened]) -> Film | None:
    """The whole evening, stop by stop; None if there was no Scene."""
    walked = _walked(beats)
    return evening_picture(_drawn(walked), walked.told) if walked.stops else None


def _walked(beats: Sequence[Happened]) -> RoadWalked:
    walked = RoadWalked()
    for event, state in ((beat.event, beat.state) for beat in beats):
        told, picture = retell(state, event), len(walked.told)
        if not told or not (walked.stops or isinstance(event, SceneAvoided | CardOpened)):
            continue
        if isinstance(event, SceneAvoided | CardOpened):
            verdict = state.running.verdict or Verdict.AVOIDED
            walked.stops.append(RoadStop(picture, state.round, state.protagonist.name, verdict))
        elif isinstance(event, SurvivorLost):
            walked.stops[-1].lost.append((picture, state.survivor(event.seat).name))
        elif isinstance(event, GameEnded):
            walked.won = event.won
        else:
            continue
        walked.told.append(told.text)
    return walked


def _drawn(walked: RoadWalked) -> Iterator[str]:
    """Yields the land, the road, and one stop after another."""
    sky = shades("dusk", (0, "#2c2440", 1), (0.55, "#6a3f48", 1), (1, "#231a1d", 1))
    glow = shades("glow", (0, "#f2a65a", 0.8), (1, "#f2a65a", 0), upright=False)
    yield f"<defs>{sky}{glow}</defs>" + area(f"M-900-500H{WIDE + 900}V{HIGH + 500}H-900z", "url(#dusk)")
    yield area("M-900 230Q-300 150 0 190T520 175 1040 125 1600 190 2500 150V1400H-900z", "#2b2126")
    yield area("M-900 390Q-300 330 0 400T800 380 1600 350 2500 390V1400H-900z", "#241b20")
    yield _goal(walked)
    yield from _ways(walked.stops)
    yield from map(_milestone, range(1, ROUNDS + 1))
    yield from _stops(walked.stops)


def _height(round_: int) -> int:
    return LOWEST - RISE * (round_ - 1)


def _ends(round_: int) -> tuple[int, int]:
    """Where a round's part of the road begins and ends: it bends back each time."""
    return (LEFT, RIGHT) if round_ % 2 else (RIGHT, LEFT)


def _path(round_: int) -> str:
    """A round's part of the road, with the bend that leads to it."""
    (start, stop), y = _ends(round_), _height(round_)
    if round_ == 1:
        return f"M{start} {y}H{stop}"
    out = start + (170 if start == RIGHT else -170)
    return f"M{start} {y + RISE}C{out} {y + RISE} {out} {y} {start} {y}H{stop}"


def _ways(stops: Sequence[RoadStop]) -> Iterator[str]:
    """Yields the whole road in the dark, and each round's part from its first stop on."""
    for round_ in range(1, ROUNDS + 1):
        yield line(_path(round_), DUST, 30, stroke_linecap="round", opacity=0.7)
    for round_ in dict.fromkeys(stop.round for stop in stops):
        first = next(stop.picture for stop in stops if stop.round == round_)
        way = line(_path(round_), WALKED, 30, stroke_linecap="round")
        yield since(first, way, line(_path(round_), DARK, 3, stroke_dasharray="16 18", opacity=0.5))


def _milestone(round_: int) -> str:
    start, _ = _ends(round_)
    at = start + (-95 if start == LEFT else 95)
    stone = area("M-26 30V-14a26 26 0 0 1 52 0V30z", "#8d8782", stroke=DARK, stroke_width=3)
    return moved(at, _height(round_) - 6, stone, letters((0, 12), str(round_), 34, DARK, "none"))


def _stops(stops: Sequence[RoadStop]) -> Iterator[str]:
    for stop in stops:
        mates = [one.picture for one in stops if one.round == stop.round]
        (start, end), y = _ends(stop.round), _height(stop.round)
        x = start + (end - start) * (mates.index(stop.picture) + 0.5) / len(mates)
        name = letters((x, y + 51), short(stop.name), 28)
        yield since(stop.picture, moved(x, y, _sign(stop.verdict)), name)
        yield from _lamps_out(x + 42, y - 34, stop.lost)


def _sign(verdict: Verdict) -> str:
    """Green where it went well, red where it did not, amber for answers, hollow where it was avoided."""
    if verdict is Verdict.AVOIDED:
        return disc(0, 0, 19, DARK, stroke=LIGHT, stroke_width=4, stroke_dasharray="8 6")
    if verdict is Verdict.ANSWERED:
        return disc(0, 0, 23, AMBER, stroke=LIGHT, stroke_width=4) + disc(0, 0, 8, DARK)
    return went(verdict is Verdict.SUCCESS)


def _lamps_out(x: float, y: float, lost: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yields a lamp without a light for each who was lost there, one above the other, with the name."""
    for n, (picture, name) in enumerate(lost):
        lamp = area("M-8 11V-4q0-8 8-8t8 8V11z", DARK, stroke=GREY, stroke_width=3)
        smoke = line("M0-14q-4-3 0-6t0-5", GREY, 3, opacity=0.8)
        here = moved(x + COLUMN * (n // IN_A_ROW), y - 29 * (n % IN_A_ROW), lamp, smoke)
        at = x + COLUMN * (n // IN_A_ROW) + 16, y - 29 * (n % IN_A_ROW) + 9
        yield since(picture, here, letters(at, short(name), 24, "#e6c4be", anchor="start"))


def _goal(walked: RoadWalked) -> str:
    """The end of the road behind the last round: lit for those who arrived."""
    (_, end), last = _ends(ROUNDS), len(walked.told) - 1
    x, y = end + 110, _height(ROUNDS) + 12
    posts = line(
        f"M{x - 46} {y + 38}V{y - 36}M{x + 46} {y + 38}V{y - 36}M{x - 62} {y - 36}H{x + 62}", LIGHT, 9
    )
    lit = f'<circle cx="{x}" cy="{y}" r="170" fill="url(#glow)" data-from="{last}"/>' if walked.won else ""
    return f'{lit}<g opacity="{1 if lit else 0.3}">{posts}</g>'
