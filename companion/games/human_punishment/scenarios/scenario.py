"""The vocabulary of scenarios of Human Punishment, for the kit's interpreter."""

from companion.games.human_punishment.scenarios.checks import FIELDS
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.scenarios.same import changed, secrets
from companion.games.human_punishment.scenarios.script import KINDS, READERS, take
from companion.games.human_punishment.scenarios.views import STRIP, read_phrase, sees, sent, told
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.interpreter import Vocabulary, staged
from companion.kit.scenario.promises import checks, final, looks, same, some_viewers

CATALOGUE = ScenarioCatalogue("HP-", 310, "HP-A", 75)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_given,
    open=lambda game, given: staged(game, given.state),
    kinds=KINDS,
    readers=READERS,
    take=take,
    promises={
        "checks": checks(FIELDS),
        "final": final(FIELDS),
        "views": looks(read_phrase, sees, told, some_viewers(), STRIP),
        "same": same(secrets, changed, some_viewers()),
    },
    sent=sent,
)
