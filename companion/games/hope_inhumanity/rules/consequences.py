"""Events that follow from a card's effects; limits apply here, so that events are always exact."""

from collections.abc import Iterable, Iterator

from companion.engine.dice import Die
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.cards import (
    DrawAsset,
    DrawTraits,
    LoseAsset,
    LoseGroupAsset,
    RefillAssets,
    RefillGroupAssets,
)
from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, RollAgain, SureDice, TurnDie
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    CheatDeath,
    EaseHarm,
    EaseHunger,
    GainHope,
    GainHumanity,
    GainHunted,
    LoseHope,
    LoseHumanity,
    LoseHunted,
    SpareHarm,
    SpareHunger,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.effects.later import Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.effects.scenes import (
    ChangeHardship,
    HaveInstead,
    IgnoreBranch,
    PeekScenes,
    ReplaceScene,
    Reveal,
    SetHardship,
    SucceedAnyway,
)
from companion.games.hope_inhumanity.events.cards import TraitDrawn
from companion.games.hope_inhumanity.events.dice import DieTakenUp, DieTurned
from companion.games.hope_inhumanity.events.event import Draft, Event
from companion.games.hope_inhumanity.events.fortunes import (
    DeathBarred,
    HarmBarred,
    HarmEased,
    HarmSpared,
    HarmSuffered,
    HumanityGained,
    HumanityLost,
    HungerBarred,
    HungerEased,
    HungerSpared,
    HungerSuffered,
    HuntedGained,
    HuntedLost,
)
from companion.games.hope_inhumanity.events.scenes import (
    BranchIgnored,
    BranchTurned,
    HardshipShifted,
    SceneRescued,
)
from companion.games.hope_inhumanity.rules import hope_pool, pending_effects, rewards, scene_changes
from companion.games.hope_inhumanity.rules.card_effects import Dealing, dealt
from companion.games.hope_inhumanity.rules.estates import top_traits
from companion.games.hope_inhumanity.rules.prices import loses_only_by_committing
from companion.games.hope_inhumanity.rules.targets import Concerned, meant
from companion.games.hope_inhumanity.rules.terms import met
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import WORST, Survivor


def deal_out(draft: Draft, effects: Iterable[Effect], concerned: Concerned) -> None:
    """Applies the effects in printed order, to all whom they concern at the same time (HI-170)."""
    for effect in effects:
        match met(draft.state, effect, concerned):
            case DrawAsset():
                rewards.draw(draft, concerned.each)
            case DrawTraits(whom, n):
                _draw_traits(draft, meant(draft.state, whom, concerned), n)
            case None:
                pass
            case Pick() | RollTable() as later:
                pending_effects.give(draft, later, concerned)
            case plain:
                for event in _events(draft.state, plain, concerned):
                    draft.add(event)


def _draw_traits(draft: Draft, drawing: Iterable[Survivor], n: int) -> None:
    for survivor in drawing:
        for card in top_traits(draft, n):
            draft.add(TraitDrawn(survivor.seat, card))


def _events(state: HopeInhumanityState, effect: Plain, concerned: Concerned) -> Iterator[Event]:
    if isinstance(effect, Dealing):
        return dealt(state, effect, concerned)
    if isinstance(effect, scene_changes.SceneChange):
        return scene_changes.changed(state, effect, concerned)
    return _directly(state, effect, concerned)


def _directly(state: HopeInhumanityState, effect: Plain, concerned: Concerned) -> Iterator[Event]:
    match effect:
        case GainHope(n):
            yield from hope_pool.gain(state, n * concerned.times)
        case LoseHope(n):
            yield from hope_pool.lose(state, n * concerned.times)
        case ChangeHardship(n):
            yield HardshipShifted(n, concerned.you or "", concerned.card)
        case SetHardship(n):
            counted = sum(reason.amount for reason in hardship.reasons(state))
            yield HardshipShifted(n - counted, concerned.you or "", concerned.card)
        case GainHunted() | LoseHunted():
            yield from _hunted(state, effect, concerned.times)
        case LoseGroupAsset():
            yield from rewards.lost(state, None, concerned.times)
        case RefillGroupAssets(n):
            yield from rewards.refilled(state, None, n * concerned.times)
        case RollAgain() | TurnDie() | SucceedAnyway():
            yield from _roll_changed(state, effect, concerned.die)
        case DrawAsset() | DrawTraits() | ReplaceScene() | PeekScenes():
            raise TypeError("cards are drawn one at a time")
        case Reveal() | ExtraDice() | SureDice():
            raise TypeError("a Scene is changed elsewhere")
        case _:
            for survivor in meant(state, effect.whom, concerned):
                yield from _personal(state, effect, survivor)


