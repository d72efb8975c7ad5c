"""Use of Assets in play by their holders, whenever card and moment allow it (HI-245 to HI-250, A-65)."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Asset
from companion.games.hope_inhumanity.events.assets import AssetUsed
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.rules.using import work
from companion.games.hope_inhumanity.scene.windows import open_for
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.games.hope_inhumanity.steps.targets import (
    Aim,
    People,
    aim_of,
    aimed,
    on_people,
    people,
    plain,
    targets,
)
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.choosing import choose
from companion.kit.reading import chosen

LABEL = "use-asset"


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers each Asset to those who may use it now; nobody waits for them."""
    for holding in in_play(state):
        asset = state.deck.assets[holding.card]
        for user in _users(state, holding):
            if open_for(state, asset.window, asset.effects, user.seat):
                offered = _offered(state, holding, asset, user.seat)
                if offered is not None:
                    yield offered


def decide(draft: Draft, answer: Answer) -> None:
    """Uses the Asset: it works at once, and one use is gone (HI-250)."""
    card = answer.question.split(":")[1]
    use = aimed(draft.state, answer.seat or "", card, chosen(answer))
    draft.add(AssetUsed(use.seat, card, use.on, use.die))
    work(draft, use, draft.state.deck.assets[card].effects)


def _users(state: HopeInhumanityState, holding: Holding) -> list[Survivor]:
    """Everybody living for the group's (HI-249), else the borrower, else the owner (HI-247, A-63)."""
    holder = holding.borrower or holding.owner
    return [one for one in state.living if holder in {None, one.seat} and not state.passive(one)]


def _offered(state: HopeInhumanityState, holding: Holding, asset: Asset, user: str) -> Question | None:
    shared = holding.owner is None
    id_ = f"asset:{holding.card}:{user}" if shared else f"asset:{holding.card}"
    secret = state.rulings.assets_secret and not shared
    aim = aim_of(asset.effects)
    if aim is Aim.NOTHING:
        return _lasting(id_, user, holding.card, secret, ())
    if aim is Aim.PLAYER:
        return _lasting(id_, user, holding.card, secret, people(state))
    options = targets(state, user, asset.effects, LABEL)
    return _question(id_, user, holding.card, secret, options) if options else None


@lru_cache(maxsize=512)
def _lasting(id_: str, user: str, card: str, secret: bool, living: People) -> Question:
    """Stays the same while these live."""
    options = on_people(LABEL, living) if living else plain(LABEL)
    return _question(id_, user, card, secret, options)


def _question(id_: str, user: str, card: str, secret: bool, options: tuple[Option, ...]) -> Question:
    return Question(
        id=id_,
        to=user,
        prompt=say("ask-asset"),
        form=choose(options),
        public=say("wait-nobody"),
        standing=True,
        discreet=secret,
        card=card,
    )
