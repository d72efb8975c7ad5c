"""The evening as a road that leads to the sun: a fire for each round, who met a Scene there, who stayed."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.engine.words import Words
from companion.games.hope_inhumanity.cards.pictures import face_of
from companion.games.hope_inhumanity.events.course import GameEnded
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import SurvivorLost
from companion.games.hope_inhumanity.events.scenes import CardOpened, SceneAvoided
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.games.hope_inhumanity.view.retelling import retell
from companion.kit.composer.paper import chance
from companion.kit.evening_picture import (
    DARK,
    HIGH,
    LIGHT,
    WIDE,
    At,
    Remembered,
    evening_picture,
    in_a_row,
    letters,
    person,
    shape,
    since,
    went,
)
from companion.kit.svg import area, disc, line, moved, oval, shades

Happened: TypeAlias = Beat[HopeInhumanityState, Event]
FIRES: Sequence[tuple[int, int, float]] = (
    (110, 506, 1.0),
    (475, 470, 0.82),
    (775, 408, 0.66),
    (1000, 352, 0.53),
    (1160, 300, 0.44),
)
"""Each round's fire, from the nearest to the farthest, and how large things are there."""
TITLES: Sequence[At] = ((60, 294), (470, 510), (640, 262), (1010, 396), (1310, 306))
"""Where the Scene is named that decided a round."""
SUN, AMBER, DUST = (1232, 196), "#d99a3c", "#6f5552"
STONE = "M-20 0V-36Q-20-56 0-56T20-36V0z"
APART, LETTERS, BROADEST = 54, 29, 18
"""Distance of people at a fire, size of a title, and the letters in a line of it."""


@dataclass(frozen=True)
class RoadStop:
    """A Scene on the road as it was opened or avoided, its first picture, and who was lost after it."""

    picture: int
    state: HopeInhumanityState
    lost: list[tuple[int, str]] = field(default_factory=list)
    """The colours, each with its picture."""

    @property
    def verdict(self) -> Verdict:
        return self.state.running.verdict or Verdict.AVOIDED

    @property
    def needed(self) -> int:
        """Successes that its dice had to bring; 0 if none were thrown."""
        return max(0, hardship.total(self.state.running.needed or ())) if self.state.running.dice else 0

    @property
    def there(self) -> int:
        """Successes that its dice brought."""
        return middle.successes(self.state) if self.needed else 0

    @property
    def weight(self) -> tuple[int, bool, int]:
        """Lives that it cost, then whether dice decided, then how close they were: the largest is named."""
        return len(self.lost), self.needed > 0, -abs(self.needed - self.there)


@dataclass
class RoadWalked:
    """The stops, a sentence for each picture, and whether the road was walked to its end."""

    stops: list[RoadStop] = field(default_factory=list)
    told: list[Words] = field(default_factory=list)
    won: bool = False

    @property
    def rounds(self) -> Mapping[int, list[RoadStop]]:
        """The stops of each round."""
        found = defaultdict[int, list[RoadStop]](list)
        for stop in self.stops:
            found[stop.state.round].append(stop)
        return found


def road(beats: Sequence[Happened], given: Mapping[str, int]) -> Film | None:
    """The whole evening, stop by stop, and the dice that each seat has `given`; None without a Scene."""
    walked = _walked(beats)
    return evening_picture(_drawn(walked, beats[-1].state, given), walked.told) if walked.stops else None


def _walked(beats: Sequence[Happened]) -> RoadWalked:
    walked = RoadWalked()
    for event, state in ((beat.event, beat.state) for beat in beats):
        told, picture = retell(state, event), len(walked.told)
        if not told or not (walked.stops or isinstance(event, SceneAvoided | CardOpened)):
            continue
        if isinstance(event, SceneAvoided | CardOpened):
            walked.stops.append(RoadStop(picture, state))
        elif isinstance(event, SurvivorLost):
            walked.stops[-1].lost.append((picture, state.survivor(event.seat).colour))
        elif isinstance(event, GameEnded):
            walked.won = event.won
        else:
            continue
        walked.told.append(told.text)
    return walked


def _drawn(walked: RoadWalked, last: HopeInhumanityState, given: Mapping[str, int]) -> Iterator[str]:
    """Yields the land, round after round from the farthest to the nearest, the people, and what they met."""
    yield from _land(walked)
    for round_, stops in sorted(walked.rounds.items(), reverse=True):
        yield from _round(FIRES[round_ - 1], stops)
    yield in_a_row([_remembered(last, one, given.get(one.seat, 0)) for one in last.survivors])
    for round_, stops in walked.rounds.items():
        yield _title(TITLES[round_ - 1], max(stops, key=lambda stop: stop.weight))


def _remembered(last: HopeInhumanityState, one: Survivor, given: int) -> Remembered:
    """With the dice that they gave for others."""
    return Remembered(
        one.colour, one.name, face=_face(last, one), thing=_die(f"seat:{one.colour}"), many=given
    )


def _face(state: HopeInhumanityState, one: Survivor) -> str:
    return face_of(state.deck.personalities[one.personality]) if one.personality else ""


