"""In the own turn another player's personal Asset may be stolen, for a die of Humanity (HI-252 to HI-257)."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.events.assets import AssetStolen, title
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.fortunes import PricePaid
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.personality_triggers import stolen as stolen_from
from companion.games.hope_inhumanity.rules.prices import due, payable
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.kit.choosing import choose
from companion.kit.reading import chosen

CLOSED = frozenset({Phase.INTRODUCTION, Phase.OUTCOMES, Phase.PENALTY, Phase.BETWEEN, Phase.OVER})
"""Before the first turn, between two turns, and from the roll to its outcomes nothing is stolen (A-62)."""
PRICE = 1


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers the acting player what lies before the others; nobody waits for it."""
    loot = tuple(_loot(state)) if _may_steal(state) else ()
    if loot:
        yield _question(state.active, due(state, state.acting, PRICE), loot)


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the Asset over as it is (HI-254), and pays."""
    state = draft.state
    stolen = next(one for one in _within_reach(state) if _option_id(state, one) == chosen(answer))
    price = due(state, state.acting, PRICE)
    draft.add(AssetStolen(state.active, stolen.card))
    if price:
        draft.add(PricePaid(state.active, price))
    stolen_from(draft, stolen.owner)
    bury(draft)
    go_on(draft)


def _may_steal(state: HopeInhumanityState) -> bool:
    if state.phase in CLOSED or state.actor_lost:
        return False
    if state.rulings.one_theft_a_turn and state.thefts:
        return False
    return state.rulings.theft_into_debt or payable(state, state.acting, PRICE)


def _within_reach(state: HopeInhumanityState) -> list[Holding]:
    others = {survivor.seat for survivor in state.living} - {state.active}
    return [holding for holding in in_play(state) if holding.owner in others]


def _loot(state: HopeInhumanityState) -> Iterator[tuple[str, Words, str]]:
    """Of each Asset within reach the option's id, its title and the name of its owner."""
    for holding in _within_reach(state):
        owner = state.survivor(holding.owner or "").name
        yield _option_id(state, holding), title(state, holding.card), owner


@lru_cache(maxsize=1024)
def _question(seat: str, price: int, loot: tuple[tuple[str, Words, str], ...]) -> Question:
    options = (Option(id_, say("steal", card=card, name=name)) for id_, card, name in loot)
    return Question(
        id="steal",
        to=seat,
        prompt=say("ask-steal"),
        hint=say("ask-steal-hint", n=price),
        form=choose(options),
        public=say("wait-nobody"),
        standing=True,
        folded=True,
    )


def _option_id(state: HopeInhumanityState, holding: Holding) -> str:
    """The card's id; where Assets are secret, whose it is and the how-manieth (A-07)."""
    if not state.rulings.assets_secret:
        return holding.card
    return f"{holding.owner}:{state.owned_by(holding.owner).index(holding) + 1}"
