"""What the host does: set a game up, begin and end it, lock the table, forget what it keeps."""

import json
from contextlib import suppress

from companion.adapters.http.base_handler import Threshold, check_at_screen
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.game import (
    BeginGame,
    ChooseRule,
    EndGame,
    ForgetEverything,
    NextParty,
    PlayAgain,
    PlayGame,
    SettleGame,
    Speak,
    TakeFile,
)
from companion.table.commands.seating import ClearTable
from companion.upkeep.uploaded_backup import forget_brought
from web.protocol import PageViewer


class Hosting(Threshold):
    """Requests about the table itself."""

    def speak(self, language: str, who: PageViewer) -> None:
        """Chooses the language that the kiosk reads. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._table.execute(Speak(language))

    def play_game(self, game: str, who: PageViewer) -> None:
        """Chooses what is played, before a game begins. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._table.execute(PlayGame(game))

    def choose(self, rule: str, choice: str, who: PageViewer) -> None:
        """Chooses a house rule before a game begins. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._table.execute(ChooseRule(rule, choice))

    def take(self, file: str, taken: bool, who: PageViewer) -> None:
        """Plays with a card file or without it, from the next game on. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._table.execute(TakeFile(file, taken=taken))

    def begin(self, who: PageViewer) -> None:
        """Begins the game with those who sit. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._table.execute(BeginGame())

    def again(self, who: PageViewer) -> None:
        """Clears the table for the next party once a game is over; with a PIN for the host. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._put_away()
            self._table.execute(NextParty())
            self._forget_sent()
            self._end_call()

    def clear(self, who: PageViewer) -> None:
        """Clears the table for another party before a game has begun. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            self._table.execute(ClearTable())
            self._end_call()

    def end(self, who: PageViewer) -> None:
        """Ends a game that is not over; with a PIN for the host. Raises Sorry."""
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._put_away()
            self._table.execute(EndGame())
            self._forget_sent()

    def same_again(self, who: PageViewer) -> None:
        """Begins another game with the same people, colours and house rules. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._put_away()
            self._table.execute(PlayAgain())

    def journal(self, who: PageViewer) -> str:
        """All that was written down of a game that is over, as JSON; its end stands from then on.

        Raises Sorry before.
        """
        with self._sorry(who):
            self._check_here(who)
            self._check_host(who)
            self._table.execute(SettleGame())
            return json.dumps(self._table.written(), ensure_ascii=False, indent=1)

    def forget(self, who: PageViewer) -> str:
        """Deletes all games, photographs and names for good, on the disk and in memory; says what that was.

        A kiosk in charge asks. Raises Sorry.
        """
        with self._sorry(who):
            self._check_forgetting(who)
            self._put_away()
            games = self._table.execute(ForgetEverything())
            self._forget_evenings()
            self._open_evenings.close()
            self._premises.catalogue.forget()
            forget_brought(self._table.data)
            if self._premises.sent is not None:
                self._premises.sent.forget()
            photographs = self._keepsakes.forget_photographs() if self._keepsakes else 0
            return self._speech(who)(say("forgotten", games=games, photographs=photographs))

    def forget_dice(self, who: PageViewer) -> str:
        """Deletes how the dice fell on all evenings; says how many those were. A kiosk in charge may ask."""
        with self._sorry(who):
            self._check_forgetting(who)
            evenings = self._keepsakes.forget_throws() if self._keepsakes else 0
            self._forget_evenings()
            self._presence.wake()
            return self._speech(who)(say("forgotten-dice", n=evenings))

    def unlock(self, pin: str, who: PageViewer, address: str = "") -> str:
        """Proves the host by the PIN, and returns the token that does so for a while. Raises Sorry."""
        with self._sorry(who):
            if self._host_lock is None:
                raise refuse("refused-pin-wrong")
            return self._host_lock.let_in(pin, "" if who.at_screen else address)

    def set_pin(self, pin: str | None, who: PageViewer) -> None:
        """Locks what is the host's behind a PIN, or behind none any more; at the table's own screen alone."""
        with self._sorry(who):
            check_at_screen(who)
            self._check_host(who)
            if self._host_lock is not None:
                self._host_lock.take_off() if pin is None else self._host_lock.set(pin)
            self._presence.wake()

    def lock(self, who: PageViewer) -> None:
        """Ends being the host, everywhere. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            if self._host_lock is not None:
                self._host_lock.shut()
            self._presence.wake()

    def _forget_sent(self) -> None:
        """With the party goes what its phones were sent; what cannot go makes room for the next game's."""
        if self._premises.sent is not None:
            with suppress(OSError):
                self._premises.sent.forget()

    def _end_call(self) -> None:
        """Nobody of the staff is asked to come by a party that has left."""
        if self._premises.cafe is not None:
            with suppress(OSError):
                self._premises.cafe.calling.end()

    def _forget_evenings(self) -> None:
        if self._premises.cafe is not None:
            self._premises.cafe.book.forget()

    def _check_forgetting(self, who: PageViewer) -> None:
        self._check_host(who)
        if who.seat is not None:
            raise refuse("refused-kiosk")
        self._check_in_charge(who)
