"""A personal Asset may be lent, for one use or until its owner takes it back (HI-251, A-63)."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.assets import AssetLent, AssetTakenBack
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.naming import in_play
from companion.games.hope_inhumanity.scene.windows import CLOSED
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.games.hope_inhumanity.steps.targets import People
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.choosing import choose
from companion.kit.reading import chosen


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers every owner to lend Assets to a living player, or to take them back."""
    if state.phase in CLOSED or not state.rulings.lending or len(state.living) == 1:
        return
    for holding in in_play(state):
        owner = next((one for one in state.living if one.seat == holding.owner), None)
        if owner is not None and not state.passive(owner):
            yield _about(state, holding, owner)


def lend(draft: Draft, answer: Answer) -> None:
    """Lends the Asset; its owner stays the same."""
    draft.add(AssetLent(answer.question.partition(":")[2], chosen(answer)))


def take_back(draft: Draft, answer: Answer) -> None:
    """Ends the loan."""
    draft.add(AssetTakenBack(answer.question.partition(":")[2]))


def _about(state: HopeInhumanityState, holding: Holding, owner: Survivor) -> Question:
    secret = state.rulings.assets_secret
    if holding.borrower:
        return _return(holding.card, owner.seat, secret)
    others = tuple([(one.seat, one.name) for one in state.living if one is not owner])
    return _lend(holding.card, owner.seat, secret, others)


@lru_cache(maxsize=1024)
def _lend(card: str, owner: str, secret: bool, others: People) -> Question:
    options = tuple(Option(seat, say("lend", name=name), seat=seat) for seat, name in others)
    return _question(card, owner, secret, f"lend:{card}", say("ask-lend"), options)


@lru_cache(maxsize=1024)
def _return(card: str, owner: str, secret: bool) -> Question:
    options = (Option("take-back", say("take-asset-back"), plain=True),)
    return _question(card, owner, secret, f"return:{card}", say("ask-take-back"), options)


def _question(
    card: str, owner: str, secret: bool, id_: str, prompt: Message, options: tuple[Option, ...]
) -> Question:
    return Question(
        id=id_,
        to=owner,
        prompt=prompt,
        form=choose(options),
        public=say("wait-nobody"),
        standing=True,
        discreet=secret,
        card=card,
    )
