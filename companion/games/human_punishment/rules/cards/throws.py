"""Dice that lie there and do not count yet: what they show, and what cards do to them (HP-069)."""

from collections.abc import Iterable

from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.due import RollCounts, RollLies
from companion.games.human_punishment.state.steps.step import Step, Throw
from companion.games.human_punishment.state.steps.waiting import Again, Pause
from companion.games.human_punishment.state.thrown import dice_of, faces_of, replaced

_OF_DICE = frozenset({"roll again", "set die"})


def concerns(effects: Iterable[Form], throw: Throw) -> bool:
    """True if a card has to do with these dice: it changes one of them, or none at all."""
    of_dice = [one for one in map(_innermost, effects) if one["op"] in _OF_DICE]
    return not of_dice or any(meant(throw, one) for one in of_dice)


def meant(throw: Throw, effect: Form) -> list[str]:
    """The dice of a throw of which an effect may mean any (catalogue, 24)."""
    wanted, face = effect.get("die", "pink"), effect.get("n", 1)
    found = (die for die in dice_of(throw) if wanted in {"any", die, die.partition(" ")[0]})
    return [die for die in found if face <= faces_of(die)]


def lying(city: City) -> Throw | None:
    """The throw that lies there, as far as one does."""
    return next((one.throw for one in city.tasks if isinstance(one, RollCounts)), None)


def give_way(city: City, step: Step) -> None:
    """Something comes of the throw that lies there, and nobody is asked about it any more."""
    at = next(n for n, one in enumerate(city.tasks) if isinstance(one, RollCounts))
    before = [one for one in city.tasks[:at] if not isinstance(one, Pause)]
    city.tasks[: at + 1] = [*before, step]


def throw_again(city: City, throw: Throw, die: str) -> None:
    """One die is taken up, and the others stay as they lie."""
    give_way(city, Again(throw, die))


def roll_again(city: City, args: Form) -> None:
    """A card takes a die up again (catalogue, 24)."""
    if (found := _one_of(city, args)) is not None:
        throw_again(city, *found)


def set_die(city: City, args: Form) -> None:
    """A card turns a die, and the throw is another one (catalogue, 24)."""
    if (found := _one_of(city, args)) is not None:
        throw, die = found
        give_way(city, RollLies(replaced(throw, die, str(args["n"]))))


def _one_of(city: City, args: Form) -> tuple[Throw, str] | None:
    """The die that is meant; where it may be several, who has the card is asked first."""
    throw = lying(city)
    dice = meant(throw, args) if throw else []
    if len(dice) > 1:
        pick_one(city, args.get("by") or city.turn.active, args, "die", dice)
    return (throw, dice[0]) if throw and len(dice) == 1 else None


def _innermost(effect: Form) -> Form:
    """Returns the operation inside the conditions."""
    inner: Form | None = effect.get("do")
    return _innermost(inner) if inner else effect
