"""What Relationships do when one party supports or refuses the other (HI-275 to HI-282)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.cards.abilities import (
    Ability,
    SupportComesBack,
    WhenBothTakePart,
    WhenSomebodyRefusesTheOther,
    WhenYouRefuseTheOther,
    WhenYouSupportTheOther,
)
from companion.games.hope_inhumanity.cards.effects import Effect, LoseHumanity, Whom
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import HumanityGained, RefundPromised
from companion.games.hope_inhumanity.state import Bond, State
from companion.games.hope_inhumanity.zero import paid


def between(state: State, one: str, other: str) -> Iterator[tuple[Bond, Ability]]:
    """The abilities of all Relationships between two seats, each with its Relationship."""
    for bond in state.bonds:
        if set(bond.seats) == {one, other}:
            for ability in state.deck.relationships[bond.card].abilities:
                yield bond, ability


def supported(draft: Draft, seat: str) -> None:
    """What befalls a seat because it supports the acting player, with Humanity or by Last Hope."""
    active = draft.state.active
    for bond, ability in tuple(between(draft.state, seat, active)):
        if isinstance(ability, WhenYouSupportTheOther) and not _spared(draft.state, seat, ability.effect):
            deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))
        if isinstance(ability, SupportComesBack):
            draft.add(RefundPromised(seat, ability.n))


def refused(draft: Draft) -> None:
    """What befalls those who refused the acting player, and those who are close to that player."""
    active = draft.state.active
    for refuser in [one.seat for one in draft.state.others if one.seat in draft.state.running.refused]:
        for bond, ability in tuple(between(draft.state, refuser, active)):
            if isinstance(ability, WhenYouRefuseTheOther):
                deal_out(draft, (ability.effect,), Concerned(you=refuser, other=active, each=bond.seats))
        for partner in [one.seat for one in draft.state.others]:
            for bond, ability in tuple(between(draft.state, partner, active)):
                if isinstance(ability, WhenSomebodyRefusesTheOther):
                    deal_out(draft, (ability.effect,), Concerned(you=partner, other=active, each=bond.seats))


def took_part(draft: Draft) -> None:
    """What befalls both parties after a Scene in which one acted and the other supported (A-81)."""
    playing, active = draft.state.running, draft.state.active
    for seat in sorted(playing.supporters - {active}):
        for bond, ability in tuple(between(draft.state, seat, active)):
            if isinstance(ability, WhenBothTakePart):
                deal_out(draft, (ability.effect,), Concerned(you=seat, other=active, each=bond.seats))


def refund(draft: Draft) -> None:
    """Gives back what was promised of the Humanity that was given, up to the most (HI-278, HI-279, A-79)."""
    for survivor in draft.state.living:
        promised = draft.state.running.refunds.get(survivor.seat, 0)
        given = paid(draft.state, survivor.seat)
        n = min(promised, given, survivor.most - survivor.humanity)
        if n > 0:
            draft.add(HumanityGained(survivor.seat, n))


def _spared(state: State, seat: str, effect: Effect) -> bool:
    """Whether who supports by Last Hope loses no Humanity for it (A-77)."""
    costs = isinstance(effect, LoseHumanity) and effect.whom is Whom.YOU
    return costs and state.rulings.disgust_spares_the_empty and bool(state.running.stakes[seat].last_hope)
