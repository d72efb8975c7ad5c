"""Assets in play, to be used by whoever may, whenever card and moment allow it (HI-245 to HI-250, A-65)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.assets.events import AssetUsed
from companion.games.hope_inhumanity.cards.card import Asset
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.death import bury
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import Holding, State, Survivor
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.steps.traits import PLAY, targets
from companion.games.hope_inhumanity.vacancy import go_on
from companion.games.hope_inhumanity.windows import open_for


def ask(state: State) -> Iterator[Question]:
    """Offers each Asset to those who may use it now; nobody waits for them."""
    for holding in state.assets:
        asset = state.deck.assets[holding.card]
        if open_for(state, asset.window, asset.effects):
            yield from (_question(state, holding, asset, user) for user in _users(state, holding))


def decide(draft: Draft, answer: Answer) -> None:
    """Uses the Asset: it works at once, and one use is gone (HI-250)."""
    seat, asset = answer.seat or "", draft.state.deck.assets[answer.question.split(":")[1]]
    on = None if chosen(answer) == PLAY else chosen(answer)
    draft.add(AssetUsed(seat, asset.id, on))
    deal_out(draft, asset.effects, Concerned(each=(seat,), you=seat, chosen=on, card=asset.id))
    bury(draft)
    go_on(draft)


def _users(state: State, holding: Holding) -> list[Survivor]:
    """Everybody living for the group's (HI-249), else the borrower, else the owner (HI-247, A-63)."""
    holder = holding.borrower or holding.owner
    return [survivor for survivor in state.living if holder in {None, survivor.seat}]


def _question(state: State, holding: Holding, asset: Asset, user: Survivor) -> Question:
    shared = holding.owner is None
    return Question(
        id=f"asset:{asset.id}:{user.seat}" if shared else f"asset:{asset.id}",
        to=user.seat,
        prompt=say("ask-asset"),
        form=Choose(tuple(targets(state, asset.effects, "use-asset"))),
        public=say("wait-nobody"),
        standing=True,
        discreet=state.rulings.assets_secret and not shared,
        card=asset.id,
    )
