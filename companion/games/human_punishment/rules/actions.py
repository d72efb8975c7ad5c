"""The action phase: moving, fighting, the actions of every place (HP-052 to HP-066, HP-172 to HP-235)."""

from collections.abc import Sequence

from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.games.human_punishment.board import (
    AREA_OF,
    ARROWS,
    BLUE_LENGTH,
    COLUMNS,
    CUBE,
    MED,
    NETWORK,
    PRICES,
    PROGRAM_PRICE,
    RECON_PRICE,
    RED,
    TIERS,
    YELLOW_ZONE,
    neighbours,
)
from companion.games.human_punishment.cards import (
    ELITE_SHIELD,
    ELITE_STRENGTH,
    ENEMIES,
    WEAPONS,
    Weapon,
    is_blue,
    is_red,
    value,
)
from companion.games.human_punishment.model import City, Enemy, Task
from companion.games.human_punishment.rules import enemies
from companion.games.human_punishment.rules.city import (
    area,
    change_bar,
    draw_general,
    draw_general_cards,
    draw_personal,
    draw_programs,
    happened,
    riot_zone,
    turn_red,
)
from companion.games.human_punishment.rules.says import Said, hold, no, pay, spend, take_out

NO_WEAPON = Weapon(0, 0)
SECTORS = ("I", "II", "III")
SCANNER_OF = {"3": 1, "5": 2}


def spend_ap(city: City, n: int = 1) -> None:
    """Action Points of the turn (HP-059)."""
    if city.ap < n:
        raise no("ap")
    city.ap -= n


def stand(city: City, seat: str, place: str) -> None:
    """Raises Refused unless the figure stands there."""
    if city.of(seat).at != place:
        raise no("place")


def blockade(city: City) -> bool:
    """Whether the way from Area 2 to Area 6 is closed (HP-056)."""
    return city.many and any(one.at in {"6", "8"} for one in city.enemies)


def scanners_free(city: City, kind: int) -> int:
    """How many Scanners of a kind nobody carries (HP-022)."""
    return (2 if city.many else 1) - sum(kind in one.scanners for one in city.players)


def reachable(city: City, seat: str) -> list[str]:
    """Where somebody could go now (HP-052 to HP-058)."""
    return [to for to in AREA_OF if hindrance(city, seat, to) is None]


def hindrance(city: City, seat: str, to: str) -> str | None:
    """Why somebody cannot go there, or None."""
    one = city.of(seat)
    if to in {YELLOW_ZONE, CUBE} or one.at == CUBE:
        return "move"
    here, there = AREA_OF[one.at], AREA_OF[to]
    if here == there:
        return None
    if (here, there) not in ARROWS or (here == "2" and there == "6" and blockade(city)):
        return "way"
    return None if to == MED or city.moves else "moves"


def move(city: City, said: Said) -> None:
    """Inside an area free, else along an arrow (HP-052 to HP-058)."""
    one, to = city.of(said.seat), said.one_of("to", tuple(AREA_OF))
    if reason := hindrance(city, said.seat, to):
        raise no(reason)
    here, there = AREA_OF[one.at], AREA_OF[to]
    if here == there:
        one.at = to
        return
    city.moves -= 0 if to == MED else 1
    one.at = to
    city.tell(say("told-moves", name=one.name, place=to))
    _enter(city, said.seat, there)


def _enter(city: City, seat: str, there: str) -> None:
    one = city.of(seat)
    city.entered = city.entered or there == "6"
    kind = SCANNER_OF.get(there)
    takes = one.chips and kind and kind not in one.scanners and "no scanners" not in one.traits
    if takes and kind and scanners_free(city, kind):
        one.scanners.append(kind)
    thieves = [enemy for enemy in city.enemies if enemy.type == "Thief" and there in enemies.areas_of(enemy)]
    if one.chips:
        tasks = (Task("enemy acts", args={"id": thief.id, "area": there, "only": seat}) for thief in thieves)
        city.first(*tasks)


def closed(city: City, seat: str, name: str) -> str | None:
    """Why nobody can take a chip of that Sector now, or None (HP-192 to HP-199)."""
    one, chips = city.of(seat), city.sectors[name]
    looks_at_two = name == "III" and city.bars["guard"] == 1
    if len(one.chips) >= one.value("slots"):
        return "slot"
    if len(chips) < (3 if name == "II" else 2 if looks_at_two else 1):
        return "chips"
    bar = f"sector{SECTORS.index(name) + 1}"
    apart = city.bars[bar] + 1 - min(city.bars[f"sector{n}"] for n in (1, 2, 3))
    return "difference" if apart > 2 else None


