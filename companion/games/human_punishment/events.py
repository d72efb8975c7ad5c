"""The events: a game begins, an action is drafted or taken, a sentence is announced."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.words import Message
from companion.games.human_punishment.state.facts.fact import Fact
from companion.games.human_punishment.state.happening import applied
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed_parts import printed_parts
from companion.games.human_punishment.telling.milestones import held


@dataclass(frozen=True)
class GameBegan:
    """A game begins, with everything printed, shuffled and dealt."""

    seats: tuple[Seat, ...]
    seed: str
    rulings: Mapping[str, str]
    board: str
    cards: tuple[str, ...]
    facts: tuple[Fact, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, _city: City) -> City:
        """The city before anybody stands in it."""
        bare = printed_parts(self.seats, self.seed, self.rulings, self.board, self.cards)
        return applied(bare, self.facts)

    def log_line(self, _city: City) -> Message | None:
        """Returns None: nothing is announced."""
        return None


@dataclass(frozen=True)
class ActionDrafted:
    """An action drafted as far as this; none after a step back."""

    seat: str
    do: str
    texts: Mapping[str, str]
    reveals: ClassVar[bool] = True

    def evolve(self, city: City) -> City:
        """Returns the city with the drafted action."""
        intent = Intent(self.seat, self.do, dict(self.texts)) if self.do else None
        return replace(city, intent=intent)

    def log_line(self, _city: City) -> Message | None:
        """Returns None: a draft is not announced."""
        return None


@dataclass(frozen=True)
class ActionTaken:
    """A seat, or the table (None), has acted; `texts` are the fields, `facts` all that came of it."""

    seat: str | None
    do: str
    texts: Mapping[str, str]
    facts: tuple[Fact, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, city: City) -> City:
        return applied(city, self.facts)

    def log_line(self, _city: City) -> Message | None:
        """Returns None: sentences follow as events of their own."""
        return None


@dataclass(frozen=True)
class Announced:
    """A sentence for everybody about the action before it, and those about what it led to."""

    message: Message
    led_to: tuple[Message, ...] = ()
    reveals: ClassVar[bool] = False

    def evolve(self, city: City) -> City:
        return city

    def log_line(self, city: City) -> Message | None:
        return held(city, self.message, self.led_to)

    @property
    def sentences(self) -> tuple[Message, ...]:
        """All of it."""
        return (self.message, *self.led_to)


Event: TypeAlias = GameBegan | ActionDrafted | ActionTaken | Announced
