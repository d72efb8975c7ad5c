"""Events that reveal a secret: undoing them needs the whole table."""

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.assets import events as a

REVEALING: frozenset[type[e.Event]] = frozenset(
    {
        e.GameBegun,
        e.SceneDrawn,
        e.SceneActedOn,
        e.SceneAvoided,
        e.DiceRolled,
        e.SceneJudged,
        e.CardOpened,
        e.SupportLimited,
        e.SupportShown,
        e.QuestionAnswered,
        e.TraitPlayed,
        a.AssetGained,
        a.AssetUsed,
        a.AssetStolen,
        a.AssetLent,
        a.AssetInherited,
        e.RelationshipDrawn,
        e.TraitDrawn,
        e.TraitHandedOver,
        e.SceneReplaced,
        e.ScenesPeeked,
        e.LineRevealed,
        e.TableRolled,
        a.AssetHandedOver,
        e.TraitGiven,
        e.NewcomerJoined,
    }
)
"""A card was read by one or by all, a callout read aloud, dice lie open, what was sealed was opened.

An Asset may be its owner's secret, so using, stealing or borrowing it reveals it (A-07).
"""

PLAIN: frozenset[type[e.Event]] = frozenset(
    {
        e.JourneyBegun,
        e.RoundBegun,
        e.TurnBegun,
        e.TurnPassed,
        e.CardNamed,
        e.SceneWritten,
        e.ChangedByHand,
        e.DiceCommitted,
        e.SupportGiven,
        e.SupportRefused,
        e.SupportSealed,
        e.SupportReopened,
        e.SupportKept,
        e.RefundPromised,
        e.LastHopeFavoured,
        e.LastHopeWished,
        e.LastHopeDeclined,
        e.SupportClosed,
        e.HopeAdded,
        e.DieCocked,
        e.SceneLost,
        e.TraitWorked,
        e.DieTakenUp,
        e.DieTurned,
        e.SceneRescued,
        e.BranchIgnored,
        e.BranchTurned,
        e.ErrandGiven,
        e.ErrandPicked,
        e.DiceAdded,
        e.DiceAssured,
        e.TraitsDiscarded,
        e.TurnsForfeited,
        e.TurnSatOut,
        e.DeathDecreed,
        e.AnswerSealed,
        e.PricePaid,
        e.HardshipShifted,
        e.HumanityGained,
        e.HumanityLost,
        e.HungerSuffered,
        e.HungerEased,
        e.HarmSuffered,
        e.HarmEased,
        e.HungerBarred,
        e.HungerSpared,
        e.HarmBarred,
        e.HarmSpared,
        e.DeathBarred,
        e.DeathCheated,
        e.HopeGained,
        e.HopeLost,
        e.HuntedGained,
        e.HuntedLost,
        e.HuntedLeftOut,
        a.AssetMissed,
        a.SpentAssetsShuffled,
        a.AssetRefilled,
        a.AssetLost,
        a.AssetTakenBack,
        e.HopeOwed,
        e.HopeDebtPaid,
        e.SurvivorLost,
        e.RelationshipsEnded,
        e.GiftDeclined,
        e.GraceDeclined,
        e.EstateSettled,
        e.TraitsReshuffled,
        e.ScenesArranged,
        e.ScenesReshuffled,
        e.TurnEnded,
        e.TurnResolved,
        e.GameEnded,
    }
)
"""Events that only state decisions, or follow from public facts."""


def reveals(event: e.Event) -> bool:
    """True if the event showed someone a secret."""
    return type(event) in REVEALING
