"""Sitting down at a table, proving a seat, and taking it up again."""

from companion.adapters.http.base_handler import Threshold, check_at_screen
from companion.engine.refusal import refuse
from companion.table.commands.game import PlayIn
from companion.table.commands.seating import (
    AddBot,
    CloseJoining,
    ComeBack,
    FreeSeat,
    GoHome,
    StepOut,
    TakeSeat,
    TakeSeatPhoneless,
)
from companion.table.state import Actor
from web.protocol import PageViewer


class SeatingRequests(Threshold):
    """Requests about seats."""

    def sit(self, name: str, colour: str, language: str) -> str:
        """Takes a free seat and returns the token that proves it. Raises Sorry."""
        with self._sorry(PageViewer(None, language)):
            self._check_room()
            self._deal_in(language)
            token = self._table.execute(TakeSeat(name, colour)).token
            if self._hardware.teacher is not None:
                self._hardware.teacher.learn(colour)
            return token

    def sit_phoneless(self, name: str, colour: str, who: PageViewer) -> None:
        """Seats somebody who plays without a phone, at the table's own screen. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            check_at_screen(who)
            self._check_room()
            self._deal_in(who.language)
            self._table.execute(TakeSeatPhoneless(name, colour))

    def sit_bot(self, colour: str, who: PageViewer) -> None:
        """Puts a bot into a free seat before the game begins. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._check_room()
            self._deal_in(who.language)
            self._table.execute(AddBot(colour))

    def free(self, seat: str, who: PageViewer) -> None:
        """Frees a seat before the game begins: one's own, a bot's, or, in charge, any. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            if seat not in {who.seat, *self._table.moment.seating.bots}:
                if who.seat is not None:
                    raise refuse("refused-seat")
                self._check_in_charge(who)
            self._table.execute(FreeSeat(seat))

    def look(self, seat: str, who: PageViewer) -> str:
        """Lets a player without a phone look at the table's own screen, and returns the key. Raises Sorry."""
        with self._sorry(who):
            check_at_screen(who)
            return self._curtain.open(seat)

    def seat_behind(self, key: str) -> str | None:
        """The player without a phone who looks with this key, or None."""
        return self._curtain.seat_behind(key)

    def look_away(self, key: str) -> None:
        """Ends that look."""
        self._curtain.close(key)

    def claim(self, seat: str, who: PageViewer, player: str = "") -> str:
        """Asks for a seat taken on another phone; the token proves it once confirmed. Raises Sorry.

        Whoever would play on for a bot says the name of a `player`.
        """
        with self._sorry(who):
            return self._claims.ask(seat, who.claim, player, who.address)

    def step_out(self, seat: str, who: PageViewer, *, for_good: bool) -> None:
        """A bot plays on for a person: for oneself, or, in charge, for whoever is gone. Raises Sorry."""
        with self._sorry(who):
            if who.seat != seat:
                self._check_in_charge(who)
                self._check_gone(seat)
            self._table.execute(GoHome(seat) if for_good else StepOut(seat), Actor(who.seat))

    def come_back(self, seat: str, who: PageViewer) -> None:
        """Whom a bot played on for plays again: said by that person, or by whoever is in charge."""
        with self._sorry(who):
            if who.seat != seat:
                self._check_in_charge(who)
            self._table.execute(ComeBack(seat), Actor(who.seat))

    def close_joining(self, who: PageViewer, *, closed: bool) -> None:
        """Lets nobody new join, or lets people join again; for whoever is in charge. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            self._table.execute(CloseJoining(open=not closed))

    def claimed(self, token: str) -> str | None:
        """The seat that this token waits for, or None (any more)."""
        return self._claims.seat_of(token)

    def confirm(self, code: str, who: PageViewer) -> None:
        """Confirms the viewer's claim by the code that the table shows. Raises Sorry."""
        with self._sorry(who):
            self._claims.type(who.claim, code)

    def settle_claim(self, seat: str, agrees: bool, who: PageViewer, mark: str = "") -> None:
        """Hands a claimed seat over to the phone that shows the mark, or keeps it: who sits there, or the
        host; No, also the table's own screen. Raises Sorry."""
        with self._sorry(who):
            if who.seat != seat and not self._is_host(who) and (agrees or not who.at_screen):
                raise refuse("refused-seat")
            self._claims.settle(seat, mark, agrees=agrees)

    def seat_of(self, token: str) -> str | None:
        """The seat that a token proves, or None if it proves nothing (any more)."""
        return self._table.moment.seating.seat_of(token)

    def code_is_right(self, code: str) -> bool:
        """Whether a typed short code opens this table."""
        return self._table.moment.seating.opened_by(code)

    def _check_gone(self, seat: str) -> None:
        """Nobody is sent away whose phone is at the table."""
        if self._presence.here(seat):
            raise refuse("refused-is-here", name=self._table.moment.seating.place(seat).seat.name)

    def _deal_in(self, language: str) -> None:
        """While nobody has chosen a language, the cards are in that of whoever is the first to sit down."""
        seating = self._table.moment.seating
        if self.language() is None and not seating.places:
            self._table.execute(PlayIn(language))
