"""The value of an action for a bot's own Objective, which it needs to win with its side (HP-004)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from companion.games.human_punishment.phrases.board_words import Column
from companion.games.human_punishment.phrases.words import Badge, Posture, code
from companion.games.human_punishment.rules.cards.deeds_wanted import (
    Abstain,
    BeDetained,
    Bring,
    EndTurns,
    EndTurnsAround,
    EndTurnsBeside,
    Kill,
    NeverDo,
    NeverWounded,
    Often,
)
from companion.games.human_punishment.rules.cards.ends_wanted import (
    EndArea,
    EndBadge,
    EndBeside,
    EndCards,
    EndChips,
    EndHealth,
    EndPlain,
    EndPrograms,
    EndsHigh,
    EndsLow,
    EndWounds,
)
from companion.games.human_punishment.rules.cards.objectives import Counted, Want
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.rules.turns.turn_ends import CROWD, companion
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREAS, CUBE, MED
from companion.games.human_punishment.state.printed.cards import is_blue, value

W = TypeVar("W", bound=Want)
C = TypeVar("C", Bring, EndChips)
Goal = tuple[str, float, bool]
"""A place or an area, what it is worth to be there, and whether an Action Point is needed then."""
STEP = 1.5
"""Value of an action that an Objective counts."""
DEAR: Mapping[str, float] = {"accuse": 2 * STEP}
"""Values of those that cost more than one Action Point."""
CHIP, BAR, BADGE, THERE, WOUND = 3.0, 1.2, 2.5, 4.0, 1.5
"""Values for an Objective: a chip in its place, a step of a bar, a badge, an Area, a Wound."""
SEEN = 3.0
"""Value of the place where a turn ends as an Objective wants it."""
PLACE_OF: Mapping[str, str] = {
    "city": "City",
    "nexus": "Nexus",
    "dark net": "Dark Net",
    "recon": "Monolith",
    "vote": "HQ",
    "accuse": "HQ",
    "drop": "Junkyard",
    "look": "Junkyard",
    "remove": "Junkyard",
    "heal": MED,
}
"""The place of each deed that Objectives count; weapons and attacks have goals of their own."""
GOOD = 4
"""Lowest blue card with which a bot calls for a vote."""


def wants(one: Player, kind: type[W]) -> Iterator[W]:
    """The conditions of that kind in the own Objectives."""
    return (said for goal in one.aims.goals for said in goal["wants"] if isinstance(said, kind))


def most(one: Player, kind: type[EndHealth | EndWounds | EndPrograms | EndCards]) -> int:
    """The highest number that the own Objectives want of that kind; 0 for none."""
    return max((said.n for said in wants(one, kind)), default=0)


def late(city: City) -> bool:
    """True if the game may end within a round or two: Tier 3 is being filled."""
    return city.event_level == "III"


def deed_worth(one: Player, deed: str) -> float:
    """The value of one more deed that Objectives count."""
    counted = any(is_open(one, said) for said in wants(one, Often) if code(said.deed) == deed)
    return DEAR.get(deed, STEP) if counted else 0.0


def lacks_programs(one: Player) -> bool:
    """True if the own Objective needs more Programs than there are."""
    return len(one.held.programs) < most(one, EndPrograms) or deed_worth(one, "program") > 0


def vote_worth(city: City, one: Player) -> float:
    """The value of a vote: a good card makes its owner Leader, or replaces the present one.

    Legion would lead in any case: who leads says whether there is a General to resign.
    """
    good = max(map(value, filter(is_blue, one.held.hand)), default=0) >= GOOD
    if one.aims.loyalty == "Legion" or any(said.badge is Badge.LEADER for said in wants(one, EndBadge)):
        return BADGE if good and city.offices.leader != one.seat and not wants_no_badge(one) else 0.0
    return BADGE if late(city) and wants_no_badge(one) and city.offices.leader == one.seat else 0.0


def wants_no_badge(one: Player) -> bool:
    """True if a player would rather hold neither badge."""
    return any(wants(one, EndPlain))


def kill_worth(one: Player, enemy: Enemy, chance: float, damage: int) -> float:
    """The value of an attack for the own Objective."""
    counted = STEP if any(_counts(one, said, enemy) for said in wants(one, Kill)) else 0.0
    return counted * chance * min(1.0, damage / enemy.health) + deed_worth(one, "attack")


def _counts(one: Player, said: Kill, enemy: Enemy) -> bool:
    """True if that Enemy is of the kind, and some are still wanted."""
    fits = code(said.type) in {"any", enemy.type.lower()} and enemy.level >= (said.level or 1)
    return fits and is_open(one, said)


def is_open(one: Player, said: Counted) -> bool:
    """True if it was not done often enough yet."""
    return said.count(one) < said.n


def chip_worth(one: Player, chip: str) -> tuple[float, float]:
    """The values of a chip in the Network and in the Junkyard for the own Objective."""
    missing = any(is_open(one, said) for said in _of_colour(one, Bring, chip))
    places = {said.column for said in _of_colour(one, EndChips, chip)}
    return CHIP * (missing or bool(places - {Column.JUNKYARD})), CHIP * (Column.JUNKYARD in places)


def wants_junk(one: Player) -> bool:
    """True if the own Objective needs chips in the Junkyard."""
    return any(said.column is Column.JUNKYARD for said in wants(one, EndChips))


def _of_colour(one: Player, kind: type[C], chip: str) -> Iterator[C]:
    return (said for said in wants(one, kind) if code(said.colour) in {"any", chip})


def column(one: Player, chip: str, columns: Sequence[str]) -> str | None:
    """The column in which the own Objective would have a chip of that colour."""
    wanted = (said.column.name.capitalize() for said in _of_colour(one, EndChips, chip))
    return next((name for name in wanted if name in columns), None)


def bar_worth(city: City, one: Player, bar: str, n: int) -> float:
    """The value for the own Objective of moving a bar by `n`."""
    now, found = city.bars[bar], 0
    for said in (*wants(one, EndsHigh), *wants(one, EndsLow)):
        if isinstance(said, EndsHigh | EndsLow) and code(said.bar) == bar:
            way = 1 if isinstance(said, EndsHigh) else -1
            short, shorter = (min(0, way * (at - said.n)) for at in (now, now + n))
            found += shorter - short
    return BAR * found


def spare_cards(city: City, one: Player) -> int:
    """The number of cards that can be spent without missing the own Objective."""
    kept = most(one, EndCards) if late(city) else 0
    return max(0, len(one.held.hand) - kept)


def keeps_program(city: City, one: Player) -> bool:
    """True if the own Objective needs all Programs that are left."""
    return late(city) and len(one.held.programs) <= most(one, EndPrograms)


def bears_wounds(one: Player) -> bool:
    """True if a player would keep its Wounds, or get one."""
    wanted = most(one, EndWounds)
    return bool(wanted) and one.figure.wounds <= wanted


def fears_wounds(one: Player) -> bool:
    """True if the own Objective is lost with the first Wound."""
    return not one.aims.deeds.get("wounded") and any(wants(one, NeverWounded))


def health_wanted(one: Player) -> int:
    """The least Health with which the own Objective lets the game end."""
    return most(one, EndHealth)


def wound_worth(one: Player) -> float:
    """The value of one more Wound for the own Objective."""
    return WOUND if bears_wounds(one) and not one.figure.wounds else -WOUND if fears_wounds(one) else 0.0


def goals(city: City, one: Player) -> Iterator[Goal]:
    """The places that the own Objective asks for."""
    for deed in (code(said.deed) for said in wants(one, Often)):
        place = PLACE_OF.get(deed)
        if place and _possible(city, one, deed) and (worth := deed_worth(one, deed)):
            yield place, worth, True
    if lacks_programs(one) and _possible(city, one, "dark net"):
        yield "Dark Net", STEP, True
    if vote := vote_worth(city, one):
        yield "HQ", vote, True
    if wants_prison(one):
        yield "HQ", BADGE, True
    for there in _ends(city, one):
        yield there, SEEN, False
    if late(city):
        for end in wants(one, EndArea):
            yield end.area.key, THERE, False
        for beside in wants(one, EndBeside):
            if seat := companion(city, one, code(beside.companion)):
                yield area(city, seat), THERE, False


def _ends(city: City, one: Player) -> Iterator[str]:
    """The Areas in which a turn should end."""
    for said in wants(one, EndTurns):
        if is_open(one, said):
            yield from (there for there in AREAS if _suits(city, one, said.how, there))
    for beside in wants(one, EndTurnsBeside):
        seat = companion(city, one, code(beside.companion))
        if seat and is_open(one, beside):
            yield area(city, seat)
    if any(wants(one, EndTurnsAround)):
        yield from (there for there in AREAS if f"ended in {there}" not in one.aims.deeds)


def _suits(city: City, one: Player, how: Posture, there: str) -> bool:
    """True if a turn that ends in that Area ends in that way."""
    others = sum(area(city, other.seat) == there for other in city.figures if other is not one)
    if how is Posture.ENEMY:
        return any(there in areas_of(city, enemy) for enemy in city.machines.enemies)
    return {Posture.ALONE: not others, Posture.CROWD: others >= CROWD}.get(how, False)


def wants_idle(city: City, one: Player) -> bool:
    """True if the last action of this turn is better left."""
    some = (said for said in wants(one, EndTurns) if said.how is Posture.IDLE)
    return city.turn.ap == 1 and any(is_open(one, said) for said in some)


def wants_prison(one: Player) -> bool:
    """True if a player needs to have been detained, and has not been."""
    return any(wants(one, BeDetained)) and not one.aims.deeds.get("detained") and one.figure.at != CUBE


def wants_nothing_in(one: Player) -> bool:
    """True if a player would rather put nothing into a check."""
    return any(is_open(one, said) for said in wants(one, Abstain))


def renounces(one: Player, deed: str) -> bool:
    """True if a player's Objective is lost with that deed."""
    return any(code(said.deed) == deed for said in wants(one, NeverDo))


def _possible(city: City, one: Player, deed: str) -> bool:
    purse = sum(value(card) for card in one.held.hand if is_blue(card))
    possible = {
        "dark net": purse >= min([3, *(city.market.prices.get(id_, 3) for id_ in city.market.display)]),
        "recon": purse >= 5 and not one.held.had_recon,
        "drop": bool(one.figure.chips),
        "look": "grey" in one.held.hand and any(city.network.junkyard),
        "remove": "green" in one.held.hand and any(city.network.junkyard),
        "heal": one.figure.wounds > 0 or one.figure.health < one.value("health"),
    }
    return possible.get(deed, True)
