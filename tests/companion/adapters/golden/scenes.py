"""The scenes of the golden set: each a few seconds of one moment of an evening."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from companion.adapters.light.strip_frames import CALM, TableSurroundings, blended, picture, trial
from companion.devices.strip import Frame
from companion.engine.view import Mood, View
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from tests.companion.adapters.light.test_strip_frames import at_table, seat

Pixels = npt.NDArray[np.uint8]
SECONDS, A_SECOND = 6, 4
SIXTY = StripSettings(supply_ma=4000)
ROUND_THE_TABLE = replace(
    SIXTY,
    segments=(
        Segment("track-1", 10),
        Segment("dark", 2),
        Segment("the red one", 10),
        Segment("the blue one", 10, backwards=True),
        Segment("the green one", 10),
        Segment("dark", 2),
        Segment("track-2", 15, backwards=True),
    ),
)
ACTING, ASKED, OTHER = seat("red", on_turn=True), seat("blue", wanted=True), seat("green")
THREE = at_table(ACTING, seat("blue"), OTHER)
FIVE = at_table(seat("yellow", on_turn=True), seat("purple"), seat("black"), seat("orange"), seat("pink"))


def film(view: View | None, around: TableSurroundings = CALM, strip: StripSettings = SIXTY) -> list[Frame]:
    """A frame for each quarter of a second."""
    return [picture(view, strip, n / A_SECOND, around) for n in range(SECONDS * A_SECOND)]


def death() -> list[Frame]:
    """The green one dies at the beginning."""
    gone = at_table(ACTING, seat("blue"), seat("green", gone=True), mood=Mood.LOSS)
    return film(gone, TableSurroundings({"the green one": 0.0}))


def change() -> list[Frame]:
    """From a calm moment into a roll, in twenty-five steps."""
    before, after = picture(THREE, SIXTY, 0), picture(replace(THREE, mood=Mood.ROLLING), SIXTY, 0)
    return [blended(before, after, n / 23) for n in range(24)]


SCENES: Mapping[str, list[Frame]] = MappingProxyType(
    {
        "lobby": film(None),
        "lobby-asleep": film(None, TableSurroundings(quiet=3600)),
        "turn": film(THREE),
        "turn-of-five": film(FIVE),
        "asked": film(at_table(ACTING, ASKED, OTHER)),
        "roll": film(replace(THREE, mood=Mood.ROLLING)),
        "roll-without-camera": film(replace(THREE, mood=Mood.ROLLING), TableSurroundings(blind=True)),
        "success": film(replace(THREE, mood=Mood.SUCCESS)),
        "failure": film(replace(THREE, mood=Mood.FAILURE)),
        "loss": film(replace(THREE, mood=Mood.LOSS)),
        "away": film(
            at_table(ACTING, ASKED, OTHER),
            TableSurroundings(away=frozenset({"the blue one", "the green one"})),
        ),
        "death": death(),
        "won": film(replace(THREE, mood=Mood.WON, over=True)),
        "lost": film(replace(THREE, mood=Mood.LOST, over=True)),
        "trouble": film(THREE, TableSurroundings(trouble=True)),
        "night": film(THREE, TableSurroundings(night=True)),
        "segments": film(THREE, strip=ROUND_THE_TABLE),
        "trial": [trial(ROUND_THE_TABLE, 3, n / A_SECOND) for n in range(SECONDS * A_SECOND)],
        "change": change(),
    }
)


def pixels(frames: list[Frame]) -> Pixels:
    """A row for each frame, a pixel for each LED: blue, green, red."""
    return np.array(
        [[(lamp.blue, lamp.green, lamp.red) for lamp in frame] for frame in frames], dtype=np.uint8
    )
