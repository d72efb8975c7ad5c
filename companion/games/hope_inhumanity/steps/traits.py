"""Traits in hand, to be played once whenever their card and the moment allow it (HI-259 to HI-264)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Trait
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import TraitPlayed
from companion.games.hope_inhumanity.state import State, Survivor
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.steps.targets import aimed, targets
from companion.games.hope_inhumanity.using import work
from companion.games.hope_inhumanity.windows import open_for

ASK, NOBODY = say("ask-trait"), say("wait-nobody")


def ask(state: State) -> Iterator[Question]:
    """Offers each holder the Traits that may be played now; nobody waits for them."""
    for survivor in state.living:
        for card in () if state.passive(survivor) else survivor.traits:
            trait = state.deck.traits[card]
            if open_for(state, trait.window, trait.effects, survivor.seat):
                options = targets(state, survivor.seat, trait.effects, "play-trait")
                if options:
                    yield _question(survivor, trait, options)


def decide(draft: Draft, answer: Answer) -> None:
    """Plays the Trait; it takes effect at once (HI-260), unless others may answer it first (A-33)."""
    card = answer.question.partition(":")[2]
    use = aimed(draft.state, answer.seat or "", card, chosen(answer))
    draft.add(TraitPlayed(use.seat, card, use.on, use.die))
    if not draft.state.waiting:
        work(draft, use, draft.state.deck.traits[card].effects)


def _question(survivor: Survivor, trait: Trait, options: tuple[Option, ...]) -> Question:
    return Question(
        id=f"trait:{trait.id}",
        to=survivor.seat,
        prompt=ASK,
        form=Choose(options),
        public=NOBODY,
        standing=True,
        discreet=True,
        card=trait.id,
    )
