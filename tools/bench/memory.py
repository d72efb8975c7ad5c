"""Measures the memory of a whole table: pages, camera and reader in one process."""

from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from tests.evening.players.evening import begin, code_on, each_acts, kiosk, open_roll, sit_down
from tests.evening.players.player import Player
from tests.evening.players.pulse import pulse
from tests.evening.players.server import Server
from tools.bench.row import Row
from vision.pictures.photograph import as_jpeg
from vision.render import COLOURS, picture, room, scatter

PORT = 18731
PICTURES = 4
READINGS_SECONDS = 8.0


def megabytes_of_a_table() -> Row:
    """Resident megabytes of a table that reads photographs, as a real camera gives them.

    Before a game, and in the middle of one with three phones and a kiosk. The pretend camera, which
    draws its own pictures, needs more.
    """
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", PORT, str(_photographs(Path(folder))))
        server.start()
        try:
            before = pulse(server.pid).megabytes
            _play_to_a_roll(server)
            sleep(READINGS_SECONDS)
            values = (before, pulse(server.pid).megabytes)
        finally:
            server.stop()
    return Row("memory of a whole table, its reader at work", values, "MB")


def _photographs(folder: Path) -> Path:
    photographs = folder / "photographs"
    photographs.mkdir()
    dice = [(colour, 1 + place % 6) for place, colour in enumerate(list(COLOURS)[:6])]
    for number in range(PICTURES):
        frame = picture(scatter(dice, number, room(1)))
        (photographs / f"{number}.jpg").write_bytes(as_jpeg(frame))
    return photographs


def _play_to_a_roll(server: Server) -> None:
    screen = kiosk(server.base)
    players = [Player(phone) for phone in sit_down(server.base, code_on(screen))]
    begin(screen)
    while open_roll(screen) is None:
        each_acts(players)