def sector(city: City, said: Said) -> None:
    """Takes a chip of a Sector (HP-192 to HP-199)."""
    name, seat = said.one_of("sector", SECTORS), said.seat
    stand(city, seat, f"Sector {name}")
    if reason := closed(city, seat, name):
        raise no(reason)
    one, chips = city.of(seat), city.sectors[name]
    bar = f"sector{SECTORS.index(name) + 1}"
    looks_at_two = name == "III" and city.bars["guard"] == 1
    spend_ap(city)
    if name == "II":
        _sector_two(city, said, bar)
        return
    if looks_at_two:
        keep = said.number("keep", 1, 2) - 1
        seen = [chips.pop(0), chips.pop(0)]
        one.look = [("chips-seen", seat, tuple(seen))]
        one.chips.append(seen.pop(keep))
        city.junkyard += seen
        city.bars["guard"] = 3
    else:
        one.chips.append(chips.pop(0))
    change_bar(city, bar, 1)
    happened(city, seat, *(("sector III chip",) if name == "III" else ()))


def partners(city: City, seat: str) -> list[str]:
    """Who can take a chip of Sector II along: others in Area 1 with a free slot (HP-195)."""
    others = (one for one in city.players if one.seat != seat and area(city, one.seat) == "1")
    return [one.seat for one in others if len(one.chips) < one.value("slots")]


def _sector_two(city: City, said: Said, bar: str) -> None:
    other = said.one_of("to", city.seats)
    them, keep = city.of(other), said.number("keep", 1, 3) - 1
    if other not in partners(city, said.seat):
        raise no("partner")
    chips, one = city.sectors["II"], city.of(said.seat)
    seen = [chips.pop(0) for _ in range(3)]
    one.look = [("chips-seen", said.seat, tuple(seen))]
    one.chips.append(seen.pop(keep))
    them.look = [("chips-seen", other, tuple(seen))]
    city.first(Task("keep chip", other, {"chips": seen, "bar": bar}))


def keep_chip(city: City, said: Said, task: Task) -> None:
    """The other keeps one of two; the rest goes to the Junkyard (HP-196)."""
    chips = list(task.args["chips"])
    city.of(said.seat).chips.append(chips.pop(said.number("chip", 1, 2) - 1))
    city.junkyard += chips
    change_bar(city, task.args["bar"], 1)


def city_action(city: City, said: Said) -> None:
    """One of the four actions of the City, each once a turn (HP-201 to HP-208)."""
    n, seat = said.number("action", 1, 4), said.seat
    stand(city, seat, "City")
    if n in city.city_done:
        raise no("once")
    if n == 1:
        direction = said.one_of("direction", ("up", "down"))
        if riot_zone(city.bars["riot"]) != "yellow":
            raise no("riot")
        task = Task("pink", args={"for": "city 1", "seat": seat, "sign": 1 if direction == "up" else -1})
    elif n == 2:
        cards = said.things("cards")
        hold(city, seat, cards, is_blue, 3)
        if not cards:
            raise no("cards")
        task = Task("pink", args={"for": "city 2", "seat": seat, "sum": sum(map(value, cards))})
    elif n == 3:
        if city.bars["resource"] in {0, 1, 2}:
            raise no("resource")
        task = Task("city 3", seat)
    else:
        task = Task("pink", args={"for": "city 4", "seat": seat})
    spend_ap(city)
    if n == 2:
        spend(city, seat, said.things("cards"))
    city.city_done.append(n)
    city.first(task)


def city_three(city: City, seat: str) -> None:
    """Three general cards for one Resource (HP-206)."""
    draw_general_cards(city, seat, 4 if "city 3 four" in city.of(seat).traits else 3)
    change_bar(city, "resource", -1)
    happened(city, seat, "city action", kind="3")


def pink(city: City, said: Said, task: Task) -> None:
    """The pink die has fallen (HP-012)."""
    face, seat = said.number("face", 1, 6), task.args.get("seat", "")
    kind = task.args["for"]
    if kind == "city 1":
        args = {"n": face * task.args["sign"]}
        city.first(Task("add card", seat, args))
    elif kind == "city 2":
        _city_two(city, seat, task.args["sum"] - face)
    elif kind == "city 4":
        _city_four(city, seat, face)
    elif kind == "nexus":
        _nexus(city, seat, task.args["sum"] - face)
    elif face >= 4:
        free(city, seat)


