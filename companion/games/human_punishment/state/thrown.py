"""The dice of a throw: which there are, and what each shows."""

from collections.abc import Mapping

from companion.games.human_punishment.state.steps.step import Throw

BETWEEN = ","
"""Separator of a list."""
DICE: Mapping[str, tuple[str, ...]] = {
    "start": ("orange",),
    "pink": ("pink",),
    "roll": ("orange", "white 1", "white 2"),
    "red": ("orange", "white 1", "white 2", "red"),
    "raid red": ("white 1", "white 2", "red"),
    "white roll": ("white 1", "white 2"),
    "box roll": ("orange",),
}
"""The dice of each throw; those of the Activation phase are one throw once the red one is read."""
RED_FACES = {"1": "tank", "2": "sniper", "3": "soldier", "5": "crawler", "7": "thief", "9": "nobody"}
"""The six outcomes of the red die, by the lowest face of each (HP-071)."""
FIELDS: Mapping[tuple[str, str], str] = {
    **{("pink", "pink"): "face", ("box roll", "orange"): "face", ("start", "orange"): "face"}
}
"""The field of a die that is not called by its colour."""
_FACES = {"red": 12}


def faces_of(die: str) -> int:
    """The highest face of a die (HP-012)."""
    return _FACES.get(die, 6)


def dice_of(throw: Throw) -> list[str]:
    """The dice of a throw that lie there; white ones are told apart by a number."""
    return [die for die in DICE[throw.do] if throw.texts.get(_place(throw, die)[0])]


def shown(throw: Throw, die: str) -> str:
    """Returns the face of a die of the throw."""
    field, n = _place(throw, die)
    return str(throw.texts[field].split(BETWEEN)[n])


def replaced(throw: Throw, die: str, face: str) -> Throw:
    """The throw with another face of that die."""
    field, n = _place(throw, die)
    faces = throw.texts[field].split(BETWEEN)
    faces[n] = face
    return Throw(throw.do, {**throw.texts, field: BETWEEN.join(faces)})


def _place(throw: Throw, die: str) -> tuple[str, int]:
    """The field of a throw in which a die stands, and which of its dice it is."""
    colour, _, n = die.partition(" ")
    return FIELDS.get((throw.do, die), colour), int(n or 1) - 1
