"""How a card changes the Scene in play, or what comes of it."""

from dataclasses import dataclass

from companion.engine.phrasebook import phrase
from companion.games.hope_inhumanity.cards.kinds import Branch, Outcome
from companion.games.hope_inhumanity.cards.whom import Whom


@phrase(
    "{whom} {whom:has|have} {outcome} instead of {branch}",
    de="{whom} {whom:hat|haben|hast} {outcome} statt {branch}",
)
@dataclass(frozen=True, slots=True)
class HaveInstead:
    """Whoever would receive one branch of the Scene in play receives another, All Refuse like Refuse."""

    whom: Whom
    outcome: Outcome
    branch: Branch
