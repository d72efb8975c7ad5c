"""What happens: somebody takes a step, and everybody hears what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from companion.engine.words import Message
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.flow import take
from companion.games.human_punishment.rules.says import Said


@dataclass(frozen=True)
class Taken:
    """A step of a seat, or of the table (None), with its fields; all that it leads to follows from it."""

    seat: str | None
    do: str
    texts: Mapping[str, str]
    reveals: ClassVar[bool] = True

    def evolve(self, city: City) -> City:
        """The city after it."""
        after = city.copied()
        after.news = []
        take(after, self.do, Said(self.seat, self.texts))
        return after

    def told(self, _city: City) -> Message | None:
        """What is to be heard follows as sentences of its own."""
        return None


@dataclass(frozen=True)
class Heard:
    """A sentence for everybody, about the step before it."""

    message: Message
    reveals: ClassVar[bool] = False

    def evolve(self, city: City) -> City:
        """It changes nothing."""
        return city

    def told(self, _city: City) -> Message | None:
        """The sentence."""
        return self.message


Event: TypeAlias = Taken | Heard
