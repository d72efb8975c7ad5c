"""What a card leaves to settle once all else that it does has happened: somebody picks, or a die falls."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrasebook import Between, phrase
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.whom import Whom


@phrase(
    "{whom} {whom:picks|pick} one – {one}, or {other}",
    de="{whom} {whom:wählt|wählen|wählst} – {one}, oder {other}",
)
@dataclass(frozen=True, slots=True)
class Pick:
    """Whoever is meant says which of the two happens; several each say it for themselves alone."""

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
