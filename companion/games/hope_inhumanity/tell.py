"""What is told to everybody about an event; an event without a sentence here is told to nobody."""

from functools import singledispatch
from typing import Any

from companion.engine import phrasebook
from companion.engine.dice import Die
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets.events import AssetEvent
from companion.games.hope_inhumanity.assets.tell import tell as tell_asset
from companion.games.hope_inhumanity.naming import kind_of
from companion.games.hope_inhumanity.state import ROUNDS, WORST, State, Verdict


def tell(state: State, event: e.Event) -> Message | None:
    """The public sentence about an event that has just led to `state`; it names nothing hidden."""
    return _tell(event, state)


@singledispatch
def _tell(_event: Any, _state: State) -> Message | None:
    return None


def _name(state: State, seat: str) -> str:
    return state.survivor(seat).name


@_tell.register
def _(event: e.GameBegun, state: State) -> Message:
    turns = ROUNDS * len(event.seats)
    return say("told-few-scenes" if sum(map(len, state.piles.values())) < turns else "told-begun")


@_tell.register
def _(event: e.RoundBegun, _state: State) -> Message:
    return say("told-round", n=event.round)


@_tell.register
def _(event: e.TurnBegun, state: State) -> Message:
    return say("told-turn", name=_name(state, event.seat))


@_tell.register
def _(event: e.TurnPassed, state: State) -> Message:
    return say("told-pass", name=_name(state, event.seat))


@_tell.register
def _(event: e.SceneDrawn, state: State) -> Message:
    terrain = say(f"terrain-{event.terrain.name.lower()}")
    return say("told-draw", name=_name(state, event.seat), terrain=terrain)


@_tell.register
def _(event: e.CardNamed, state: State) -> Message | None:
    kind = kind_of(state.deck, event.back)
    if kind in {"scenes", "traits"} or (kind == "assets" and state.rulings.assets_secret):
        return None
    return say("told-named", name=_name(state, event.seat), card=getattr(state.deck, kind)[event.back].title)


@_tell.register
def _(_event: e.ChangedByHand, _state: State) -> Message:
    return say("told-by-hand")


@_tell.register
def _(event: e.SceneActedOn, state: State) -> Message:
    return say("told-act", name=_name(state, event.seat))


@_tell.register
def _(event: e.SceneAvoided, state: State) -> Message:
    return say("told-avoid", name=_name(state, event.seat))


@_tell.register
def _(event: e.DiceCommitted, state: State) -> Message:
    if not (event.humanity or event.last_hope):
        return say("told-commit-nothing", name=_name(state, event.seat))
    return _dice("told-commit", event, state)


@_tell.register
def _(event: e.SupportGiven, state: State) -> Message:
    return _dice("told-support", event, state)


def _dice(key: str, event: e.DiceCommitted | e.SupportGiven, state: State) -> Message:
    name = _name(state, event.seat)
    if event.last_hope:
        return say(f"{key}-last-hope", name=name)
    return say(key, name=name, n=event.humanity)


@_tell.register
def _(event: e.SupportRefused, state: State) -> Message:
    return say("told-refuse", name=_name(state, event.seat))


@_tell.register
def _(_event: e.SupportLimited, state: State) -> Message:
    return say("card-support", text="; ".join(map(phrasebook.say, state.scene.support)))


@_tell.register
def _(event: e.SupportSealed, state: State) -> Message:
    return say("told-sealed", name=_name(state, event.seat))


@_tell.register
def _(_event: e.SupportShown, _state: State) -> Message:
    return say("told-shown")


@_tell.register
def _(_event: e.SupportReopened, _state: State) -> Message:
    return say("told-reopened")


@_tell.register
def _(event: e.SupportKept, state: State) -> Message:
    return say("told-kept", name=_name(state, event.seat))


@_tell.register
def _(event: e.LastHopeFavoured, state: State) -> Message:
    return say("told-favoured", name=state.acting.name, other=_name(state, event.seat))


@_tell.register
def _(event: e.LastHopeWished, state: State) -> Message:
    return say("told-wish", name=_name(state, event.seat))


@_tell.register
def _(event: e.LastHopeDeclined, state: State) -> Message:
    return say("told-no-hope-die", name=_name(state, event.seat))


@_tell.register
def _(event: e.HopeAdded, state: State) -> Message | None:
    return say("told-hope", name=state.acting.name, n=event.dice) if event.dice else None


@_tell.register
def _(event: e.DieCocked, state: State) -> Message:
    owner = next((one.name for one in state.survivors if one.colour == event.colour), None)
    return say("told-cocked", name=owner) if owner else say("told-cocked-hope")


@_tell.register
def _(event: e.SceneJudged, state: State) -> Message:
    needed = max(0, sum(part.amount for part in event.needed))
    if event.verdict in {Verdict.SUCCESS, Verdict.FAILURE}:
        return say(f"told-{event.verdict}", n=event.successes, needed=needed)
    return say(f"told-{event.verdict}", name=state.acting.name)


@_tell.register
def _(_event: e.SceneLost, _state: State) -> Message:
    return say("told-scene-lost")


@_tell.register
def _(event: e.QuestionAnswered, state: State) -> Message:
    return say("told-accept" if event.accepted else "told-refuse-answer", name=_name(state, event.seat))


@_tell.register
def _(event: e.AnswerSealed, state: State) -> Message:
    return say("told-answer-sealed", name=_name(state, event.seat))


@_tell.register
def _(event: e.PricePaid, state: State) -> Message:
    key = "told-paid-below" if state.survivor(event.seat).marked else "told-paid"
    return say(key, name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.TraitPlayed, state: State) -> Message:
    card, name = state.deck.traits[event.trait].title, _name(state, event.seat)
    if event.die is not None:
        return say("told-trait-die", name=name, card=card, n=event.die.value, owner=_owner(state, event.die))
    if event.on is None:
        return say("told-trait", name=name, card=card)
    return say("told-trait-on", name=name, card=card, other=_name(state, event.on))