def add_card(city: City, said: Said, task: Task) -> None:
    """A card after the pink die: Riot moves by both (HP-202, HP-A54)."""
    cards, before = said.things("card"), city.bars["riot"]
    hold(city, said.seat, cards, lambda card: is_blue(card) or is_red(card), 1)
    spend(city, said.seat, cards)
    moved = task.args["n"] + sum(map(value, cards))
    city.total, city.result = moved, None
    _city_riot(city, said.seat, before, moved, kind="1")


def _city_riot(city: City, seat: str, before: int, moved: int, kind: str) -> None:
    change_bar(city, "riot", moved)
    after = city.bars["riot"]
    calmed = riot_zone(before) == "yellow" and riot_zone(after) == "blue"
    tasks = [*(["riot yellow to blue"] if calmed else []), *(["riot zero"] if before and not after else [])]
    happened(city, seat, "city action", *tasks, kind=kind)


def _city_two(city: City, seat: str, n: int) -> None:
    city.total, city.result = n, None
    before = city.bars["morale"]
    if n > 0:
        change_bar(city, "morale", n)
    happened(city, seat, "city action", *_morale_four(city, before), kind="2")


def _morale_four(city: City, before: int) -> list[str]:
    return ["morale 4"] if before < 4 <= city.bars["morale"] else []


def _city_four(city: City, seat: str, face: int) -> None:
    before = dict(city.bars)
    bar, n = {
        1: ("deus", 1),
        2: ("riot", -2),
        3: ("riot", 2),
        4: ("morale", 2),
        5: ("resource", 1),
        6: ("resource", 2),
    }[face]
    if bar == "riot":
        _city_riot(city, seat, before["riot"], n, kind="4")
        return
    change_bar(city, bar, n)
    high = ["city 4 high"] if face >= 5 else []
    happened(city, seat, "city action", *high, *_morale_four(city, before["morale"]), kind="4")


def nexus(city: City, said: Said) -> None:
    """Works on Apex (HP-214, HP-215)."""
    cards = said.things("cards")
    stand(city, said.seat, "Nexus")
    hold(city, said.seat, cards, is_blue, 2)
    spend_ap(city)
    spend(city, said.seat, cards)
    args = {"for": "nexus", "seat": said.seat, "sum": sum(map(value, cards))}
    city.first(Task("pink", args=args))


def _nexus(city: City, seat: str, n: int) -> None:
    city.total, city.result = n, None
    if n > 0:
        change_bar(city, "apex", 2 if n >= 4 else 1)
        happened(city, seat, "nexus success")
    elif n < 0:
        change_bar(city, "morale", -1)


def buy_program(city: City, said: Said) -> None:
    """One of the display, or the top of the pile (HP-211, HP-212)."""
    program, one = said.text("program"), city.of(said.seat)
    stand(city, said.seat, "Dark Net")
    if program != "top" and program not in city.display:
        raise refuse("refused-option")
    if program == "top" and not city.program_pile:
        raise no("empty")
    spend_ap(city)
    price = PROGRAM_PRICE if program == "top" else city.prices.get(program, PROGRAM_PRICE)
    pay(city, said.seat, said.things("cards"), price)
    if program == "top":
        draw_programs(city, said.seat, 1)
        return
    at = city.display.index(program)
    city.display[at : at + 1] = [city.program_pile.pop(0)] if city.program_pile else []
    one.programs.append(program)


def buy_weapon(city: City, said: Said) -> None:
    """A Pistol or a Rifle of HQ; a box that is carried is laid down (HP-218, HP-A52)."""
    weapon, one = said.one_of("weapon", tuple(PRICES)), city.of(said.seat)
    stand(city, said.seat, "HQ")
    if not city.hq.get(weapon) or (weapon == "Pistol" and "no pistols" in one.traits):
        raise no("weapon")
    if one.box is not None and city.rules("weapon", "refused"):
        raise no("weapon")
    spend_ap(city)
    pay(city, said.seat, said.things("cards"), PRICES[weapon])
    city.hq[weapon] -= 1
    _lay_box_down(city, said.seat)
    one.box = weapon
    happened(city, said.seat, "hq weapon")


def monolith(city: City, said: Said) -> None:
    """One Recon card in a game (HP-148, HP-220)."""
    card, one = said.one_of("recon", tuple(city.recon)), city.of(said.seat)
    stand(city, said.seat, "Monolith")
    if one.had_recon:
        raise no("recon")
    spend_ap(city)
    pay(city, said.seat, said.things("cards"), RECON_PRICE)
    city.recon.remove(card)
    one.recon, one.had_recon = card, True
    happened(city, said.seat, "recon")


