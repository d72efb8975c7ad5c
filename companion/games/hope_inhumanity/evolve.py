"""The state after one event; every event is a fact, so nothing here can refuse."""

from collections.abc import Callable
from functools import singledispatch
from typing import Any

from companion.engine.frozen import replace
from companion.engine.words import say
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets.after import after
from companion.games.hope_inhumanity.assets.events import AssetEvent
from companion.games.hope_inhumanity.dealing import deal
from companion.games.hope_inhumanity.handwriting import read_scene
from companion.games.hope_inhumanity.naming import with_name, with_scene
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.state import (
    WORST,
    Bond,
    Guard,
    Phase,
    Played,
    Playing,
    Reason,
    Stake,
    State,
    Survivor,
    Verdict,
)
from companion.games.hope_inhumanity.tell import tell


def evolve(state: State, event: e.Event) -> State:
    """The state after the event, with what is told about it kept beside the Scene in play."""
    moved = _after(event, state)
    line = tell(moved, event)
    if line is None or moved.playing is None:
        return moved
    return replace(moved, playing=replace(moved.playing, told=(*moved.playing.told, line)))


@singledispatch
def _after(event: Any, _state: State) -> State:
    raise TypeError(f"no such event in this game: {type(event).__name__}")


def _playing(state: State, **changes: Any) -> State:
    return replace(state, playing=replace(state.running, **changes))


def _survivor(state: State, seat: str, change: Callable[[Survivor], Survivor]) -> State:
    return state.with_survivor(change(state.survivor(seat)))


@_after.register
def _(event: e.GameBegun, _state: State) -> State:
    return deal(event.seats, event.seed, event.decks, rulings_of(event.options))


@_after.register
def _(_event: e.JourneyBegun, state: State) -> State:
    return replace(state, phase=Phase.DRAW)


@_after.register
def _(event: e.RoundBegun, state: State) -> State:
    return replace(state, round=event.round, had_turn=frozenset())


@_after.register
def _(event: e.TurnBegun, state: State) -> State:
    unguarded = tuple(replace(survivor, guard=Guard()) for survivor in state.survivors)
    return replace(state, active=event.seat, phase=Phase.DRAW, playing=None, survivors=unguarded, thefts=0)


@_after.register
def _(event: e.TurnPassed, state: State) -> State:
    return replace(state, phase=Phase.AFTERMATH, had_turn=state.had_turn | {event.seat})


@_after.register
def _(event: e.SceneDrawn, state: State) -> State:
    piles = {**state.piles, event.terrain: state.piles[event.terrain][1:]}
    had_turn = state.had_turn | {event.seat}
    return replace(state, piles=piles, phase=Phase.DECLARE, playing=Playing(event.card), had_turn=had_turn)


@_after.register
def _(event: e.CardNamed, state: State) -> State:
    return with_name(state, event.back, event.card)


@_after.register
def _(event: e.SceneWritten, state: State) -> State:
    return with_scene(state, event.back, read_scene(event.lines, state.scene.terrain))


@_after.register
def _(_event: e.ChangedByHand, state: State) -> State:
    return state


@_after.register
def _(_event: e.SceneActedOn, state: State) -> State:
    phase = Phase.COMMIT if state.scene.hardship is not None else Phase.ANSWERS
    return replace(_playing(state, acted=True), phase=phase)


@_after.register
def _(_event: e.SceneAvoided, state: State) -> State:
    everyone = frozenset(survivor.seat for survivor in state.living)
    return _playing(state, acted=False, verdict=Verdict.AVOIDED, refused=everyone, told=())


@_after.register
def _(event: e.DiceCommitted, state: State) -> State:
    return replace(_playing(_staked(state, event), sealed={}), phase=Phase.SUPPORT)


@_after.register
def _(event: e.SupportGiven, state: State) -> State:
    staked = _staked(state, event)
    playing = staked.running
    wishes, refused = playing.wishes - {event.seat}, playing.refused - {event.seat}
    return _playing(staked, wishes=wishes, refused=refused, content=playing.content | {event.seat})


