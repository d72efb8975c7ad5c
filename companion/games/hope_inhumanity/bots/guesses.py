"""What somebody reckons with who may not read the Scene: an ordinary one."""

from companion.engine import phrasebook
from companion.games.hope_inhumanity.cards.card import Mark, Scene, Terrain
from companion.games.hope_inhumanity.cards.effects import (
    GainHope,
    GainHumanity,
    LoseHope,
    LoseHumanity,
    SufferHarm,
    SufferHunger,
    Whom,
)
from companion.games.hope_inhumanity.handwriting import BETWEEN

HARDSHIP = 2
SUCCEED = (GainHumanity(Whom.EACH, 1), GainHope(1))
FAIL = (SufferHarm(Whom.EACH, 1), LoseHope(1))
REFUSE = (LoseHumanity(Whom.EACH, 1), SufferHunger(Whom.EACH, 1))
ACCEPT_QUESTION = (SufferHunger(Whom.EACH, 1), GainHumanity(Whom.EACH, 1))
REFUSE_QUESTION = (LoseHumanity(Whom.EACH, 1),)


def ordinary(told: Scene | None, *, rated: bool) -> Scene:
    """An ordinary Scene with the marks and prices of the one that was told, if it was (HI-057, HI-073)."""
    return Scene(
        id="",
        title="",
        terrain=told.terrain if told else Terrain.ANY,
        callout="",
        hardship=HARDSHIP if rated else None,
        unavoidable=False,
        marks=told.marks if told else frozenset[Mark](),
        succeed=SUCCEED if rated else (),
        fail=FAIL if rated else (),
        refuse=REFUSE if rated else REFUSE_QUESTION,
        accept=() if rated else ACCEPT_QUESTION,
        all_refuse=(),
        accept_price=told.accept_price if told and not rated else 0,
        refuse_price=told.refuse_price if told and not rated else 0,
    )


def written() -> dict[str, str]:
    """The lines of an ordinary Scene, for a table that plays without card files."""
    branches = {"succeed": SUCCEED, "fail": FAIL, "refuse": REFUSE}
    lines = {name: f"{BETWEEN} ".join(map(phrasebook.say, effects)) for name, effects in branches.items()}
    return {"hardship": str(HARDSHIP), **lines}
