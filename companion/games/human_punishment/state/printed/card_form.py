"""The form of a card as JSON holds it; the phrases beside this say which fields there are."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypeAlias

Form: TypeAlias = Mapping[str, Any]
"""A card, an Event or one of its operations: names and numbers, texts, lists and further forms."""
DraftForm: TypeAlias = dict[str, Any]
"""A form that is being written."""


class Effect(ABC):
    """A sentence that does something.

    `moment` is what must be under way: a `check`, a `roll`, or nothing. `brings` and `fells` are true if an
    Enemy comes by it, or goes, without anybody being asked.
    """

    moment = ""
    brings = fells = False

    @abstractmethod
    def happen(self, city: Any, doing: Any) -> None:
        """It is so from now on; what has to be chosen for it is asked first."""

    def can(self, _city: Any) -> bool:
        """True if it would change something, as far as that is judged (HP-087)."""
        return True

    def worth(self, _city: Any, _one: Any, _by: str | None) -> float:
        """Its value for a player, on a card that `by` has, or nobody."""
        return 0.0

    def gain(self, city: Any, one: Any) -> float:
        """Its value for a player whose card answers a roll."""
        return self.worth(city, one, one.seat)

    def is_timely(self, _city: Any, _one: Any) -> bool | None:
        """True if it helps a player now, None where its worth says so."""
        return None

    def dice(self, _throw: Any) -> list[str] | None:
        """The dice of a throw of which it may change any, None if it has nothing to do with dice."""
        return None

    @property
    def within(self) -> "Effect":
        """The effect that happens by it: itself, or what stands behind its conditions."""
        return self

    @property
    def moved(self) -> tuple[str, int]:
        """The bar that it moves, and by how much."""
        return "", 0
