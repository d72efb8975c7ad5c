"""The eleven bars as tracks: how far each goes, its zones, and its number in words (HP-024)."""

from companion.engine.frozen import replace
from companion.engine.view import Track, Zone
from companion.engine.words import Message, say
from companion.games.human_punishment.rules.chips import SECTORS
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import Board

ON_THE_STRIP = frozenset({"threat", "riot"})


def shown_bars(city: City) -> tuple[Track, ...]:
    """The eleven bars, each with how far it goes (HP-024)."""
    return tuple(shown_bar(city, bar) for bar in city.bars)


def _said(city: City, bar: str, n: int) -> Message | None:
    """The number of a bar in words: chips left, an elite to come or its Health."""
    if bar.startswith("sector"):
        return say("bar-chips", n=len(city.network.sectors[SECTORS[int(bar[-1]) - 1]]))
    if bar in {"apex", "deus"}:
        there = value_of(city, bar) is not None
        gone = value_of(city, f"{bar}_gone")
        return say("bar-elite", n=n, state="gone" if gone else "here" if there else "coming")
    return None


def zones(board: Board, bar: str) -> tuple[Zone, ...]:
    """Returns the zones of a bar: yellow, and the end of the game."""
    low, top = board.bars[bar]
    match bar:
        case "morale":
            return Zone(low, low, grave=True), Zone(low + 1, board.morale_yellow)
        case "riot":
            red, yellow = board.riot_red, board.riot_yellow
            left = Zone(low, -red, grave=True), Zone(1 - red, -yellow)
            return *left, Zone(yellow, red - 1), Zone(red, top, grave=True)
        case "security" | "resource":
            return Zone(low, low, grave=True), Zone(low + 1, low + 2)
        case "threat":
            return Zone(2, top - 1), Zone(top, top, grave=True)
        case _:
            return ()


def _bar(board: Board, bar: str, n: int) -> Track:
    """A bar that goes below nothing is shown from its lowest end on (HP-024)."""
    low, top = board.bars[bar]
    low = min(0, low)
    text = say(f"bar-{bar}-text", n=n)
    lit = bar in ON_THE_STRIP
    return Track(
        bar, say(f"bar-{bar}"), n - low, top - low, text=text, low=low, zones=zones(board, bar), lit=lit
    )


def shown_bar(city: City, bar: str) -> Track:
    """One bar, as it stands now."""
    return replace(_bar(city.fixed.board, bar, city.bars[bar]), said=_said(city, bar, city.bars[bar]))