def recon_targets(city: City, seat: str) -> list[str] | None:
    """Whom somebody's Recon card may be used on, nobody where it looks at things; None: not now (HP-149)."""
    card, here = city.of(seat).recon, area(city, seat)
    acting = city.active == seat and city.phase == "act"
    if card is None or city.event_level == "I" or not (card in {"hand", "loyalty"} or acting):
        return None
    others = [one for one in city.players if one.seat != seat]
    match card:
        case "sectors":
            return [] if here == "1" else None
        case "network":
            down = any(not up for column in COLUMNS for _, up in city.network[column])
            return [] if here == "6" and down else None
        case "loyalty":
            return []
        case "carried":
            found = [one.seat for one in others if one.chips and area(city, one.seat) == here]
            return found or None
        case _:
            return [one.seat for one in others]


def use_recon(city: City, said: Said) -> None:
    """Looks at what the own card names; the others learn that, and not what (HP-149, HP-309)."""
    card, one = said.text("recon"), city.of(said.seat)
    targets = recon_targets(city, said.seat)
    if one.recon != card or targets is None:
        raise no("recon")
    if targets:
        said.one_of("seat", targets)
    one.look = [_looked(city, said, card)]
    one.recon = None
    city.tell(say("told-looks", name=one.name))


def _looked(city: City, said: Said, card: str) -> tuple[str, str, tuple[str, ...]]:
    if card == "sectors":
        return "sector-tops", said.seat, tuple(chips[0] for chips in city.sectors.values() if chips)
    if card == "network":
        down = [chip for column in COLUMNS for chip, up in city.network[column] if not up]
        return "network-chip", said.seat, (down[0],)
    if card == "loyalty":
        return "unused-loyalty", said.seat, tuple(city.unused_loyalty[:1])
    other = said.text("seat")
    them = city.of(other)
    found = {
        "objective": [str(one) for one in them.objective],
        "carried": them.chips,
        "hand": sorted(them.hand),
    }
    return {"carried": "chips"}.get(card, card), other, tuple(found[card])


def place_chips(city: City, said: Said) -> None:
    """All carried chips into the Network (HP-221 to HP-224, HP-A37)."""
    one, columns, faces = city.of(said.seat), said.things("columns"), said.things("faces")
    stand(city, said.seat, NETWORK)
    both = {*one.scanners} == {1, 2}
    if not city.entered or not one.chips or len(columns) != len(one.chips) != len(faces):
        raise no("network")
    if len(faces) != len(columns) or (not both and "up" in faces):
        raise no("faces")
    if not {*columns} <= {*COLUMNS} or not {*faces} <= {"up", "down"}:
        raise refuse("refused-option")
    _check_columns(city, columns)
    chips, one.chips, one.scanners = list(one.chips), [], []
    placed = zip(chips, columns, faces, strict=True)
    tasks = [
        Task("place one", said.seat, {"chip": chip, "column": column, "up": face == "up", "again": n > 0})
        for n, (chip, column, face) in enumerate(placed)
    ]
    city.first(*tasks, Task("reward", said.seat, {"n": len(chips), "both": both}))


def _check_columns(city: City, columns: list[str]) -> None:
    for n, column in enumerate(columns):
        if column not in open_columns(city, columns[:n]):
            raise no("tier")


def open_columns(city: City, chosen: Sequence[str]) -> list[str]:
    """Where the next chip may lie, after those of these columns (HP-221, HP-A37)."""
    lengths = {column: len(city.network[column]) + chosen.count(column) for column in COLUMNS}
    lowest = min(lengths.values())
    return [one for one, n in lengths.items() if n < TIERS and (lowest >= 2 or n == lowest)]


def drop_chips(city: City, said: Said) -> None:
    """Any number of chips into the Junkyard (HP-230)."""
    chips = said.things("chips")
    stand(city, said.seat, "Junkyard")
    if not chips:
        raise no("chips")
    take_out(city.of(said.seat).chips, chips)
    spend_ap(city)
    city.junkyard += chips
    happened(city, said.seat, "junkyard 1")