def _staked(state: State, event: e.DiceCommitted | e.SupportGiven) -> State:
    before = state.running.stakes.get(event.seat, Stake())
    stake = Stake(before.humanity + event.humanity, before.last_hope + event.last_hope)
    paid = _survivor(state, event.seat, lambda s: replace(s, humanity=s.humanity - event.humanity))
    paid = replace(paid, hope=paid.hope - event.last_hope)
    return _playing(paid, stakes={**state.running.stakes, event.seat: stake})


@_after.register
def _(event: e.SupportRefused, state: State) -> State:
    playing = state.running
    return _playing(state, refused=playing.refused | {event.seat}, wishes=playing.wishes - {event.seat})


@_after.register
def _(_event: e.SupportLimited, state: State) -> State:
    return state


@_after.register
def _(event: e.SupportSealed, state: State) -> State:
    return _playing(state, sealed={**state.running.sealed, event.seat: event.said})


@_after.register
def _(_event: e.SupportShown, state: State) -> State:
    return _playing(state, sealed={})


@_after.register
def _(_event: e.SupportReopened, state: State) -> State:
    return replace(_playing(state, reopened=True, content=frozenset()), phase=Phase.SUPPORT)


@_after.register
def _(event: e.SupportKept, state: State) -> State:
    return _playing(state, content=state.running.content | {event.seat})


@_after.register
def _(event: e.RefundPromised, state: State) -> State:
    before = state.running.refunds
    return _playing(state, refunds={**before, event.seat: before.get(event.seat, 0) + event.n})


@_after.register
def _(event: e.LastHopeFavoured, state: State) -> State:
    return _playing(state, favoured=event.seat)


@_after.register
def _(event: e.LastHopeWished, state: State) -> State:
    playing = state.running
    return _playing(state, wishes=playing.wishes | {event.seat}, refused=playing.refused - {event.seat})


@_after.register
def _(event: e.LastHopeDeclined, state: State) -> State:
    playing = state.running
    refused, content = playing.refused | {event.seat}, playing.content | {event.seat}
    return _playing(state, refused=refused, wishes=playing.wishes - {event.seat}, content=content)


@_after.register
def _(_event: e.SupportClosed, state: State) -> State:
    return replace(state, phase=Phase.ROLL if state.running.reopened else Phase.HOPE)


@_after.register
def _(event: e.HopeAdded, state: State) -> State:
    return replace(_playing(state, hope=event.dice), hope=state.hope - event.dice, phase=Phase.ROLL)


@_after.register
def _(event: e.DieCocked, state: State) -> State:
    return _playing(state, cocked=(*state.running.cocked, event.colour))


@_after.register
def _(event: e.DiceRolled, state: State) -> State:
    return _playing(state, dice=event.dice, origin=event.origin, again=())


@_after.register
def _(event: e.DieTakenUp, state: State) -> State:
    return _playing(state, again=(*state.running.again, event.die))


@_after.register
def _(event: e.DieTurned, state: State) -> State:
    dice, turned = list(state.running.dice), replace(event.die, value=event.face)
    dice[dice.index(event.die)] = turned
    return _playing(state, dice=tuple(dice))


@_after.register
def _(_event: e.SceneRescued, state: State) -> State:
    return _playing(state, rescued=True, verdict=Verdict.SUCCESS)


@_after.register
def _(event: e.BranchIgnored, state: State) -> State:
    return _playing(state, ignoring=state.running.ignoring | {(event.seat, event.branch)})


@_after.register
def _(event: e.TraitWorked, state: State) -> State:
    return replace(state, waiting=tuple(one for one in state.waiting if one.card != event.trait))


@_after.register
def _(event: e.SceneJudged, state: State) -> State:
    return replace(_playing(state, verdict=event.verdict, needed=event.needed), phase=Phase.OUTCOMES)


@_after.register
def _(_event: e.SceneLost, state: State) -> State:
    return state


@_after.register
def _(_event: e.CardOpened, state: State) -> State:
    return _playing(state, opened=True, told=())


