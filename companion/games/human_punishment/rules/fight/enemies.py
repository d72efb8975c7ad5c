"""Enemies: how they appear, move, choose, attack and go (HP-155 to HP-171, HP-181 to HP-191)."""

from companion.engine.words import Words, say
from companion.games.human_punishment.rules.city import (
    area,
    change_bar,
    end,
    gone,
)
from companion.games.human_punishment.rules.fight import markers
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.board import (
    BLUE_LENGTH,
    CUBE,
    SHARED,
    YELLOW_ZONE,
    Spawn,
)
from companion.games.human_punishment.state.printed.cards import (
    enemy_of,
)
from companion.games.human_punishment.state.steps.due import ApexDefends, EnemyActs
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import ChooseTarget, Defend, Pause

DEUS, APEX = "Deus", "Apex"


def find(city: City, id_: str) -> Enemy | None:
    """The Enemy of that id, if it is on the board."""
    return next((enemy for enemy in city.machines.enemies if enemy.id == id_), None)


def all_of(city: City) -> list[str]:
    """The ids of all Enemies on the board, Deus among them."""
    return [
        *(enemy.id for enemy in city.machines.enemies),
        *([DEUS] if city.machines.deus is not None else []),
    ]


def areas_of(city: City, enemy: Enemy) -> tuple[str, ...]:
    """The areas in which an Enemy acts and can be attacked (HP-238)."""
    spawn = city.fixed.board.spawn(enemy.at)
    return spawn.areas if spawn else (city.fixed.board.red_area(space(enemy)),)


def neighbours(city: City, area: str) -> frozenset[str]:
    """The areas next to one: by the arrows, or as the board lists them (HP-296, HP-A47)."""
    if city.ruling("near", "board") and area in city.fixed.board.near:
        return frozenset(city.fixed.board.near[area])
    return city.fixed.board.joined(area)


def space(enemy: Enemy) -> int:
    """The number of its red space."""
    return int(enemy.at.removeprefix("Red "))


def eliminate(city: City, enemy: Enemy) -> None:
    """It goes back under the last one of its level (HP-160, HP-A42)."""
    city.machines.enemies.remove(enemy)
    pile, order = city.machines.piles[enemy.type], city.machines.levels
    later = order[order.index(enemy.level) + 1 :]
    at = next((n for n, level in enumerate(pile) if level in later), len(pile))
    last = max((n + 1 for n, level in enumerate(pile) if level == enemy.level), default=at)
    pile.insert(last, enemy.level)
    city.announce(say("told-falls", enemy=say(f"enemy-{enemy.type.lower()}"), at=_named(enemy.at)))
    markers.happens(city, enemy, markers.GONE, city.turn.active)


def _crowded(city: City, *, raid: bool) -> None:
    """Threat goes up, in one Raid once for all if a table plays so (HP-073, HP-A7)."""
    if raid and city.machines.raid_felt and city.ruling("raid", "once"):
        return
    city.machines.raid_felt = raid
    change_bar(city, "threat", 1)


def _named(at: str) -> Words:
    """A space of the red path, or the number of a spawn."""
    return say("space-red", n=at.removeprefix("Red ")) if at.startswith("Red ") else at


def appear(city: City, red: int, white: int, *, raid: bool = False) -> None:
    """A new Enemy, as the dice say (HP-071 to HP-074, HP-A6, HP-A41)."""
    type_ = enemy_of(red)
    if type_ is not None and not city.machines.piles[type_] and city.ruling("markers", "threat"):
        change_bar(city, "threat", 1)
    if type_ is None or not city.machines.piles[type_]:
        return
    if type_ == "Crawler":
        enemy = _new(city, type_, "Red 1")
        push(city, 1)
        if not city.over:
            city.machines.enemies.append(enemy)
            meet(city)
        return
    free = _free_spawn(city, white)
    if free is None:
        _crowded(city, raid=raid)
    else:
        city.machines.enemies.append(_new(city, type_, free.id))


def _free_spawn(city: City, white: int) -> Spawn | None:
    """The spawn of that number that nothing stands on (HP-A41: a shared one only if its own are taken)."""
    spawns = city.fixed.board.spawns
    taken = {enemy.at for enemy in city.machines.enemies} | {*city.machines.dead_zones}
    free = next((spawn for spawn in spawns if white in spawn.numbers and spawn.id not in taken), None)
    if free is None or len(free.numbers) == 1 or not city.ruling("shared", "both"):
        return free
    singles = {one.id for one in spawns if len(one.numbers) == 1 and set(one.numbers) <= {*free.numbers}}
    return free if singles <= taken else None


