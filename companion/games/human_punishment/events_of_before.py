"""The events of version 1: answers, whose results the frozen rules of version 1 compute."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from companion.engine.frozen import recent
from companion.engine.words import Message
from companion.games.human_punishment import model, player
from companion.games.human_punishment.board import OURS, Board
from companion.games.human_punishment.board_file import of_text
from companion.games.human_punishment.steps.due import RollCounts
from companion.games.human_punishment.steps.recorded import step_of
from companion.games.human_punishment.steps.step import Step
from companion.games.human_punishment.steps.waiting import Pause
from companion.games.human_punishment.version_1 import model as then
from companion.games.human_punishment.version_1.rules.flow import take
from companion.games.human_punishment.version_1.rules.says import Said
from companion.games.human_punishment.version_1.rules.set_up import Dealt, deal

_NOW: Mapping[type, type] = {
    then.Player: player.Player,
    then.Kuro: player.Kuro,
    then.Enemy: model.Enemy,
    then.Level: player.Level,
}
"""The present class for each class of version 1."""
_SHARED = frozenset({"cards", "specials", "events", "rulings", "news"})
"""Fields that never change and are not copied."""
_NO_MORE = frozenset({"free weapon", "take weapon", "held roll"})
"""Tasks of version 1 that are asked otherwise today."""
_KNOWN = frozenset(one.name for one in fields(model.City))


@dataclass(frozen=True)
class Begun:
    """A game began, with everything as it was shuffled."""

    dealt: Dealt
    rulings: Mapping[str, str]
    reveals: ClassVar[bool] = False

    @recent
    def evolve(self, _city: model.City) -> model.City:
        """The city before anybody stands in it."""
        board = of_text("", self.dealt.board) if self.dealt.board else OURS
        return _as_now(deal(self.dealt, self.rulings), board)

    def told(self, _city: model.City) -> Message | None:
        """Returns None: nothing is announced."""
        return None


@dataclass(frozen=True)
class Taken:
    """A step of a seat, or of the table (None), with its fields; all that it led to follows from it."""

    seat: str | None
    do: str
    texts: Mapping[str, str]
    reveals: ClassVar[bool] = True

    @recent
    def evolve(self, city: model.City) -> model.City:
        """The city after it. Raises TypeError for one that today's rules have changed already."""
        if not isinstance(city.former, then.City):
            raise TypeError("a step of version 1 follows only steps of version 1")
        after = city.former.copied()
        take(after, self.do, Said(self.seat, self.texts))
        return _as_now(after, city.board)

    def told(self, _city: model.City) -> Message | None:
        """Returns None: sentences follow as events of their own."""
        return None


def _as_now(city: then.City, board: Board) -> model.City:
    """The same city as it is written down now; it keeps the one of then for the next step."""
    found = {name: one for name, one in vars(city).items() if name in _KNOWN}
    found = {name: one if name in _SHARED else _converted(one) for name, one in found.items()}
    found["tasks"] = [one for task in city.tasks for one in _tasks_now(task)]
    return model.City(**{**found, "board": board, "former": city})


def _tasks_now(task: then.Task) -> list[Step]:
    """A task of then as it waits now: dice that lie there have the same time for all."""
    if task.do in _NO_MORE:
        return []
    step = step_of(task.do, task.seat, _converted(task.args))
    return [Pause("roll", step.throw), step] if isinstance(step, RollCounts) else [step]


def _converted(thing: Any) -> Any:
    kind = type(thing)
    if kind in _NOW:
        known = {one.name for one in fields(_NOW[kind])}
        found = {name: _converted(one) for name, one in vars(thing).items() if name in known}
        return _NOW[kind](**found)
    if kind is dict:
        return {name: _converted(one) for name, one in thing.items()}
    return kind(map(_converted, thing)) if kind in {list, tuple} else thing
