"""Log lines of cards in hand, and of cards that the companion did not deal."""

from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.naming import kind_of
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.tell.sentence import name_of, owner_of, sentence


@sentence.register
def _(event: e.CardNamed, state: HopeInhumanityState) -> Message | None:
    kind = kind_of(state.deck, event.back)
    if kind in {"scenes", "traits"} or (kind == "assets" and state.rulings.assets_secret):
        return None
    return say(
        "told-named", name=name_of(state, event.seat), card=getattr(state.deck, kind)[event.back].title
    )


@sentence.register
def _(_event: e.ChangedByHand, _state: HopeInhumanityState) -> Message:
    return say("told-by-hand")


@sentence.register
def _(event: e.TraitDrawn, state: HopeInhumanityState) -> Message:
    return say("told-trait-drawn", name=name_of(state, event.seat))


@sentence.register
def _(event: e.TraitPlayed, state: HopeInhumanityState) -> Message:
    card, name = state.deck.traits[event.trait].title, name_of(state, event.seat)
    if event.die is not None:
        return say(
            "told-trait-die", name=name, card=card, n=event.die.value, owner=owner_of(state, event.die)
        )
    if event.on is None:
        return say("told-trait", name=name, card=card)
    return say("told-trait-on", name=name, card=card, other=name_of(state, event.on))


@sentence.register
def _(event: e.TraitWorked, state: HopeInhumanityState) -> Message:
    return say("told-trait-works", card=state.deck.traits[event.trait].title)


@sentence.register
def _(_event: e.TraitsReshuffled, _state: HopeInhumanityState) -> Message:
    return say("told-traits-reshuffled")


@sentence.register
def _(event: e.TraitHandedOver, state: HopeInhumanityState) -> Message:
    return say("told-trait-handed", name=name_of(state, event.seat), other=name_of(state, event.to))


@sentence.register
def _(event: e.TraitsDiscarded, state: HopeInhumanityState) -> Message:
    return say("told-traits-discarded", name=name_of(state, event.seat), n=len(event.cards))


@sentence.register
def _(event: e.ErrandPicked, state: HopeInhumanityState) -> Message:
    return say("told-picked", name=name_of(state, event.seat), text=Printed(event.said, event.language))


@sentence.register
def _(event: e.TableRolled, _state: HopeInhumanityState) -> Message:
    return say("told-table", n=event.face)
