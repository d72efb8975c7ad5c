"""Effects on an attack, a check or a roll that is under way."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.bots import rolls, using
from companion.games.human_punishment.bots.sides import LOOK
from companion.games.human_punishment.effects.effect import OnPeople, Plain, add_boon, tell_look
from companion.games.human_punishment.phrases.ranges import Few, RedFace
from companion.games.human_punishment.phrases.words import Die, code
from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.rules.cards.throws import dice_meant, give_way, lying, throw_again
from companion.games.human_punishment.rules.city import draw_general
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.due import PutMoreIfLeft, ReckonCheck, RollLies
from companion.games.human_punishment.state.steps.step import CarryOut, Throw
from companion.games.human_punishment.state.steps.waiting import Put, PutMore
from companion.games.human_punishment.state.thrown import replaced
from companion.games.human_punishment.telling.words_of_dice import turned


@phrase(
    "the next attack of this turn has {n} more red", de="der nächste Angriff dieses Zugs hat {n} Rot mehr"
)
@dataclass(frozen=True, slots=True)
class MoreRed(Plain):
    """Added to the red sum."""

    n: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "red", self.n)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.fights(city, one)


@phrase(
    "the next attack of this turn does {n} more damage",
    de="der nächste Angriff dieses Zugs macht {n} Schaden mehr",
)
@dataclass(frozen=True, slots=True)
class MoreDamage(Plain):
    """If it hits."""

    n: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "damage", self.n)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.fights(city, one)


@phrase(
    "the next attack of this turn hits all in range",
    de="der nächste Angriff dieses Zugs trifft alle in Reichweite",
)
@dataclass(frozen=True, slots=True)
class HitAll(Plain):
    """If it hits (HP-177)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "all", 1)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.fights(city, one)


