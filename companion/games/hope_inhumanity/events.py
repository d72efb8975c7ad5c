"""What happened in a game of Hope Inhumanity: facts, in the past tense, from which the state follows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from companion.engine.dice import Die
from companion.engine.game import Seat
from companion.games.hope_inhumanity.assets.events import AnyAssetEvent
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.state import Reason, Verdict


class Cause(StrEnum):
    """Why a character left the game."""

    HUNGER = "hunger"
    HARM = "harm"
    HUMANITY = "humanity"


@dataclass(frozen=True)
class GameBegun:
    """The seats sat down, the piles were shuffled by `seed` and the cards of `decks` were dealt.

    `options` are the house rules that the table chose.
    """

    seats: tuple[Seat, ...]
    seed: str
    decks: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class JourneyBegun:
    """Everybody has been introduced."""


@dataclass(frozen=True)
class RoundBegun:
    """A new round began (HI-291, HI-292)."""

    round: int


@dataclass(frozen=True)
class TurnBegun:
    """A seat's turn began."""

    seat: str


@dataclass(frozen=True)
class TurnPassed:
    """The turn passed without a Scene: every pile was empty (A-71)."""

    seat: str


@dataclass(frozen=True)
class SceneDrawn:
    """The top card of a pile was drawn. Which one it was is the acting player's secret."""

    seat: str
    terrain: Terrain
    card: str


@dataclass(frozen=True)
class CardNamed:
    """A player said which printed card it is that came into play with its back up."""

    seat: str
    back: str
    card: str


@dataclass(frozen=True)
class SceneWritten:
    """The acting player wrote a printed Scene down, with the lines that a card file would have."""

    seat: str
    back: str
    lines: Mapping[str, str]


@dataclass(frozen=True)
class ChangedByHand:
    """Somebody changed something that the companion could not know of."""

    seat: str | None


@dataclass(frozen=True)
class SceneActedOn:
    """The acting player declared Act."""

    seat: str


@dataclass(frozen=True)
class SceneAvoided:
    """The acting player declared Avoid."""

    seat: str


@dataclass(frozen=True)
class DiceCommitted:
    """The acting player put (more) dice into the middle: Humanity, or one Hope die by Last Hope.

    Neither, if the Scene is opened without a die of theirs (A-13, A-29).
    """

    seat: str
    humanity: int
    last_hope: int


@dataclass(frozen=True)
class SupportGiven:
    """A player put (more) dice beside those of the acting player."""

    seat: str
    humanity: int
    last_hope: int


@dataclass(frozen=True)
class SupportRefused:
    """A player refused to support."""

    seat: str


@dataclass(frozen=True)
class SupportLimited:
    """Support opened in a Scene that says who may give, or how much; everybody was told."""


@dataclass(frozen=True)
class SupportSealed:
    """A player declared in secret; what was `said` stays sealed until all are shown together (A-06)."""

    seat: str
    said: str


@dataclass(frozen=True)
class SupportShown:
    """The last has declared, and all sealed declarations were opened together (A-06)."""


@dataclass(frozen=True)
class SupportReopened:
    """Hope dice raised the limit, and support opened once more (A-20)."""


@dataclass(frozen=True)
class SupportKept:
    """A player left it at what was declared before Hope dice raised the limit (A-20)."""

    seat: str


@dataclass(frozen=True)
class RefundPromised:
    """So many of the dice that a player gives will come back after the outcomes (HI-278)."""

    seat: str
    n: int


@dataclass(frozen=True)
class LastHopeFavoured:
    """The acting player named who of the equally burdened is asked first for a scarce Hope die (A-21)."""

    seat: str


@dataclass(frozen=True)
class LastHopeWished:
    """A player without Humanity wishes to support by Last Hope, and there may be too few Hope dice."""

    seat: str


@dataclass(frozen=True)
class LastHopeDeclined:
    """A player who was offered a scarce Hope die left it to the next."""

    seat: str


@dataclass(frozen=True)
class SupportClosed:
    """Everybody has declared (HI-111)."""


@dataclass(frozen=True)
class HopeAdded:
    """The acting player added that many Hope dice, perhaps none."""

    dice: int


@dataclass(frozen=True)
class DieCocked:
    """A die of that colour did not lie flat, or not on the table; it was laid aside and fails (A-40)."""

    colour: str


@dataclass(frozen=True)
class DiceRolled:
    """The dice lay still and were read; read again before the outcomes, the newer reading counts."""

    dice: tuple[Die, ...]
    origin: str


@dataclass(frozen=True)
class SceneJudged:
    """The Scene was decided; `needed` is the hardship with its reasons, where one was counted."""

    verdict: Verdict
    needed: tuple[Reason, ...]
    successes: int


@dataclass(frozen=True)
class SceneLost:
    """The acting player died, the dice in the middle are lost, and nothing comes of the Scene (A-38)."""


@dataclass(frozen=True)
class CardOpened:
    """The Scene card was opened to all, and its outcomes were dealt out."""


@dataclass(frozen=True)
class QuestionAnswered:
    """A player answered a Scene without a rating, or changed that answer (A-16)."""

    seat: str
    accepted: bool


@dataclass(frozen=True)
class AnswerSealed:
    """A player answered in secret; what they said is theirs until all but the acting player have (A-15)."""

    seat: str
    accepted: bool


