"""An evening of six people at a table, with all that happens there.

They answer as bots would. Now and then somebody takes an answer back or does it again, a roll is corrected, a
phone is lost and its seat handed over, or somebody steps out and a bot plays on; once the power goes, and the
table goes on from its journal.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Origin
from companion.engine.dice import Die
from companion.games.human_punishment.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule, TakeFile
from companion.table.commands.playing import GiveConsent
from companion.table.commands.seating import ComeBack, HandOver, StepOut, TakeSeat
from companion.table.files.backup_swap import TABLES
from companion.table.journal.entries import Correct, Redo, Undo
from companion.table.journal.journal import Journal
from companion.table.settings.settings import DICE
from companion.table.state import Actor
from companion.table.story.timeline import Story
from companion.table.table import Table
from tests.companion.saying import give_answer, give_correction, give_preview, give_redo, give_undo

NAMES = ("Ada", "Bo", "Cem", "Dana", "Eli", "Fay")
BACK, CORRECTED, LOST, STEPPED_OUT, POWER_CUT = 40, 55, 70, 90, 120
"""After so many answers each of these happens, again and again but for the last."""


class Evening:
    """A table with its journal in a folder, and everything that happens there."""

    def __init__(self, data: Path, casting: str, chance: Random) -> None:
        self.data, self.chance, self.said = data, chance, 0
        self.table = self._open(data)
        free = (colour for colour in DICE if colour not in GAME.meta.shared_colours)
        for name, colour in zip(NAMES, free, strict=False):
            self.table.execute(TakeSeat(name, colour))
        self.table.execute(ChooseRule("characters", casting))
        for file in self.table.cards.files():
            self.table.execute(TakeFile(file, taken=file.endswith(".en.yaml")))
        self.table.execute(BeginGame())

    def _open(self, path: Path) -> Table:
        return Table("main", GAME, Journal(path), CardShelf(self.data))

    @property
    def story(self) -> Story:
        story = self.table.moment.story
        assert story is not None
        return story

    def command(self) -> str:
        """A command as no other."""
        self.said += 1
        return f"c{self.said}"

    def answer(self) -> bool:
        """Somebody answers, as a bot would; False at the end."""
        seats = (None, *(seat.seat for seat in GAME.view(self.story.play.state, None).seats))
        found = next_answer(self.story.play, seats, sensible, self.chance, self.command())
        if found is None:
            return False
        give_answer(self.table, self._by_a_person(found))
        return True

    def _by_a_person(self, answer: Answer) -> Answer:
        typed = self.story.play.open[answer.question].question.to is None
        return replace(answer, origin=Origin.TYPED if typed else Origin.PHONE)

    def takes_back(self) -> None:
        """The latest answer is taken back, with everybody's consent; every other time it is done again."""
        entry = self.story.latest[0].entry
        give_undo(self.table, Undo(entry, self.command(), None, Origin.KIOSK))
        if self.table.moment.asking is not None:
            self.table.execute(GiveConsent(entry, agree=True), Actor(None))
        if self.said % 2 and self.story.undone:
            give_redo(self.table, Redo(self.story.undone[-1].entry, self.command(), None, Origin.KIOSK))

    def corrects(self) -> None:
        """The dice of the latest roll are read anew."""
        roll = self.story.rolls[0]
        dice = tuple(Die(die.colour, die.value % 6 + 1) for die in roll.dice)
        said = Correct(roll.entry, dice, self.command(), None, Origin.TYPED)
        give_preview(self.table, said)
        give_correction(self.table, said)

    def loses_a_phone(self) -> None:
        """Another phone proves a seat from now on."""
        seat = self.chance.choice(self.story.play.state.seats)
        occupancy = self.table.moment.seating.place(seat).occupancy
        self.table.execute(HandOver(occupancy, f"token-{self.command()}"))

    def steps_out(self) -> None:
        """Somebody leaves the room and comes back; a bot has played on meanwhile."""
        seat = self.chance.choice(self.story.play.state.seats)
        self.table.execute(StepOut(seat), Actor(seat))
        for _ in range(3):
            self.answer()
        self.table.execute(ComeBack(seat), Actor(seat))

    def power_goes(self) -> None:
        """Nothing is closed: what the disk has at that moment is all that is left, and it is enough."""
        before = self.table.record.fingerprint()
        after = self.data / self.command()
        self.table.record.copy_journal(after / TABLES)
        self.table = self._open(after)
        assert self.table.record.fingerprint() == before


def evening(data: Path, casting: str, seed: int) -> Evening:
    """A whole evening, to its end."""
    played = Evening(data, casting, Random(seed))
    happens = {
        BACK: played.takes_back,
        CORRECTED: played.corrects,
        LOST: played.loses_a_phone,
        STEPPED_OUT: played.steps_out,
    }
    number = 0
    while played.answer():
        number += 1
        if number == POWER_CUT:
            played.power_goes()
        for every, what in happens.items():
            if number % every == 0 and played.story.play.state.over is None:
                what()
    return played
