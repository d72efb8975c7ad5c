"""Attacks on Enemies, and the General's Control Panel (HP-065, HP-172 to HP-184)."""

from collections.abc import Iterator

from companion.games.human_punishment.rules.city import (
    area,
    change_bar,
    draw_general_cards,
    draw_personal,
)
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import (
    WEAPONS,
)
from companion.games.human_punishment.state.steps.due import CountOn


def red_cards(one: Player) -> int:
    """The number of red cards in an attack, one more for Feykah's rage (HP-173, HP-252)."""
    return one.value("attackCards") + one.figure.raging


def take_boons(city: City, *names: str) -> dict[str, int]:
    """Takes the bonuses for this attack out of the city."""
    return {name: city.turn.boons.pop(name, 0) for name in names}


def has_weapon(city: City, seat: str) -> bool:
    """True if a figure carries a box that can be used in an attack."""
    one = city.player(seat)
    return one.figure.box in WEAPONS and not (one.figure.box == "Pistol" and "no pistols" in one.sheet.traits)


def attackable(city: City, seat: str) -> list[str]:
    """Returns the Enemies, and Deus, that a figure can attack."""
    reached = [
        enemy.id for enemy in city.machines.enemies if _in_range(city, seat, enemies.areas_of(city, enemy))
    ]
    if city.machines.deus is not None and _in_range(
        city, seat, (city.fixed.board.red_area(city.machines.deus),)
    ):
        reached.append(enemies.DEUS)
    return reached


def places_of(city: City, enemy: Enemy | None) -> tuple[str, ...]:
    """The areas of that Enemy, or of Deus (HP-172, HP-239)."""
    return enemies.areas_of(city, enemy) if enemy else (city.fixed.board.red_area(city.machines.deus or 0),)


def _in_range(city: City, seat: str, where: tuple[str, ...]) -> bool:
    here = area(city, seat)
    near = here in where or bool(enemies.neighbours(city, here) & {*where})
    return here in where or (city.player(seat).value("range") >= 1 and near)


def hit(
    city: City, seat: str, enemy: Enemy | None, damage: int, where: tuple[str, ...], *, battle: bool = True
) -> None:
    """Damage to an Enemy there, or to Deus; in a battle the bar of a character may count it."""
    if enemy is None:
        change_bar(city, "deus", -damage)
        return
    enemy.health -= damage
    if enemy.health > 0:
        return
    enemies.eliminate(city, enemy)
    city.holder(seat).did(f"kill {enemy.type.lower()} {enemy.level}")
    draw_personal(city, seat, enemy.level + (seat == KURO and city.holder(seat).has("kuro spoils")))
    if "extra card per Enemy" in city.player(seat).sheet.traits:
        draw_general_cards(city, seat, 1)
    if battle and city.player(seat).sheet.character == "havoc":
        city.queue_next(CountOn(seat))
    happened(city, seat, *_tasks(enemy, far=area(city, seat) not in where, by_kuro=seat == KURO))


def _tasks(enemy: Enemy, *, far: bool, by_kuro: bool) -> Iterator[str]:
    """The tasks of skill trees that an eliminated Enemy counts for."""
    yield "eliminate"
    if enemy.level >= 2:
        yield "eliminate high"
        if far:
            yield "eliminate high at 1"
        if by_kuro:
            yield "kuro high"


def hit_others(city: City, seat: str, id_: str, damage: int) -> None:
    """A Rocket Launcher hits all in range (HP-144, HP-177)."""
    for enemy in list(city.machines.enemies):
        where = enemies.areas_of(city, enemy)
        if enemy.id != id_ and _in_range(city, seat, where):
            hit(city, seat, enemy, damage, where)
    if (
        id_ != enemies.DEUS
        and city.machines.deus is not None
        and _in_range(city, seat, (city.fixed.board.red_area(city.machines.deus),))
    ):
        hit(city, seat, None, damage, ())
