"""Events of the game; each evolves the state, tells its log line, and says whether it reveals a secret."""

from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from companion.engine.game import Seat
from companion.engine.milestone import rite
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Kind, Skill
from companion.games.map_to_hope.rulings import Rulings
from companion.games.map_to_hope.state import TIME, Errand, Gain, InFront, MapToHopeState, Survivor, Test
from companion.games.map_to_hope.telling import fate_card


@dataclass(frozen=True)
class Begun:
    """Everything lies where it begins; nobody has chosen yet (MH-010 to MH-017)."""

    seats: tuple[Seat, ...]
    box: Box
    rulings: Rulings
    seed: str
    journey: tuple[str, ...]
    aside: tuple[str, ...]
    fate: tuple[str, ...]
    location: str | None
    """None at a table that reveals it only once everybody has chosen (MH-A19)."""
    order: tuple[str, ...] = ()
    reveals: ClassVar[bool] = False

    def evolve(self, _state: MapToHopeState) -> MapToHopeState:
        """The first state there is."""
        return MapToHopeState(
            tuple(Survivor(seat) for seat in self.seats),
            self.box,
            self.rulings,
            self.seed,
            order=self.order or tuple(seat.id for seat in self.seats),
            shuffles=3,
            journey=self.journey,
            aside=self.aside,
            fate=self.fate,
            location=self.location,
        )

    def told(self, state: MapToHopeState) -> Message | None:
        if self.location is None:
            return say("told-begun-hidden")
        return say("told-begun", place=state.box.title(self.location))


@dataclass(frozen=True)
class Chosen:
    """A player has taken a Leader, a Radiation card, a Hero or two groups (MH-008, MH-018, MH-072)."""

    seat: str
    what: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        if self.what == "groups":
            return state.changed(self.seat, groups=self.cards)
        return state.changed(self.seat, **{self.what: self.cards[0]})

    def told(self, state: MapToHopeState) -> Message | None:
        """Everybody sees what is taken."""
        what = " + ".join(map(state.box.title, self.cards))
        return say("told-chosen", name=state.name(self.seat), what=what)


@dataclass(frozen=True)
class DeckMade:
    """A player's deck is shuffled (MH-019)."""

    seat: str
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It lies face down, and a hand that was not kept is in it."""
        return replace(state.changed(self.seat, deck=self.deck, hand=()), shuffles=state.shuffles + 1)

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Revealed:
    """The first Location is turned over, once everybody has chosen (MH-A19)."""

    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, location=state.journey[0], journey=state.journey[1:])

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-begun", place=state.box.title(state.location or ""))


@dataclass(frozen=True)
class DayBegan:
    """A Day token is taken off, and everybody has Time again (MH-021, MH-050, MH-066)."""

    first: str
    times: tuple[tuple[str, int], ...]
    debts: tuple[tuple[str, int], ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Resets passes and temporary gains (MH-081)."""
        times, debts = dict(self.times), dict(self.debts)
        for one in state.alive:
            seat = one.seat.id
            state = state.changed(
                seat,
                time=times[seat],
                debt=debts[seat],
                turns=0,
                passed=False,
                gains=(),
                front=tuple(replace(lying, used=False) for lying in one.front),
            )
        first = self.first
        return replace(state, day=state.day + 1, days=state.days - 1, first=first, active=first)

    def told(self, state: MapToHopeState) -> Message | None:
        return rite(say("told-day", n=state.day, left=state.days), "journey")


@dataclass(frozen=True)
class Acted:
    """A player takes their turn, and pays for it in Time (MH-025, MH-055)."""

    seat: str
    time: int
    free: bool = False
    """True if the turn continues after it (MH-A26)."""
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The turn passes once everything that it leads to has happened; some may come back then (MH-A17)."""
        one = state.of(self.seat)
        paid = state.timed(self.seat, time=one.time - self.time)
        paid = paid.changed(self.seat, turns=one.turns + 1)
        if state.rulings.passing == "return":
            for other in state.alive:
                paid = paid.changed(other.seat.id, passed=False)
        return replace(paid, acting=not self.free)

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Passed:
    """A player's Day is over (MH-024)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """They have no more turn until the next Day."""
        lost = state.rulings.passed_time == "lost" and state.rulings.time == "own"
        time = 0 if lost else state.of(self.seat).time
        return replace(state.changed(self.seat, passed=True, time=time), acting=True)

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-passed", name=state.name(self.seat))


