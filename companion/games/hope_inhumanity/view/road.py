"""The evening as a road that climbs, a round a bend: each Scene a stop, each loss a lamp that went out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
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
from companion.kit.svg import area, disc, line, moved, shades

Happened: TypeAlias = Beat[HopeInhumanityState, Event]
At: TypeAlias = tuple[float, float]
WIDE, HIGH, LEFT, RIGHT, LOWEST, RISE = 1600, 900, 230, 1370, 775, 145
"""Size of the drawing, the ends of a round's part of the road, and where the first lies below the next."""
INK, DUST, WALKED, LIGHT, GREEN, RED, AMBER = (
    *("#17131c", "#4a3d3f", "#c8a06a", "#f6ecdb"),
    *("#3f8f5a", "#b8403a", "#d99a3c"),
)
TICK, CROSS = "M-11 1-3 9 12-9", "M-9-9 9 9M9-9-9 9"
MOST_LETTERS = 12
"""Letters of a name below a stop."""


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
    return Film(_drawing(walked), tuple(walked.told)) if walked.stops else None


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


def _drawing(walked: RoadWalked) -> str:
    """An SVG document in which one stop after another is reached."""
    stops = walked.stops
    sky = shades("dusk", (0, "#2c2440", 1), (0.55, "#6a3f48", 1), (1, "#231a1d", 1))
    glow = shades("glow", (0, "#f2a65a", 0.8), (1, "#f2a65a", 0), upright=False)
    hills = area("M0 250Q260 130 520 215T1040 165T1600 230V900H0Z", "#2b2126") + area(
        "M0 470Q400 380 800 450T1600 420V900H0Z", "#241b20"
    )
    parts = "".join((*_ways(stops), *map(_milestone, range(1, ROUNDS + 1)), *_stops(stops)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">'
        f'<defs>{sky}{glow}</defs><rect width="{WIDE}" height="{HIGH}" fill="url(#dusk)"/>{hills}'
        f"{_goal(walked)}{parts}</svg>"
    )


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
        middle = line(_path(round_), INK, 3, stroke_dasharray="16 18", opacity=0.5)
        yield f'<g data-from="{first}">{way}{middle}</g>'


def _milestone(round_: int) -> str:
    start, _ = _ends(round_)
    at = start + (-95 if start == LEFT else 95)
    stone = area("M-26 30V-14a26 26 0 0 1 52 0V30z", "#8d8782", stroke=INK, stroke_width=3)
    return moved(at, _height(round_) - 6, stone, _letters((0, 12), str(round_), 34, INK))


def _stops(stops: Sequence[RoadStop]) -> Iterator[str]:
    for stop in stops:
        mates = [one.picture for one in stops if one.round == stop.round]
        (start, end), y = _ends(stop.round), _height(stop.round)
        x = start + (end - start) * (mates.index(stop.picture) + 0.5) / len(mates)
        name = _letters((x, y + 56), stop.name[:MOST_LETTERS], 32)
        yield f'<g data-from="{stop.picture}">{moved(x, y, _sign(stop.verdict))}{name}</g>'
        yield from _lamps_out(x + 42, y - 34, stop.lost)


def _sign(verdict: Verdict) -> str:
    """Green where it went well, red where it did not, amber for answers, hollow where it was avoided."""
    if verdict is Verdict.AVOIDED:
        return disc(0, 0, 19, INK, stroke=LIGHT, stroke_width=4, stroke_dasharray="8 6")
    if verdict is Verdict.ANSWERED:
        return disc(0, 0, 23, AMBER, stroke=LIGHT, stroke_width=4) + disc(0, 0, 8, INK)
    paint, mark = (GREEN, TICK) if verdict is Verdict.SUCCESS else (RED, CROSS)
    return disc(0, 0, 23, paint, stroke=LIGHT, stroke_width=4) + line(mark, LIGHT, 5, stroke_linecap="round")


def _lamps_out(x: float, y: float, lost: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yields a lamp without a light, with the names of those who were lost there so far."""
    for n, (picture, _) in enumerate(lost):
        lamp = area("M-9 12V-4q0-9 9-9t9 9V12z", INK, stroke="#a9a3a0", stroke_width=3)
        smoke = line("M0-14q-4-3 0-6t0-5", "#a9a3a0", 3, opacity=0.8)
        names = ", ".join(name[:MOST_LETTERS] for _, name in lost[: n + 1])
        until = f' data-until="{lost[n + 1][0]}"' if n + 1 < len(lost) else ""
        said = _letters((x, y - 23), names, 28, "#d8b4ae")
        yield f'<g data-from="{picture}"{until}>{moved(x, y, lamp, smoke)}{said}</g>'


def _goal(walked: RoadWalked) -> str:
    """The end of the road above the last round: lit for those who arrived."""
    _, x = _ends(ROUNDS)
    y, last = _height(ROUNDS) - 65, len(walked.told) - 1
    posts = line(
        f"M{x - 46} {y + 42}V{y - 40}M{x + 46} {y + 42}V{y - 40}M{x - 62} {y - 40}H{x + 62}", LIGHT, 9
    )
    lit = f'<circle cx="{x}" cy="{y}" r="170" fill="url(#glow)" data-from="{last}"/>' if walked.won else ""
    return lit + f'<g opacity="{1 if lit else 0.3}">{posts}</g>'


def _letters(at: At, text: str, size: int, paint: str = LIGHT) -> str:
    place = f'x="{at[0]:g}" y="{at[1]:g}" font-size="{size}"'
    return f'<text {place} fill="{paint}" text-anchor="middle">{escape(text)}</text>'
