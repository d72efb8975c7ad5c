"""State after a character has left, and after a newcomer has taken the seat (HI-220 to HI-237)."""

from collections.abc import Iterable
from dataclasses import replace

from companion.engine.shuffle import shuffled
from companion.games.hope_inhumanity.cards.backs import in_piles
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.naming import limits
from companion.games.hope_inhumanity.playing import Phase, Playing, Verdict
from companion.games.hope_inhumanity.state import Estate, Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor

NEWCOMER_HUMANITY = 3


def lost(state: HopeInhumanityState, seat: str, *, walked_away: bool) -> HopeInhumanityState:
    """The state without that character; what its player may still be asked stands among the estates."""
    gone = state.survivor(seat)
    by_loss = walked_away and state.rulings.grace_by == "loss"
    round_ = (gone.fell if by_loss else None) or state.round
    estate = Estate(seat, round_, tuple(holding.card for holding in state.owned_by(seat)))
    left = replace(
        _without_loans(state, seat).with_survivor(replace(gone, alive=False, traits=(), fell=None)),
        estates=(*state.estates, estate),
        errands=tuple(errand for errand in state.errands if errand.seat != seat or errand.is_rolled),
        playing=state.playing and _without(state, state.playing, gone),
    )
    return _with_traits(left, gone.traits) if state.rulings.dead_traits == "return" else left


def joined(
    state: HopeInhumanityState, seat: str, personality: str | None, traits: tuple[str, ...]
) -> HopeInhumanityState:
    """The state with a newcomer in that seat: no Relationship, no condition, no Asset (HI-230, HI-235).

    Its player leaves nothing any more, unless a newcomer may receive what is left (A-54).
    """
    former, later = state.survivor(seat), state.rulings.grace_joins == "next"
    start, most = limits(state.deck.personalities[personality]) if personality else (DICE, DICE)
    if state.rulings.newcomer_limit == "three":
        most = min(most, NEWCOMER_HUMANITY)
    newcomer = Survivor(
        seat=seat,
        name=former.name,
        colour=former.colour,
        humanity=min(NEWCOMER_HUMANITY, start, most),
        most=most,
        personality=personality,
        traits=traits,
        played=former.played,
        graced=True,
        since=state.round,
        inherited=len(former.played),
    )
    estate, *others = state.estates
    gift = estate.gift and state.rulings.gift_to_newcomer
    return replace(
        state.with_survivor(newcomer),
        estates=(replace(estate, gift=gift, grace=False), *others),
        personality_pile=tuple(card for card in state.personality_pile if card != personality),
        trait_pile=tuple(card for card in state.trait_pile if card not in traits),
        had_turn=state.had_turn | ({seat} if later else frozenset()),
    )


def with_played_traits(state: HopeInhumanityState) -> HopeInhumanityState:
    """The state in which everybody's played Traits lie shuffled beneath those of the pile (A-52)."""
    played = sorted(card for survivor in state.survivors for card in survivor.played)
    cleared = tuple(replace(survivor, played=(), inherited=0) for survivor in state.survivors)
    under = shuffled(played, state.seed, _lot(state))
    return _shuffled_once(replace(state, survivors=cleared, trait_pile=(*state.trait_pile, *under)), under)


def with_used_scenes(state: HopeInhumanityState) -> HopeInhumanityState:
    """The state in which every Scene lies in its pile again (A-71). Only where all piles are empty."""
    piles = {terrain: shuffled(_scenes(state, terrain), state.seed, _lot(state)) for terrain in Terrain}
    return _shuffled_once(replace(state, piles=piles), (card for pile in piles.values() for card in pile))


def _without(state: HopeInhumanityState, playing: Playing, gone: Survivor) -> Playing:
    """The Scene without what the dead one said in it; dice of a supporter stay, or are taken out (A-39).

    Once its outcomes have been dealt out, it stays as it was; a penalty that threatens finds no newcomer.
    """
    acting = gone.seat == state.active
    taken_out = not acting and not playing.dice and state.rulings.supporter_death == "leaves"
    counted = replace(playing, deaths=playing.deaths + 1)
    threatened = state.phase is Phase.PENALTY
    if (playing.opened or playing.verdict is Verdict.AVOIDED) and not threatened:
        return counted
    spoke = acting or threatened or gone.seat in playing.stakes
    return replace(
        counted,
        stakes={seat: n for seat, n in playing.stakes.items() if not (taken_out and seat == gone.seat)},
        refused=playing.refused - {gone.seat},
        accepted=playing.accepted - {gone.seat},
        wishes=playing.wishes - {gone.seat},
        refunds={seat: n for seat, n in playing.refunds.items() if seat != gone.seat},
        content=playing.content - {gone.seat},
        sealed={seat: said for seat, said in playing.sealed.items() if seat != gone.seat},
        sealed_answers={seat: said for seat, said in playing.sealed_answers.items() if seat != gone.seat},
        fallen=playing.fallen | ({gone.seat} if spoke else frozenset()),
        late=playing.late or (gone if acting else None),
    )


def _with_traits(state: HopeInhumanityState, traits: tuple[str, ...]) -> HopeInhumanityState:
    pile = shuffled(sorted((*state.trait_pile, *traits)), state.seed, _lot(state))
    return _shuffled_once(replace(state, trait_pile=pile), traits)


def _scenes(state: HopeInhumanityState, terrain: Terrain) -> list[str]:
    return in_piles({id_: card for id_, card in state.deck.scenes.items() if card.terrain is terrain})


def _lot(state: HopeInhumanityState) -> str:
    return f"shuffle {state.shuffles}"


def _shuffled_once(state: HopeInhumanityState, cards: Iterable[str]) -> HopeInhumanityState:
    """Of printed cards that came back nobody knows any more which one lies where."""
    back = set(cards)
    named = {card: name for card, name in state.named.items() if card not in back}
    return replace(state, shuffles=state.shuffles + 1, named=named)


def _without_loans(state: HopeInhumanityState, seat: str) -> HopeInhumanityState:
    """The state in which nobody has anything on loan from that seat, nor it from anybody."""

    def freed(holding: Holding) -> Holding:
        return replace(holding, borrower=None) if seat in {holding.owner, holding.borrower} else holding

    return replace(state, assets=tuple(map(freed, state.assets)))