@dataclass(frozen=True)
class PricePaid:
    """A player paid the price of an answer, below zero if the table plays that (A-17)."""

    seat: str
    n: int


@dataclass(frozen=True)
class TraitPlayed:
    """A player played a Trait, on somebody or on a die where the card asks for that."""

    seat: str
    trait: str
    on: str | None
    die: Die | None = None


@dataclass(frozen=True)
class TraitWorked:
    """A Trait that others could answer did its work (A-33)."""

    trait: str


@dataclass(frozen=True)
class DieTakenUp:
    """A die that had been read was taken up, to be rolled once more."""

    die: Die


@dataclass(frozen=True)
class DieTurned:
    """A die that had been read was turned to another face."""

    die: Die
    face: int


@dataclass(frozen=True)
class SceneRescued:
    """A Scene whose roll had failed counts as succeeded."""


@dataclass(frozen=True)
class BranchIgnored:
    """A branch of the Scene in play, "fail" or "refuse", passes a player by."""

    seat: str
    branch: str


@dataclass(frozen=True)
class HardshipShifted:
    """A card changed the hardship of the running Scene."""

    amount: int
    seat: str
    card: str


@dataclass(frozen=True)
class HumanityGained:
    """Humanity was gained, up to the character's most; or `returned`, out of what lay in the middle."""

    seat: str
    n: int
    returned: bool = False


@dataclass(frozen=True)
class HumanityLost:
    """Humanity was lost, below zero if need be."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerSuffered:
    """So many steps of Hunger."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerEased:
    """So many steps of Hunger taken back."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmSuffered:
    """So many steps of Harm."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmEased:
    """So many steps of Harm taken back."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerBarred:
    """The next so many steps of Hunger in this turn will not land."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerSpared:
    """So many steps of Hunger did not land."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmBarred:
    """The next so many steps of Harm in this turn will not land."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmSpared:
    """So many steps of Harm did not land."""

    seat: str
    n: int


@dataclass(frozen=True)
class DeathBarred:
    """The next death by Hunger or Harm in this turn will not happen."""

    seat: str


@dataclass(frozen=True)
class DeathCheated:
    """A death by Hunger or Harm stopped at starving or crippled."""

    seat: str


@dataclass(frozen=True)
class HopeGained:
    """Hope dice came into the pool."""

    n: int


@dataclass(frozen=True)
class HopeLost:
    """Hope dice left the pool."""

    n: int


@dataclass(frozen=True)
class HopeOwed:
    """A character left and there was no Hope die to go along (A-48)."""

    n: int


@dataclass(frozen=True)
class HopeDebtPaid:
    """Hope dice that came were spent on those owed (A-48)."""

    n: int


@dataclass(frozen=True)
class HuntedGained:
    """The group became more Hunted (HI-297)."""

    n: int


@dataclass(frozen=True)
class HuntedLost:
    """The group became less Hunted (HI-300)."""

    n: int


@dataclass(frozen=True)
class HuntedLeftOut:
    """Cards speak of Hunted, and no expansion is in play: those sentences do nothing (HI-017)."""


@dataclass(frozen=True)
class SurvivorLost:
    """A character left the game."""

    seat: str
    cause: Cause


@dataclass(frozen=True)
class RelationshipsEnded:
    """The Relationships of a lost character left play (HI-221)."""

    seat: str


@dataclass(frozen=True)
class RelationshipDrawn:
    """Two who have become neighbours drew a Relationship (A-50)."""

    card: str
    seats: tuple[str, str]


@dataclass(frozen=True)
class TraitGiven:
    """A Gift from the Grave: the top Trait of the pile went to somebody, who alone reads it (HI-238)."""

    seat: str
    to: str
    card: str


@dataclass(frozen=True)
class GiftDeclined:
    """The player of a lost character left no gift (HI-240)."""

    seat: str


@dataclass(frozen=True)
class NewcomerJoined:
    """Grace of Innocence: a new character sat down in the seat of a lost one (HI-226 to HI-230)."""

    seat: str
    personality: str | None
    traits: tuple[str, ...]


@dataclass(frozen=True)
class GraceDeclined:
    """The player of a lost character did not want a new one (HI-232)."""

    seat: str


@dataclass(frozen=True)
class EstateSettled:
    """Nothing is left to be asked of the player of a lost character."""

    seat: str


@dataclass(frozen=True)
class TraitsReshuffled:
    """The played Traits were shuffled beneath those that were left (A-52)."""


@dataclass(frozen=True)
class ScenesReshuffled:
    """No Scene was left, and the used ones were sorted and shuffled (A-71)."""


@dataclass(frozen=True)
class TurnEnded:
    """The turn is over, and the next has not begun."""


@dataclass(frozen=True)
class TurnResolved:
    """All that this turn's Scene brought has happened."""


@dataclass(frozen=True)
class GameEnded:
    """The journey ended: at its destination with survivors, or with nobody left."""

    won: bool


Event: TypeAlias = (
    GameBegun
    | JourneyBegun
    | RoundBegun
    | TurnBegun
    | TurnPassed
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
    | TraitPlayed
    | TraitWorked
    | DieTakenUp
    | DieTurned
    | SceneRescued
    | BranchIgnored
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
    | ScenesReshuffled
    | TurnEnded
    | TurnResolved
    | GameEnded
)
