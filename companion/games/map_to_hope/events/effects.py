"""Events of effects: their queue, Time, damage, Radiation, skill."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import Skill
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.explaining import by_card, level_step
from companion.games.map_to_hope.state import Came, Errand, MapToHopeState
from companion.games.map_to_hope.survivor import TIME, Gain


@dataclass(frozen=True)
class Due(Event):
    """Effects to settle now, before those that are already due."""

    errands: tuple[Errand, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, errands=(*self.errands, *state.errands))


@dataclass(frozen=True)
class Settled(Event):
    """The first thing that was due has happened."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The next one is due, and what comes now is this one's."""
        return replace(state, errands=state.errands[1:], settling=state.errands[0].card)


@dataclass(frozen=True)
class TimeChanged(Event):
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
            time = min(one.time + self.n, most)
            return state.timed(self.seat, time=time).noted(Came("time", self.seat, time - one.time))
        left = one.time + self.n + self.later
        debt = one.debt + self.later + (max(0, -left) if self.owed else 0)
        if state.rulings.debt == "capped":
            debt = min(debt, TIME)
        came = Came("time", self.seat, self.n, debt - one.debt)
        return state.timed(self.seat, time=max(0, left), debt=debt).noted(came)

    def log_line(self, state: MapToHopeState) -> Message | None:
        key, one = "told-time-gained" if self.n > 0 else "told-time-lost", state.of(self.seat)
        return by_card(state, say(key, name=one.seat.name, n=abs(self.n), now=one.time)) if self.n else None


@dataclass(frozen=True)
class Shielded(Event):
    """A card keeps `n` damage or Radiation (`what`) off its player (form 16)."""

    seat: str
    what: str
    card: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return state.noted(Came(self.what, self.seat, self.n, shield=self.card))

    def log_line(self, _state: MapToHopeState) -> Message | None:
        """The stage says it with all that came of a test; twice in a row it would be the same line."""
        return None


@dataclass(frozen=True)
class DamageChanged(Event):
    """Damage is taken or healed, never below 0 (MH-074)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        damage = state.of(self.seat).damage
        changed = max(0, damage + self.n)
        return state.changed(self.seat, damage=changed).noted(Came("damage", self.seat, changed - damage))

    def log_line(self, state: MapToHopeState) -> Message | None:
        key, one = "told-damage" if self.n > 0 else "told-healed", state.of(self.seat)
        health = state.leader(self.seat).health
        told = say(key, name=one.seat.name, n=abs(self.n), now=one.damage, health=health)
        return by_card(state, told) if self.n else None


@dataclass(frozen=True)
class RadiationChanged(Event):
    """The marker moves (MH-042, MH-068)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        marker = max(0, one.radiation + self.n)
        came = Came("radiation", self.seat, marker - one.radiation)
        return state.changed(self.seat, radiation=marker, worst=max(one.worst, marker)).noted(came)

    def log_line(self, state: MapToHopeState) -> Message | None:
        """A level that is reached is staged with what it says."""
        one = state.of(self.seat)
        told = by_card(state, say("told-radiation", name=one.seat.name, n=one.radiation))
        if self.n <= 0:
            return told if self.n else None
        step = level_step(state, one, one.radiation - self.n)
        return milestone(Staged(told, "radiation", steps=(step,), colour=one.seat.colour))


@dataclass(frozen=True)
class SkillGained(Event):
    """Skill for the next test or for the Day (MH-081)."""

    seat: str
    n: int
    skill: Skill
    until: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It counts from now on."""
        gains = (*state.of(self.seat).gains, Gain(self.n, self.skill, self.until, state.settling))
        return state.changed(self.seat, gains=gains)

    def log_line(self, state: MapToHopeState) -> Message | None:
        skill = say(f"skill-{self.skill}")
        return by_card(state, say("told-skill", name=state.name(self.seat), n=self.n, skill=skill))
