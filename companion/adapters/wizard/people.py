"""The steps about people: language, host's PIN, seats and their dice."""

import re

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.step import WizardInput, WizardParts, colour_named, knob, unknown
from companion.engine.words import say
from companion.table.commands.game import PlayIn
from companion.table.settings.settings import DICE
from web.shown.wizard import Form, SettingFieldView, SetUpSheetView


class LanguageStep:
    """Every table has a language; the page has its buttons on every screen."""

    id = "language"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """A word of welcome; the languages themselves stand below."""
        return SetUpSheetView((speech(say("set-up-welcome")),))

    def do(self, doing: WizardInput) -> None:
        """The table begins with that language from now on, and plays with cards in it."""
        if doing.what != "language" or not re.fullmatch("[a-z]{2}", doing.choice):
            raise unknown()
        self._parts.preferences.change("table", language=doing.choice)
        self._parts.table.execute(PlayIn(doing.choice))


class PinStep:
    """The host's PIN. There is none that holds by itself; a table at home may go without, knowingly."""

    id = "pin"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        lock = self._parts.lock
        lines = (say("set-up-pin"), say("set-up-pin-is" if lock and lock.is_set else "set-up-pin-none"))
        field = SettingFieldView("pin", speech(say("set-up-pin-new")), kind="pin")
        return SetUpSheetView(speech.all(lines), form=Form("pin", (field,), speech(say("set-up-keep"))))

    def do(self, doing: WizardInput) -> str:
        """Sets the PIN and makes this browser the host."""
        if doing.what != "pin" or self._parts.lock is None:
            raise unknown()
        self._parts.lock.set(doing.text("pin"))
        return self._parts.lock.let_in(doing.text("pin"))


class SeatsStep:
    """The step for the number of seats and their sets of dice."""

    id = "seats"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        game, table = self._parts.table.game, self._parts.preferences.now.table
        counts = range(game.meta.min_players, game.meta.max_players + 1)
        seats = [(str(n), say("set-up-seats-n", n=n)) for n in counts]
        dice = [(colour, colour_named(colour)) for colour in self._offered]
        most = min(table.seats, game.meta.max_players)
        return SetUpSheetView(
            (speech(say("set-up-seats")),),
            (
                knob(speech, "seats", say("set-up-seats-label"), seats, (str(most),)),
                knob(speech, "dice", say("set-up-dice-label"), dice, self._dice),
            ),
        )

    def do(self, doing: WizardInput) -> None:
        """Takes a number of seats; takes a set of dice in, or out."""
        change = self._parts.preferences.change
        game = self._parts.table.game
        if doing.what == "seats" and doing.choice in map(
            str, range(game.meta.min_players, game.meta.max_players + 1)
        ):
            change("table", seats=int(doing.choice))
        elif doing.what == "dice" and doing.choice in self._offered:
            turned = {doing.choice} ^ set(self._dice)
            change("table", dice=tuple(colour for colour in self._offered if colour in turned))
        else:
            raise unknown()

    @property
    def _offered(self) -> tuple[str, ...]:
        return tuple(colour for colour in DICE if colour not in self._parts.table.game.meta.shared_colours)

    @property
    def _dice(self) -> tuple[str, ...]:
        return self._parts.preferences.now.table.dice or self._offered
