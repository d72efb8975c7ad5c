"""Plays one toy game after another and prints each receipt, until it is killed: run by test_crash."""

import sys
from pathlib import Path

from companion.engine.answers import Origin
from companion.engine.dice import Die
from companion.table.commands.game import BeginGame, ChooseRule, EndGame
from companion.table.commands.seating import ClearTable, TakeSeat
from companion.table.journal.entries import Correct, Undo
from companion.table.moment import Receipt
from companion.table.table import Table
from tests.companion.saying import give_answer, give_correction, give_preview, give_undo
from tests.companion.toy_play import NAMES, ToyHouse, cheer, next_reply, play_of

LENGTH = 80
"""Answers of a game before it is given up for the next, so that kills meet beginnings, too."""


def play_for_ever(data: Path) -> None:
    """Goes on where the journal is."""
    table = ToyHouse(data).open()
    while True:
        if table.moment.game is None:
            begin(table)
        while play_of(table).version < LENGTH:
            answer(table)
            if play_of(table).version % 5 == 0:
                change_mind(table)
        table.execute(EndGame())
        table.execute(ClearTable())


def begin(table: Table) -> None:
    """Seats those who are missing, and begins."""
    for name, colour in NAMES[len(table.moment.seating.places) :]:
        table.execute(TakeSeat(name, colour))
    table.execute(ChooseRule("rounds", "1000"))
    table.execute(BeginGame())


def answer(table: Table) -> None:
    """Gives one answer; the line printed says what was acknowledged: the game, the command, its number."""
    play = play_of(table)
    command = f"at-{play.version}"
    said = cheer(play, "seat-2", command) if play.version % 7 == 0 else next_reply(play, command)
    acknowledge(give_answer(table, said), command)


def change_mind(table: Table) -> None:
    """Takes the latest answer back, or corrects the latest roll; the line printed acknowledges it."""
    story = table.moment.story
    assert story is not None
    command = f"back-at-{story.play.version}"
    if story.rolls and story.play.version % 2:
        dice = (Die("white", story.rolls[0].dice[0].value % 6 + 1),)
        correct = Correct(story.rolls[0].entry, dice, command, None, Origin.TYPED)
        give_preview(table, correct)
        receipt: Receipt | None = give_correction(table, correct)
    else:
        receipt = give_undo(table, Undo(story.latest[0].entry, command, None, Origin.KIOSK))
    if receipt is not None:
        acknowledge(receipt, command)


def acknowledge(receipt: Receipt, command: str) -> None:
    """Prints the game, the command and its number."""
    sys.stdout.write(f"{receipt.game} {command} {receipt.number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]))
