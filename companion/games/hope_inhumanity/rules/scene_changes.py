"""Effects on the Scene in play before its dice lie, and its readers (HI-045, HI-058)."""

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.cards.effects import (
    ExtraDice,
    PeekScenes,
    ReplaceScene,
    Reveal,
    SureDice,
)
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.state import HopeInhumanityState

SceneChange: TypeAlias = ReplaceScene | PeekScenes | Reveal | ExtraDice | SureDice


def changed(state: HopeInhumanityState, effect: SceneChange, concerned: Concerned) -> Iterator[e.Event]:
    """Events of one of these sentences."""
    match effect:
        case ReplaceScene():
            terrain = state.scene.terrain
            for card in state.piles[terrain][:1]:
                yield e.SceneReplaced(state.active, terrain, card)
        case PeekScenes(n, terrain):
            if concerned.you and state.piles[terrain]:
                yield e.ScenesPeeked(concerned.you, terrain, state.piles[terrain][:n])
        case Reveal(what):
            yield e.LineRevealed(what.name.lower())
        case ExtraDice(n):
            yield e.DiceAdded(n)
        case SureDice(n):
            stake = state.running.stakes.get(concerned.you or "")
            if stake is not None and stake.humanity:
                yield e.DiceAssured(concerned.you or "", min(n, stake.humanity))
