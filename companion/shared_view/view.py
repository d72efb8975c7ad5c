"""The view of one viewer: an allow-list of named fields."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from companion.shared_view.boards import Board, Plan
from companion.shared_view.localisable import Colour_co, Localisable, Picture, Text_co
from companion.shared_view.parts import (
    Bond,
    CardView,
    Explanation,
    Meanwhile,
    Pile,
    Rolling,
    Route,
    SeatView,
    Spotlight,
    Track,
)
from companion.shared_view.scores import Scores

Viewer: TypeAlias = str | None
"""A seat's id, or None for a spectator: the kiosk, the strip and everybody behind them."""


class Mood(StrEnum):
    """Public mood of the moment, for light and pages."""

    CALM = "calm"
    ROLLING = "rolling"
    SUCCESS = "success"
    FAILURE = "failure"
    LOSS = "loss"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class View(Localisable[Text_co, Colour_co]):
    """One viewer's whole sight of the game; a page, a strip and an export are drawn from it alone.

    `shared` cards are open, and any player may use them. `scene` names the game's picture of where the
    table is; without one there is that of the mood.
    """

    viewer: Viewer
    mood: Mood
    tracks: tuple[Track[Text_co, Colour_co], ...]
    seats: tuple[SeatView[Text_co, Colour_co], ...]
    waiting: tuple[Text_co, ...]
    spotlight: Spotlight[Text_co, Colour_co] | None
    rolling: Rolling[Text_co, Colour_co] | None
    hand: tuple[CardView[Text_co, Colour_co], ...]
    opened: tuple[CardView[Text_co, Colour_co], ...]
    counters: tuple[tuple[Text_co, int], ...]
    over: bool
    why: tuple[Explanation[Text_co, Colour_co], ...] = ()
    """Explanation of the public verdict, step by step."""
    shared: tuple[CardView[Text_co, Colour_co], ...] = ()
    meeting: bool = False
    """True while the table gets to know the people of the game, who are the open cards of the seats."""
    bonds: tuple[Bond[Text_co, Colour_co], ...] = ()
    """Relations that are drawn between the seats meanwhile."""
    board: Board[Text_co, Colour_co] | None = None
    plan: Plan[Text_co, Colour_co] | None = None
    scene: Picture | None = None
    piles: tuple[Pile[Text_co, Colour_co], ...] = ()
    route: Route[Text_co, Colour_co] | None = None
    meanwhile: Meanwhile[Text_co, Colour_co] | None = None
    """For a seat, while the others are asked."""
    rule: str = ""
    """The number of a rule of what is going on now: what its chapter reminds of is at hand."""
    winners: tuple[str, ...] = ()
    """The seats that have won, once it is over; in a game of sides all of the side that did."""
    scores: Scores[Text_co, Colour_co] | None = None
    spin: tuple[str, ...] = ()
    """Colours that a light runs through along the strip until it rests in the last one."""
    glow: str | None = None
    """Colour in which the whole strip glows; it takes precedence over all else."""
