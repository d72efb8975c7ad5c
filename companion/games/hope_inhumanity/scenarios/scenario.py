"""The vocabulary of scenarios of Hope Inhumanity, for the kit's interpreter."""

from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.scenarios.checks import FIELDS
from companion.games.hope_inhumanity.scenarios.farewells import leave_out
from companion.games.hope_inhumanity.scenarios.given import read_given, stage
from companion.games.hope_inhumanity.scenarios.leaks import leak_test
from companion.games.hope_inhumanity.scenarios.moment import landed, opening
from companion.games.hope_inhumanity.scenarios.phrases import read_phrase
from companion.games.hope_inhumanity.scenarios.steps import STEPS
from companion.games.hope_inhumanity.scenarios.views import read_viewers, sees, sent, told
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.interpreter import Vocabulary
from companion.kit.scenario.promises import checks, final, looks

ADDITIONS = {rule.id: rule.addition for rule in HOUSE_RULES if rule.addition}
CATALOGUE = ScenarioCatalogue("HI-", 307, "A-", 81, ADDITIONS)
VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_given,
    open=lambda game, given: opening(stage(game, given)),
    kinds=STEPS,
    take=lambda moment, step, later: leave_out(
        landed(STEPS[step.do].take(moment, step.player, step.said)), later
    ),
    promises={
        "checks": checks(FIELDS, some=True),
        "final": final(FIELDS, some=True),
        "views": looks(read_phrase, sees, told, read_viewers),
        "leakTest": leak_test,
    },
    sent=sent,
)