def appear_at(city: City, type_: str, at: str, level: int | None) -> None:
    """A card brings an Enemy to a spawn, of that level if there is one; of any type, the fullest pile's."""
    if type_ == "Any":
        type_ = max(city.machines.piles, key=lambda one: len(city.machines.piles[one]))
    taken = {enemy.at for enemy in city.machines.enemies} | {*city.machines.dead_zones}
    if not city.machines.piles[type_] or city.fixed.board.spawn(at) is None:
        return
    if at in taken:
        _crowded(city, raid=False)
        return
    if level in city.machines.piles[type_]:
        city.machines.piles[type_].remove(level)
        city.machines.piles[type_].insert(0, level)
    city.machines.enemies.append(_new(city, type_, at))


def _new(city: City, type_: str, at: str) -> Enemy:
    level = city.machines.piles[type_].pop(0)
    city.machines.appeared += 1
    enemy = Enemy(f"new-{city.machines.appeared}", type_, level, at, 0)
    enemy.health = markers.quality(city, enemy, "health")
    city.announce(say("told-appears", enemy=say(f"enemy-{type_.lower()}"), level=level, at=_named(at)))
    return enemy


def push(city: City, onto: int) -> None:
    """Pushes what stands on a red space one space on, first what stands before it (HP-170, HP-244)."""
    standing = [enemy for enemy in city.machines.enemies if enemy.at == f"Red {onto}"]
    if not standing and city.machines.deus != onto:
        return
    push(city, onto + 1)
    if city.over:
        return
    for one in standing:
        _crawl(city, one, onto + 1)
    if city.machines.deus == onto:
        _deus_to(city, onto + 1)


def _crawl(city: City, enemy: Enemy, to: int) -> None:
    if to > len(city.fixed.board.red):
        eliminate(city, enemy)
        change_bar(city, "security", -1)
        return
    enemy.at = f"Red {to}"
    meet(city)


def _deus_to(city: City, to: int) -> None:
    if to > len(city.fixed.board.red):
        end(city, "deus", "Machines")
        return
    city.machines.deus = to
    meet(city)


def step_on(city: City, enemy: Enemy) -> None:
    """A Crawler goes one step on the red path (HP-167)."""
    to = space(enemy) + 1
    push(city, to)
    if not city.over and enemy in city.machines.enemies:
        _crawl(city, enemy, to)


def deus_moves(city: City) -> None:
    """Deus goes one space when the turn order reaches its marker (HP-188)."""
    if city.machines.deus is not None:
        to = city.machines.deus + 1
        push(city, to)
        if not city.over and city.machines.deus is not None:
            _deus_to(city, to)


def deus_comes(city: City) -> None:
    """Deus enters at Red 1, its marker before the active seat (HP-187, HP-A31)."""
    push(city, 1)
    if not city.over:
        next_seat = city.in_turn()[1]
        city.machines.deus, city.machines.deus_before = (
            1,
            next_seat if city.ruling("marker", "next") else city.turn.active,
        )
        city.announce(say("told-deus"))


def apex_comes(city: City) -> None:
    """Apex enters on Blue 1 (HP-182)."""
    city.machines.apex = 1
    city.announce(say("told-apex"))


def meet(city: City) -> None:
    """Resolves a meeting on the shared space (HP-169, HP-191, HP-245)."""
    if city.machines.apex != BLUE_LENGTH:
        return
    for one in [enemy for enemy in city.machines.enemies if enemy.at == f"Red {SHARED}"]:
        eliminate(city, one)
        change_bar(city, "apex", -markers.quality(city, one, "strength"))
    if city.machines.deus == SHARED and city.machines.apex is not None:
        gone(city, "apex")
        gone(city, "deus")


def activate(city: City, where: str) -> list[EnemyActs]:
    """Returns the acts of an Area, in order: spawns, the red path from the front, Deus (HP-070, HP-A5)."""
    order = {one.id: n for n, one in enumerate(city.fixed.board.spawns)}
    spawned = [
        enemy for enemy in city.machines.enemies if enemy.at in order and where in areas_of(city, enemy)
    ]
    spawned.sort(key=lambda one: order[one.at])
    path = [
        enemy
        for enemy in city.machines.enemies
        if enemy.at.startswith("Red") and areas_of(city, enemy) == (where,)
    ]
    path.sort(key=space, reverse=True)
    tasks = [EnemyActs(one.id, where) for one in (*spawned, *path)]
    if city.machines.deus is not None and city.fixed.board.red_area(city.machines.deus) == where:
        tasks.append(EnemyActs(DEUS, where))
    return tasks


