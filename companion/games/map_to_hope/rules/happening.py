"""Settles effects one by one and receiver by receiver, until a choice is open."""

from collections.abc import Callable, Iterable, Mapping

from companion.games.map_to_hope.cards import Effect, Kind, On, Op, Whom
from companion.games.map_to_hope.events.days import TurnPassed
from companion.games.map_to_hope.events.effects import (
    DamageChanged,
    Due,
    RadiationChanged,
    Settled,
    Shielded,
    SkillGained,
    TimeChanged,
)
from companion.games.map_to_hope.events.ending import Eliminated
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.events.hands import ActionSpent, CardsMoved, UseSpent
from companion.games.map_to_hope.events.journey import Looked
from companion.games.map_to_hope.reckoning import shielded
from companion.games.map_to_hope.rules.campaign import KEEP, finish
from companion.games.map_to_hope.rules.drawing import draw, renew_fate
from companion.games.map_to_hope.rules.passing import next_seat, pass_on
from companion.games.map_to_hope.rules.scouting import is_worth_a_look
from companion.games.map_to_hope.state import Errand, MapToHopeState

ACTION_SPENT, USE_SPENT, STEP = "action spent", "use spent", "radiation step"
DISCARD_FOR_DRAW, FATE, NEW_HAND = "discard for draw", "fate", "new hand"
"""Pending choices: discards for a Draw, a Fate card to turn, keeping the first hand."""
FAILED = "failed"
"""The word that an effect comes of a failed test, as some tables take only such losses from the next Day."""
AFTER = "after "
"""The word before a trigger in an errand: what then happens by itself."""


def errands(
    state: MapToHopeState, you: str, effects: Iterable[Effect], card: str, then: str = ""
) -> tuple[Errand, ...]:
    """Queue of a list of effects of a card, receiver by receiver, as seen from `you`."""
    return tuple(
        Errand(receiver, effect, then, card)
        for effect in effects
        for receiver in _receivers(state, you, effect.whom)
    )


def after(seat: str, on: On) -> Errand:
    """Queues a seat's triggers; their cards are determined only then."""
    return Errand(seat, then=f"{AFTER}{on.value}")


def work_off(draft: Draft) -> None:
    """Lets everything happen that is due, up to a choice; then the turn passes if one was taken."""
    while draft.state.outcome is None and draft.state.errands:
        errand = draft.state.errands[0]
        if _is_of_nobody(draft.state, errand):
            draft.add(Settled())
        elif not _happen(draft, errand):
            return
    if draft.state.outcome is None:
        pass_on(draft)


def _receivers(state: MapToHopeState, you: str, whom: Whom) -> tuple[str, ...]:
    partner = state.partner(you)
    others = (partner.seat.id,) if partner else ()
    return {Whom.YOU: (you,), Whom.PARTNER: others, Whom.ALL: (you, *others)}[whom]


def _is_of_nobody(state: MapToHopeState, errand: Errand) -> bool:
    """True if the receiver is eliminated: its pending effects lapse, and its last Action leaves play."""
    return state.of(errand.seat).dead and errand.then != ACTION_SPENT


def _happen(draft: Draft, errand: Errand) -> bool:
    """Lets the first thing happen; False if it waits for a choice."""
    if errand.effect is not None:
        return _HAPPENING[errand.effect.op](draft, errand.seat, errand.effect)
    if errand.then in {DISCARD_FOR_DRAW, FATE, NEW_HAND, KEEP}:
        return False
    draft.add(Settled())
    if errand.then == ACTION_SPENT:
        draft.add(ActionSpent(errand.seat, errand.card))
    elif errand.then == USE_SPENT:
        _spend(draft, errand.seat, errand.card)
    elif errand.then == STEP:
        _radiation_step(draft, errand.seat)
    else:
        state, on = draft.state, errand.then.removeprefix(AFTER)
        due = [
            one
            for card, trigger in state.triggers(errand.seat, on)
            for one in errands(state, errand.seat, trigger.do, card)
        ]
        _due(draft, due)
    return True


def _due(draft: Draft, due: Iterable[Errand]) -> None:
    if found := tuple(due):
        draft.add(Due(found))


def _time(draft: Draft, seat: str, effect: Effect) -> bool:
    """Takes lost Time from this Day first, unless the table lets players choose (MH-A8, MH-A38)."""
    rulings, failed = draft.state.rulings, draft.state.errands[0].then == FAILED
    owed = failed or rulings.losses == "owed"
    if effect.n < 0 and owed and rulings.lost_time == "choice" and draft.state.of(seat).time:
        return False
    draft.add(Settled())
    draft.add(TimeChanged(seat, effect.n, owed=owed))
    return True


def _damage(draft: Draft, seat: str, effect: Effect) -> bool:
    draft.add(Settled())
    draft.add(DamageChanged(seat, _after_shields(draft, seat, "damage", effect.n)))
    if draft.state.of(seat).damage >= draft.state.leader(seat).health:
        eliminate(draft, seat)
    return True


