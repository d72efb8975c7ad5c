"""Effects that happen only if something is the case by then."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.effects.ranges import Dice
from companion.games.hope_inhumanity.cards.whom import Who


@phrase("from round {n} on, {effect}", de="ab Runde {n} – {effect}")
@dataclass(frozen=True, slots=True)
class FromRound:
    """The effect happens in the round `n` and all that follow."""

    n: Annotated[int, Between(2, 5)]
    effect: Plain


@phrase("with {n} hope or more, {effect}", de="bei {n} Hoffnung oder mehr – {effect}")
@dataclass(frozen=True, slots=True)
class WithHope:
    """The effect happens if there are at least `n` Hope dice by then."""

    n: Dice
    effect: Plain


@phrase("with {n} hunted or more, {effect}", de="ist die Jagd um {n} oder mehr näher gekommen – {effect}")
@dataclass(frozen=True, slots=True)
class WithHunted:
    """The effect happens if the group then has at least that many Hunted cards."""

    n: Dice
    effect: Plain


@phrase(
    "if {who} {who:has|have} {n} humanity or more, {effect}",
    de="{who:hat|haben|hast} {who} {n} Menschlichkeit oder mehr – {effect}",
)
@dataclass(frozen=True, slots=True)
class WithHumanity:
    """The effect happens if that character has at least `n` Humanity dice by then."""

    who: Who
    n: Dice
    effect: Plain


@phrase(
    "if {who} {who:has|have} an asset, {effect}", de="{who:hat|haben|hast} {who} ein Fundstück – {effect}"
)
@dataclass(frozen=True, slots=True)
class WithAsset:
    """The effect happens if that character owns an Asset by then; one without uses is nobody's any more."""

    who: Who
    effect: Plain


@phrase("if {n} or more accept, {effect}", de="wenn {n} oder mehr annehmen – {effect}")
@dataclass(frozen=True, slots=True)
class WithAccepters:
    """The effect happens if at least `n` players accepted the question Scene (HI-181)."""

    n: Dice
    effect: Plain


Condition: TypeAlias = FromRound | WithHope | WithHunted | WithHumanity | WithAsset | WithAccepters
