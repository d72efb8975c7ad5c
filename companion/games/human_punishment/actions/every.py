"""Every action by its name, found in the modules of this package, and the options of a turn."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from companion.engine.questions import Option
from companion.games.human_punishment import actions
from companion.games.human_punishment.actions.action import Action, Answer
from companion.games.human_punishment.fields import WITH, Ask
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.step import Step


def _below(kind: type[Action]) -> Iterator[type[Action]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


for _found in walk_packages(actions.__path__, f"{actions.__name__}."):
    if _found.name != __name__:
        import_module(_found.name)
ACTIONS: Mapping[str, Action] = {one.do: one() for one in _below(Action) if not one.__subclasses__()}
IN_TURN = sorted((one for one in ACTIONS.values() if one.rank), key=lambda one: one.rank)
"""The actions of a turn, in the order of its options."""

ANSWER_TO: Mapping[type[Step], Answer[Any]] = {
    one.answers: one for one in ACTIONS.values() if isinstance(one, Answer)
}
"""The answer to each class of steps."""


def legal_actions(city: City) -> tuple[Option, ...]:
    """Returns the options of all actions that the active seat can begin in its action phase."""
    one = city.player(city.acting)
    allowed = (action for action in IN_TURN if _is_allowed(city, one, action))
    return tuple(option for action in allowed for option in action.offers(city, one))


def _is_allowed(city: City, one: Player, action: Action) -> bool:
    """False for what cards forbid, for who is down, and for what Kuro cannot do where he stands."""
    if action.deed in one.forbidden or (one.is_down and not action.while_down):
        return False
    return not city.turn.kuro_acts or kuro.may(city, action.by_kuro)


def split(option: str) -> tuple[str, dict[str, str]]:
    """The action of an option, and its first field."""
    do, _, chosen = option.partition(WITH)
    return do, {along: chosen} if (along := ACTIONS[do].along) else {}


def next_field(city: City, intent: Intent) -> tuple[str, Ask] | None:
    """The first field that is not said yet, and what may stand in it."""
    for field, asking in ACTIONS[intent.do].fields:
        if field not in intent.texts and (ask := asking(city, intent)) is not None:
            return field, ask
    return None