def junkyard(city: City, said: Said, *, removes: bool) -> None:
    """Grey cards look, green ones remove, a chip each (HP-231, HP-232)."""
    cards, seat = said.things("cards"), said.seat
    stand(city, seat, "Junkyard")
    hold(city, seat, cards, lambda card: card == ("green" if removes else "grey"), len(cards))
    there = [str(n) for n, chip in enumerate(city.junkyard, start=1) if chip]
    chosen = said.things("chips")
    if not cards or len(chosen) != len(cards) or len({*chosen}) < len(chosen) or not {*chosen} <= {*there}:
        raise no("chips")
    spend_ap(city)
    spend(city, seat, cards)
    places = [int(n) - 1 for n in chosen]
    if removes:
        for place in places:
            city.junkyard[place] = None
        city.removed += len(places)
    else:
        seen = tuple(str(city.junkyard[place]) for place in places)
        city.of(seat).look = [("junkyard-chips", seat, seen)]
    happened(city, seat, "junkyard 3" if removes else "junkyard 2")


def heal(city: City, said: Said) -> None:
    """A Wound and a Health (HP-234)."""
    one = city.of(said.seat)
    stand(city, said.seat, MED)
    if not one.wounds and one.health >= one.value("health"):
        raise no("unhurt")
    spend_ap(city)
    one.wounds = max(0, one.wounds - 1)
    one.health = min(one.value("health"), one.health + 1)


def heal_fully(city: City, said: Said) -> None:
    """Two Wounds for each grey or green card, and full Health (HP-235)."""
    one, cards = city.of(said.seat), said.things("cards")
    stand(city, said.seat, MED)
    hold(city, said.seat, cards, lambda card: card in {"grey", "green"}, len(cards))
    if not cards:
        raise no("cards")
    spend(city, said.seat, cards)
    one.wounds = max(0, one.wounds - 2 * len(cards))
    one.health = one.value("health")
    happened(city, said.seat, "med free")


def attack(city: City, said: Said) -> None:
    """Attacks an Enemy in range (HP-172 to HP-177)."""
    one, cards, id_ = city.of(said.seat), said.things("cards"), said.text("enemy")
    weapon = _weapon(city, said)
    where = _attackable(city, said.seat, id_)
    hold(city, said.seat, cards, is_red, one.value("attackCards"))
    spend_ap(city)
    spend(city, said.seat, cards)
    enemy = enemies.find(city, id_)
    shield = ENEMIES[enemy.type].shield[enemy.level - 1] if enemy else ELITE_SHIELD
    box = one.box if said.has("box") and said.flag("box") else None
    total = shield + sum(map(value, cards)) - weapon.red + _turned(city)
    city.total, city.result = total, "hit" if total < 0 else "miss"
    if box:
        _use_up(city, said.seat)
    if weapon.program:
        draw_programs(city, said.seat, 1)
    if total < 0:
        _hit(city, said.seat, enemy, one.value("strength") + weapon.damage, where)
        if box == "Rocket Launcher":
            _hit_others(city, said.seat, id_, one.value("strength") + weapon.damage)


def has_weapon(city: City, seat: str) -> bool:
    """Whether somebody carries a box that may be used in an attack."""
    one = city.of(seat)
    return one.box in WEAPONS and not (one.box == "Pistol" and "no pistols" in one.traits)


def _weapon(city: City, said: Said) -> Weapon:
    if not (said.has("box") and said.flag("box")):
        return NO_WEAPON
    box = city.of(said.seat).box
    if box is None or not has_weapon(city, said.seat):
        raise no("weapon")
    return WEAPONS[box]


def attackable(city: City, seat: str) -> list[str]:
    """The Enemies, and Deus, that somebody could attack."""
    reached = [one.id for one in city.enemies if _in_range(city, seat, enemies.areas_of(one))]
    if city.deus is not None and _in_range(city, seat, (RED[city.deus],)):
        reached.append(enemies.DEUS)
    return reached


def _attackable(city: City, seat: str, id_: str) -> tuple[str, ...]:
    """The areas of that Enemy, if it is in range (HP-172, HP-239)."""
    enemy = enemies.find(city, id_)
    if id_ == enemies.DEUS and city.deus is not None:
        where: tuple[str, ...] = (RED[city.deus],)
    elif enemy is not None:
        where = enemies.areas_of(enemy)
    else:
        raise refuse("refused-option")
    if not _in_range(city, seat, where):
        raise no("range")
    return where


def _in_range(city: City, seat: str, where: tuple[str, ...]) -> bool:
    here = area(city, seat)
    near = here in where or bool(neighbours(here) & {*where})
    return here in where or (city.of(seat).value("range") >= 1 and near)


