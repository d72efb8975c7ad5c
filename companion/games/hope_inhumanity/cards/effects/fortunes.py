"""Effects on characters and the group: humanity, hunger, harm and death, hope and the hunt."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.ranges import Dice, Few
from companion.games.hope_inhumanity.cards.whom import Whom


@phrase(
    "{whom} {whom:gains|gain} {n} humanity",
    de="{whom} {whom:gewinnt|gewinnen|gewinnst} {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class GainHumanity:
    """Put `n` Humanity dice back into a pool, up to its limit (HI-201, HI-202)."""

    whom: Whom
    n: Dice


@phrase(
    "{whom} {whom:loses|lose} {n} humanity",
    de="{whom} {whom:verliert|verlieren|verlierst} {n} Menschlichkeit",
)
@dataclass(frozen=True, slots=True)
class LoseHumanity:
    """Take `n` Humanity dice out of a pool; below zero the character is marked (HI-205)."""

    whom: Whom
    n: Dice


@phrase(
    "{whom} {whom:suffers|suffer} {n} hunger",
    de="{whom} {whom:erleidet|erleiden|erleidest} {n} Hunger",
)
@dataclass(frozen=True, slots=True)
class SufferHunger:
    """Go `n` steps on towards starving, and beyond it to death (HI-186 to HI-188)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:recovers|recover} from {n} hunger",
    de="{whom} {whom:wird|werden|wirst} {n} Hunger los",
)
@dataclass(frozen=True, slots=True)
class EaseHunger:
    """Go `n` steps back from hunger (HI-194)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:suffers|suffer} {n} harm",
    de="{whom} {whom:erleidet|erleiden|erleidest} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class SufferHarm:
    """Go `n` steps on towards crippled, and beyond it to death (HI-189 to HI-191)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:recovers|recover} from {n} harm",
    de="{whom} {whom:wird|werden|wirst} {n} {n:Wunde|Wunden} los",
)
@dataclass(frozen=True, slots=True)
class EaseHarm:
    """Go `n` steps back from harm; who is crippled stays so (HI-195, HI-196)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:is|are} spared {n} hunger",
    de="{whom} {whom:entgeht|entgehen|entgehst} {n} Hunger",
)
@dataclass(frozen=True, slots=True)
class SpareHunger:
    """The next `n` steps of hunger in this turn do not land (HI-197)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:is|are} spared {n} harm",
    de="{whom} {whom:entgeht|entgehen|entgehst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class SpareHarm:
    """The next `n` steps of harm in this turn do not land, not even on the crippled (HI-197, HI-198)."""

    whom: Whom
    n: Few


@phrase(
    "{whom} {whom:cheats|cheat} death",
    de="{whom} {whom:entkommt|entkommen|entkommst} dem Tod",
)
@dataclass(frozen=True, slots=True)
class CheatDeath:
    """The next time in this turn that hunger or harm would kill, it stops at starving or crippled."""

    whom: Whom


@phrase(
    "{whom} {whom:dies|die}",
    de="{whom} {whom:stirbt|sterben|stirbst}",
)
@dataclass(frozen=True, slots=True)
class Perish:
    """A character dies as of hunger or harm, at once (HI-200), unless it cheats death."""

    whom: Whom


@phrase(
    "{whom} {whom:sits|sit} out {n} {n:turn|turns}",
    de="{whom} {whom:setzt|setzen|setzt} {n} {n:Zug|Züge} aus",
)
@dataclass(frozen=True, slots=True)
class SitOut:
    """The next `n` turns of a character pass as if they had been played (A-73)."""

    whom: Whom
    n: Few


@phrase(
    "the group gains {n} hope",
    de="die Gruppe gewinnt {n} Hoffnung",
)
@dataclass(frozen=True, slots=True)
class GainHope:
    """Put `n` dice into the Hope pool, up to five; once, not per person (HI-169, HI-289)."""

    n: Dice


@phrase(
    "the group loses {n} hope",
    de="die Gruppe verliert {n} Hoffnung",
)
@dataclass(frozen=True, slots=True)
class LoseHope:
    """Take `n` dice out of the Hope pool, down to none; once, not per person (HI-169, HI-285)."""

    n: Dice


@phrase(
    "the group gains {n} hunted",
    de="die Jagd kommt um {n} näher",
)
@dataclass(frozen=True, slots=True)
class GainHunted:
    """Everybody's Scenes become `n` harder, for good; once, not per person (HI-297, HI-298, HI-302)."""

    n: Few


@phrase(
    "the group loses {n} hunted",
    de="die Jagd fällt um {n} zurück",
)
@dataclass(frozen=True, slots=True)
class LoseHunted:
    """The group shakes off `n` Hunted, down to none; Traits and Assets alone can say it (HI-300)."""

    n: Few