def _land(walked: RoadWalked) -> Iterator[str]:
    """Yields the sky, the sun of those who arrived, hills, and the road to it."""
    sky = shades("dusk", (0.2, "#1b1f38", 1), (0.55, "#5b3a5c", 1), (0.85, "#d3725a", 1), (1, "#f6bf78", 1))
    sun = shades("glow", (0, "#ffeec2", 1), (1, "#ffcf86", 0), upright=False)
    ground = shades("ground", (0, "#8c5348", 1), (0.4, "#3a2026", 1), (1, "#150d12", 1))
    way = shades("way", (0, "#f3c98c", 1), (0.4, "#b98767", 1), (1, "#4b363b", 1))
    fire = shades("fire", (0, "#ffb85c", 0.75), (1, "#ffb85c", 0), upright=False)
    yield f"<defs>{sky}{sun}{ground}{way}{fire}</defs>"
    yield area(f"M-900-700H{WIDE + 900}V300H-900z", "url(#dusk)")
    yield from _stars()
    light = disc(*SUN, 300, "url(#glow)") + disc(*SUN, 58, "#fff3cf")
    yield since(len(walked.told) - 1, light) if walked.won else disc(*SUN, 200, "url(#glow)", opacity=0.35)
    yield area("M-900 250Q-300 190 100 222T700 236 1000 250 1240 196 1420 232 2500 210V700H-900z", "#a4575a")
    yield area("M-900 280Q-100 236 300 262T900 270 1300 262 2500 270V700H-900z", "#7a4250")
    yield area("M985 262V190H1010V164H1032V214H1060V262zM1370 262V196L1390 182 1410 196V262z", "#5b3244")
    yield area(f"M-900 300Q420 250 830 268T1600 262 2500 280V{HIGH + 500}H-900z", "url(#ground)")
    edge = "M-900 620C-300 560 200 520 520 488S840 424 1010 380 1160 320 1226 262"
    yield area(
        f"{edge}H1240C1200 350 1150 396 1040 432 900 478 800 530 620 590S200 760-900 980z", "url(#way)"
    )


def _stars() -> Iterator[str]:
    numbers = chance("the road's stars")
    for n in range(70):
        yield disc(round(WIDE * next(numbers)), round(320 * next(numbers)) - 205, 1.2 + n % 3 / 2, "#fff")


def _round(where: tuple[int, int, float], stops: Sequence[RoadStop]) -> Iterator[str]:
    """Yields the fire of a round, who met a Scene at it, and a stone for each who was lost there."""
    x, y, scale = where
    yield since(stops[0].picture, moved(x, y, _fire(), scale=scale))
    for n, stop in enumerate(stops):
        one, at = stop.state.protagonist, x + scale * (70 + APART * n)
        met = person(one.colour, _face(stop.state, one), (at, y), scale)
        yield since(stop.picture, met, moved(at, y + 10 * scale, _sign(stop.verdict), scale=0.7 * scale))
    lost = [gone for stop in stops for gone in stop.lost]
    for n, (picture, colour) in enumerate(lost):
        at = x + scale * (70 + APART * len(stops) + 52 * n)
        yield since(picture, moved(at, y + 16 * scale, _stone(colour), scale=scale))


def _fire() -> str:
    logs = line("M-24 4 24-8M-24-8 24 4", "#2a170d", 9, stroke_linecap="round")
    flame = area("M0-66Q24-34 18-14 13 0 0 0-16 0-18-18-18-34-6-42 0-50 0-66z", "#f0883a")
    inner = area("M1-40Q12-24 9-12 7-3 0-3-8-3-9-13-9-22-3-28z", "#ffe3a0")
    return oval(0, -20, 120, 66, "url(#fire)") + logs + flame + inner


def _stone(colour: str) -> str:
    """A gravestone with the shape of who was lost."""
    stone = area(STONE, "#8a8079", stroke=DARK, stroke_width=2)
    shade = area("M0-56Q20-56 20-36V0H6Q12-30 0-56z", "#5f5752")
    return oval(3, 0, 30, 6, "#000", opacity=0.4) + stone + shade + shape(colour, -12, -46, 24)


def _sign(verdict: Verdict) -> str:
    """Green where it went well, red where it did not, amber for answers, hollow where it was avoided."""
    if verdict is Verdict.AVOIDED:
        return disc(0, 0, 19, DARK, stroke=LIGHT, stroke_width=4, stroke_dasharray="8 6")
    if verdict is Verdict.ANSWERED:
        return disc(0, 0, 23, AMBER, stroke=LIGHT, stroke_width=4) + disc(0, 0, 8, DARK)
    return went(verdict is Verdict.SUCCESS)


def _title(at: At, stop: RoadStop) -> str:
    """The Scene's name, and below it the successes that it needed, with those that the dice brought."""
    (x, y), lines = at, wrap(stop.state.scene.title, BROADEST)[:2]
    name = "".join(letters((x, y + LETTERS * n), one, LETTERS, anchor="start") for n, one in enumerate(lines))
    low = y + LETTERS * len(lines) - 8
    dice = (_die(LIGHT if n < stop.there else "none") for n in range(max(stop.needed, stop.there)))
    return since(stop.picture, name, *(moved(x + 14 + 32 * n, low, one) for n, one in enumerate(dice)))


def _die(paint: str) -> str:
    return area("M-9-9H9V9H-9z", paint, stroke=LIGHT, stroke_width=4, stroke_linejoin="round")