def _radiation(draft: Draft, seat: str, effect: Effect) -> bool:
    draft.add(Settled())
    if effect.n <= 0:
        draft.add(RadiationChanged(seat, effect.n))
        return True
    step = Errand(seat, then=STEP, card=draft.state.settling)
    _due(draft, [step] * _after_shields(draft, seat, "radiation", effect.n))
    return True


def _after_shields(draft: Draft, seat: str, what: str, n: int) -> int:
    """The rest of some damage or Radiation; each shield with uses loses one of them."""
    rest, kept = shielded(draft.state, seat, what, n)
    uses = {lying.card for lying in draft.state.of(seat).front if lying.uses is not None}
    for card, off in kept:
        draft.add(Shielded(seat, what, card, off))
    for card in dict.fromkeys(card for card, _ in kept if card in uses):
        _spend(draft, seat, card)
    return rest


def _radiation_step(draft: Draft, seat: str) -> None:
    """One level up, and at once what it does (MH-042); beyond the last one nothing (MH-A22)."""
    levels, marker = draft.state.radiation_card(seat).levels, draft.state.of(seat).radiation
    if marker < len(levels):
        is_new = draft.state.rulings.levels == "every" or marker >= draft.state.of(seat).worst
        draft.add(RadiationChanged(seat, 1))
        card = draft.state.of(seat).radiation_card
        _due(draft, errands(draft.state, seat, levels[marker].once if is_new else (), card))
    elif draft.state.rulings.last_level == "eliminated":
        eliminate(draft, seat)


def _skill(draft: Draft, seat: str, effect: Effect) -> bool:
    draft.add(Settled())
    draft.add(SkillGained(seat, effect.n, effect.skill, effect.until or "test"))
    return True


def _draw(draft: Draft, seat: str, effect: Effect) -> bool:
    draft.add(Settled())
    draw(draft, seat, effect.n)
    return True


def _discard(draft: Draft, seat: str, effect: Effect) -> bool:
    hand = draft.state.of(seat).hand
    if len(hand) > effect.n:
        return False
    draft.add(Settled())
    if hand:
        draft.add(CardsMoved(seat, hand, "discarded"))
    return True


def _take_back(draft: Draft, seat: str, effect: Effect) -> bool:
    pile = draft.state.of(seat).discard
    if len(pile) > effect.n:
        return False
    draft.add(Settled())
    if pile:
        draft.add(CardsMoved(seat, pile, "taken-back"))
    return True


def losable(state: MapToHopeState, seat: str, kind: str) -> tuple[str, ...]:
    """The cards in front of a seat that are of that kind."""
    cards = (lying.card for lying in state.of(seat).front)
    return tuple(card for card in cards if kind == "any" or state.hero(card).kind == Kind(kind))


def _lose_card(draft: Draft, seat: str, effect: Effect) -> bool:
    cards = losable(draft.state, seat, effect.kind)
    if len(cards) > effect.n:
        return False
    draft.add(Settled())
    if cards:
        draft.add(CardsMoved(seat, cards, "lost"))
    return True


def _scout(draft: Draft, seat: str, effect: Effect) -> bool:
    if effect.n <= 0 or not is_worth_a_look(draft.state):
        draft.add(Settled())
        return True
    draft.add(Looked(seat, fate=False))
    return False


def _foresee(draft: Draft, seat: str, _effect: Effect) -> bool:
    renew_fate(draft)
    draft.add(Looked(seat, fate=True))
    return False


def _choose(_draft: Draft, _seat: str, _effect: Effect) -> bool:
    return False


def _eliminate(draft: Draft, seat: str, _effect: Effect) -> bool:
    draft.add(Settled())
    eliminate(draft, seat)
    return True


def eliminate(draft: Draft, seat: str) -> None:
    """Eliminates a player; with none left the game is lost (MH-049). The other player opens their Days."""
    draft.add(Eliminated(seat))
    if not draft.state.alive:
        finish(draft, "lost-people")
    elif draft.state.active == seat and not draft.state.acting:
        draft.add(TurnPassed(next_seat(draft.state)))


def _spend(draft: Draft, seat: str, card: str) -> None:
    if card in {lying.card for lying in draft.state.of(seat).front}:
        draft.add(UseSpent(seat, card))


_HAPPENING: Mapping[Op, Callable[[Draft, str, Effect], bool]] = {
    Op.TIME: _time,
    Op.DAMAGE: _damage,
    Op.RADIATION: _radiation,
    Op.SKILL: _skill,
    Op.DRAW: _draw,
    Op.DISCARD: _discard,
    Op.TAKE_BACK: _take_back,
    Op.LOSE_CARD: _lose_card,
    Op.SCOUT: _scout,
    Op.FORESEE: _foresee,
    Op.CHOOSE: _choose,
    Op.ELIMINATE: _eliminate,
}
