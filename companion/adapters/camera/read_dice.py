"""Remembers the dice that count already in an open-ended game."""

from collections import Counter
from collections.abc import Iterable

from companion.adapters.camera.resting import all_rest
from vision.reading import DieSeen


class ReadDice:
    """The dice that count already, or lay there when an open-ended game began; None: unknown."""

    def __init__(self, lying: tuple[DieSeen, ...] | None) -> None:
        self.dice = lying
        self._photographed: Counter[int | None] | None = None
        """The faces of the dice on a phone's photograph that counted, until the camera has looked."""

    def count(self, dice: tuple[DieSeen, ...]) -> None:
        """The camera read these."""
        self.dice, self._photographed = dice, None

    def count_by_phone(self, dice: tuple[DieSeen, ...], lay: tuple[DieSeen, ...] | None) -> None:
        """A phone's photograph of these counted, which does not say where they lie for the camera."""
        self.dice, self._photographed = lay or (), _faces(dice)

    def are(self, dice: tuple[DieSeen, ...]) -> bool:
        """True if these dice count already, or lay there: by their places, or, the first time after a phone's
        photograph of them, by their faces.
        """
        faces, self._photographed = self._photographed, None
        if self.dice is None or (faces is not None and faces == _faces(dice)):
            self.dice = dice
        return all_rest(dice, self.dice)


def _faces(dice: Iterable[DieSeen]) -> Counter[int | None]:
    return Counter(die.value for die in dice)
