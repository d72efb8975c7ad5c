"""Evenings of before, for the phones that were part of them."""

from collections.abc import Iterable

from companion.adapters.game_catalogue.game_pictures import address
from companion.adapters.http.base_handler import Threshold
from companion.adapters.recap.evening_recap import LookingBack, coloured
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.past.evenings import PastEvening
from web.protocol import PageViewer
from web.shown.evening import EveningToldView


class Remembering(Threshold):
    """Requests about what is over."""

    def sat_in_an_evening(self, token: str) -> bool:
        """Whether this token proved a seat in a game that is not being played any more."""
        return self._table.past_evening(token) is not None

    def evening(self, tokens: Iterable[str], who: PageViewer) -> EveningToldView:
        """The latest game that one of these tokens sat in, told back. Raises Sorry."""
        with self._sorry(who):
            games = ((self._table.past_evening(token), token) for token in tokens)
            found, token = next(((game, token) for game, token in games if game is not None), (None, ""))
            if found is None:
                raise refuse("refused-no-evening")
            return self._told(self._table.evenings.read(found), token, who)

    def _told(self, past: PastEvening, token: str, who: PageViewer) -> EveningToldView:
        game = past.story.play.game
        speech = self._speech(who, game.package)
        kept = self._keepsakes
        told = LookingBack(
            speech, coloured(speech), lambda name: address(self._table.id, game.name, game.package, name)
        ).past(
            past,
            lambda roll: kept.photograph(past.game, roll) if kept else None,
            past.seating.seat_of(token),
        )
        names = ", ".join(seat.name for seat in past.seating.seats)
        over = game.view(past.story.play.state, None).over
        key = "evening-of" if over else "evening-broken-off"
        about = speech(say(key, day=speech.day(past.begun_at), names=names))
        return EveningToldView(speech(say("game-title")), about, told, who.language)