@_after.register
def _(event: e.QuestionAnswered, state: State) -> State:
    playing, one = state.running, frozenset({event.seat})
    said = {"accepted": playing.accepted - one, "refused": playing.refused - one}
    said["accepted" if event.accepted else "refused"] |= one
    sealed = {seat: answer for seat, answer in playing.sealed_answers.items() if seat != event.seat}
    return _playing(state, sealed_answers=sealed, **said)


@_after.register
def _(event: e.AnswerSealed, state: State) -> State:
    return _playing(state, sealed_answers={**state.running.sealed_answers, event.seat: event.accepted})


@_after.register
def _(event: e.PricePaid, state: State) -> State:
    return _balance(state, event.seat, -event.n)


@_after.register
def _(event: e.TraitPlayed, state: State) -> State:
    def played(survivor: Survivor) -> Survivor:
        kept = tuple(trait for trait in survivor.traits if trait != event.trait)
        return replace(survivor, traits=kept, played=(*survivor.played, event.trait))

    laid_open = _survivor(state, event.seat, played)
    if state.rulings.traits_resolve == "first":
        return laid_open
    waiting = Played(event.seat, event.trait, event.on, event.die)
    return replace(laid_open, waiting=(*state.waiting, waiting))


@_after.register
def _(event: e.HardshipShifted, state: State) -> State:
    name, card = state.survivor(event.seat).name, state.deck.usable(event.card).title
    reason = Reason(event.amount, say("reason-trait", n=event.amount, name=name, card=card))
    shifted = _playing(state, shifts=(*state.running.shifts, reason))
    needed = shifted.running.needed
    return shifted if needed is None else _playing(shifted, needed=(*needed, reason))


@_after.register
def _(event: e.HumanityGained, state: State) -> State:
    return _balance(state, event.seat, event.n)


@_after.register
def _(event: e.HumanityLost, state: State) -> State:
    return _balance(state, event.seat, -event.n)


def _balance(state: State, seat: str, change: int) -> State:
    """The state after a gain or loss: falling below zero is remembered with its round."""
    former = state.survivor(seat)
    humanity = former.humanity + change
    fell = former.fell if humanity < 0 or not state.rulings.rescue else None
    if humanity < 0 and fell is None:
        fell = state.round
    after = state.with_survivor(replace(former, humanity=humanity, fell=fell))
    return after if after.playing is None else _asked_anew(after, seat)


def _asked_anew(state: State, seat: str) -> State:
    """Who declared in secret counts anew what is in hand; with a die there, nobody wishes for one (A-06)."""
    playing = state.running
    sealed = {one: said for one, said in playing.sealed.items() if one != seat}
    lapsed = {seat} if state.survivor(seat).humanity > 0 else set()
    return _playing(state, sealed=sealed, wishes=playing.wishes - lapsed)


@_after.register
def _(event: e.HungerSuffered, state: State) -> State:
    return _survivor(state, event.seat, lambda s: replace(s, hunger=s.hunger + event.n))


@_after.register
def _(event: e.HungerEased, state: State) -> State:
    return _survivor(state, event.seat, lambda s: replace(s, hunger=s.hunger - event.n))


@_after.register
def _(event: e.HarmSuffered, state: State) -> State:
    return _survivor(state, event.seat, lambda s: replace(s, harm=s.harm + event.n))


@_after.register
def _(event: e.HarmEased, state: State) -> State:
    return _survivor(state, event.seat, lambda s: replace(s, harm=s.harm - event.n))


@_after.register
def _(event: e.HungerBarred, state: State) -> State:
    return _guarded(state, event.seat, hunger=event.n)


@_after.register
def _(event: e.HungerSpared, state: State) -> State:
    return _guarded(state, event.seat, hunger=-event.n)


@_after.register
def _(event: e.HarmBarred, state: State) -> State:
    return _guarded(state, event.seat, harm=event.n)


@_after.register
def _(event: e.HarmSpared, state: State) -> State:
    return _guarded(state, event.seat, harm=-event.n)