def _roll_changed(
    state: HopeInhumanityState, effect: RollAgain | TurnDie | SucceedAnyway, die: Die | None
) -> Iterator[Event]:
    """Change of a roll; a die that has changed since cannot be the target (A-33)."""
    if isinstance(effect, SucceedAnyway):
        yield SceneRescued()
    elif die is not None and die in state.running.dice:
        yield DieTakenUp(die) if isinstance(effect, RollAgain) else DieTurned(die, effect.face)


def _hunted(state: HopeInhumanityState, effect: GainHunted | LoseHunted, times: int) -> Iterator[Event]:
    happened: type[HuntedGained] | type[HuntedLost]
    match effect:
        case GainHunted(n):
            most, happened = (n * times if state.deck.expansion else 0), HuntedGained
        case LoseHunted(n):
            most, happened = state.hunted, HuntedLost
    if min(n * times, most) > 0:
        yield happened(min(n * times, most))


def _personal(state: HopeInhumanityState, effect: Plain, survivor: Survivor) -> Iterator[Event]:
    seat, guard = survivor.seat, survivor.guard
    match effect:
        case LoseAsset():
            yield from rewards.lost(state, seat)
        case RefillAssets(_, n):
            yield from rewards.refilled(state, seat, n)
        case SufferHunger(_, n):
            yield from _steps(seat, min(n, guard.hunger), HungerSpared)
            yield from _steps(seat, n - guard.hunger, HungerSuffered)
        case SufferHarm(_, n):
            yield from _steps(seat, min(n, guard.harm), HarmSpared)
            yield from _steps(seat, n - guard.harm, HarmSuffered)
        case CheatDeath():
            yield DeathBarred(seat)
        case IgnoreBranch(_, branch):
            yield BranchIgnored(seat, branch.name.lower())
        case HaveInstead(_, outcome, branch):
            yield BranchTurned(seat, branch.name.lower(), outcome.name.lower())
        case _:
            yield from _steps(seat, *_amount(state, effect, survivor))


def _steps(seat: str, n: int, happened: "_Personal") -> Iterator[Event]:
    if n > 0:
        yield happened(seat, n)


_Personal = (
    type[HumanityGained]
    | type[HumanityLost]
    | type[HungerSuffered]
    | type[HungerSpared]
    | type[HungerEased]
    | type[HarmSuffered]
    | type[HarmSpared]
    | type[HarmEased]
    | type[HungerBarred]
    | type[HarmBarred]
)


def _amount(state: HopeInhumanityState, effect: Plain, survivor: Survivor) -> tuple[int, _Personal]:
    match effect:
        case GainHumanity(_, n):
            return min(n, survivor.most - survivor.humanity), HumanityGained
        case LoseHumanity(_, n):
            return _loss(state, survivor, n), HumanityLost
        case EaseHunger(_, n):
            return _eased(state, 0 if survivor.hunger > WORST else survivor.hunger, n), HungerEased
        case EaseHarm(_, n):
            return _eased(state, 0 if survivor.harm >= WORST else survivor.harm, n), HarmEased
        case SpareHunger(_, n):
            return n, HungerBarred
        case SpareHarm(_, n):
            return n, HarmBarred
        case _:
            raise TypeError(f"nobody in particular is meant by {effect}")


def _eased(state: HopeInhumanityState, curable: int, n: int) -> int:
    return curable if state.rulings.easing_clears else min(n, curable)


def _loss(state: HopeInhumanityState, survivor: Survivor, n: int) -> int:
    """Humanity lost; with one house rule a loss stops at zero unless nothing was left (A-42)."""
    if loses_only_by_committing(state, survivor):
        return 0
    stops = state.rulings.overkill == "stops" and survivor.humanity > 0
    return min(n, survivor.humanity) if stops else n
