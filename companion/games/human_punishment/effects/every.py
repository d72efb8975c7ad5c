"""All sentences of cards, by the modules in which they stand: there is no other list of them."""

from types import ModuleType
from typing import Any

from companion.engine.phrasebook.phrasebook import Phrasebook, is_phrase
from companion.games.human_punishment.effects import conditions
from companion.games.human_punishment.phrases import lasting, stacks, standing
from companion.games.human_punishment.rules.cards import deeds_wanted, ends_wanted, objectives


def phrases(*modules: ModuleType) -> tuple[type[Any], ...]:
    """The sentences of these modules, in their order."""
    found = ((module, one) for module in modules for one in vars(module).values() if is_phrase(one))
    return tuple(one for module, one in found if one.__module__ == module.__name__)


EFFECTS = phrases(*conditions.PLAIN, conditions)
TESTS = phrases(deeds_wanted, ends_wanted, objectives)
LASTING = phrases(lasting)
STANDING = phrases(standing)
STACKS = phrases(stacks)
ALL: Phrasebook[Any] = Phrasebook((*EFFECTS, *TESTS, *LASTING, *STANDING, *STACKS))
