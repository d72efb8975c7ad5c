"""Says at a table what a journal holds, as those did who said it."""

from companion.engine.answers import Answer
from companion.table.commands.playing import (
    GoWithout,
    PreviewCorrection,
    RedoAnswer,
    SettleCorrection,
    SubmitAnswer,
    UndoAnswer,
)
from companion.table.journal.entries import Correct, Recall, Redo, Undo
from companion.table.moment import Receipt
from companion.table.state import Actor
from companion.table.table import Table


def give_answer(table: Table, answer: Answer, game: int | None = None) -> Receipt:
    """Answers a question."""
    return table.execute(SubmitAnswer(answer), Actor(game=game))


def give_undo(table: Table, said: Undo, game: int | None = None) -> Receipt | None:
    """Takes an answer back."""
    return table.execute(UndoAnswer(said.entry, said.command), Actor(said.seat, said.origin, game))


def give_redo(table: Table, said: Redo, game: int | None = None) -> Receipt:
    """Does again what was taken back."""
    return table.execute(RedoAnswer(said.entry, said.command), Actor(said.seat, said.origin, game))


def give_recall(table: Table, said: Recall, game: int | None = None) -> Receipt:
    """Goes on without an entry."""
    return table.execute(GoWithout(said.entry, said.command), Actor(said.seat, said.origin, game))


def give_preview(table: Table, said: Correct, game: int | None = None) -> None:
    """Shows what a correction would change."""
    dice = tuple((die.colour, die.value) for die in said.dice)
    command = PreviewCorrection(said.entry, said.command, dice, said.option)
    table.execute(command, Actor(said.seat, said.origin, game))


def give_correction(table: Table, said: Correct, game: int | None = None) -> Receipt:
    """Corrects a roll as it was previewed."""
    dice = tuple((die.colour, die.value) for die in said.dice)
    command = SettleCorrection(said.entry, said.command, dice, said.option, sure=True)
    receipt = table.execute(command, Actor(said.seat, said.origin, game))
    assert receipt is not None
    return receipt
