"""The same moment with everything replaced that one viewer must not know."""

from dataclasses import replace
from typing import Any

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.cards.card import Asset, Deck, Scene, Trait
from companion.games.hope_inhumanity.cards.effects.fortunes import LoseHope, LoseHumanity
from companion.games.hope_inhumanity.cards.kinds import Mark, Window
from companion.games.hope_inhumanity.cards.limits import MostDiceEach, MostSupporters
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.playing import Phase, Playing, Verdict
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.scene.branches import holding
from companion.games.hope_inhumanity.scene.estate_questions import EstateQuestion, open_estate_question
from companion.games.hope_inhumanity.state import Estate, Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.games.hope_inhumanity.view.spotlight import GATHERING

BRANCHES = ("succeed", "fail", "refuse", "accept", "all_refuse")
OTHER = (LoseHumanity(Whom.EVERYONE, 5), LoseHope(4))
"""Effects that no card of the tests has."""


def masked(state: HopeInhumanityState, viewer: Viewer) -> HopeInhumanityState:
    """The state with other undrawn Scenes, other hands of others, and another hidden Scene in play.

    What a card has shown the viewer before its time stays as it is.
    """
    deck = _with_masks(state.deck, state)
    read = set(state.peeked.get(viewer, ())) if viewer else set()
    piles = {terrain: _masked_pile(pile, read) for terrain, pile in state.piles.items()}
    peeked = {
        seat: cards if seat == viewer else _masked_pile(cards, read) for seat, cards in state.peeked.items()
    }
    survivors = tuple(_masked_hand(one) if one.seat != viewer else one for one in state.survivors)
    assets = tuple(mask(card) for card in state.asset_pile)
    named = {**state.named} | {mask(card): card for card in state.named}
    hidden = replace(
        state,
        deck=deck,
        piles=piles,
        peeked=peeked,
        survivors=survivors,
        named=named,
        asset_pile=assets,
        trait_pile=_masked_trait_pile(state, viewer),
        personality_pile=tuple(map(mask, state.personality_pile)),
        relationship_pile=tuple(map(mask, state.relationship_pile)),
    )
    if state.rulings.assets_secret:
        holdings = tuple(_masked_holding(one, viewer) for one in state.assets)
        estates = tuple(_masked_estate(one, viewer) for one in state.estates)
        hidden = replace(hidden, assets=holdings, estates=estates)
    if state.playing is not None:
        hidden = replace(hidden, playing=_masked_declarations(_masked_answers(state.playing), viewer))
    if hides_scene(state, viewer):
        return _masked_scene(hidden)
    return _without_unused_branches(hidden) if shows_what_held(state) else hidden


def mask(card: str) -> str:
    """The id of the card in its place; that a card is a back which nobody has named is known to all."""
    return f"{card}-masked"


def _masked_pile(cards: tuple[str, ...], read: set[str]) -> tuple[str, ...]:
    """The Scenes, masked but for those that the viewer was shown before they are drawn."""
    return tuple(card if card in read else mask(card) for card in cards)


def _masked_trait_pile(state: HopeInhumanityState, viewer: Viewer) -> tuple[str, ...]:
    """The pile, masked but for the gift that its giver may read at some tables (A-08)."""
    giving = open_estate_question(state) is EstateQuestion.GIFT and state.estates[0].seat == viewer
    read = state.trait_pile[:1] if giving and state.rulings.giver_reads_gift else ()
    return (*read, *(mask(card) for card in state.trait_pile[len(read) :]))


def hides_scene(state: HopeInhumanityState, viewer: Viewer) -> bool:
    """True if there is a Scene in play that the viewer has not been shown."""
    playing = state.playing
    if playing is None or playing.opened or state.phase is Phase.OUTCOMES:
        return False
    return viewer != state.active or playing.verdict is Verdict.AVOIDED


def shows_what_held(state: HopeInhumanityState) -> bool:
    """True if the Scene lies open, but only the branches that held (A-02)."""
    playing, shown = state.playing, state.rulings.unused_branches_shown
    return playing is not None and playing.opened and not shown and playing.verdict is not Verdict.AVOIDED


def _with_masks(deck: Deck, state: HopeInhumanityState) -> Deck:
    scenes = {mask(card): _other(deck.scenes[card]) for pile in state.piles.values() for card in pile}
    traits = {mask(card): _other_trait(deck.traits[card]) for card in deck.traits}
    held = (one.card for one in state.assets if state.rulings.assets_secret)
    assets = {mask(card): _other_asset(deck.assets[card]) for card in (*state.asset_pile, *held)}
    return replace(
        deck,
        scenes={**deck.scenes, **scenes},
        traits={**deck.traits, **traits},
        assets={**deck.assets, **assets},
    )


def _masked_answers(playing: Playing) -> Playing:
    other = {seat: not accepted for seat, accepted in playing.sealed_answers.items()}
    return replace(playing, sealed_answers=other)


