"""Effects of Relationships when one party supports, refuses or loses the other (HI-221, HI-275 to HI-282)."""

from companion.games.hope_inhumanity.cards.abilities import (
    SupportComesBack,
    WhenBothHadTurns,
    WhenBothTakePart,
    WhenSomebodyRefusesTheOther,
    WhenTheOtherIsLost,
    WhenYouRefuseTheOther,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.fortunes import LoseHumanity
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.fortunes import HumanityGained
from companion.games.hope_inhumanity.events.losses import RelationshipDrawn, RelationshipsEnded
from companion.games.hope_inhumanity.events.support import RefundPromised
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.scene.hardship import paid
from companion.games.hope_inhumanity.state import Bond, HopeInhumanityState


def supported(draft: Draft, seat: str) -> None:
    """Applies what a seat gets for supporting the active player, with Humanity or by Last Hope."""
    active = draft.state.active
    for bond, ability in tuple(draft.state.between(seat, active)):
        if isinstance(ability, WhenYouSupportTheOther) and not _spared(draft.state, seat, ability.effect):
            deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))
        if isinstance(ability, SupportComesBack):
            draft.add(RefundPromised(seat, ability.n))


def refused(draft: Draft) -> None:
    """Applies the effects on refusers of the active player, and on those close to that player."""
    active = draft.state.active
    for refuser in [other.seat for other in draft.state.others if other.seat in draft.state.running.refused]:
        for bond, ability in tuple(draft.state.between(refuser, active)):
            if isinstance(ability, WhenYouRefuseTheOther):
                deal_out(draft, (ability.effect,), Concerned(you=refuser, other=active, each=bond.seats))
        for partner in [other.seat for other in draft.state.others]:
            for bond, ability in tuple(draft.state.between(partner, active)):
                if isinstance(ability, WhenSomebodyRefusesTheOther):
                    deal_out(draft, (ability.effect,), Concerned(you=partner, other=active, each=bond.seats))


def took_part(draft: Draft) -> None:
    """Applies the effects on both parties after a Scene in which one acted and the other supported (A-81)."""
    playing, active = draft.state.running, draft.state.active
    for seat in sorted(playing.supporters - {active}):
        for bond, ability in tuple(draft.state.between(seat, active)):
            if isinstance(ability, WhenBothTakePart):
                deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))


def had_turns(draft: Draft) -> None:
    """Applies the effects on both parties once the later of their turns is over."""
    active = draft.state.active
    for bond in draft.state.bonds:
        if active in bond.seats and draft.state.had_turn.issuperset(bond.seats):
            for ability in draft.state.deck.relationships[bond.card].abilities:
                if isinstance(ability, WhenBothHadTurns):
                    deal_out(draft, (ability.effect,), Concerned(each=bond.seats))


def refund(draft: Draft) -> None:
    """Gives back what was promised of the Humanity that was given, up to the most (HI-278, HI-279, A-79)."""
    for survivor in draft.state.living:
        promised = draft.state.running.refunds.get(survivor.seat, 0)
        given = paid(draft.state, survivor.seat)
        n = min(promised, given, survivor.most - survivor.humanity)
        if n > 0:
            draft.add(HumanityGained(survivor.seat, n, returned=True))


def _spared(state: HopeInhumanityState, seat: str, effect: Effect) -> bool:
    """True if a supporter by Last Hope loses no Humanity for it (A-77)."""
    costs = isinstance(effect, LoseHumanity) and effect.whom is Whom.YOU
    return costs and state.rulings.disgust_spares_the_empty and bool(state.running.stakes[seat].last_hope)


def lost(draft: Draft, seat: str) -> None:
    """Applies the effects on the other party of a lost one's Relationships, which then leave play (HI-221,
    A-50)."""
    for bond in draft.state.bonds:
        if seat in bond.seats:
            _bereave(draft, bond, seat)
    draft.add(RelationshipsEnded(seat))
    if draft.state.rulings.relationship_bridge:
        _bridge(draft, seat)


def _bereave(draft: Draft, bond: Bond, seat: str) -> None:
    (other,) = (one for one in bond.seats if one != seat)
    if not draft.state.survivor(other).alive:
        return
    for ability in draft.state.deck.relationships[bond.card].abilities:
        if isinstance(ability, WhenTheOtherIsLost):
            deal_out(draft, (ability.effect,), Concerned(you=other, other=seat, each=(other,)))


def _bridge(draft: Draft, seat: str) -> None:
    """Draws a Relationship for the two who have become neighbours over the empty seat."""
    around = [survivor.seat for survivor in draft.state.clockwise(seat) if survivor.alive]
    strangers = len(around) > 1 and not _bonded(draft.state, around[-1], around[0])
    if strangers and draft.state.relationship_pile:
        draft.add(RelationshipDrawn(draft.state.relationship_pile[0], (around[-1], around[0])))


def _bonded(state: HopeInhumanityState, one: str, other: str) -> bool:
    return any(set(bond.seats) == {one, other} for bond in state.bonds)
