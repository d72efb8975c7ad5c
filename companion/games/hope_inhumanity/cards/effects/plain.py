"""Unconditional effects."""

from typing import TypeAlias

from companion.games.hope_inhumanity.cards.effects.cards import (
    DiscardTraits,
    DrawAsset,
    DrawTraits,
    GetAsset,
    HandOverAsset,
    HandOverTrait,
    LoseAsset,
    LoseGroupAsset,
    RefillAssets,
    RefillGroupAssets,
)
from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, RollAgain, SureDice, TurnDie
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    CheatDeath,
    EaseHarm,
    EaseHunger,
    GainHope,
    GainHumanity,
    GainHunted,
    LoseHope,
    LoseHumanity,
    LoseHunted,
    Perish,
    SitOut,
    SpareHarm,
    SpareHunger,
    SufferHarm,
    SufferHunger,
)
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

Plain: TypeAlias = (
    GainHumanity
    | LoseHumanity
    | SufferHunger
    | EaseHunger
    | SufferHarm
    | EaseHarm
    | SpareHunger
    | SpareHarm
    | CheatDeath
    | GainHope
    | LoseHope
    | ChangeHardship
    | SucceedAnyway
    | IgnoreBranch
    | RollAgain
    | TurnDie
    | GainHunted
    | LoseHunted
    | DrawAsset
    | LoseAsset
    | LoseGroupAsset
    | RefillAssets
    | RefillGroupAssets
    | DrawTraits
    | SetHardship
    | HaveInstead
    | GetAsset
    | HandOverAsset
    | HandOverTrait
    | DiscardTraits
    | SitOut
    | Perish
    | ReplaceScene
    | PeekScenes
    | Reveal
    | ExtraDice
    | SureDice
)
