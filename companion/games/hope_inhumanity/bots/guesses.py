"""Assumption of a bot that may not read the Scene: an average one."""

from functools import lru_cache

from companion.engine.phrasebook import phrasebook
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    GainHope,
    GainHumanity,
    LoseHope,
    LoseHumanity,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.handwriting import BETWEEN
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.cards.limits import Limit
from companion.games.hope_inhumanity.cards.whom import Whom

HARDSHIP = 2
SUCCEED = (GainHumanity(Whom.EACH, 1), GainHope(1))
FAIL = (SufferHarm(Whom.EACH, 1), LoseHope(1))
REFUSE = (LoseHumanity(Whom.EACH, 1), SufferHunger(Whom.EACH, 1))
ACCEPT_QUESTION = (SufferHunger(Whom.EACH, 1), GainHumanity(Whom.EACH, 1))
REFUSE_QUESTION = (LoseHumanity(Whom.EACH, 1),)


def ordinary(told: Scene | None, support: tuple[Limit, ...], *, rated: bool) -> Scene:
    """An ordinary Scene with the marks and prices of the one that was told, if it was (HI-057, HI-073)."""
    if told is None:
        return _ordinary(Terrain.ANY, frozenset(), 0, 0, support, rated=rated)
    prices = (0, 0) if rated else (told.accept_price, told.refuse_price)
    return _ordinary(told.terrain, told.marks, *prices, support, rated=rated)


@lru_cache(maxsize=1024)
def _ordinary(
    terrain: Terrain,
    marks: frozenset[Mark],
    accept_price: int,
    refuse_price: int,
    support: tuple[Limit, ...],
    *,
    rated: bool,
) -> Scene:
    return Scene(
        id="",
        title="",
        terrain=terrain,
        callout="",
        hardship=HARDSHIP if rated else None,
        unavoidable=False,
        marks=marks,
        succeed=SUCCEED if rated else (),
        fail=FAIL if rated else (),
        refuse=REFUSE if rated else REFUSE_QUESTION,
        accept=() if rated else ACCEPT_QUESTION,
        all_refuse=(),
        accept_price=accept_price,
        refuse_price=refuse_price,
        support=support,
    )


def written() -> dict[str, str]:
    """The lines of an ordinary Scene, for a table that plays without card files."""
    branches = {"succeed": SUCCEED, "fail": FAIL, "refuse": REFUSE}
    lines = {name: f"{BETWEEN} ".join(map(phrasebook.say, effects)) for name, effects in branches.items()}
    return {"hardship": str(HARDSHIP), **lines}