@phrase(
    "the next attack of this turn meets no Defence card",
    de="gegen den nächsten Angriff dieses Zugs wird keine Abwehrkarte aufgedeckt",
)
@dataclass(frozen=True, slots=True)
class NoDefence(Plain):
    """No general card is turned (HP-301)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "bare", 1)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.fights(city, one)


@phrase(
    "{n} more unknown {n:card is|cards are} added to this check",
    de="in diese Probe {n:kommt|kommen} {n} unbekannte {n:Karte|Karten} mehr",
)
@dataclass(frozen=True, slots=True)
class MoreUnknown(Plain):
    """From the general deck, beside the two (HP-082)."""

    n: Few

    moment = "check"

    def happen(self, city: City, _doing: CarryOut) -> None:
        for _ in range(self.n):
            if "cards" in city.middle.check and (card := draw_general(city)) is not None:
                city.middle.check["cards"].append(card)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.spoils(city, one)


@phrase(
    "{whom} {whom:looks|look} at a card in this check",
    de="{whom} {whom:sieht|sehen|siehst} eine Karte in dieser Probe",
)
@dataclass(frozen=True, slots=True)
class LookInCheck(OnPeople):
    """One that chance picks, of those put in so far."""

    moment = "check"
    weight = LOOK

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if cards := city.middle.check.get("cards"):
            city.shows(seat, "check-card", seat, tuple(city.shuffled(list(cards))[:1]))
            tell_look(city, seat, "check")


@phrase("a card is taken out of this check", de="eine Karte kommt aus dieser Probe heraus")
@dataclass(frozen=True, slots=True)
class LessInCheck(Plain):
    """One that chance picks, of those put in so far; it is discarded."""

    moment = "check"

    def happen(self, city: City, _doing: CarryOut) -> None:
        if cards := city.middle.check.get("cards"):
            out = city.shuffled(list(cards))[0]
            cards.remove(out)
            city.decks.discard.append(out)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.spoils(city, one)


@phrase("the sum of this check is turned around", de="die Summe dieser Probe wird umgedreht")
@dataclass(frozen=True, slots=True)
class TurnSign(Plain):
    """Plus becomes minus, and minus plus."""

    moment = "check"

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.middle.check["turned"] = not city.middle.check.get("turned", False)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.spoils(city, one)


@phrase("nobody puts any more cards into this check", de="niemand gibt mehr Karten in diese Probe")
@dataclass(frozen=True, slots=True)
class NobodyPuts(Plain):
    """Players who have not been asked yet are not asked."""

    moment = "check"

    def happen(self, city: City, _doing: CarryOut) -> None:
        _without_putting(city, *city.seats)
        end = _end_of_check(city)
        city.tasks = [
            one for n, one in enumerate(city.tasks) if not isinstance(one, PutMoreIfLeft) or n > end
        ]

    def is_timely(self, city: City, one: Player) -> bool:
        return using.spoils(city, one)


@phrase(
    "{whom} {whom:puts|put} no cards into this check",
    de="{whom} {whom:gibt|geben|gibst} keine Karten in diese Probe",
)
@dataclass(frozen=True, slots=True)
class PutsNone(OnPeople):
    """If not asked yet."""

    moment = "check"

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        _without_putting(city, seat)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.spoils(city, one)


@phrase("{die} is rolled again", de="{die} wird noch einmal geworfen")
@dataclass(frozen=True, slots=True)
class RollAgain(Plain):
    """The old face does not count; the other dice stay as they lie."""

    die: Die

    moment = "roll"

    def happen(self, city: City, doing: CarryOut) -> None:
        if (found := _one_of(city, doing, self.die)) is not None:
            throw_again(city, *found, _holder(city, doing))

    def gain(self, city: City, one: Player) -> float:
        return rolls.again(city, one.seat) if _is_about_pink(city, self) else 0.0

    def dice(self, throw: Throw) -> list[str]:
        return dice_meant(throw, code(self.die))


@phrase("{die} is set to {n}", de="{die} wird auf {n} gedreht")
@dataclass(frozen=True, slots=True)
class SetDie(Plain):
    """The old face does not count; only the red die goes above 6."""

    die: Die
    n: RedFace

    moment = "roll"

    def happen(self, city: City, doing: CarryOut) -> None:
        if (found := _one_of(city, doing, self.die, self.n)) is not None:
            throw, die = found
            after = replaced(throw, die, str(self.n))
            city.announce(turned("told-turned", city.named(_holder(city, doing)), die, throw, after))
            give_way(city, RollLies(after))

    def gain(self, city: City, one: Player) -> float:
        return rolls.turned(city, one.seat, self.n) if _is_about_pink(city, self) else 0.0

    def dice(self, throw: Throw) -> list[str]:
        return dice_meant(throw, code(self.die), self.n)


def _end_of_check(city: City) -> int:
    """The place of the open check's reckoning in the queue, before those below it."""
    return next((n for n, one in enumerate(city.tasks) if isinstance(one, ReckonCheck)), len(city.tasks))


def _without_putting(city: City, *seats: str) -> None:
    """These seats put no more cards into the open check."""
    end = _end_of_check(city)
    left = [
        task for task in city.tasks[:end] if not isinstance(task, Put | PutMore) or task.seat not in seats
    ]
    city.tasks = [*left, *city.tasks[end:]]


def _one_of(city: City, doing: CarryOut, die: Die, face: int = 1) -> tuple[Throw, str] | None:
    """The die that is meant; where it may be several, who has the card is asked first."""
    throw = lying(city)
    dice = dice_meant(throw, doing.said or code(die), face) if throw else []
    if len(dice) > 1:
        pick_one(city, _holder(city, doing), doing, "die", dice)
    return (throw, dice[0]) if throw and len(dice) == 1 else None


def _holder(city: City, doing: CarryOut) -> str:
    """The seat that has the card; of a card of the table, the active one."""
    return doing.by or city.turn.active


def _is_about_pink(city: City, effect: Plain) -> bool:
    """True if it changes a throw of the pink die."""
    throw = lying(city)
    return throw is not None and rolls.PINK in (effect.dice(throw) or ())
