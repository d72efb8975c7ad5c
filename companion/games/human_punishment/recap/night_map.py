"""The city with what happened where: each machine that fell, and each person who was struck down."""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.engine.words import Message
from companion.games.human_punishment.events import Announced, Event
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.drawing import At
from companion.games.human_punishment.telling.skyline import SIZE, drawn, spots
from companion.games.human_punishment.telling.words import face
from companion.kit.evening_picture import WIDE, Remembered, evening_picture, in_a_row, letters, went
from companion.kit.svg import disc, line, moved

Happened: TypeAlias = Beat[City, Event]
SCALE, TOP = 0.8, -20
"""Size of the city in the picture, and how much higher it stands."""
NUMBER = re.compile("<text.*?</text>")
"""Writing on the board, which would be too small here."""
MOST = 48
"""Most pictures; of more the latest."""
ABOVE, APART, IN_A_ROW = 28, 30, 2
"""Height of a mark above its place, so that its number is free, the distance of marks, marks in a row."""
FELL = disc(0, 0, 15, "#151b2e", stroke="#ffd9a0", stroke_width=3) + line("M-7-7 7 7M7-7-7 7", "#ffd9a0", 4)
STRUCK = disc(0, 0, 17, "#c8433f", stroke="#efe7da", stroke_width=3) + line("M-8 0H8", "#efe7da", 5)


def night_map(beats: Sequence[Happened], won: Collection[str]) -> Film | None:
    """The night, mark by mark, and the seats that `won`; None if nobody fell."""
    marks = list(_marks(beats))[-MOST:]
    if not marks:
        return None
    parts, there = [], list[At]()
    for n, (at, mark, _) in enumerate(marks):
        same = there.count(at)
        there.append(at)
        x, y = at[0] + APART * (same % IN_A_ROW), at[1] - ABOVE - APART * (same // IN_A_ROW)
        parts.append(moved(x, y, mark, data_from=n))
    city = NUMBER.sub("", drawn(beats[-1].state.fixed.board)).replace("city-night", "film-night")
    whole = moved((WIDE - SCALE * SIZE[0]) / 2, TOP, city, *parts, scale=SCALE)
    people = in_a_row([_person(player, won) for player in beats[-1].state.players])
    return evening_picture((whole, people), tuple(told for _, _, told in marks))


def _person(player: Player, won: Collection[str]) -> Remembered:
    """With a mark for those who won."""
    mark = went(well=True, scale=0.55)
    return Remembered(player.colour, player.name, face=face(player), thing=mark, many=int(player.seat in won))


def _marks(beats: Sequence[Happened]) -> Iterator[tuple[At, str, Message]]:
    """Yields where, how it is drawn and how it was told; who is struck down is gone from there afterwards."""
    before = now = beats[0].state
    for beat in beats:
        if not isinstance(beat.event, Announced):
            before, now = now, beat.state
        at = spots(beat.state.fixed.board)
        for told in beat.event.sentences if isinstance(beat.event, Announced) else ():
            fell = told.key == "told-falls"
            place = _space(told) if fell else _stood(before, told)
            if place in at:
                yield at[place], FELL if fell else _struck(str(told.values["name"])), told


def _struck(name: str) -> str:
    return STRUCK + letters((0, 46), name, 26)


def _space(told: Message) -> str:
    at = told.values["at"]
    return f"red {at.values['n']}" if isinstance(at, Message) else f"spawn {at}"


def _stood(before: City, told: Message) -> str:
    """The place of a figure without Health."""
    if told.key != "told-hurt" or told.values["n"] != 0:
        return ""
    return next((one.figure.at for one in before.everybody if one.name == told.values["name"]), "")