@dataclass(frozen=True)
class TurnPassed:
    """Passes the turn, or, with None, ends the Day (MH-023, MH-026, MH-051)."""

    to: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, active=self.to, acting=False)

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Due:
    """Effects to settle now, before those that are already due."""

    errands: tuple[Errand, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, errands=(*self.errands, *state.errands))

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Settled:
    """The first thing that was due has happened."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The next one is due."""
        return replace(state, errands=state.errands[1:])

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Drew:
    """A player draws from their own deck (MH-027)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The cards are in hand."""
        one = state.of(self.seat)
        return state.changed(self.seat, hand=(*one.hand, *one.deck[: self.n]), deck=one.deck[self.n :])

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-drew", name=state.name(self.seat), n=self.n)


@dataclass(frozen=True)
class Renewed:
    """An empty deck is made of its shuffled discard pile (MH-028)."""

    seat: str
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The pile is the deck."""
        return replace(state.changed(self.seat, deck=self.deck, discard=()), shuffles=state.shuffles + 1)

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-renewed", name=state.name(self.seat))


@dataclass(frozen=True)
class Discarded:
    """Cards go from a hand to the own discard pile (MH-027)."""

    seat: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """They lie on the pile, which is open; some tables take them from in front, too (MH-A42)."""
        one = state.of(self.seat)
        hand = tuple(card for card in one.hand if card not in self.cards)
        front = tuple(lying for lying in one.front if lying.card not in self.cards)
        return state.changed(self.seat, hand=hand, front=front, discard=(*one.discard, *self.cards))

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-discarded", name=state.name(self.seat), cards=_titles(state, self.cards))


@dataclass(frozen=True)
class TakenBack:
    """Cards go from the own discard pile to the hand."""

    seat: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        pile = tuple(card for card in one.discard if card not in self.cards)
        return state.changed(self.seat, hand=(*one.hand, *self.cards), discard=pile)

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-taken-back", name=state.name(self.seat), cards=_titles(state, self.cards))


@dataclass(frozen=True)
class CardPlayed:
    """A Hero card is played for a player; all but an Action stay in front (MH-029, MH-031, MH-056)."""

    seat: str
    card: str
    whom: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It lies in front, or an Action is on its way to the discard pile."""
        one, card = state.of(self.seat), state.hero(self.card)
        hand = tuple(held for held in one.hand if held != self.card)
        if card.kind is Kind.ACTION:
            return replace(state.changed(self.seat, hand=hand), limbo=self.card)
        front = (*one.front, InFront(self.card, card.uses))
        return state.changed(self.seat, hand=hand, front=front)

    def told(self, state: MapToHopeState) -> Message | None:
        title, name = state.box.title(self.card), state.name(self.seat)
        if self.whom == self.seat:
            return say("told-played", name=name, card=title)
        return say("told-played-for", name=name, card=title, other=state.name(self.whom))


@dataclass(frozen=True)
class ActionSpent:
    """A used Action goes to the discard pile of who played it, or out of the game (MH-058, MH-A20)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It is not played any more."""
        state = replace(state, limbo=None)
        one = state.of(self.seat)
        if one.dead or state.rulings.used_action == "out":
            return state
        return state.changed(self.seat, discard=(*one.discard, self.card))

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class CardUsed:
    """An ability of a card in front is used (form 20)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Without uses it works once a Day."""
        one = state.of(self.seat)
        front = tuple(replace(lying, used=True) if lying.card == self.card else lying for lying in one.front)
        return state.changed(self.seat, front=front)

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-used", name=state.name(self.seat), card=state.box.title(self.card))


