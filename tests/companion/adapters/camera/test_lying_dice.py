"""Dice that lie there are no roll, in any game: the pretend camera is read before and after each."""

from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from companion import games
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.camera.table_reader import TableReader
from companion.engine.advice import next_answer, sensible
from companion.engine.dice import FACES
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.saying import give_answer
from vision.cameras.pretend import MOST_FRAMES, PretendCamera

ROLLS, THROWS, MOST_ANSWERS = 3, 4, 300
COLOURS = ("red", "blue", "green")
WITHOUT_DICE = {"map_to_hope", "hopes_end"}


class Evening:
    """A table, its pretend camera, and people who answer as bots do."""

    def __init__(self, game: str, folder: Path, journal: Journal) -> None:
        found = games.find(game)
        self.table = Table("home", found, journal, CardShelf(folder))
        for n, colour in enumerate(COLOURS[: max(2, found.meta.min_players)]):
            self.table.execute(TakeSeat(f"Player {n}", colour))
        self.camera, self.reader = PretendCamera(fps=1e9), TableReader(self.table)
        self.eye = DiceInput(self.table, RollPhotos(folder / "photos"), lambda: None)
        self.table.subscribe(self.eye.on_moment)
        self.chance = Random(1)
        self.look()

    def look(self) -> None:
        """Lets the camera read what lies there, once all that tumbles has come to rest."""
        self.eye.on_motion()
        for _ in range(MOST_FRAMES):
            self.camera.frame()
        frame = self.camera.frame()
        self.eye.on_rest(frame, self.reader.read(frame))

    def throw(self, roll: RollDice) -> None:
        """Throws what is asked for: two dice where any number may be thrown."""
        colours = ("white", "blue") if roll.open_ended else roll.pips.thrown
        keeps = [(die.colour, die.value) for die in roll.keeps]
        self.camera.throw([(one, self.chance.choice(FACES)) for one in colours], keeps)
        self.look()

    def next_roll(self) -> Asked:
        """Answers what is asked until dice are to be thrown."""
        for _ in range(MOST_ANSWERS):
            asked = open_roll(self.table.moment)
            if asked is not None:
                return asked
            play = self.table.moment.play
            assert play is not None
            seats = {one.question.to for one in play.open.values()}
            answer = next_answer(play, seats, sensible, self.chance, uuid4().hex)
            assert answer is not None
            give_answer(self.table, answer)
        raise AssertionError("nobody is to throw")


@pytest.mark.slow
@pytest.mark.parametrize("game", [one for one in games.names() if one not in WITHOUT_DICE])
def test_only_dice_that_fell_after_they_were_asked_for_are_a_roll(game: str, tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    evening = Evening(game, tmp_path, journal)
    evening.table.execute(BeginGame())
    for _ in range(ROLLS):
        asked = evening.next_roll()
        evening.look()
        assert open_roll(evening.table.moment) == asked
        form = asked.question.form
        assert isinstance(form, RollDice)
        assert len(evening.eye.sight.thrown) <= len(form.keeps)
        for _ in range(THROWS):
            if open_roll(evening.table.moment) == asked:
                evening.throw(form)
        assert open_roll(evening.table.moment) != asked
    evening.table.close()
    journal.close()