def _owner(state: State, die: Die) -> Words:
    return next((one.name for one in state.survivors if one.colour == die.colour), say("hope"))


@_tell.register
def _(event: e.TraitWorked, state: State) -> Message:
    return say("told-trait-works", card=state.deck.traits[event.trait].title)


@_tell.register
def _(event: e.DieTakenUp, state: State) -> Message:
    return say("told-die-taken-up", n=event.die.value, owner=_owner(state, event.die))


@_tell.register
def _(event: e.DieTurned, state: State) -> Message:
    return say("told-die-turned", n=event.die.value, face=event.face, owner=_owner(state, event.die))


@_tell.register
def _(_event: e.SceneRescued, _state: State) -> Message:
    return say("told-rescued")


@_tell.register
def _(event: e.BranchIgnored, state: State) -> Message:
    return say(f"told-ignored-{event.branch}", name=_name(state, event.seat))


@_tell.register
def _(event: e.HardshipShifted, _state: State) -> Message:
    return say("told-harder" if event.amount > 0 else "told-easier", n=abs(event.amount))


@_tell.register
def _(event: e.HumanityGained, state: State) -> Message:
    return say(
        "told-humanity-back" if event.returned else "told-humanity-gained",
        name=_name(state, event.seat),
        n=event.n,
    )


@_tell.register
def _(event: e.HumanityLost, state: State) -> Message:
    key = "told-humanity-below" if state.survivor(event.seat).marked else "told-humanity-lost"
    return say(key, name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.HungerSuffered, state: State) -> Message | None:
    return _condition(state, event.seat, "hunger", state.survivor(event.seat).hunger)


@_tell.register
def _(event: e.HungerEased, state: State) -> Message | None:
    return _condition(state, event.seat, "hunger-eased", state.survivor(event.seat).hunger)


@_tell.register
def _(event: e.HarmSuffered, state: State) -> Message | None:
    return _condition(state, event.seat, "harm", state.survivor(event.seat).harm)


@_tell.register
def _(event: e.HarmEased, state: State) -> Message | None:
    return _condition(state, event.seat, "harm-eased", state.survivor(event.seat).harm)


def _condition(state: State, seat: str, track: str, step: int) -> Message | None:
    return None if step > WORST else say(f"told-{track}-{step}", name=_name(state, seat))


@_tell.register
def _(event: e.HungerBarred, state: State) -> Message:
    return say("told-hunger-barred", name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.HungerSpared, state: State) -> Message:
    return say("told-hunger-spared", name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.HarmBarred, state: State) -> Message:
    return say("told-harm-barred", name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.HarmSpared, state: State) -> Message:
    return say("told-harm-spared", name=_name(state, event.seat), n=event.n)


@_tell.register
def _(event: e.DeathBarred, state: State) -> Message:
    return say("told-death-barred", name=_name(state, event.seat))


@_tell.register
def _(event: e.DeathCheated, state: State) -> Message:
    return say("told-death-cheated", name=_name(state, event.seat))


@_tell.register
def _(event: e.HopeGained, state: State) -> Message:
    return say("told-hope-gained", n=event.n, left=state.hope)


@_tell.register
def _(event: e.HopeLost, state: State) -> Message:
    return say("told-hope-lost", n=event.n, left=state.hope)


@_tell.register
def _(event: e.HuntedGained, state: State) -> Message:
    return say("told-hunted-gained", n=event.n, now=state.hunted)


@_tell.register
def _(event: e.HuntedLost, state: State) -> Message:
    return say("told-hunted-lost", n=event.n, now=state.hunted)


@_tell.register
def _(_event: e.HuntedLeftOut, _state: State) -> Message:
    return say("told-hunted-left-out")


@_tell.register
def _(event: AssetEvent, state: State) -> Message:
    return tell_asset(event, state)


@_tell.register
def _(event: e.SurvivorLost, state: State) -> Message:
    return say(f"told-lost-{event.cause}", name=_name(state, event.seat))


@_tell.register
def _(_event: e.HopeOwed, _state: State) -> Message:
    return say("told-hope-owed")


@_tell.register
def _(event: e.HopeDebtPaid, _state: State) -> Message:
    return say("told-hope-repaid", n=event.n)


@_tell.register
def _(event: e.RelationshipDrawn, state: State) -> Message:
    one, other = (_name(state, seat) for seat in event.seats)
    return say("told-bridge", name=one, other=other, card=state.deck.relationships[event.card].title)


@_tell.register
def _(event: e.TraitGiven, state: State) -> Message:
    return say("told-gift", name=_name(state, event.seat), other=_name(state, event.to))


@_tell.register
def _(event: e.GiftDeclined, state: State) -> Message:
    return say("told-no-gift", name=_name(state, event.seat))


@_tell.register
def _(event: e.NewcomerJoined, state: State) -> Message:
    return say("told-newcomer", name=_name(state, event.seat), n=state.survivor(event.seat).humanity)


@_tell.register
def _(event: e.GraceDeclined, state: State) -> Message:
    return say("told-no-newcomer", name=_name(state, event.seat))


@_tell.register
def _(_event: e.TraitsReshuffled, _state: State) -> Message:
    return say("told-traits-reshuffled")


@_tell.register
def _(_event: e.ScenesReshuffled, _state: State) -> Message:
    return say("told-scenes-reshuffled")


@_tell.register
def _(event: e.GameEnded, _state: State) -> Message:
    return say("told-won" if event.won else "told-everyone-lost")
