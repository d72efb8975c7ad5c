"""Deferred effects, settled after all others: a choice or a die roll."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.whom import Whom


@phrase(
    "{whom} {whom:picks|pick} one – {one}, or {other}",
    de="{whom} {whom:wählt|wählen|wählst} – {one}, oder {other}",
)
@dataclass(frozen=True, slots=True)
class Pick:
    """The receiver chooses one of two effects; several receivers choose each for themselves."""

    whom: Whom
    one: Plain
    other: Plain


@phrase(
    "a die is rolled – up to {n}, {low}; above, {high}",
    de="ein Würfel fällt – bis {n}, {low}; darüber, {high}",
)
@dataclass(frozen=True, slots=True)
class RollTable:
    """One die is rolled on the table, and what it shows says which of the two happens."""

    n: Annotated[int, Between(1, 5)]
    low: Plain
    high: Plain


Later: TypeAlias = Pick | RollTable
