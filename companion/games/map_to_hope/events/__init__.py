"""Events of the game; each evolves the state, tells its log line, and says whether it reveals a secret."""

from typing import TypeAlias

from companion.games.map_to_hope.events.beginning import Begun, Chosen, DeckMade, Revealed
from companion.games.map_to_hope.events.campaign import CarriedOver, JourneyBegan, JourneyEnded, Kept
from companion.games.map_to_hope.events.days import Acted, DayBegan, Passed, TurnPassed
from companion.games.map_to_hope.events.effects import (
    DamageChanged,
    Due,
    RadiationChanged,
    Settled,
    Shielded,
    SkillGained,
    TimeChanged,
)
from companion.games.map_to_hope.events.ending import Eliminated, Ended
from companion.games.map_to_hope.events.hands import (
    ActionSpent,
    CardPlayed,
    CardsMoved,
    CardUsed,
    Drew,
    Renewed,
    UseSpent,
)
from companion.games.map_to_hope.events.journey import (
    LocationDone,
    Looked,
    Moved,
    PricePaid,
    Scouted,
    StageWon,
)
from companion.games.map_to_hope.events.trial import FateDrawn, FateRenewed, Foreseen, TestBegun

__all__ = [
    "Acted",
    "ActionSpent",
    "Begun",
    "CardPlayed",
    "CardUsed",
    "CardsMoved",
    "CarriedOver",
    "Chosen",
    "DamageChanged",
    "DayBegan",
    "DeckMade",
    "Drew",
    "Due",
    "Eliminated",
    "Ended",
    "Event",
    "FateDrawn",
    "FateRenewed",
    "Foreseen",
    "JourneyBegan",
    "JourneyEnded",
    "Kept",
    "LocationDone",
    "Looked",
    "Moved",
    "Passed",
    "PricePaid",
    "RadiationChanged",
    "Renewed",
    "Revealed",
    "Scouted",
    "Settled",
    "Shielded",
    "SkillGained",
    "StageWon",
    "TestBegun",
    "TimeChanged",
    "TurnPassed",
    "UseSpent",
]

Event: TypeAlias = (
    Begun
    | Chosen
    | DeckMade
    | Revealed
    | DayBegan
    | Acted
    | Passed
    | TurnPassed
    | Due
    | Settled
    | Drew
    | Renewed
    | CardPlayed
    | ActionSpent
    | CardUsed
    | UseSpent
    | CardsMoved
    | TimeChanged
    | Shielded
    | DamageChanged
    | RadiationChanged
    | SkillGained
    | Eliminated
    | TestBegun
    | FateRenewed
    | FateDrawn
    | LocationDone
    | PricePaid
    | StageWon
    | Moved
    | Looked
    | Scouted
    | Foreseen
    | Ended
    | JourneyEnded
    | Kept
    | JourneyBegan
    | CarriedOver
)