def _turned(city: City) -> int:
    """The one general card that is turned (HP-301)."""
    card = draw_general(city)
    if card is None:
        return 0
    city.discard.append(card)
    return value(card)


def _hit(city: City, seat: str, enemy: Enemy | None, damage: int, where: tuple[str, ...]) -> None:
    if enemy is None:
        change_bar(city, "deus", -damage)
        return
    enemy.health -= damage
    if enemy.health > 0:
        return
    enemies.eliminate(city, enemy)
    draw_personal(city, seat, enemy.level)
    if "extra card per Enemy" in city.of(seat).traits:
        draw_general_cards(city, seat, 1)
    high = enemy.level >= 2
    far = area(city, seat) not in where
    tasks = ["eliminate", *(["eliminate high"] if high else [])]
    happened(city, seat, *tasks, *(["eliminate high at 1"] if high and far else []))


def _hit_others(city: City, seat: str, id_: str, damage: int) -> None:
    """A Rocket Launcher hits all in range (HP-144, HP-177)."""
    for enemy in list(city.enemies):
        where = enemies.areas_of(enemy)
        if enemy.id != id_ and _in_range(city, seat, where):
            _hit(city, seat, enemy, damage, where)
    if id_ != enemies.DEUS and city.deus is not None and _in_range(city, seat, (RED[city.deus],)):
        _hit(city, seat, None, damage, ())


def _use_up(city: City, seat: str) -> None:
    """HQ's weapons go back there, other boxes on the open discard (HP-140)."""
    one = city.of(seat)
    if one.box in PRICES:
        city.hq[one.box] = city.hq.get(one.box, 0) + 1
    elif one.box:
        city.used_boxes.append(one.box)
    one.box = None


def companion(city: City, said: Said) -> None:
    """A Companion helps on (HP-145)."""
    if city.of(said.seat).box != "Companion":
        raise no("box")
    _use_up(city, said.seat)
    city.ap += 1
    city.moves += 1


def take_box(city: City, said: Said) -> None:
    """A box that lies in the area; the one that is carried is laid down (HP-138)."""
    here = area(city, said.seat)
    box = said.one_of("box", city.boxes.get(here, []))
    city.boxes[here].remove(box)
    _lay_box_down(city, said.seat)
    city.of(said.seat).box = box


def _lay_box_down(city: City, seat: str) -> None:
    one = city.of(seat)
    if one.box:
        city.boxes.setdefault(area(city, seat), []).append(one.box)
        one.box = None


def panel(city: City, said: Said) -> None:
    """The General's Control Panel, once a turn (HP-065, HP-183, HP-184)."""
    press = said.one_of("press", ("green", "red"))
    if city.general != said.seat or city.apex is None or city.panel_used:
        raise no("panel")
    if press == "green":
        if said.one_of("act", ("move", "attack")) == "move":
            if city.apex >= BLUE_LENGTH:
                raise no("panel")
            city.apex += 1
            enemies.meet(city)
        else:
            _apex_attacks(city, said)
    city.panel_used = True


def _apex_attacks(city: City, said: Said) -> None:
    """Two turned red cards against Shield and a Defence card (HP-A56)."""
    assert city.apex is not None
    enemy = enemies.find(city, said.text("enemy"))
    if enemy is None or enemy not in enemies.in_area_of_apex(city):
        raise no("range")
    total = ENEMIES[enemy.type].shield[enemy.level - 1] + turn_red(city, 2) + _turned(city)
    city.total, city.result = total, "hit" if total < 0 else "miss"
    if total < 0:
        enemy.health -= ELITE_STRENGTH
        if enemy.health <= 0:
            enemies.eliminate(city, enemy)


def end_actions(city: City, said: Said) -> None:
    """Discards down to both limits, and no further (HP-067, HP-068)."""
    one = city.of(said.seat)
    cards, programs = said.things("cards"), said.things("programs")
    if len(cards) != max(0, len(one.hand) - one.value("hand")):
        raise no("hand-limit")
    if len(programs) != max(0, len(one.programs) - one.value("programs")):
        raise no("program-limit")
    spend(city, said.seat, cards)
    take_out(one.programs, programs)
    city.phase, city.ap, city.moves = "activate", 0, 0


def free(city: City, seat: str) -> None:
    """A prisoner is freed, and has not entered Area 6 (HP-229)."""
    one = city.of(seat)
    one.at = NETWORK
    if seat == city.active:
        city.entered = False
    city.tell(say("told-free", name=one.name))
