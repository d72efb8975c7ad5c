"""Which events a simulation counts: turns, cards that come into play, deaths and rescues."""

from collections.abc import Sequence

from companion.engine.chronicle import Fact, Happening
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets.events import AssetUsed
from companion.games.hope_inhumanity.state import State


def chronicle(state: State, event: e.Event) -> Sequence[Fact]:
    """The facts in an event that just led to `state`; cards are told by their titles."""
    match event:
        case e.TurnBegun():
            return (Fact(Happening.TURN, state.round),)
        case e.SceneDrawn():
            return (Fact(Happening.CARD, state.round, state.scene.title, "Scene"),)
        case e.TraitPlayed(_, card) | AssetUsed(_, card):
            kind = "Trait" if card in state.deck.traits else "Asset"
            return (Fact(Happening.CARD, state.round, state.deck.usable(card).title, kind),)
        case e.SurvivorLost(_, cause):
            return (Fact(Happening.DEATH, state.round, cause.value),)
        case e.HumanityGained(seat, n) if 0 <= state.survivor(seat).humanity < n:
            return (Fact(Happening.RESCUE, state.round),)
        case _:
            return ()
