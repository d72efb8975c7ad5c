"""Attacks on Enemies, and the General's Control Panel (HP-065, HP-172 to HP-184)."""

from companion.games.human_punishment.rules import enemies, strikes
from companion.games.human_punishment.rules.boxes import use_up
from companion.games.human_punishment.rules.city import (
    area,
    change_bar,
    draw_general_cards,
    draw_personal,
    draw_programs,
)
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.cards import (
    LASER_DAMAGE,
    WEAPONS,
    Weapon,
    value,
)
from companion.games.human_punishment.state.model import KURO, City, Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.reckoning import Share
from companion.games.human_punishment.state.steps.due import CountOn

NO_WEAPON = Weapon(0, 0)


def attack(city: City, said: StepFields) -> None:
    """Attacks an Enemy in range (HP-172 to HP-177)."""
    one, cards, id_ = city.player(said.seat), said.things("cards"), said.text("enemy")
    weapon = _weapon(city, said)
    spend_ap(city)
    spend(city, said.seat, cards)
    enemy = enemies.find(city, id_)
    where = _areas_of(city, enemy)
    shield = strikes.shield_of(city, enemy)
    box = one.box if said.has("box") and said.flag("box") else None
    boons = take_boons(city, "red", "damage", "all", "bare")
    shares = [Share("shield", shield), Share("cards", sum(map(value, cards)), tuple(cards))]
    shares += [Share("weapon", -weapon.red)] if weapon.red else []
    shares += [Share("boons", -boons["red"])] if boons["red"] else []
    shares += [] if boons["bare"] else [strikes.turn_defence(city, enemy)]
    hit = strikes.decided(city, "attack", id_, shares, said.seat)
    if box:
        use_up(city, said.seat)
    if weapon.program:
        draw_programs(city, said.seat, 1)
    if hit:
        damage = one.value("strength") + weapon.damage + boons["damage"]
        _hit(city, said.seat, enemy, damage, where)
        if box == "Rocket Launcher" or boons["all"] or one.raging:
            _hit_others(city, said.seat, id_, damage)
    one.raging = False


def red_cards(one: Player) -> int:
    """The number of red cards in an attack, one more for Feykah's rage (HP-173, HP-252)."""
    return one.value("attackCards") + one.raging


def take_boons(city: City, *names: str) -> dict[str, int]:
    """Takes the bonuses for this attack out of the city."""
    return {name: city.boons.pop(name, 0) for name in names}


def laser(city: City, said: StepFields) -> None:
    """A Laser does 2 damage to any one Enemy on the board, and no attack (HP-146)."""
    enemy = enemies.find(city, said.text("enemy"))
    use_up(city, said.seat)
    where = enemies.areas_of(city, enemy) if enemy else ()
    _hit(city, said.seat, enemy, LASER_DAMAGE, where, battle=False)


def has_weapon(city: City, seat: str) -> bool:
    """True if a figure carries a box that can be used in an attack."""
    one = city.player(seat)
    return one.box in WEAPONS and not (one.box == "Pistol" and "no pistols" in one.traits)


def _weapon(city: City, said: StepFields) -> Weapon:
    if not (said.has("box") and said.flag("box")):
        return NO_WEAPON
    return WEAPONS[city.player(said.seat).box or ""]


def attackable(city: City, seat: str) -> list[str]:
    """Returns the Enemies, and Deus, that a figure can attack."""
    reached = [one.id for one in city.enemies if _in_range(city, seat, enemies.areas_of(city, one))]
    if city.deus is not None and _in_range(city, seat, (city.board.red_area(city.deus),)):
        reached.append(enemies.DEUS)
    return reached


def _areas_of(city: City, enemy: Enemy | None) -> tuple[str, ...]:
    """The areas of that Enemy, or of Deus (HP-172, HP-239)."""
    return enemies.areas_of(city, enemy) if enemy else (city.board.red_area(city.deus or 0),)


def _in_range(city: City, seat: str, where: tuple[str, ...]) -> bool:
    here = area(city, seat)
    near = here in where or bool(enemies.neighbours(city, here) & {*where})
    return here in where or (city.player(seat).value("range") >= 1 and near)


def _hit(
    city: City, seat: str, enemy: Enemy | None, damage: int, where: tuple[str, ...], *, battle: bool = True
) -> None:
    if enemy is None:
        change_bar(city, "deus", -damage)
        return
    enemy.health -= damage
    if enemy.health > 0:
        return
    enemies.eliminate(city, enemy)
    city.holder(seat).did(f"kill {enemy.type.lower()} {enemy.level}")
    draw_personal(city, seat, enemy.level + (seat == KURO and city.holder(seat).has("kuro spoils")))
    if "extra card per Enemy" in city.player(seat).traits:
        draw_general_cards(city, seat, 1)
    if battle and city.player(seat).character == "havoc":
        city.queue_next(CountOn(seat))
    high = enemy.level >= 2
    far = area(city, seat) not in where
    tasks = ["eliminate", *(["eliminate high"] if high else [])]
    happened(
        city,
        seat,
        *tasks,
        *(["eliminate high at 1"] if high and far else []),
        *(["kuro high"] if high and seat == KURO else []),
    )


def _hit_others(city: City, seat: str, id_: str, damage: int) -> None:
    """A Rocket Launcher hits all in range (HP-144, HP-177)."""
    for enemy in list(city.enemies):
        where = enemies.areas_of(city, enemy)
        if enemy.id != id_ and _in_range(city, seat, where):
            _hit(city, seat, enemy, damage, where)
    if (
        id_ != enemies.DEUS
        and city.deus is not None
        and _in_range(city, seat, (city.board.red_area(city.deus),))
    ):
        _hit(city, seat, None, damage, ())


def panel(city: City, said: StepFields) -> None:
    """The General's Control Panel, once a turn (HP-065, HP-183, HP-184)."""
    if said.text("press") == "green":
        if said.text("act") == "move":
            city.apex = (city.apex or 0) + 1
            enemies.meet(city)
        else:
            strikes.apex_strikes(city, enemies.find(city, said.text("enemy")))
    city.panel_used = True
