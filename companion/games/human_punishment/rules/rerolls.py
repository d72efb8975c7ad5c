"""One die of the own turn may be thrown again, where a Boost says so (HP-256, HP-260)."""

from collections.abc import Mapping

from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.says import BETWEEN, Said

DICE: Mapping[str, tuple[str, ...]] = {
    "pink": ("pink",),
    "roll": ("orange", "white 1", "white 2"),
    "red": ("red",),
    "raid roll": ("white 1", "white 2"),
    "raid red": ("red",),
    "white roll": ("white 1", "white 2"),
}
"""The dice of each throw."""


def offered(city: City, do: str) -> bool:
    """Whether whoever is active may throw a die of that again."""
    return do in DICE and not city.rerolled and city.of(city.active).has("reroll")


def offer(city: City, do: str, texts: Mapping[str, str]) -> None:
    """Before the throw counts, whoever is active is asked."""
    city.first(Task("reroll", city.active, {"do": do, "texts": dict(texts)}))


def dice_of(task: Task) -> list[str]:
    """The dice of a throw that lie there."""
    thrown = task.args["texts"]
    return [die for die in DICE[task.args["do"]] if die[:5] != "white" or thrown.get("white")]


def choose(city: City, said: Said, task: Task) -> None:
    """One die is taken up again."""
    die = said.one_of("die", dice_of(task))
    city.rerolled = True
    city.first(Task("again", None, {**task.args, "die": die}))


def replaced(task: Task, face: str) -> dict[str, str]:
    """The throw with that die as it lies now."""
    field, n = _place(task.args["die"])
    faces = task.args["texts"][field].split(BETWEEN)
    faces[n] = face
    return {**task.args["texts"], field: BETWEEN.join(faces)}


def shown(task: Task, die: str) -> str:
    """What a die of the throw shows."""
    field, n = _place(die)
    return str(task.args["texts"][field].split(BETWEEN)[n])


def _place(die: str) -> tuple[str, int]:
    """The field of a throw in which a die stands, and which of its dice it is."""
    colour, _, n = die.partition(" ")
    return {"pink": "face"}.get(colour, colour), int(n or 1) - 1
