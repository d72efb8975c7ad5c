"""What each phone was sent: noted while a game is played, and shown to anybody there once it is over."""

from secrets import token_urlsafe

from companion.adapters.http.base_handler import Threshold
from companion.adapters.http.context import TableParts
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.game import SettleGame
from companion.table.moment import Moment
from companion.table.seating.constant_time import same
from web.protocol import PageViewer
from web.shown.sent import Sending, SentPage

AT_ONCE = 50
"""So many of them stand on one page."""


class Accounting(Threshold):
    """Requests of those who want to see that nobody was sent more than they may know."""

    def __init__(self, premises: TableParts) -> None:
        super().__init__(premises)
        self._which: tuple[int | None, str] = None, ""
        self._sent_key: tuple[str, str] = "", ""

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        """Something leaves for the phone of a seat; kept as long as the game goes on."""
        moment, log = self._table.moment, self._premises.sent
        if log is not None and who.seat is not None and moment.play is not None and not _is_over(moment):
            log.note(self._game_of(moment), who.seat, what, text)

    def open_sent(self, who: PageViewer) -> str:
        """Opens what was sent in the game that is over, whose end stands from then on; returns the key.

        Raises Sorry before, for whoever asks.
        """
        with self._sorry(who):
            self._check_over()
            self._check_here(who)
            self._check_host(who)
            self._table.execute(SettleGame())
            game = self._game_of(self._table.moment)
            if self._sent_key[0] != game:
                self._sent_key = game, token_urlsafe(12)
            return self._sent_key[1]

    def sent(self, key: str, seat: str, first: int, who: PageViewer) -> SentPage:
        """What that seat (or else the first) was sent, from that place on. Raises Sorry without the key."""
        with self._sorry(who):
            self._check_over()
            moment, log = self._table.moment, self._premises.sent
            game = self._game_of(moment)
            if self._sent_key[0] != game or not same(self._sent_key[1], key):
                raise refuse("refused-sent-key")
            seats = tuple((one.id, one.name) for one in moment.seating.seats)
            seat = seat if seat in dict(seats) else seats[0][0]
            total, shown = log.of(game, seat, first, AT_ONCE) if log else (0, ())
            return SentPage(
                key,
                self._speech(who)(say("game-title")),
                seats,
                seat,
                first,
                total,
                tuple(Sending(int(one.at), one.what, one.text) for one in shown),
                log is not None and log.full,
            )

    def _check_over(self) -> None:
        if not _is_over(self._table.moment):
            raise refuse("refused-sent")

    def _game_of(self, moment: Moment) -> str:
        if self._which[0] != moment.game:
            self._which = moment.game, self._table.fingerprint()
        return self._which[1]


def _is_over(moment: Moment) -> bool:
    play = moment.play
    return play is not None and play.game.view(play.state, None).over
