"""Identification of printed cards by their holders; a few letters are enough."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.backs import is_back
from companion.games.hope_inhumanity.events.cards import CardNamed
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.naming import kind_of, missing
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.steps import writing
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.choosing import choose
from companion.kit.reading import chosen

SECRET = frozenset({"scenes", "traits"})


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks every player for the first card of theirs that the companion does not know.

    All of it is discreet, open cards too: a press of a seat's button must not name a card.
    """
    if state.rulings.cards == "dealt":
        return
    for survivor in state.living:
        back = next(missing(state, survivor), None)
        if back is not None:
            yield _question(state, survivor, back)


def ask_scene(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the acting player which Scene it is; to the others this is a Scene being read."""
    if state.rulings.cards == "by-hand":
        return writing.ask(state)
    return iter((_question(state, state.acting, state.running.card),))


def decide(draft: Draft, answer: Answer) -> None:
    """From now on the card is known."""
    back = answer.question.partition(":")[2]
    draft.add(CardNamed(answer.seat or "", back, chosen(answer)))


def _question(state: HopeInhumanityState, survivor: Survivor, back: str) -> Question:
    kind = kind_of(state.deck, back)
    wait = "wait-declare" if kind == "scenes" else "wait-name"
    return Question(
        id=f"name:{back}",
        to=survivor.seat,
        prompt=say(f"ask-name-{kind}"),
        hint=say("ask-name-hint"),
        form=choose(_options(state, kind, survivor, back)),
        public=say(wait, name=survivor.name),
        together=say("wait-name-all") if wait == "wait-name" else None,
        discreet=True,
    )


def _options(state: HopeInhumanityState, kind: str, survivor: Survivor, back: str) -> Iterator[Option]:
    """Every card it may be. Of what is secret only one's own is left out: more would tell what others saw."""
    own = {state.named.get(card) for card in _own(state, survivor)}
    gone = own if _is_secret(state, kind) else set(state.named.values())
    for card in sorted(getattr(state.deck, kind).values(), key=lambda card: card.title.casefold()):
        if not is_back(card.id) and card.id not in gone and _fits(state, kind, card, back):
            yield Option(card.id, card.title)


def _is_secret(state: HopeInhumanityState, kind: str) -> bool:
    return kind in SECRET or (kind == "assets" and state.rulings.assets_secret)


def _own(state: HopeInhumanityState, survivor: Survivor) -> tuple[str, ...]:
    return (*survivor.traits, *survivor.played, *(held.card for held in state.owned_by(survivor.seat)))


def _fits(state: HopeInhumanityState, kind: str, card: object, back: str) -> bool:
    return kind != "scenes" or getattr(card, "terrain", None) is state.deck.scenes[back].terrain
