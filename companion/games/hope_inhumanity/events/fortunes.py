"""Events of Humanity, conditions, Hope and Hunted."""

from dataclasses import dataclass
from typing import ClassVar

from companion.engine.frozen import replace
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.event import Event, in_person, in_scene, name_of
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import WORST, Guard, Survivor


@dataclass(frozen=True)
class HumanityGained(Event):
    """Humanity was gained, up to the character's most; or `returned`, out of what lay in the middle."""

    seat: str
    n: int
    returned: bool = False
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _balance(state, self.seat, self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say(
            "told-humanity-back" if self.returned else "told-humanity-gained",
            name=name_of(state, self.seat),
            n=self.n,
        )


@dataclass(frozen=True)
class HumanityLost(Event):
    """Humanity was lost, below zero if need be."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _balance(state, self.seat, -self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        key = "told-humanity-below" if state.survivor(self.seat).marked else "told-humanity-lost"
        return say(key, name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class HungerSuffered(Event):
    """Hunger rose by `n` steps."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda s: replace(s, hunger=s.hunger + self.n))

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        return _condition(state, self.seat, "hunger", state.survivor(self.seat).hunger)


@dataclass(frozen=True)
class HungerEased(Event):
    """Hunger fell by `n` steps."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda s: replace(s, hunger=s.hunger - self.n))

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        return _condition(state, self.seat, "hunger-eased", state.survivor(self.seat).hunger)


@dataclass(frozen=True)
class HarmSuffered(Event):
    """Harm rose by `n` steps."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda s: replace(s, harm=s.harm + self.n))

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        return _condition(state, self.seat, "harm", state.survivor(self.seat).harm)


@dataclass(frozen=True)
class HarmEased(Event):
    """Harm fell by `n` steps."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda s: replace(s, harm=s.harm - self.n))

    def sentence(self, state: HopeInhumanityState) -> Message | None:
        return _condition(state, self.seat, "harm-eased", state.survivor(self.seat).harm)


@dataclass(frozen=True)
class HungerBarred(Event):
    """The next `n` steps of Hunger in this turn are prevented."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _guarded(state, self.seat, hunger=self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hunger-barred", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class HungerSpared(Event):
    """`n` steps of Hunger were prevented."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _guarded(state, self.seat, hunger=-self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hunger-spared", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class HarmBarred(Event):
    """The next `n` steps of Harm in this turn are prevented."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _guarded(state, self.seat, harm=self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-harm-barred", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class HarmSpared(Event):
    """`n` steps of Harm were prevented."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _guarded(state, self.seat, harm=-self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-harm-spared", name=name_of(state, self.seat), n=self.n)


@dataclass(frozen=True)
class DeathDecreed(Event):
    """A card said that a character dies, regardless of conditions."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return in_person(state, self.seat, lambda s: replace(s, doomed=True))

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-doomed", name=name_of(state, self.seat))


@dataclass(frozen=True)
class DeathBarred(Event):
    """The next death by Hunger or Harm in this turn will not happen."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _guarded(state, self.seat, deaths=1)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-death-barred", name=name_of(state, self.seat))


@dataclass(frozen=True)
class DeathCheated(Event):
    """A death by Hunger or Harm stopped at starving or crippled."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        def saved(one: Survivor) -> Survivor:
            return replace(one, hunger=min(one.hunger, WORST), harm=min(one.harm, WORST), doomed=False)

        return _guarded(in_person(state, self.seat, saved), self.seat, deaths=-1)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-death-cheated", name=name_of(state, self.seat))


@dataclass(frozen=True)
class HopeGained(Event):
    """Hope dice came into the pool."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hope=state.hope + self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hope-gained", n=self.n, left=state.hope)


@dataclass(frozen=True)
class HopeLost(Event):
    """Hope dice left the pool."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hope=state.hope - self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hope-lost", n=self.n, left=state.hope)


@dataclass(frozen=True)
class HuntedGained(Event):
    """The group became more Hunted (HI-297)."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hunted=state.hunted + self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hunted-gained", n=self.n, now=state.hunted)


@dataclass(frozen=True)
class HuntedLost(Event):
    """The group became less Hunted (HI-300)."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hunted=state.hunted - self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-hunted-lost", n=self.n, now=state.hunted)


@dataclass(frozen=True)
class PricePaid(Event):
    """A player paid the price of an answer, below zero if the table plays that (A-17)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _balance(state, self.seat, -self.n)

    def sentence(self, state: HopeInhumanityState) -> Message:
        key = "told-paid-below" if state.survivor(self.seat).marked else "told-paid"
        return say(key, name=name_of(state, self.seat), n=self.n)


def _balance(state: HopeInhumanityState, seat: str, change: int) -> HopeInhumanityState:
    """The state after a gain or loss: falling below zero is remembered with its round."""
    former = state.survivor(seat)
    humanity = former.humanity + change
    fell = former.fell if humanity < 0 or not state.rulings.rescue else None
    if humanity < 0 and fell is None:
        fell = state.round
    moved = state.with_survivor(replace(former, humanity=humanity, fell=fell))
    return moved if moved.playing is None else _asked_anew(moved, seat)


def _asked_anew(state: HopeInhumanityState, seat: str) -> HopeInhumanityState:
    """Reopens the sealed declaration of a seat whose hand has changed; a seat with a die has no wish
    (A-06)."""
    playing = state.running
    sealed = {one: said for one, said in playing.sealed.items() if one != seat}
    lapsed = {seat} if state.survivor(seat).humanity > 0 else set()
    return in_scene(state, sealed=sealed, wishes=playing.wishes - lapsed)


def _guarded(
    state: HopeInhumanityState, seat: str, hunger: int = 0, harm: int = 0, deaths: int = 0
) -> HopeInhumanityState:
    def more(one: Guard) -> Guard:
        return Guard(one.hunger + hunger, one.harm + harm, one.deaths + deaths)

    return in_person(state, seat, lambda s: replace(s, guard=more(s.guard)))


def _condition(state: HopeInhumanityState, seat: str, track: str, step: int) -> Message | None:
    return None if step > WORST else say(f"told-{track}-{step}", name=name_of(state, seat))
