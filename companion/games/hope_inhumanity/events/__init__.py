"""Events of a game of Hope Inhumanity: facts, in the past tense, from which the state follows."""

from typing import TypeAlias

from companion.games.hope_inhumanity.assets.events import AnyAssetEvent
from companion.games.hope_inhumanity.events.cards import (
    CardNamed,
    ChangedByHand,
    ErrandGiven,
    ErrandPicked,
    SceneWritten,
    TableRolled,
    TraitDrawn,
    TraitHandedOver,
    TraitPlayed,
    TraitsDiscarded,
    TraitsReshuffled,
    TraitWorked,
)
from companion.games.hope_inhumanity.events.course import (
    GameBegun,
    GameEnded,
    HuntedLeftOut,
    JourneyBegun,
    RoundBegun,
    ScenesArranged,
    ScenesReshuffled,
    TurnBegun,
    TurnEnded,
    TurnPassed,
    TurnResolved,
    TurnSatOut,
    TurnsForfeited,
)
from companion.games.hope_inhumanity.events.dice import (
    DiceAdded,
    DiceAssured,
    DiceRolled,
    DieCocked,
    DieTakenUp,
    DieTurned,
)
from companion.games.hope_inhumanity.events.fortunes import (
    DeathBarred,
    DeathCheated,
    DeathDecreed,
    HarmBarred,
    HarmEased,
    HarmSpared,
    HarmSuffered,
    HopeGained,
    HopeLost,
    HumanityGained,
    HumanityLost,
    HungerBarred,
    HungerEased,
    HungerSpared,
    HungerSuffered,
    HuntedGained,
    HuntedLost,
    PricePaid,
)
from companion.games.hope_inhumanity.events.losses import (
    Cause,
    EstateSettled,
    GiftDeclined,
    GraceDeclined,
    HopeDebtPaid,
    HopeOwed,
    NewcomerJoined,
    RelationshipDrawn,
    RelationshipsEnded,
    SurvivorLost,
    TraitGiven,
)
from companion.games.hope_inhumanity.events.scenes import (
    AnswerSealed,
    BranchIgnored,
    BranchTurned,
    CardOpened,
    HardshipShifted,
    LineRevealed,
    QuestionAnswered,
    SceneActedOn,
    SceneAvoided,
    SceneDrawn,
    SceneJudged,
    SceneLost,
    SceneReplaced,
    SceneRescued,
    ScenesPeeked,
)
from companion.games.hope_inhumanity.events.support import (
    DiceCommitted,
    HopeAdded,
    LastHopeDeclined,
    LastHopeFavoured,
    LastHopeWished,
    RefundPromised,
    SupportClosed,
    SupportGiven,
    SupportKept,
    SupportLimited,
    SupportRefused,
    SupportReopened,
    SupportSealed,
    SupportShown,
)

__all__ = [
    "AnswerSealed",
    "BranchIgnored",
    "BranchTurned",
    "CardNamed",
    "CardOpened",
    "Cause",
    "ChangedByHand",
    "DeathBarred",
    "DeathCheated",
    "DeathDecreed",
    "DiceAdded",
    "DiceAssured",
    "DiceCommitted",
    "DiceRolled",
    "DieCocked",
    "DieTakenUp",
    "DieTurned",
    "ErrandGiven",
    "ErrandPicked",
    "EstateSettled",
    "Event",
    "GameBegun",
    "GameEnded",
    "GiftDeclined",
    "GraceDeclined",
    "HardshipShifted",
    "HarmBarred",
    "HarmEased",
    "HarmSpared",
    "HarmSuffered",
    "HopeAdded",
    "HopeDebtPaid",
    "HopeGained",
    "HopeLost",
    "HopeOwed",
    "HumanityGained",
    "HumanityLost",
    "HungerBarred",
    "HungerEased",
    "HungerSpared",
    "HungerSuffered",
    "HuntedGained",
    "HuntedLeftOut",
    "HuntedLost",
    "JourneyBegun",
    "LastHopeDeclined",
    "LastHopeFavoured",
    "LastHopeWished",
    "LineRevealed",
    "NewcomerJoined",
    "PricePaid",
    "QuestionAnswered",
    "RefundPromised",
    "RelationshipDrawn",
    "RelationshipsEnded",
    "RoundBegun",
    "SceneActedOn",
    "SceneAvoided",
    "SceneDrawn",
    "SceneJudged",
    "SceneLost",
    "SceneReplaced",
    "SceneRescued",
    "SceneWritten",
    "ScenesArranged",
    "ScenesPeeked",
    "ScenesReshuffled",
    "SupportClosed",
    "SupportGiven",
    "SupportKept",
    "SupportLimited",
    "SupportRefused",
    "SupportReopened",
    "SupportSealed",
    "SupportShown",
    "SurvivorLost",
    "TableRolled",
    "TraitDrawn",
    "TraitGiven",
    "TraitHandedOver",
    "TraitPlayed",
    "TraitWorked",
    "TraitsDiscarded",
    "TraitsReshuffled",
    "TurnBegun",
    "TurnEnded",
    "TurnPassed",
    "TurnResolved",
    "TurnSatOut",
    "TurnsForfeited",
]

Event: TypeAlias = (
    GameBegun
    | JourneyBegun
    | RoundBegun
    | TurnBegun
    | TurnPassed
    | TurnsForfeited
    | TurnSatOut
    | SceneDrawn
    | CardNamed
    | SceneWritten
    | ChangedByHand
    | SceneActedOn
    | SceneAvoided
    | DiceCommitted
    | SupportGiven
    | SupportRefused
    | SupportLimited
    | SupportSealed
    | SupportShown
    | SupportReopened
    | SupportKept
    | RefundPromised
    | LastHopeFavoured
    | LastHopeWished
    | LastHopeDeclined
    | SupportClosed
    | HopeAdded
    | DieCocked
    | DiceRolled
    | SceneJudged
    | SceneLost
    | CardOpened
    | QuestionAnswered
    | AnswerSealed
    | PricePaid
    | TraitDrawn
    | TraitHandedOver
    | TraitsDiscarded
    | ErrandGiven
    | ErrandPicked
    | TableRolled
    | TraitPlayed
    | TraitWorked
    | DieTakenUp
    | DieTurned
    | DiceAdded
    | DiceAssured
    | SceneRescued
    | BranchIgnored
    | BranchTurned
    | SceneReplaced
    | ScenesPeeked
    | LineRevealed
    | HardshipShifted
    | HumanityGained
    | HumanityLost
    | HungerSuffered
    | HungerEased
    | HarmSuffered
    | HarmEased
    | HungerBarred
    | HungerSpared
    | HarmBarred
    | HarmSpared
    | DeathDecreed
    | DeathBarred
    | DeathCheated
    | HopeGained
    | HopeLost
    | HuntedGained
    | HuntedLost
    | HuntedLeftOut
    | AnyAssetEvent
    | HopeOwed
    | HopeDebtPaid
    | SurvivorLost
    | RelationshipsEnded
    | RelationshipDrawn
    | TraitGiven
    | GiftDeclined
    | NewcomerJoined
    | GraceDeclined
    | EstateSettled
    | TraitsReshuffled
    | ScenesArranged
    | ScenesReshuffled
    | TurnEnded
    | TurnResolved
    | GameEnded
)