@dataclass(frozen=True)
class UseSpent:
    """A card in front has a use less; at 0 it goes to the discard pile."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        lying = next(lying for lying in one.front if lying.card == self.card)
        left = (lying.uses or 1) - 1
        if left:
            changed = replace(lying, uses=left)
            return state.changed(
                self.seat, front=tuple(changed if other is lying else other for other in one.front)
            )
        front = tuple(other for other in one.front if other is not lying)
        return state.changed(self.seat, front=front, discard=(*one.discard, self.card))

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class CardLost:
    """Cards in front go to the discard pile."""

    seat: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """They do not hold any more."""
        one = state.of(self.seat)
        front = tuple(lying for lying in one.front if lying.card not in self.cards)
        return state.changed(self.seat, front=front, discard=(*one.discard, *self.cards))

    def told(self, state: MapToHopeState) -> Message | None:
        return say("told-lost", name=state.name(self.seat), cards=_titles(state, self.cards))


@dataclass(frozen=True)
class TimeChanged:
    """Time is gained to 6 at most, or lost: what this Day has not is owed (MH-035, MH-080, MH-A24)."""

    seat: str
    n: int
    owed: bool = True
    """True if later Days pay what this one cannot (MH-A8)."""
    later: int = 0
    """Share taken from later Days though this one could pay (MH-A38)."""
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        if self.n >= 0:
            most = max(TIME, one.time) if state.rulings.time_cap == "six" else one.time + self.n
            return state.timed(self.seat, time=min(one.time + self.n, most))
        left = one.time + self.n + self.later
        debt = one.debt + self.later + (max(0, -left) if self.owed else 0)
        if state.rulings.debt == "capped":
            debt = min(debt, TIME)
        return state.timed(self.seat, time=max(0, left), debt=debt)

    def told(self, state: MapToHopeState) -> Message | None:
        key = "told-time-gained" if self.n > 0 else "told-time-lost"
        return say(key, name=state.name(self.seat), n=abs(self.n)) if self.n else None


@dataclass(frozen=True)
class DamageChanged:
    """Damage is taken or healed, never below 0 (MH-074)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return state.changed(self.seat, damage=max(0, state.of(self.seat).damage + self.n))

    def told(self, state: MapToHopeState) -> Message | None:
        key = "told-damage" if self.n > 0 else "told-healed"
        return say(key, name=state.name(self.seat), n=abs(self.n)) if self.n else None


@dataclass(frozen=True)
class RadiationChanged:
    """The marker moves (MH-042, MH-068)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        marker = max(0, one.radiation + self.n)
        return state.changed(self.seat, radiation=marker, worst=max(one.worst, marker))

    def told(self, state: MapToHopeState) -> Message | None:
        level = state.of(self.seat).radiation
        return say("told-radiation", name=state.name(self.seat), n=level) if self.n else None


@dataclass(frozen=True)
class SkillGained:
    """Skill for the next test or for the Day (MH-081)."""

    seat: str
    n: int
    skill: Skill
    until: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It counts from now on."""
        gains = (*state.of(self.seat).gains, Gain(self.n, self.skill, self.until))
        return state.changed(self.seat, gains=gains)

    def told(self, state: MapToHopeState) -> Message | None:
        skill = say(f"skill-{self.skill}")
        return say("told-skill", name=state.name(self.seat), n=self.n, skill=skill)


@dataclass(frozen=True)
class Eliminated:
    """A player is out of the game, with all their cards (MH-063, MH-A15)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Nothing of theirs is in play, unless the other one inherits it."""
        one, heir = state.of(self.seat), state.partner(self.seat)
        if heir is not None and state.rulings.legacy == "inherited":
            state = state.changed(
                heir.seat.id,
                hand=(*heir.hand, *one.hand),
                front=(*heir.front, *one.front),
                discard=(*heir.discard, *one.deck, *one.discard),
            )
        return state.changed(
            self.seat, dead=True, passed=False, hand=(), deck=(), discard=(), front=(), gains=()
        )

    def told(self, state: MapToHopeState) -> Message | None:
        one = state.of(self.seat)
        told, leader = say("told-eliminated", name=one.seat.name), state.box.title(one.leader or "")
        epitaph = say("epitaph", person=leader, n=state.day) if one.leader else None
        return rite(told, "failure", epitaph=epitaph, colour=one.seat.colour, fades=True)


