"""Plays one toy game after another and prints each receipt, until it is killed: run by test_crash."""

import sys
from pathlib import Path

from companion.table.table import Table
from tests.companion.toy_play import NAMES, ToyHouse, cheer, next_reply, play_of

LENGTH = 40
"""Answers of a game before it is given up for the next, so that kills meet beginnings, too."""


def play_for_ever(data: Path) -> None:
    """Goes on where the journal is."""
    table = ToyHouse(data).open()
    while True:
        if table.moment.game is None:
            begin(table)
        while play_of(table).version < LENGTH:
            answer(table)
        table.again(abandon=True)


def begin(table: Table) -> None:
    """Seats those who are missing, and begins."""
    for name, colour in NAMES[len(table.moment.seating.places) :]:
        table.sit(name, colour)
    table.choose("rounds", "1000")
    table.begin()


def answer(table: Table) -> None:
    """Gives one answer; the line printed says what was acknowledged: the game, the command, its number."""
    play = play_of(table)
    command = f"at-{play.version}"
    said = cheer(play, "seat-2", command) if play.version % 7 == 0 else next_reply(play, command)
    receipt = table.submit(said)
    sys.stdout.write(f"{receipt.game} {command} {receipt.number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]))
