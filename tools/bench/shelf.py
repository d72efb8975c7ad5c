"""Measures how long the lobby takes to open, with games on the shelf and without."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from companion.app import Companion, CompanionSettings
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.shelf import PutAside
from companion.upkeep.memory import settle
from tests.evening.players.phone import Phone, join
from tools.bench.pages import PLAYERS
from tools.bench.row import Row

GAMES, OPENED = 200, 60
PUT_ASIDE = 20
"""Every twentieth game is put aside; the others are left."""


def milliseconds_of_the_lobby() -> Iterator[Row]:
    """Milliseconds of the kiosk's lobby, from the request to its last byte: an empty shelf, then a full one.

    With games, once as it usually is, and once as it is first opened after a game.
    """
    with TemporaryDirectory() as folder:
        settings = CompanionSettings(data=Path(folder), host="127.0.0.1", port=0)
        with Companion(settings) as companion:
            settle()
            kiosk = _kiosk(companion)
            yield Row("the lobby opens with an empty shelf", _openings(companion, kiosk), "ms")
            _fill(companion)
            yield Row(f"the lobby opens with {GAMES} games on the shelf", _openings(companion, kiosk), "ms")
            yield Row(
                "the same for the first time after a game", _openings(companion, kiosk, first=True), "ms"
            )


def _kiosk(companion: Companion) -> Phone:
    code = companion.table.moment.seating.code
    for name, colour in PLAYERS[:4]:
        join(companion.address, code, name, colour)
    return Phone(companion.address, "/t/home/kiosk")


def _fill(companion: Companion) -> None:
    for number in range(GAMES):
        companion.table.execute(BeginGame())
        companion.table.execute(EndGame() if number % PUT_ASIDE else PutAside())


def _openings(companion: Companion, kiosk: Phone, *, first: bool = False) -> tuple[float, ...]:
    return tuple(_opening(companion, kiosk, first=first) for _ in range(OPENED))


def _opening(companion: Companion, kiosk: Phone, *, first: bool) -> float:
    if first:
        companion.table.evenings.changed()
    started = perf_counter()
    kiosk.get(kiosk.home)
    return 1000 * (perf_counter() - started)
