"""The rolls of the game of now, looked back at, and read once more."""

from companion.adapters.http.base_handler import Threshold
from companion.adapters.language.localise import Localiser
from companion.adapters.pages.prompts import Prompting
from companion.adapters.recap.evening_recap import coloured
from companion.adapters.records.roll_history import LookingThrough
from companion.adapters.records.undo import Mending
from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.engine.refusal import refuse
from companion.engine.words import say
from web.protocol import PageViewer
from web.shown.rolls import PastRoll, PastRolls


class Rolls(Threshold):
    """Requests about rolls of before."""

    def rolls(self, who: PageViewer) -> PastRolls:
        """Every roll of the game of now that counts, the latest first."""
        corrects = not who.looks_on and (who.seat is not None or not self._is_locked(who))
        moment = self._table.moment
        shown = self._looking_through(who).rolls(moment, corrects=corrects)
        title = self._speech(who)(say("game-title"))
        return PastRolls(title, who.language, who.seat, moment.game, shown)

    def read_again(self, entry: int, who: PageViewer) -> PastRoll:
        """One of them, read once more by today's reader. Raises Sorry where that cannot be done."""
        with self._sorry(who):
            self._check_here(who)
            roll = self.rolls(who).of(entry)
            if roll is None or not roll.can_read_again or not roll.photograph or not self._keepsakes:
                raise refuse("refused-no-roll")
            reading = self._keepsakes.read_again(roll.photograph)
            if reading is None:
                raise refuse("refused-no-roll")
            dice = [Die(one.face.colour.id, one.face.value or 0) for one in roll.dice]
            seats = self._table.moment.seating.colours
            return replace(roll, again=self._looking_through(who).again(dice, reading, seats))

    def _looking_through(self, who: PageViewer) -> LookingThrough:
        speech = self._speech(who)
        colour = coloured(speech)
        mending = Mending(speech, colour, Prompting(Localiser(speech, colour, lambda _: None)).slots)
        return LookingThrough(speech, colour, mending, self._keepsakes)
