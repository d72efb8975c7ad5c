"""The vocabulary of scenarios of The Map to Hope, for the kit's interpreter."""

from collections.abc import Iterable

from companion.games.map_to_hope.scenarios.checks import FIELDS, NOT_AFTER_THE_END
from companion.games.map_to_hope.scenarios.given import read_given
from companion.games.map_to_hope.scenarios.looks import read_phrase, sees, told
from companion.games.map_to_hope.scenarios.script import STEPS, SeenPlay, begun, take
from companion.games.map_to_hope.scenarios.swaps import changes, swapped
from companion.games.map_to_hope.scenarios.views import STRIP
from companion.kit.scenario.catalogue import ScenarioCatalogue
from companion.kit.scenario.interpreter import Vocabulary, staged
from companion.kit.scenario.promises import checks, final, looks, same, some_viewers
from companion.kit.scenario.sight import ScenarioSight

CATALOGUE = ScenarioCatalogue("MH-", 82, "MH-A", 45)


def _without(moment: SeenPlay) -> Iterable[str]:
    """Fields that are not compared after the end."""
    return NOT_AFTER_THE_END if moment.state.outcome is not None else ()


VOCABULARY = Vocabulary(
    catalogue=CATALOGUE,
    read_given=read_given,
    open=lambda game, given: begun(staged(game, given.state())),
    kinds=STEPS,
    take=take,
    promises={
        "checks": checks(FIELDS, _without),
        "final": final(FIELDS, _without),
        "views": looks(read_phrase, sees, told, some_viewers(listed=False), STRIP),
        "same": same(changes, swapped, some_viewers(listed=False)),
    },
    sent=lambda moment, viewer: ScenarioSight(moment.play, viewer).all,
    may_not_begin=True,
)
