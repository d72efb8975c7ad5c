"""When a bot plays a Trait or uses an Asset: when it brings more now than it may bring later."""

from collections.abc import Mapping
from typing import Any

from companion.engine.answers import Chosen, Value
from companion.engine.frozen import recent, replace
from companion.engine.questions import Question
from companion.games.hope_inhumanity.bots import plans
from companion.games.hope_inhumanity.bots.guesses import ordinary
from companion.games.hope_inhumanity.bots.outcomes import Parts, after
from companion.games.hope_inhumanity.bots.worth import Prospect, now
from companion.games.hope_inhumanity.cards.card import Asset, Trait
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, RollAgain, SureDice, TurnDie
from companion.games.hope_inhumanity.cards.effects.fortunes import CheatDeath, SpareHarm, SpareHunger
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
from companion.games.hope_inhumanity.cards.kinds import Branch, Window
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.rules.empty_handed import may_act
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.scene.branches import effects, holding
from companion.games.hope_inhumanity.scene.windows import is_about_the_dice, is_about_the_roll
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.steps.targets import PLAY

ENOUGH = 1.2
"""Least gain for which a card is used, and that of the last round."""
ENOUGH_AT_LAST = 0.4
CARDS = frozenset(
    {
        *(Phase.DRAW, Phase.DECLARE, Phase.SUPPORT, Phase.ROLL, Phase.OUTCOMES),
        *(Phase.PENALTY, Phase.AFTERMATH),
    }
)
"""When a bot thinks about its cards."""
GUARDS = (SpareHunger, SpareHarm, CheatDeath, IgnoreBranch, HaveInstead)
"""Effects that help only against imminent outcomes."""
_WHEN: Mapping[type[Any], Phase] = {
    PeekScenes: Phase.DRAW,
    ReplaceScene: Phase.DECLARE,
    Reveal: Phase.SUPPORT,
    ExtraDice: Phase.ROLL,
    SureDice: Phase.ROLL,
}
_EARLY = frozenset({Phase.DRAW, Phase.DECLARE, Phase.SUPPORT})
"""When a Scene may be looked at, exchanged or told."""


def use_card(state: HopeInhumanityState, question: Question) -> Value | None:
    """Uses the card of the question where it brings enough; None keeps it."""
    card, form = state.deck.usable(question.card or ""), _options(question)
    if state.phase in _EARLY:
        return Chosen(form[0]) if _is_worth_it(state, question.to or "") else None
    without = _without(state)
    gains = {option: _used(state, card, question.to or "", option) - without for option in form}
    best = max(gains, key=lambda option: gains[option])
    enough = ENOUGH if state.round < ROUNDS else ENOUGH_AT_LAST
    return Chosen(best) if gains[best] >= enough else None


def _is_worth_it(state: HopeInhumanityState, seat: str) -> bool:
    """True if a card that changes or reveals Scenes is worth using now."""
    if state.phase is Phase.SUPPORT:
        return True
    if seat != state.active:
        return False
    return state.phase is Phase.DRAW or _of_the_scene(_with_another(state)) - _of_the_scene(state) >= ENOUGH


def _of_the_scene(state: HopeInhumanityState) -> float:
    """Expected worth of the group after the drawn Scene."""
    acted = plans.act(state).worth if may_act(state) else plans.avoid(state)
    return acted if state.scene.unavoidable else max(acted, plans.avoid(state))


def _with_another(state: HopeInhumanityState) -> HopeInhumanityState:
    """The state with an ordinary Scene in the place of the one that was drawn."""
    other = ordinary(None, (), rated=True)
    deck = replace(state.deck, scenes={other.id: other})
    return replace(state, deck=deck, playing=replace(state.running, card=other.id))


def lend_card(state: HopeInhumanityState, question: Question) -> Value | None:
    """Lends an Asset that helps its user alone to whom it brings enough now, and more than to its owner."""
    card, owner = state.deck.usable(question.card or ""), question.to or ""
    if all(getattr(effect, "whom", None) is not Whom.YOU for effect in card.effects):
        return None
    without = _without(state)
    gains = {seat: _used(state, card, seat, PLAY) - without for seat in (owner, *_options(question))}
    best = max(gains, key=lambda seat: gains[seat])
    return Chosen(best) if best != owner and gains[best] >= ENOUGH else None


def _options(question: Question) -> list[str]:
    form: Any = question.form
    return [option.id for option in form.options]


def is_time(phase: Phase, card: Trait | Asset) -> bool:
    """True if the card's time is now: between two Scenes, or about the roll that it is for."""
    return phase is _time(card)