def act(city: City, id_: str, where: str, only: str | None = None) -> None:
    """One Enemy acts: it attacks one or all in range, or nobody (HP-155 to HP-158)."""
    if id_ == DEUS:
        if city.machines.deus is not None:
            _attack_all(city, DEUS, {where})
        return
    enemy = find(city, id_)
    if enemy is None:
        return
    if enemy.at.startswith("Red"):
        step_on(city, enemy)
        if city.over or enemy not in city.machines.enemies:
            return
        [where] = areas_of(city, enemy)
    tower = len(areas_of(city, enemy)) > 1 and city.ruling("tower", "area")
    far = markers.quality(city, enemy, "range") and not tower
    reach = {where, *(neighbours(city, where) if far else ())}
    if markers.attacks_all(city, enemy):
        _attack_all(city, id_, reach)
    else:
        _attack_one(city, enemy, reach, only)


def in_area_of_apex(city: City) -> list[Enemy]:
    """The Enemies on spawns that Apex could attack (HP-184)."""
    if city.machines.apex is None:
        return []
    where = city.fixed.board.blue_area(city.machines.apex)
    spawned = (enemy for enemy in city.machines.enemies if city.fixed.board.spawn(enemy.at))
    return [one for one in spawned if where in areas_of(city, one)]


def targets(city: City, reach: set[str]) -> list[str]:
    """The characters that can be attacked there, in turn order (HP-159)."""
    return [seat for seat in city.in_turn() if area(city, seat) in reach and not is_protected(city, seat)]


def is_protected(city: City, seat: str) -> bool:
    """In the Isolation Cube, and in the yellow zone until one leaves it, or wakes there (HP-159, HP-A61)."""
    one = city.player(seat)
    awake = not one.is_down and city.ruling("zone", "wakes")
    return one.figure.at == CUBE or (one.figure.at == YELLOW_ZONE and not awake)


def _apex_in(city: City, reach: set[str]) -> bool:
    return city.machines.apex is not None and city.fixed.board.blue_area(city.machines.apex) in reach


def kuro_in(city: City, reach: set[str]) -> list[str]:
    """Kuro, if he can be attacked there (HP-156, HP-278)."""
    there = any(figure.seat == KURO and area(city, KURO) in reach for figure in city.figures)
    return [KURO] if there and not is_protected(city, KURO) else []


def _attack_all(city: City, id_: str, reach: set[str]) -> None:
    at_once = id_ if city.ruling("defence", "own") else ""
    hit = [*targets(city, reach), *kuro_in(city, reach)]
    steps: list[Step] = [Defend(seat, id_, at_once=at_once) for seat in hit]
    if _apex_in(city, reach) and city.ruling("beside", "apex"):
        steps = []
    if _apex_in(city, reach):
        steps.insert(0, ApexDefends(id_))
    city.queue_next(*([Pause("strike")] if steps else []), *steps)


def _attack_one(city: City, enemy: Enemy, reach: set[str], only: str | None) -> None:
    """Apex first; then who carries a chip; of those the lowest Health; equal ones the Leader's; Kuro last."""
    thief = enemy.type == "Thief"
    if only:
        if city.player(only).figure.chips and area(city, only) in reach and not is_protected(city, only):
            city.queue_next(Pause("strike"), Defend(only, enemy.id))
        return
    if not thief and _apex_in(city, reach):
        city.queue_next(Pause("strike"), ApexDefends(enemy.id))
        return
    found = targets(city, reach)
    carriers = [seat for seat in found if city.player(seat).figure.chips]
    found = carriers if carriers or thief else found
    if not found:
        last = [seat for seat in kuro_in(city, reach) if not thief or city.player(seat).figure.chips]
        city.queue_next(*(Pause("strike") for _ in last), *(Defend(seat, enemy.id) for seat in last))
        return
    lowest = min(city.player(seat).figure.health for seat in found)
    equal = [seat for seat in found if city.player(seat).figure.health == lowest]
    if len(equal) == 1 or city.offices.leader is None:
        city.queue_next(Pause("strike"), Defend(equal[0], enemy.id))
    else:
        city.queue_next(Pause("strike"), ChooseTarget(city.offices.leader, enemy.id, tuple(equal)))
