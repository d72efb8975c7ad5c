"""Dice that lie there and do not count yet: what they show, and what cards do to them (HP-069)."""

from collections.abc import Iterable

from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.due import RollCounts
from companion.games.human_punishment.state.steps.step import Step, Throw
from companion.games.human_punishment.state.steps.waiting import Again, Pause
from companion.games.human_punishment.state.thrown import dice_of, faces_of


def concerns(effects: Iterable[Effect], throw: Throw) -> bool:
    """True if a card has to do with these dice: it changes one of them, or none at all."""
    of_dice = [dice for effect in effects if (dice := effect.dice(throw)) is not None]
    return not of_dice or any(of_dice)


def dice_meant(throw: Throw, wanted: str, face: int = 1) -> list[str]:
    """The dice of a throw of which any may be meant (catalogue, 24)."""
    found = (die for die in dice_of(throw) if wanted in {"any", die, die.partition(" ")[0]})
    return [die for die in found if face <= faces_of(die)]


def lying(city: City) -> Throw | None:
    """The throw that lies there, as far as one does."""
    return next((task.throw for task in city.tasks if isinstance(task, RollCounts)), None)


def give_way(city: City, step: Step) -> None:
    """Something comes of the throw that lies there, and nobody is asked about it any more."""
    at = next(n for n, one in enumerate(city.tasks) if isinstance(one, RollCounts))
    before = [task for task in city.tasks[:at] if not isinstance(task, Pause)]
    city.tasks[: at + 1] = [*before, step]


def throw_again(city: City, throw: Throw, die: str, by: str) -> None:
    """One die is taken up, and the others stay as they lie."""
    give_way(city, Again(throw, die, by))