@_after.register
def _(event: e.DeathBarred, state: State) -> State:
    return _guarded(state, event.seat, deaths=1)


@_after.register
def _(event: e.DeathCheated, state: State) -> State:
    saved = _survivor(
        state, event.seat, lambda s: replace(s, hunger=min(s.hunger, WORST), harm=min(s.harm, WORST))
    )
    return _guarded(saved, event.seat, deaths=-1)


def _guarded(state: State, seat: str, hunger: int = 0, harm: int = 0, deaths: int = 0) -> State:
    def more(one: Guard) -> Guard:
        return Guard(one.hunger + hunger, one.harm + harm, one.deaths + deaths)

    return _survivor(state, seat, lambda s: replace(s, guard=more(s.guard)))


@_after.register
def _(event: e.HopeGained, state: State) -> State:
    return replace(state, hope=state.hope + event.n)


@_after.register
def _(event: e.HopeLost, state: State) -> State:
    return replace(state, hope=state.hope - event.n)


@_after.register
def _(event: e.HuntedGained, state: State) -> State:
    return replace(state, hunted=state.hunted + event.n)


@_after.register
def _(event: e.HuntedLost, state: State) -> State:
    return replace(state, hunted=state.hunted - event.n)


@_after.register
def _(_event: e.HuntedLeftOut, state: State) -> State:
    return state


@_after.register
def _(event: AssetEvent, state: State) -> State:
    return after(event, state)


@_after.register
def _(event: e.HopeOwed, state: State) -> State:
    return replace(state, hope_owed=state.hope_owed + event.n)


@_after.register
def _(event: e.HopeDebtPaid, state: State) -> State:
    return replace(state, hope_owed=state.hope_owed - event.n)


@_after.register
def _(event: e.SurvivorLost, state: State) -> State:
    return departures.lost(state, event.seat, walked_away=event.cause is e.Cause.HUMANITY)


@_after.register
def _(event: e.RelationshipsEnded, state: State) -> State:
    return replace(state, bonds=tuple(bond for bond in state.bonds if event.seat not in bond.seats))


@_after.register
def _(event: e.RelationshipDrawn, state: State) -> State:
    pile = tuple(card for card in state.relationship_pile if card != event.card)
    return replace(state, relationship_pile=pile, bonds=(*state.bonds, Bond(event.card, event.seats)))


@_after.register
def _(event: e.TraitGiven, state: State) -> State:
    given = _survivor(state, event.to, lambda s: replace(s, traits=(*s.traits, event.card)))
    pile = tuple(card for card in state.trait_pile if card != event.card)
    return replace(_gift_settled(given), trait_pile=pile)


@_after.register
def _(_event: e.GiftDeclined, state: State) -> State:
    return _gift_settled(state)


@_after.register
def _(event: e.NewcomerJoined, state: State) -> State:
    return departures.joined(state, event.seat, event.personality, event.traits)


@_after.register
def _(_event: e.GraceDeclined, state: State) -> State:
    return _grace_settled(state)


@_after.register
def _(_event: e.EstateSettled, state: State) -> State:
    return replace(state, estates=state.estates[1:])


def _gift_settled(state: State) -> State:
    first, *others = state.estates
    return replace(state, estates=(replace(first, gift=False), *others))


def _grace_settled(state: State) -> State:
    first, *others = state.estates
    return replace(state, estates=(replace(first, grace=False), *others))


@_after.register
def _(_event: e.TraitsReshuffled, state: State) -> State:
    return departures.with_played_traits(state)


@_after.register
def _(_event: e.ScenesReshuffled, state: State) -> State:
    return departures.with_used_scenes(state)


@_after.register
def _(_event: e.TurnEnded, state: State) -> State:
    return replace(state, phase=Phase.BETWEEN, playing=None)


@_after.register
def _(_event: e.TurnResolved, state: State) -> State:
    return replace(state, phase=Phase.AFTERMATH)


@_after.register
def _(event: e.GameEnded, state: State) -> State:
    return replace(state, won=event.won, phase=Phase.OVER, estates=())
