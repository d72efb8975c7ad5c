"""What happens: a game begins, somebody says a step or takes it, and everybody hears what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from companion.engine.frozen import recent
from companion.engine.words import Message
from companion.games.human_punishment.model import City, Intent
from companion.games.human_punishment.rites import held
from companion.games.human_punishment.rules.flow import take
from companion.games.human_punishment.rules.says import Said
from companion.games.human_punishment.rules.set_up import Dealt, deal


@dataclass(frozen=True)
class Begun:
    """A game begins, with everything as it was shuffled."""

    dealt: Dealt
    rulings: Mapping[str, str]
    reveals: ClassVar[bool] = False

    def evolve(self, _city: City) -> City:
        """The city before anybody stands in it."""
        return deal(self.dealt, self.rulings)

    def told(self, _city: City) -> Message | None:
        """Nothing has happened yet."""
        return None


@dataclass(frozen=True)
class Meant:
    """A step that is said as far as this; none at all where somebody goes back."""

    seat: str
    do: str
    texts: Mapping[str, str]
    reveals: ClassVar[bool] = True

    def evolve(self, city: City) -> City:
        """The city, with what somebody is about to do."""
        intent = Intent(self.seat, self.do, dict(self.texts)) if self.do else None
        return replace(city, intent=intent)

    def told(self, _city: City) -> Message | None:
        """Nobody hears of what is not done yet."""
        return None


@dataclass(frozen=True)
class Taken:
    """A step of a seat, or of the table (None), with its fields; all that it leads to follows from it."""

    seat: str | None
    do: str
    texts: Mapping[str, str]
    reveals: ClassVar[bool] = True

    @recent
    def evolve(self, city: City) -> City:
        """The city after it."""
        after = city.copied()
        after.news, after.intent = [], None
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

    def told(self, city: City) -> Message | None:
        """The sentence."""
        return held(city, self.message)


Event: TypeAlias = Begun | Meant | Taken | Heard
