"""The vocabulary of scenarios of Hope's End, for the kit's interpreter."""

from companion.games.hopes_end.scenarios.checks import FIELDS
from companion.games.hopes_end.scenarios.given import read_given
from companion.games.hopes_end.scenarios.script import STEPS
from companion.games.hopes_end.scenarios.views import STRIP, read_phrase, sees, sent, told
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.interpreter import Vocabulary, staged
from companion.kit.scenario.promises import checks, final, looks, some_viewers

RECOMMENDED = {"bonus": "on-top", "choosers": "anew"}
"""HE-A2 and HE-A32."""
CATALOGUE = ScenarioCatalogue("HE-", 86, "HE-A", 45, RECOMMENDED)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_given,
    open=lambda game, given: staged(game, given.state),
    kinds=STEPS,
    promises={
        "checks": checks(FIELDS),
        "final": final(FIELDS),
        "views": looks(read_phrase, sees, told, some_viewers(alone=False, listed=False), STRIP),
    },
    needs=("final",),
    sent=sent,
)
