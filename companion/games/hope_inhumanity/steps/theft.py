"""In the own turn another player's personal Asset may be stolen, for a die of Humanity (HI-252 to HI-257)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.assets.events import AssetStolen
from companion.games.hope_inhumanity.assets.tell import title
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import PricePaid
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.prices import due, payable
from companion.games.hope_inhumanity.state import Holding, Phase, State
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.vacancy import go_on

CLOSED = frozenset({Phase.INTRODUCTION, Phase.OUTCOMES, Phase.BETWEEN, Phase.OVER})
"""Before the first turn, between two turns, and from the roll to its outcomes nothing is stolen (A-62)."""
PRICE = 1


def ask(state: State) -> Iterator[Question]:
    """Offers the acting player what lies before the others; nobody waits for it."""
    options = tuple(_options(state)) if _may_steal(state) else ()
    if options:
        yield Question(
            id="steal",
            to=state.active,
            prompt=say("ask-steal"),
            hint=say("ask-steal-hint", n=due(state, state.acting, PRICE)),
            form=Choose(options),
            public=say("wait-nobody"),
            standing=True,
        )


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the Asset over as it is (HI-254), and pays."""
    state = draft.state
    stolen = next(one for one in _within_reach(state) if _option_id(state, one) == chosen(answer))
    price = due(state, state.acting, PRICE)
    draft.add(AssetStolen(state.active, stolen.card))
    if price:
        draft.add(PricePaid(state.active, price))
    go_on(draft)


def _may_steal(state: State) -> bool:
    if state.phase in CLOSED or state.actor_lost:
        return False
    if state.rulings.one_theft_a_turn and state.thefts:
        return False
    return state.rulings.theft_into_debt or payable(state, state.acting, PRICE)


def _within_reach(state: State) -> list[Holding]:
    others = {survivor.seat for survivor in state.living} - {state.active}
    return [holding for holding in in_play(state) if holding.owner in others]


def _options(state: State) -> Iterator[Option]:
    for holding in _within_reach(state):
        owner = state.survivor(holding.owner or "").name
        words = say("steal", card=title(state, holding.card), name=owner)
        yield Option(_option_id(state, holding), words, plain=True)


def _option_id(state: State, holding: Holding) -> str:
    """The card's id; where Assets are secret, whose it is and the how-manieth (A-07)."""
    if not state.rulings.assets_secret:
        return holding.card
    return f"{holding.owner}:{state.owned_by(holding.owner).index(holding) + 1}"