@recent
def _time(card: Trait | Asset) -> Phase:
    if is_about_the_roll(card.window, card.effects):
        return Phase.ROLL
    early = next((phase for kind, phase in _WHEN.items() if _has(card, kind)), None)
    if early is not None:
        return early
    about_dice = is_about_the_dice(card.window, card.effects)
    guards = any(isinstance(effect, GUARDS) for effect in card.effects)
    if about_dice:
        return Phase.OUTCOMES
    return Phase.PENALTY if guards or card.window is Window.ON_PENALTY else Phase.AFTERMATH


@recent
def _without(state: HopeInhumanityState) -> float:
    """Expected worth of the group without using a card."""
    return _future(state, now(state), _share_now(state), 0)


def _used(state: HopeInhumanityState, card: Trait | Asset, seat: str, option: str) -> float:
    """Expected worth of the group after using the card."""
    then = after(now(state), (card.effects, _parts(state, seat, option)))
    easier = sum(_easier(state, effect) for effect in card.effects)
    more = sum(_more_dice(effect) for effect in card.effects)
    share = _share_of_success(state, card, option) if state.phase is Phase.OUTCOMES else 0.0
    future = _future(state, then, share, easier, more)
    return future + sum(_spared(state, effect, _parts(state, seat, option), share) for effect in card.effects)


def _more_dice(effect: Effect) -> int:
    match effect:
        case ExtraDice(n):
            return n
        case SureDice(n):
            return -n
        case _:
            return 0


def _spared(state: HopeInhumanityState, effect: Effect, parts: Parts, share: float) -> float:
    """Value of exempting receivers from a branch that is about to take effect."""
    if state.phase is not Phase.PENALTY or not isinstance(effect, IgnoreBranch | HaveInstead):
        return 0.0
    failing = effect.branch is Branch.FAIL
    landing = state.running.stakes if failing else state.running.refused
    branch = state.scene.fail if failing else state.scene.refuse
    present = now(state)
    whose = [seat for seat in parts.meant(effect.whom, present.lots) if seat in landing]
    if not whose or (failing and share):
        return 0.0
    instead = getattr(state.scene, effect.outcome.name.lower()) if isinstance(effect, HaveInstead) else ()
    one = parts._replace(each=whose)
    return after(present, (instead, one)).worth - after(present, (branch, one)).worth


def _has(card: Trait | Asset, kind: type[Any]) -> bool:
    return any(isinstance(effect, kind) for effect in card.effects)


def _easier(state: HopeInhumanityState, effect: Effect) -> int:
    match effect:
        case ChangeHardship(n):
            return -n
        case SetHardship(n) if state.phase is Phase.ROLL:
            return plans.needed(state) - n
        case SureDice(n):
            return n
        case _:
            return 0


def _parts(state: HopeInhumanityState, seat: str, option: str) -> Parts:
    playing = state.playing
    supporters = [stake for stake in playing.stakes if stake != state.active] if playing else []
    refusers = list(playing.refused) if playing else []
    return Parts(state.active, (seat,), supporters, refusers, seat, "", "" if option == PLAY else option)


def _future(
    state: HopeInhumanityState, prospect: Prospect, share: float, easier: int, more: int = 0
) -> float:
    """Expected worth of the next step: a roll, outcomes with that probability, what threatens, or none."""
    if state.phase is Phase.PENALTY:
        return _landed(state, prospect).worth
    if state.phase not in {Phase.ROLL, Phase.OUTCOMES}:
        return prospect.worth
    needed = max(0, plans.needed(state) - easier)
    rolled = plans.gamble(state, prospect, plans.stakes_now(state), needed)
    if state.phase is Phase.ROLL:
        return rolled._replace(dice=rolled.dice + more).worth(state.running.hope)
    return share * rolled.succeeded + (1 - share) * rolled.failed


def _landed(state: HopeInhumanityState, prospect: Prospect) -> Prospect:
    """The prospect once what threatens has landed."""
    parts = _parts(state, "", PLAY)
    branches = ((effects(state, branch), parts._replace(each=seats)) for branch, seats in holding(state))
    return after(prospect, *branches)


def _share_now(state: HopeInhumanityState) -> float:
    return float(state.playing is not None and state.playing.verdict is Verdict.SUCCESS)


def _share_of_success(state: HopeInhumanityState, card: Trait | Asset, option: str) -> float:
    """Probability of success after using the card, on the die that the option may name."""
    share, face = _share_now(state), option.rpartition(":")[2]
    missing = hardship.total(state.running.needed or ()) - middle.successes(state)
    for effect in card.effects:
        if isinstance(effect, SucceedAnyway):
            return 1.0
        if isinstance(effect, RollAgain | TurnDie) and not share and missing == 1 and _fails(face):
            share = 0.5 if isinstance(effect, RollAgain) else float(not _fails(str(effect.face)))
    return share


def _fails(face: str) -> bool:
    return face.isdigit() and int(face) < hardship.LEAST_SUCCESS
