"""Objectives: which are met now, and what only their owner can judge (HP-003, HP-117, HP-A36)."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Form


class Want(ABC):
    """A condition of an Objective."""

    @abstractmethod
    def is_so(self, city: City, one: Player) -> bool:
        """True if it is met now."""

    def so_far(self, _one: Player) -> int | None:
        """Returns how often it was met, up to what it asks for; None if nothing is counted."""
        return None

    def measured(self, _city: City, _one: Player) -> tuple[int, int] | None:
        """Returns the number that it came to and the one that it asks for; None if it is no number."""
        return None

    def ending(self, _city: City, _one: Player) -> str | None:
        """The deed that it counts if the player's actions end now, or None (HP-067)."""
        return None


class AtLeast(Want):
    """A condition that is met by a number, or a higher one."""

    @abstractmethod
    def measured(self, _city: City, _one: Player) -> tuple[int, int]:
        """Returns the number that it came to and the one that it asks for."""

    def is_so(self, city: City, one: Player) -> bool:
        n, of = self.measured(city, one)
        return n >= of


@dataclass(frozen=True, slots=True)
class Counted(AtLeast):
    """A condition that is met by doing something `n` times."""

    n: int

    @abstractmethod
    def count(self, one: Player) -> int:
        """Returns how often it was done."""

    def so_far(self, one: Player) -> int:
        return min(self.count(one), self.n)

    def measured(self, _city: City, one: Player) -> tuple[int, int]:
        return self.count(one), self.n


def sort_out(city: City) -> None:
    """Updates which Objectives are fulfilled now."""
    for player in city.players:
        if player.aims.goals:
            player.aims.objective = fulfilled(city, player)


def fulfilled(city: City, one: Player) -> list[bool]:
    """True for each Objective of a player that is met now."""
    return [all(said.is_so(city, one) for said in goal["wants"]) for goal in one.aims.goals]


def lacking(city: City, one: Player, goal: Form) -> Iterator[tuple[int, int]]:
    """Yields the numbers that an Objective came to and asked for, of each condition that is not met."""
    for said in goal["wants"]:
        if not said.is_so(city, one) and (numbers := said.measured(city, one)):
            yield numbers


def to_claim(one: Player) -> list[str]:
    """The Objectives that nobody but their owner can judge, and that are not claimed yet."""
    words = [said for goal in one.aims.goals for said in goal["wants"] if isinstance(said, OwnWord)]
    return [said.text for said in words if said.deed not in one.aims.deeds]


@phrase("by your own word {text}", de="auf dein Wort {text}")
@dataclass(frozen=True, slots=True)
class OwnWord(Want):
    """Its owner says when it is met; a claim must be true (HP-117, HP-A36)."""

    text: str

    @property
    def deed(self) -> str:
        """That it was claimed, as a deed."""
        return f"word {self.text}"

    def is_so(self, _city: City, one: Player) -> bool:
        return self.deed in one.aims.deeds
