"""Effects on the city: bars, spawns, Events, and parts of a turn that are skipped."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.bots.sides import bar_worth, moved_worth, shared_worth, threat_worth
from companion.games.human_punishment.effects.effect import OnPeople, Plain, add_boon
from companion.games.human_punishment.effects.people import ask_for_general
from companion.games.human_punishment.phrases.board_words import Bar
from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.phrases.ranges import Few, Reading, Signed, Some
from companion.games.human_punishment.phrases.words import code
from companion.games.human_punishment.rules.city import call_ex, change_bar
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.fight.boxes import mix_traps, put_box
from companion.games.human_punishment.rules.people import begin_leader_vote
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import BoxRoll, RaidRoll

DEAD_ZONES = 6
"""Number of Dead Zone markers (HP-010)."""


@phrase("{bar} goes {n:+up|-down}", de="{bar} {bar:geht|gehen} um {n:+nach oben|-nach unten}")
@dataclass(frozen=True, slots=True)
class MoveBar(Plain):
    """A bar moves by `n`; what it leads to happens at once."""

    bar: Bar
    n: Signed

    def happen(self, city: City, _doing: CarryOut) -> None:
        change_bar(city, code(self.bar), self.n)

    def can(self, city: City) -> bool:
        bar = code(self.bar)
        low, top = city.fixed.board.bars[bar]
        gone = {"apex": city.machines.apex_gone, "deus": city.machines.deus_gone}.get(bar, False)
        return not gone and city.bars[bar] != (top if self.n > 0 else low)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return moved_worth(city, one, *self.moved)

    @property
    def moved(self) -> tuple[str, int]:
        return code(self.bar), self.n


@phrase("{bar} is set to {n}", de="{bar} {bar:kommt|kommen} auf {n}")
@dataclass(frozen=True, slots=True)
class SetBar(Plain):
    """A bar stands at `n` from now on, as far as it goes."""

    bar: Bar
    n: Reading

    def happen(self, city: City, _doing: CarryOut) -> None:
        _set_bar(city, self.bar, self.n)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return moved_worth(city, one, code(self.bar), self.n - city.bars[code(self.bar)])


@phrase("{bar} is set to minus {n}", de="{bar} {bar:kommt|kommen} auf minus {n}")
@dataclass(frozen=True, slots=True)
class SetBarBelow(Plain):
    """A bar stands `n` below nothing from now on."""

    bar: Bar
    n: Some

    def happen(self, city: City, _doing: CarryOut) -> None:
        _set_bar(city, self.bar, -self.n)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return moved_worth(city, one, code(self.bar), -self.n - city.bars[code(self.bar)])


@phrase("an EX Event is drawn", de="ein EX-Ereignis wird gezogen")
@dataclass(frozen=True, slots=True)
class CallEx(Plain):
    """An EX Event before all else; afterwards Riot is 0 (HP-089)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        call_ex(city)

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return bar_worth(city, one.aims.loyalty, "security", -1) / 2


@phrase("spawn {at} is destroyed", de="Platz {at} wird zerstört")
@dataclass(frozen=True, slots=True)
class Destroy(Plain):
    """The spawn is a Dead Zone from now on, and an Enemy on it is eliminated (HP-237)."""

    at: str

    fells = True

    def happen(self, city: City, _doing: CarryOut) -> None:
        if len(city.machines.dead_zones) >= DEAD_ZONES or self.at in city.machines.dead_zones:
            return
        city.machines.dead_zones.append(self.at)
        for enemy in [one for one in city.machines.enemies if one.at == self.at]:
            enemies.eliminate(city, enemy)

    def can(self, city: City) -> bool:
        return self.at not in city.machines.dead_zones

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, 0.5)


@phrase("spawn {at} is restored", de="Platz {at} wird wiederhergestellt")
@dataclass(frozen=True, slots=True)
class Restore(Plain):
    """The spawn is no Dead Zone any more."""

    at: str

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.machines.dead_zones = [zone for zone in city.machines.dead_zones if zone != self.at]

    def can(self, city: City) -> bool:
        return self.at in city.machines.dead_zones


