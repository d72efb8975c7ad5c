"""The rules of a game, for all to look up."""

from companion.adapters.game_catalogue.rulebook_page import language_of, rulebook, written
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.words import say
from web.ports.protocol import PageViewer
from web.ports.queries import ReadRules
from web.shown.rulebook import Rulebook


@handles(ReadRules)
def _rulebook(at: TableAccess, wanted: ReadRules, who: PageViewer) -> Rulebook:
    asked = at.table.games.game(wanted.game or at.table.game.meta.name)
    speech = at.speech(who, asked.meta.package)
    language = language_of(asked.meta.package, speech.wanted)
    return Rulebook(
        speech.language,
        asked.meta.name,
        speech(say("game-title")),
        rulebook(written(asked.meta.package, language), asked.house_rules, speech),
        tuple((meta.name, at.speech(who, meta.package)(say("game-title"))) for meta in at.parts.games),
        language if language != speech.language else "",
    )
