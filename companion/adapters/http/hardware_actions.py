"""What pages do with the camera, the strip and the pretend hardware."""

import re
from functools import partial
from secrets import SystemRandom

from companion.adapters.camera.dice_input import open_roll
from companion.adapters.camera.dice_teacher import SHOWN
from companion.adapters.camera.teaching_texts import BEGIN, STOP, TAKE_BACK
from companion.adapters.http.base_handler import Threshold, check_at_screen
from companion.adapters.mat.pretend_tokens import laid_or_taken, named
from companion.adapters.mat.tokens import open_answers
from companion.engine.dice import FACES
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import refuse
from companion.table.files.sqlite_file import JournalError
from companion.table.settings.settings import DICE
from companion.table.story.provenance import Changed, read_rolls
from vision.cameras.pretend import PretendCamera
from vision.render.twelve import FACES as TWELVE
from web.protocol import PageViewer

CHANCE = SystemRandom()
HANDFUL = 3, 6
"""How many pretend dice are thrown at least and at most where any number will do."""
KEPT = re.compile(r"(\d{1,18})-(\d{1,18})")
"""What follows the table in the name of a photograph that is kept: the game, and the entry of the roll."""


class Handling(Threshold):
    """Requests about what stands at the table."""

    def teach(self, what: str, who: PageViewer) -> None:
        """Begins, stops or takes back what the camera is taught of the table's dice. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            teacher = self._hardware.teacher
            ways = {BEGIN: teacher.begin, STOP: teacher.stop, TAKE_BACK: teacher.take_back} if teacher else {}
            if what not in ways:
                raise refuse("refused-teach")
            ways[what]()

    def light(self, segment: int, who: PageViewer) -> None:
        """Lights a segment of the strip alone for a few seconds, before a game. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            if self._hardware.lamps is None or self._table.moment.play is not None:
                raise refuse("refused-light")
            try:
                self._hardware.lamps.try_out(segment)
            except IndexError as fault:
                raise refuse("refused-light") from fault

    def throw(self, who: PageViewer) -> None:
        """Throws the pretend dice that are asked for now. Raises Sorry where there are none.

        A second tap, while the first throw is still being read, does nothing.
        """
        with self._sorry(who):
            asked, camera = open_roll(self._table.moment), self._hardware.camera
            teacher, plays = self._hardware.teacher, self._table.moment.play is not None
            shows = teacher is not None and (teacher.pretend is not None or not plays)
            if asked is None and not shows and self._hardware.tiles is not None:
                self._hardware.tiles.lay_by_chance(CHANCE)
                return
            if camera is None:
                raise refuse("refused-throw")
            throw = partial(self._throw, camera, asked)
            if self._hardware.throwing is None:
                throw()
            else:
                self._hardware.throwing.once(throw)

    def _throw(self, camera: PretendCamera, asked: Asked | None) -> None:
        teacher = self._hardware.teacher
        if teacher is not None and teacher.pretend is not None:
            camera.throw([(colour, CHANCE.choice(FACES)) for colour in teacher.pretend])
        elif teacher is not None and self._table.moment.play is None:
            camera.throw([(self._next_dice(), CHANCE.choice(FACES)) for _ in range(SHOWN)])
        elif asked is not None and isinstance(asked.question.form, RollDice):
            self._throw_for(camera, asked.question.form)
        else:
            raise refuse("refused-throw")

    def _throw_for(self, camera: PretendCamera, roll: RollDice) -> None:
        colours = _handful() if roll.open_ended else roll.pips.thrown
        thrown = [(colour, CHANCE.choice(FACES)) for colour in colours]
        keeps = [(die.colour, die.value) for die in roll.keeps]
        others = [one for one in roll.along for _ in range(one.count) if one.faces == TWELVE]
        camera.throw(thrown, keeps, twelve=[(one.colour, CHANCE.randint(1, TWELVE)) for one in others])

    def put(self, tokens: str, who: PageViewer) -> None:
        """Lays pretend tokens so that they stand for an answer, or takes them back. Raises Sorry where they
        stand for none."""
        with self._sorry(who):
            camera, play = self._hardware.camera, self._table.moment.play
            there = [one.there for one in open_answers(play)] if play and camera and camera.has_mat else []
            wanted = next((one for one in there if named(one) == tokens), None)
            if camera is None or wanted is None:
                raise refuse("refused-put")
            camera.put(laid_or_taken(wanted, camera.tokens))

    def _next_dice(self) -> str:
        """The colour by which the next one could sit down. Raises Refused where every set is taken."""
        taken = {seat.colour for seat in self._table.moment.seating.seats}
        free = (one for one in DICE if one not in {*taken, *self._table.game.shared_colours})
        colour = next(free, None)
        if colour is None:
            raise refuse("refused-throw")
        return colour

    def press(self, button: str, who: PageViewer, held: bool = False) -> None:
        """Presses or holds a button of the pretend panel, which is as much as its seat says. Raises Sorry.

        It has to be pressed at the table, as a real one has; from afar only whoever is in charge may.
        """
        buttons, hands = self._hardware.buttons, self._hardware.hands
        with self._sorry(who):
            if not who.at_screen:
                self._check_in_charge(who)
            if buttons is None or hands is None or button not in buttons.names:
                raise refuse("refused-button")
            if held:
                check_at_screen(who)
                self._claims.hold(button)
                return
            buttons.press(button)
            buttons.release(button)
            hands.settle()

    def photograph(self, name: str) -> bytes | None:
        """The JPEG of that name, or None; dice that were corrected since are struck on it."""
        return self._hardware.eye.photograph(name, self._changed(name)) if self._hardware.eye else None

    def bare_photograph(self, name: str) -> bytes | None:
        """The JPEG of that name with nothing drawn on it, or None."""
        return self._hardware.eye.bare(name) if self._hardware.eye else None

    def _changed(self, name: str) -> tuple[Changed, ...]:
        kept = KEPT.fullmatch(name.removeprefix(f"{self._table.id}-"))
        if kept is None:
            return ()
        game, entry = (int(number) for number in kept.groups())
        moment = self._table.moment
        try:
            story = moment.story if moment.game == game else self._table.evenings.read(game).story
        except JournalError:
            return ()
        return next((roll.changed for roll in read_rolls(story) if roll.entry == entry), ()) if story else ()


def _handful() -> list[str]:
    """The colours of a few dice of all kinds, most of them white."""
    return [CHANCE.choice(("white", CHANCE.choice(DICE))) for _ in range(CHANCE.randint(*HANDFUL))]