@dataclass(frozen=True)
class TestBegun:
    """A player tests the Location: the skill value is computed first (MH-038, MH-075)."""

    seat: str
    skill: int
    needs: int
    parts: tuple[tuple[str, int], ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Fate is still to be drawn."""
        assert state.location is not None
        return replace(state, test=Test(self.seat, state.location, self.skill, self.needs, parts=self.parts))

    def told(self, state: MapToHopeState) -> Message | None:
        place = state.box.title(state.location or "")
        return say("told-test", name=state.name(self.seat), place=place, skill=self.skill, needs=self.needs)


@dataclass(frozen=True)
class FateRenewed:
    """The empty Fate deck is made of the drawn Fate cards (MH-041, MH-082)."""

    fate: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, fate=self.fate, fate_discard=(), shuffles=state.shuffles + 1)

    def told(self, _state: MapToHopeState) -> Message | None:
        return say("told-fate-renewed")


@dataclass(frozen=True)
class FateDrawn:
    """The last step of a test: a Fate card, and what it comes to (MH-038, MH-039, MH-067)."""

    card: str
    modifier: int
    total: int
    success: bool
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The card lies open; gains that counted in this test are over (MH-A30)."""
        assert state.test is not None
        test = replace(state.test, card=self.card, fate=self.modifier, total=self.total, success=self.success)
        at = state.fate.index(self.card)
        fate = (*state.fate[:at], *state.fate[at + 1 :])
        skill = state.box.locations[test.location].skill
        for seat in state.testing(test.seat):
            gains = tuple(
                gain
                for gain in state.of(seat).gains
                if gain.until != "test" or gain.skill not in {Skill.ANY, skill}
            )
            state = state.changed(seat, gains=gains)
        return replace(state, test=test, fate=fate, fate_discard=(*state.fate_discard, self.card))

    def told(self, state: MapToHopeState) -> Message | None:
        """Everybody sees the card and what it comes to."""
        assert state.test is not None
        key = "told-success" if self.success else "told-failure"
        return say(key, fate=fate_card(self.card), total=self.total, needs=state.test.needs)


@dataclass(frozen=True)
class LocationDone:
    """A tested Location leaves play (MH-034, MH-073)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, location=None)

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Moved:
    """The next Location is revealed (MH-036, MH-060)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, location=state.journey[0], journey=state.journey[1:])

    def told(self, state: MapToHopeState) -> Message | None:
        key = "told-camp" if state.location == CAMP_HOPE else "told-moved"
        return say(key, name=state.name(self.seat), place=state.box.title(state.location or ""))


@dataclass(frozen=True)
class Looked:
    """A player looks at cards that lie face down (MH-078)."""

    seat: str
    fate: bool
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return state

    def told(self, state: MapToHopeState) -> Message | None:
        """That they look, and nothing of what they see."""
        return say("told-foresees" if self.fate else "told-scouts", name=state.name(self.seat))


@dataclass(frozen=True)
class Scouted:
    """One of two cards goes on top of the Journey deck, the other beneath the aside deck (MH-044)."""

    seat: str
    keeps_journey: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Neither deck has another size (MH-065); from Camp Hope there is no Journey deck any more."""
        if not state.journey:
            return state
        if self.keeps_journey or not state.aside:
            aside = (*state.aside[1:], *state.aside[:1])
            return replace(state, aside=aside)
        journey = (state.aside[0], *state.journey[1:])
        return replace(state, journey=journey, aside=(*state.aside[1:], state.journey[0]))

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Foreseen:
    """The top Fate card stays there, or goes beneath the deck (form 10)."""

    seat: str
    under: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """With real cards the table does it itself."""
        if not self.under or state.rulings.fate == "table":
            return state
        return replace(state, fate=(*state.fate[1:], *state.fate[:1]))

    def told(self, _state: MapToHopeState) -> Message | None:
        return None


@dataclass(frozen=True)
class Ended:
    """It is won at Camp Hope, or lost because the Days or the people ran out (MH-045, MH-048, MH-049)."""

    won: bool
    why: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        outcome = "won" if self.won else "lost"
        ended = replace(state, outcome=outcome, why_lost=self.why, errands=(), acting=False, limbo=None)
        return replace(ended, active=None)

    def told(self, _state: MapToHopeState) -> Message | None:
        return rite(say(f"told-{self.why}"), "won" if self.won else "lost")


def _titles(state: MapToHopeState, cards: tuple[str, ...]) -> str:
    return ", ".join(map(state.box.title, cards))


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
    | Discarded
    | TakenBack
    | CardPlayed
    | ActionSpent
    | CardUsed
    | UseSpent
    | CardLost
    | TimeChanged
    | DamageChanged
    | RadiationChanged
    | SkillGained
    | Eliminated
    | TestBegun
    | FateRenewed
    | FateDrawn
    | LocationDone
    | Moved
    | Looked
    | Scouted
    | Foreseen
    | Ended
)
