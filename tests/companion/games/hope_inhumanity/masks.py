"""The same moment with everything replaced that one viewer must not know."""

from dataclasses import replace

from companion.engine.view import Viewer
from companion.games.hope_inhumanity import hardship
from companion.games.hope_inhumanity.cards.card import Deck, Scene, Trait, Window
from companion.games.hope_inhumanity.cards.effects import LoseHope, LoseHumanity, Whom
from companion.games.hope_inhumanity.state import Phase, State, Survivor, Verdict

OTHER = (LoseHumanity(Whom.EVERYONE, 5), LoseHope(4))
"""Effects that no card of the tests has."""


def masked(state: State, viewer: Viewer) -> State:
    """The state with other undrawn Scenes, other hands of others, and another hidden Scene in play."""
    deck = _with_masks(state.deck, state)
    piles = {terrain: tuple(f"masked-{card}" for card in pile) for terrain, pile in state.piles.items()}
    survivors = tuple(_masked_hand(one) if one.seat != viewer else one for one in state.survivors)
    hidden = replace(state, deck=deck, piles=piles, survivors=survivors)
    return _masked_scene(hidden) if hides_scene(state, viewer) else hidden


def hides_scene(state: State, viewer: Viewer) -> bool:
    """Whether there is a Scene in play that the viewer has not been shown."""
    playing = state.playing
    if playing is None or playing.opened or state.phase is Phase.OUTCOMES:
        return False
    return viewer != state.active or playing.verdict is Verdict.AVOIDED


def _with_masks(deck: Deck, state: State) -> Deck:
    scenes = {f"masked-{card}": _other(deck.scenes[card]) for pile in state.piles.values() for card in pile}
    traits = {f"masked-{card}": _other_trait(deck.traits[card]) for card in deck.traits}
    return replace(deck, scenes={**deck.scenes, **scenes}, traits={**deck.traits, **traits})


def _masked_hand(survivor: Survivor) -> Survivor:
    return replace(survivor, traits=tuple(f"masked-{card}" for card in survivor.traits))


def _masked_scene(state: State) -> State:
    playing, scene = state.running, state.scene
    other = _other(scene)
    if playing.acted or playing.verdict is Verdict.AVOIDED:
        other = replace(other, callout=scene.callout, marks=scene.marks)
    if playing.acted and ((scene.hardship is None) or _is_known_to_be_zero(state)):
        other = replace(other, hardship=scene.hardship)
    if playing.verdict is Verdict.AVOIDED:
        refuse = OTHER if scene.all_refuse else scene.refuse
        other = replace(other, refuse=refuse, all_refuse=scene.all_refuse)
    deck = replace(state.deck, scenes={**state.deck.scenes, other.id: other})
    return replace(state, deck=deck, playing=replace(playing, card=other.id))


def _is_known_to_be_zero(state: State) -> bool:
    return state.phase is Phase.ROLL and hardship.total(hardship.reasons(state)) == 0


def _other(scene: Scene) -> Scene:
    return Scene(
        id=f"masked-{scene.id}",
        title="Masked title",
        terrain=scene.terrain,
        callout="Masked callout",
        hardship=9,
        unavoidable=not scene.unavoidable,
        marks=frozenset(),
        succeed=OTHER,
        fail=OTHER,
        refuse=OTHER,
        accept=OTHER,
        all_refuse=OTHER,
    )


def _other_trait(trait: Trait) -> Trait:
    window = Window.BEFORE_ROLL if trait.window is Window.ANYTIME else Window.ANYTIME
    return Trait(f"masked-{trait.id}", "Masked title", "Masked text", window, OTHER)
