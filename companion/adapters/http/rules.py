"""What anybody may look up: the rules of a game."""

from companion.adapters.game_catalogue.rulebook_page import rulebook, written
from companion.adapters.http.base_handler import Threshold
from companion.engine.words import say
from web.protocol import PageViewer
from web.shown.rulebook import Rulebook


class Consulting(Threshold):
    """Requests of those who want to know how something is played."""

    def rulebook(self, game: str, who: PageViewer) -> Rulebook:
        """The rules of that game, or of the one that is played. Raises Sorry for one that there is not."""
        with self._sorry(who):
            asked = self._table.game_named(game or self._table.game.name)
        speech = self._speech(who, asked.package)
        return Rulebook(
            speech.language,
            asked.name,
            speech(say("game-title")),
            rulebook(written(asked.package, speech.language), asked.house_rules, speech),
            tuple(
                (meta.name, self._speech(who, meta.package)(say("game-title")))
                for meta in self._premises.games
            ),
        )
