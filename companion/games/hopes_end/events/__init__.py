"""Events of the game; each evolves the state, tells its log line, and says whether it reveals a secret."""

from typing import TypeAlias

from companion.games.hopes_end.events.beginning import (
    Answered,
    Begun,
    Claimed,
)
from companion.games.hopes_end.events.history import (
    AllowancesCleared,
    Allowed,
    AllowedNow,
    Brought,
    DoneByHand,
    Ended,
    HandDone,
    HistoryDrawn,
    Ordered,
    Repaired,
    RepairsDone,
    RoundBegan,
)
from companion.games.hopes_end.events.ruin import (
    ChooserNamed,
    OrderDone,
    PassAnswered,
    PassAsked,
    Ruined,
    Spared,
)
from companion.games.hopes_end.events.turn import (
    AnswerMarked,
    HandTurned,
    MoralityRead,
    MoralityRenewed,
    MoralityReplaced,
    SetAside,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TurnEnded,
    TurnUnasked,
)

__all__ = [
    "AllowancesCleared",
    "Allowed",
    "AllowedNow",
    "AnswerMarked",
    "Answered",
    "Begun",
    "Brought",
    "ChooserNamed",
    "Claimed",
    "DoneByHand",
    "Ended",
    "Event",
    "HandDone",
    "HandTurned",
    "HistoryDrawn",
    "MoralityRead",
    "MoralityRenewed",
    "MoralityReplaced",
    "OrderDone",
    "Ordered",
    "PassAnswered",
    "PassAsked",
    "Repaired",
    "RepairsDone",
    "RoundBegan",
    "Ruined",
    "SetAside",
    "Spared",
    "TileDrawn",
    "TilePlaced",
    "TileReturned",
    "TurnEnded",
    "TurnUnasked",
]

Event: TypeAlias = (
    Begun
    | Answered
    | Claimed
    | TileDrawn
    | MoralityRenewed
    | MoralityRead
    | TurnUnasked
    | AnswerMarked
    | MoralityReplaced
    | TilePlaced
    | SetAside
    | TileReturned
    | HandTurned
    | TurnEnded
    | HistoryDrawn
    | Ordered
    | Spared
    | ChooserNamed
    | Ruined
    | PassAsked
    | PassAnswered
    | OrderDone
    | AllowancesCleared
    | Brought
    | Allowed
    | AllowedNow
    | DoneByHand
    | HandDone
    | Repaired
    | RepairsDone
    | RoundBegan
    | Ended
)
