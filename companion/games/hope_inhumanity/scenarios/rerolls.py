"""Reads a die that a card has rolled again, and its new face."""

from dataclasses import dataclass

from companion.engine.dice import FACES
from companion.engine.refusal import refuse
from companion.games.hope_inhumanity.scene.hardship import LEAST_SUCCESS
from companion.kit.scenario.parts import ScenarioPart

FIELDS = ("die", "owner", "index", "face", "newFace", "faces", "reroll")
"""The fields of a step that describe the reroll.

The new face is `face` (or `newFace`). The die is `die` (or `index`), counted from 0 among those of its
`owner`, as in the roll; both may stand together in `die` or `reroll` as an object, and `faces` names owner
and new face as a roll does. The owner defaults to the target, or to the seat that uses the card; the number
defaults to that owner's first failed die.
"""


@dataclass(frozen=True)
class Reroll:
    """A die as a step names it, and its new face."""

    owner: str | None
    index: int | None
    face: int


def read_reroll(part: ScenarioPart, owners: tuple[str, ...]) -> Reroll | None:
    """The reroll that the step describes, or None. Raises Misread."""
    if not any(part.maybe(name) for name in FIELDS):
        return None
    faces = part.maybe("faces")
    if faces:
        return _by_faces(faces, owners)
    inner = part.maybe("die", "reroll")
    nested = inner if inner and isinstance(inner.value, dict) else None
    place = nested.fields("owner", "index", "die", "face", "newFace") if nested else part
    owner = place.maybe("owner")
    index = place.maybe("index", "die")
    face = place.maybe("face", "newFace") or part.part("face", "newFace")
    return Reroll(
        owner.word(owners, "owner of dice") if owner else None,
        index.number(0, len(FACES) * 4) if index else None,
        face.number(FACES.start, FACES.stop - 1),
    )


def _by_faces(part: ScenarioPart, owners: tuple[str, ...]) -> Reroll:
    entries = part.fields(*owners).entries()
    if len(entries) != 1:
        raise part.fault("one die is rolled again: one owner, one face")
    ((owner, listed),) = entries.items()
    if len(listed.items()) != 1:
        raise listed.fault("one die is rolled again: one face stands here")
    return Reroll(owner, None, listed.items()[0].number(FACES.start, FACES.stop - 1))


def old_face(reroll: Reroll, lying: tuple[int, ...]) -> int:
    """The present face of the die, found among all dice of its owner.

    Raises Refused if there is no such die.
    """
    if reroll.index is not None:
        if reroll.index >= len(lying):
            raise refuse("refused-option")
        return lying[reroll.index]
    failed = [face for face in lying if face < LEAST_SUCCESS]
    if not failed:
        raise refuse("refused-option")
    return failed[0]


def replaced(lying: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The faces of that owner after the die was rolled again."""
    place = lying.index(old)
    return (*lying[:place], new, *lying[place + 1 :])
