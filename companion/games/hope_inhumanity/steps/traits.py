"""Traits in hand, to be played once whenever their card and the moment allow it (HI-259 to HI-264)."""

from collections.abc import Iterator
from functools import lru_cache

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Trait
from companion.games.hope_inhumanity.events.cards import TraitPlayed
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.using import work
from companion.games.hope_inhumanity.scene.windows import open_for
from companion.games.hope_inhumanity.state import HopeInhumanityState
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
from companion.kit.choosing import choose
from companion.kit.reading import chosen

LABEL = "play-trait"
ASK, NOBODY = say("ask-trait"), say("wait-nobody")


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers each holder the Traits that may be played now; nobody waits for them."""
    for survivor in state.living:
        for card in () if state.passive(survivor) else survivor.traits:
            trait = state.deck.traits[card]
            if open_for(state, trait.window, trait.effects, survivor.seat):
                offered = _offered(state, survivor.seat, trait)
                if offered is not None:
                    yield offered


def decide(draft: Draft, answer: Answer) -> None:
    """Plays the Trait; it takes effect at once (HI-260), unless others may answer it first (A-33)."""
    card = answer.question.partition(":")[2]
    use = aimed(draft.state, answer.seat or "", card, chosen(answer))
    draft.add(TraitPlayed(use.seat, card, use.on, use.die))
    if not draft.state.waiting:
        work(draft, use, draft.state.deck.traits[card].effects)


def _offered(state: HopeInhumanityState, seat: str, trait: Trait) -> Question | None:
    aim = aim_of(trait.effects)
    if aim is Aim.NOTHING:
        return _lasting(seat, trait.id, ())
    if aim is Aim.PLAYER:
        return _lasting(seat, trait.id, people(state))
    options = targets(state, seat, trait.effects, LABEL)
    return _question(seat, trait.id, options) if options else None


@lru_cache(maxsize=1024)
def _lasting(seat: str, card: str, living: People) -> Question:
    """Stays the same while these live; made after every answer it would cost more than all the rules."""
    return _question(seat, card, on_people(LABEL, living) if living else plain(LABEL))


def _question(seat: str, card: str, options: tuple[Option, ...]) -> Question:
    return Question(
        id=f"trait:{card}",
        to=seat,
        prompt=ASK,
        form=choose(options),
        public=NOBODY,
        standing=True,
        discreet=True,
        card=card,
    )
