"""Traits in hand, to be played once whenever their card and the moment allow it (HI-259 to HI-264)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import Trait
from companion.games.hope_inhumanity.cards.effects import Effect, Whom
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.death import bury
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import TraitPlayed
from companion.games.hope_inhumanity.state import State, Survivor
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.vacancy import go_on
from companion.games.hope_inhumanity.windows import open_for

PLAY = "play"
"""The option of a card that names nobody."""


def ask(state: State) -> Iterator[Question]:
    """Offers each holder the Traits that may be played now; nobody waits for them."""
    for survivor in state.living:
        for card in survivor.traits:
            trait = state.deck.traits[card]
            if open_for(state, trait.window, trait.effects):
                yield _question(state, survivor, trait)


def decide(draft: Draft, answer: Answer) -> None:
    """Plays the Trait; it takes effect at once (HI-260), and what it kills leaves at once (HI-200)."""
    card, seat = answer.question.partition(":")[2], answer.seat or ""
    trait, on = draft.state.deck.traits[card], chosen(answer)
    chosen_seat = None if on == PLAY else on
    draft.add(TraitPlayed(seat, card, chosen_seat))
    deal_out(draft, trait.effects, Concerned(each=(seat,), you=seat, chosen=chosen_seat, card=card))
    bury(draft)
    go_on(draft)


def _question(state: State, survivor: Survivor, trait: Trait) -> Question:
    return Question(
        id=f"trait:{trait.id}",
        to=survivor.seat,
        prompt=say("ask-trait"),
        form=Choose(tuple(targets(state, trait.effects, "play-trait"))),
        public=say("wait-nobody"),
        standing=True,
        discreet=True,
        card=trait.id,
    )


def targets(state: State, effects: tuple[Effect, ...], label: str) -> Iterator[Option]:
    """The ways to use a card in play: on whom, where it asks for that, or simply so.

    `label` is the key of the words; with “-on” after it, those that name somebody.
    """
    if any(_choice(effect) for effect in effects):
        yield from (Option(other.seat, say(f"{label}-on", name=other.name)) for other in state.living)
    else:
        yield Option(PLAY, say(label))


def _choice(effect: Effect) -> bool:
    return getattr(effect, "whom", None) is Whom.CHOSEN
