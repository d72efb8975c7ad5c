"""A character: dice, conditions, cards, and what guards it."""

from dataclasses import dataclass

DICE = 5
"""Dice of each player, and Hope dice (HI-003, HI-004)."""


WORST = 2
"""The last step of a condition that can be survived: Starving, Crippled (HI-188, HI-191)."""


@dataclass(frozen=True)
class Guard:
    """Protection of a character until the turn ends: from steps of hunger and harm, and from deaths by
    them."""

    hunger: int = 0
    harm: int = 0
    deaths: int = 0


NO_GUARD = Guard()


@dataclass(frozen=True)
class Survivor:
    """Character and the seat that plays it. A negative `humanity` is a debt: removal is near (HI-205).

    `fell` is the round in which it became negative, `since` that in which it set out, `graced` whether its
    player came back as a newcomer, who `inherited` some of the `played` Traits. A card may have `doomed`
    it to die at once, or make it skip turns.
    """

    seat: str
    name: str
    colour: str
    humanity: int = DICE
    most: int = DICE
    hunger: int = 0
    harm: int = 0
    personality: str | None = None
    traits: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    guard: Guard = NO_GUARD
    doomed: bool = False
    sits_out: int = 0
    alive: bool = True
    fell: int | None = None
    graced: bool = False
    since: int = 1
    inherited: int = 0

    @property
    def marked(self) -> bool:
        """True if the character leaves at the beginning of the next turn (HI-207)."""
        return self.alive and (self.humanity < 0 or self.fell is not None)

    @property
    def penalty(self) -> int:
        """The hardship that its conditions add to its own Scenes (HI-134 to HI-138)."""
        return min(self.hunger, WORST) + min(self.harm, WORST)