class BoxComes(Plain):
    """The top box comes into an Area, face down (HP-137)."""

    __slots__ = ()

    def can(self, city: City) -> bool:
        return bool(city.boxes.supply or city.boxes.used_boxes)

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, 0.5)


@phrase("a Supply Box is put into Area {orange}", de="eine Kiste kommt nach Bereich {orange}")
@dataclass(frozen=True, slots=True)
class PutBox(BoxComes):
    """It is that Area."""

    orange: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        put_box(city, str(self.orange))


@phrase(
    "a Supply Box is put into the Area of the orange die",
    de="eine Kiste kommt in den Bereich des orangen Würfels",
)
@dataclass(frozen=True, slots=True)
class RollBox(BoxComes):
    """The orange die says which Area it is."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.queue_next(BoxRoll())


@phrase(
    "{n} {n:Trap is|Traps are} mixed into the Supply Boxes",
    de="{n} {n:Falle kommt|Fallen kommen} unter die Kisten",
)
@dataclass(frozen=True, slots=True)
class MixTraps(Plain):
    """`n` Traps come into the pile of boxes (HP-141)."""

    n: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        mix_traps(city, self.n)

    def can(self, city: City) -> bool:
        return bool(city.boxes.traps)

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, -0.3 * self.n)


@phrase("a Raid is rolled {n} {n:time|times}", de="die Maschinen greifen {n} Mal an")
@dataclass(frozen=True, slots=True)
class Raid(Plain):
    """The red die and the white ones bring an Enemy, so often (HP-088)."""

    n: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.machines.raid_felt = False
        city.queue_next(*(RaidRoll() for _ in range(self.n)))

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, 0.4)


@phrase("a vote for a New Leader is held", de="die Führung wird neu gewählt")
@dataclass(frozen=True, slots=True)
class Elect(Plain):
    """As at HQ (HP-217)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        begin_leader_vote(city)


@phrase("the Leader names a General", de="wer anführt, ernennt einen General")
@dataclass(frozen=True, slots=True)
class NameGeneral(Plain):
    """Or keeps the one there is (HP-120)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        ask_for_general(city)

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, 0.2)


@phrase("nothing is activated in this turn", de="in diesem Zug wird kein Bereich aktiviert")
@dataclass(frozen=True, slots=True)
class SkipActivation(Plain):
    """The dice of the activation phase are not rolled."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "skip activation")

    def worth(self, city: City, one: Player, _by: str | None) -> float:
        return threat_worth(city, one, -0.5)


@phrase("no Event is drawn in this turn", de="in diesem Zug wird kein Ereignis gezogen")
@dataclass(frozen=True, slots=True)
class SkipEvent(Plain):
    """The Event phase is over at once; the Riot check is made."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        add_boon(city, "skip event")

    def worth(self, _city: City, one: Player, _by: str | None) -> float:
        return shared_worth(one, 1.2)


@phrase(
    "{whom} {whom:skips|skip} the next draw",
    de="{whom} {whom:zieht|ziehen|ziehst} beim nächsten Mal keine Karten",
)
@dataclass(frozen=True, slots=True)
class SkipDraw(OnPeople):
    """The next turn of the player who is meant begins without cards."""

    weight = -0.7

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.player(seat).held.skips_draw = True


@phrase("by hand {text}", de="von Hand {text}")
@dataclass(frozen=True, slots=True)
class ByHand(Plain, Lasting):
    """The text is shown and the players do it; the counters are opened for the active player.

    Where it holds or is so always, the text is shown alone.
    """

    text: str

    def happen(self, city: City, doing: CarryOut) -> None:
        city.queue_next(waiting.ByHand(doing.by or city.turn.active, self.text))


def _set_bar(city: City, bar: Bar, n: int) -> None:
    change_bar(city, code(bar), n - city.bars[code(bar)])
