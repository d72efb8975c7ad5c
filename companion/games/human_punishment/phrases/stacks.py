"""The contents of a deck of Influence and of a Loyalty pile."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.phrases.ranges import Some, Worth
from companion.games.human_punishment.phrases.words import Coloured, Colourless, Faction


@phrase("{n} x {colour} {value}", de="{n} x {colour} {value}")
@dataclass(frozen=True, slots=True)
class Valued:
    """Influence cards of a colour and a value."""

    n: Some
    colour: Coloured
    value: Worth

    @property
    def card(self) -> str:
        """The name of such a card in the rules: `b3`."""
        return f"{self.colour.value[0]}{self.value}"


@phrase("{n} x {colour}", de="{n} x {colour}")
@dataclass(frozen=True, slots=True)
class Plain:
    """Influence cards without a value."""

    n: Some
    colour: Colourless

    @property
    def card(self) -> str:
        """The name of such a card in the rules: `grey`."""
        return self.colour.value


@phrase("{n} x {faction}", de="{n} x {faction}")
@dataclass(frozen=True, slots=True)
class Loyal:
    """Loyalty cards of a faction."""

    n: Some
    faction: Faction
