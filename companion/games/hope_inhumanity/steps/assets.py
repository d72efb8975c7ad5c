"""Assets in play, to be used by whoever may, whenever card and moment allow it (HI-245 to HI-250, A-65)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.assets.events import AssetUsed
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.state import Holding, State, Survivor
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.steps.targets import aimed, targets
from companion.games.hope_inhumanity.using import work
from companion.games.hope_inhumanity.windows import open_for


def ask(state: State) -> Iterator[Question]:
    """Offers each Asset to those who may use it now; nobody waits for them."""
    for holding in in_play(state):
        asset = state.deck.assets[holding.card]
        for user in _users(state, holding):
            if open_for(state, asset.window, asset.effects, user.seat):
                options = targets(state, user.seat, asset.effects, "use-asset")
                if options:
                    yield _question(state, holding, user, options)


def decide(draft: Draft, answer: Answer) -> None:
    """Uses the Asset: it works at once, and one use is gone (HI-250)."""
    card = answer.question.split(":")[1]
    use = aimed(draft.state, answer.seat or "", card, chosen(answer))
    draft.add(AssetUsed(use.seat, card, use.on, use.die))
    work(draft, use, draft.state.deck.assets[card].effects)


def _users(state: State, holding: Holding) -> list[Survivor]:
    """Everybody living for the group's (HI-249), else the borrower, else the owner (HI-247, A-63)."""
    holder = holding.borrower or holding.owner
    return [one for one in state.living if holder in {None, one.seat} and not state.passive(one)]


def _question(state: State, holding: Holding, user: Survivor, options: tuple[Option, ...]) -> Question:
    shared, card = holding.owner is None, holding.card
    return Question(
        id=f"asset:{card}:{user.seat}" if shared else f"asset:{card}",
        to=user.seat,
        prompt=say("ask-asset"),
        form=Choose(options),
        public=say("wait-nobody"),
        standing=True,
        discreet=state.rulings.assets_secret and not shared,
        card=card,
    )
