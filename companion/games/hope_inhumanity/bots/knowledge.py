"""Knowledge of one seat as a state of its own; the only input of a bot."""

from dataclasses import replace as changed
from typing import Any

from companion.engine.frozen import recent, replace
from companion.engine.view import Viewer
from companion.games.hope_inhumanity.bots.guesses import ordinary
from companion.games.hope_inhumanity.cards.card import Deck, Scene
from companion.games.hope_inhumanity.playing import Phase, Playing
from companion.games.hope_inhumanity.scene.visibility import reads
from companion.games.hope_inhumanity.state import Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.games.hope_inhumanity.view.spotlight import GATHERING

DECIDED = frozenset({Phase.OUTCOMES, Phase.PENALTY})
"""When a verdict is known that has brought nothing yet."""
_NOTHING, _UNKNOWN = HopeInhumanityState(), Playing("")
"""Public state before any message; a seat's knowledge is this and the fields named here."""


@recent
def known(state: HopeInhumanityState, seat: Viewer) -> HopeInhumanityState:
    """The state as that seat knows it, field by field; what is hidden from it is left out or guessed.

    There are no piles, the hands of others are empty, and in the place of a Scene that the seat may not read
    stands an ordinary one with the marks, prices and limits of support that were told.
    """
    survivors = tuple(
        [survivor if survivor.seat == seat else _from_outside(survivor) for survivor in state.survivors]
    )
    assets = tuple([asset for asset in state.assets if _is_open(state, asset, seat)])
    playing, scene = _scene_in_play(state, seat)
    return replace(
        _NOTHING,
        rulings=state.rulings,
        survivors=survivors,
        deck=_deck(state, survivors, assets, scene, _peeked(state, seat)),
        errands=state.errands,
        peeked={} if seat is None else {seat: _peeked(state, seat)},
        assets=assets,
        hunted=state.hunted,
        bonds=state.bonds,
        round=state.round,
        hope=state.hope,
        active=state.active,
        had_turn=state.had_turn,
        phase=state.phase,
        playing=playing,
        destination=state.destination,
    )


@recent
def _from_outside(survivor: Survivor) -> Survivor:
    return replace(survivor, traits=()) if survivor.traits else survivor


def _is_open(state: HopeInhumanityState, holding: Holding, seat: Viewer) -> bool:
    secret = state.rulings.assets_secret and holding.owner is not None
    return not secret or seat in {holding.owner, holding.borrower}


def _peeked(state: HopeInhumanityState, seat: Viewer) -> tuple[str, ...]:
    """The Scenes that still lie on top of their piles as that seat has seen them."""
    cards = state.peeked.get(seat, ()) if seat else ()
    return tuple(card for card in cards if card in state.piles[state.deck.scenes[card].terrain])


def _deck(
    state: HopeInhumanityState,
    survivors: tuple[Survivor, ...],
    assets: tuple[Holding, ...],
    scene: Scene | None,
    peeked: tuple[str, ...],
) -> Deck:
    deck = state.deck
    read = {card: deck.scenes[card] for card in peeked}
    return Deck(
        names=(),
        scenes=read if scene is None else {**read, scene.id: scene},
        traits={
            card: deck.traits[card] for survivor in survivors for card in (*survivor.traits, *survivor.played)
        },
        personalities={
            card: deck.personalities[card] for survivor in survivors if (card := survivor.personality)
        },
        relationships={bond.card: deck.relationships[bond.card] for bond in state.bonds},
        assets={asset.card: deck.assets[asset.card] for asset in assets},
        expansion=deck.expansion,
        destinations=deck.destinations,
    )


def _scene_in_play(state: HopeInhumanityState, seat: Viewer) -> tuple[Playing | None, Scene | None]:
    playing = state.playing
    if playing is None:
        return None, None
    scene = _scene(state, seat)
    seen = replace(
        _UNKNOWN,
        card=scene.id,
        acted=playing.acted,
        stakes=playing.stakes,
        refused=playing.refused,
        wishes=playing.wishes,
        accepted=playing.accepted,
        hope=playing.hope,
        shifts=playing.shifts,
        cocked=playing.cocked,
        revealed=playing.revealed,
        extra=playing.extra,
        sure=playing.sure,
        dice=playing.dice,
        needed=playing.needed if state.phase in DECIDED else None,
        verdict=playing.verdict if state.phase in DECIDED else None,
    )
    return seen, scene


def _scene(state: HopeInhumanityState, seat: Viewer) -> Scene:
    if state.running.opened or (seat is not None and reads(state, state.survivor(seat))):
        return state.scene
    told = state.scene if state.running.acted else None
    support = state.scene.support if state.phase in GATHERING else ()
    guess = ordinary(told, support, rated=state.phase is not Phase.ANSWERS)
    threatening = ("refuse", "all_refuse") if state.phase is Phase.PENALTY else ()
    lines: dict[str, Any] = {
        line: getattr(state.scene, line) for line in (*state.running.revealed, *threatening)
    }
    return changed(guess, **lines) if lines else guess
