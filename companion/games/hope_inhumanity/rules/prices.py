"""Prices of Humanity: who pays what, and who can (HI-174, HI-271, A-17, A-74)."""

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.cards.abilities import LoseOnlyByCommitting
from companion.games.hope_inhumanity.cards.card import Personality
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.fortunes import PricePaid
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor


def due(state: HopeInhumanityState, survivor: Survivor, price: int) -> int:
    """Price for that character: prices are decisions, so a Sociopath pays, too (A-74)."""
    spared = loses_only_by_committing(state, survivor) and not state.rulings.sociopath_pays
    return 0 if spared else price


def payable(state: HopeInhumanityState, survivor: Survivor, price: int) -> bool:
    """True if the character has the dice for it; Last Hope pays no price (A-17)."""
    return max(0, survivor.humanity) >= due(state, survivor, price)


def answer_price(state: HopeInhumanityState, answer: str) -> int:
    """The printed price of an answer to the question Scene in play; 0 where none is printed (HI-174)."""
    return state.scene.accept_price if answer == "accept" else state.scene.refuse_price


def pay(draft: Draft) -> None:
    """Takes the prices of everybody's answers; nobody pays more than they have, unless a table
    plays that a price may be paid below zero (A-17)."""
    playing = draft.state.running
    for answer, seats in (("accept", playing.accepted), ("refuse", playing.refused)):
        for survivor in draft.state.living:
            price = due(draft.state, survivor, answer_price(draft.state, answer))
            if not draft.state.rulings.unpayable_offered:
                price = min(price, survivor.humanity)
            if survivor.seat in seats and price > 0:
                draft.add(PricePaid(survivor.seat, price))


def loses_only_by_committing(state: HopeInhumanityState, survivor: Survivor) -> bool:
    """True if a Personality exempts the character from other losses of Humanity (HI-270)."""
    return is_stoic(state.personality(survivor))


@recent
def is_stoic(card: Personality) -> bool:
    """True if that Personality exempts from losses of Humanity."""
    return any(isinstance(ability, LoseOnlyByCommitting) for ability in card.abilities)