def _masked_holding(holding: Holding, viewer: Viewer) -> Holding:
    """The Asset as another one with other uses, unless it is the group's or in the viewer's hands."""
    if holding.owner is None or viewer in {holding.owner, holding.borrower}:
        return holding
    return replace(holding, card=mask(holding.card), uses=holding.uses + 3)


def _masked_estate(estate: Estate, viewer: Viewer) -> Estate:
    return estate if viewer == estate.seat else replace(estate, assets=tuple(map(mask, estate.assets)))


def _masked_hand(survivor: Survivor) -> Survivor:
    return replace(survivor, traits=tuple(mask(card) for card in survivor.traits))


def _masked_declarations(playing: Playing, viewer: Viewer) -> Playing:
    sealed = {
        seat: said if seat == viewer else _other_declaration(said) for seat, said in playing.sealed.items()
    }
    return replace(playing, sealed=sealed)


def _other_declaration(said: str) -> str:
    return "1" if said == "refuse" else "refuse"


def _masked_scene(state: HopeInhumanityState) -> HopeInhumanityState:
    playing, scene = state.running, state.scene
    other = _other(scene)
    if playing.acted:
        other = _as_told(state, other)
    if playing.verdict is Verdict.AVOIDED:
        other = _as_avoided(state, other)
    return _with_other_scene(state, _as_revealed(state, other))


def _tells_of_dice_aside(state: HopeInhumanityState) -> bool:
    """True if the number of dice tells by now if one was laid aside because of a theme (HI-272)."""
    return state.phase is Phase.ROLL and state.rulings.nonviolent_die == "aside"


def _as_told(state: HopeInhumanityState, other: Scene) -> Scene:
    """The other card with all that Act tells, and what the questions since have told."""
    scene, rulings = state.scene, state.rulings
    prices: dict[str, Any] = {"accept_price": scene.accept_price, "refuse_price": scene.refuse_price}
    other = replace(other, callout=scene.callout, **prices)
    if scene.hardship is None or _is_known_to_be_zero(state) or rulings.rating_told:
        other = replace(other, hardship=scene.hardship)
    if _is_known_to_be_zero(state) or rulings.themes_told or _tells_of_dice_aside(state):
        other = replace(other, marks=scene.marks)
    if state.phase in GATHERING:
        other = replace(other, support=scene.support)
    return replace(other, unavoidable=scene.unavoidable) if rulings.unavoidable_told else other


def _as_revealed(state: HopeInhumanityState, other: Scene) -> Scene:
    """The other card with the lines that a card has laid open before their time."""
    lines: dict[str, Any] = {line: getattr(state.scene, line) for line in state.running.revealed}
    return replace(other, **lines)


def _as_avoided(state: HopeInhumanityState, other: Scene) -> Scene:
    """The other card with the penalty that everybody suffered, and with the callout if it is told (A-03)."""
    scene, held = state.scene, {branch for branch, _ in holding(state)}
    if state.rulings.avoid_shows != "penalty":
        other = replace(other, callout=scene.callout)
    refuse = scene.refuse if "refuse" in held else OTHER
    return replace(other, refuse=refuse, all_refuse=scene.all_refuse)


def _without_unused_branches(state: HopeInhumanityState) -> HopeInhumanityState:
    held = {branch for branch, _ in holding(state)}
    unused: dict[str, Any] = {branch: OTHER for branch in BRANCHES if branch not in held}
    if "refuse" in held:  # All Refuse would have taken its place, had the card one.
        unused.pop("all_refuse", None)
    return _with_other_scene(state, replace(state.scene, **unused))


def _with_other_scene(state: HopeInhumanityState, other: Scene) -> HopeInhumanityState:
    deck = replace(state.deck, scenes={**state.deck.scenes, other.id: other})
    return replace(state, deck=deck, playing=replace(state.running, card=other.id))


def _is_known_to_be_zero(state: HopeInhumanityState) -> bool:
    return state.phase is Phase.ROLL and hardship.total(hardship.reasons(state)) == 0


def _other(scene: Scene) -> Scene:
    return Scene(
        id=mask(scene.id),
        title="Masked title",
        terrain=scene.terrain,
        callout="Masked callout",
        hardship=9,
        unavoidable=not scene.unavoidable,
        marks=frozenset(set(Mark) - scene.marks),
        succeed=OTHER,
        fail=OTHER,
        refuse=OTHER,
        accept=OTHER,
        all_refuse=OTHER,
        accept_price=4,
        refuse_price=3,
        support=(MostSupporters(3), MostDiceEach(4)),
    )


def _other_asset(asset: Asset) -> Asset:
    window = Window.BEFORE_ROLL if asset.window is Window.ANYTIME else Window.ANYTIME
    return Asset(mask(asset.id), "Masked title", "Masked text", asset.scope, asset.uses + 3, window, OTHER)


def _other_trait(trait: Trait) -> Trait:
    window = Window.BEFORE_ROLL if trait.window is Window.ANYTIME else Window.ANYTIME
    return Trait(mask(trait.id), "Masked title", "Masked text", window, OTHER)
