"""The legal actions of the active seat, each with the field chosen along with it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.asking.fields import WITH
from companion.games.human_punishment.asking.forms import program_option
from companion.games.human_punishment.rules import abilities, chips, enemies, fights, kuro, moving
from companion.games.human_punishment.rules.campaign import is_played
from companion.games.human_punishment.rules.city import area, programs_left, riot_zone
from companion.games.human_punishment.rules.flow import DEEDS, WHILE_DOWN
from companion.games.human_punishment.rules.programs import usable
from companion.games.human_punishment.state.board import (
    AREA_OF,
    BLUE_LENGTH,
    CUBE,
    MED,
    PROGRAM_PRICE,
    RECON_PRICE,
    spot_of,
)
from companion.games.human_punishment.state.cards import is_blue, is_red, value
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.words import (
    both,
    enemy_words,
    marker_lines,
    place_words,
    title_of,
    together,
)

ALONG: Mapping[str, str] = {
    "move": "to",
    "sector": "sector",
    "city": "action",
    "buy program": "program",
    "buy weapon": "weapon",
    "monolith": "recon",
    "censure": "seat",
    "escape": "target",
    "pardon": "seat",
    "attack": "enemy",
    "take box": "box",
    "panel": "press",
    "use program": "program",
    "transfer": "program",
    "take weapon": "weapon",
}
"""The field that is chosen along with a step."""
LegalAction = Callable[[City, Player], Iterator[Option]]


def legal_actions(city: City) -> tuple[Option, ...]:
    """Returns all actions that the active seat can begin in its action phase."""
    one = city.player(city.acting)
    some = _OF_KURO if city.kuro_acts else _ACTIONS
    found = (option for action in some for option in action(city, one))
    allowed = tuple(option for option in found if DEEDS.get(split(option.id)[0]) not in one.forbidden)
    if one.is_down:
        return tuple(option for option in allowed if split(option.id)[0] in WHILE_DOWN)
    if not city.kuro_acts:
        return allowed
    return tuple(option for option in allowed if kuro.may(city, split(option.id)[0]))


def split(option: str) -> tuple[str, dict[str, str]]:
    """The step of an option, and its first field."""
    do, _, chosen = option.partition(WITH)
    return do, {ALONG[do]: chosen} if do in ALONG else {}


def _option(do: str, chosen: str = "", hint: Message | None = None, **holes: Words | int) -> Option:
    key = f"do-{do.replace(' ', '-')}"
    return Option(f"{do}{WITH}{chosen}" if chosen else do, say(key, **holes), hint)


def _reaches(city: City, one: Player, price: int) -> bool:
    hand = city.holder(one.seat).hand
    sums = (sum(abs(value(card)) for card in hand if fits(card)) for fits in (is_blue, is_red))
    return max(sums) >= price


def _moves(city: City, one: Player) -> Iterator[Option]:
    for to in moving.reachable(city, one.seat):
        free = AREA_OF[to] == AREA_OF[one.at] or to == MED
        if to != one.at:
            go = _option("move", to, say("move-free") if free else None, place=place_words(to))
            yield replace(go, place=to)


def _area(city: City, one: Player) -> Iterator[Option]:
    if city.ap and one.at.startswith("Sector "):
        name = one.at.removeprefix("Sector ")
        if chips.is_open(city, one.seat, name):
            yield _option("sector", name)
    if city.ap and one.at == "City":
        for n in (1, 2, 3, 4):
            if n not in city.city_done and _city_may(city, one, n):
                yield Option(f"city{WITH}{n}", say(f"do-city-{n}"), say(f"do-city-{n}-hint"))
    if city.ap and one.at == "Nexus":
        yield _option("nexus", hint=say("do-nexus-hint"))
    if chips.may_place(city, one.seat):
        yield _option("place chips")


def _city_may(city: City, one: Player, n: int) -> bool:
    match n:
        case 1:
            return riot_zone(city.board, city.bars["riot"]) == "yellow"
        case 2:
            return any(map(is_blue, city.holder(one.seat).hand))
        case 3:
            return city.bars["resource"] not in {0, 1, 2}
        case _:
            return True


def _buying(city: City, one: Player) -> Iterator[Option]:
    if not city.ap:
        return
    if one.at == "Dark Net":
        for id_ in (*city.display, *(["top"] if programs_left(city) else [])):
            price = PROGRAM_PRICE if id_ == "top" else city.prices.get(id_, PROGRAM_PRICE)
            if _reaches(city, one, price):
                name = say("program-top") if id_ == "top" else title_of(city.cards, id_)
                hint = say("price", n=price)
                if id_ in city.cards:
                    said = [*city.cards[id_]["do"], *city.cards[id_]["holds"]]
                    hint = say("price-does", n=price, does=together(said))
                yield _option("buy program", id_, hint, program=name)
    if one.at == "HQ":
        for weapon, price in (
            () if one.box and city.ruling("weapon", "refused") else city.board.prices.items()
        ):
            allowed = city.hq.get(weapon) and not (weapon == "Pistol" and "no pistols" in one.traits)
            if allowed and _reaches(city, one, price):
                name = say(f"box-{weapon.lower()}")
                yield _option("buy weapon", weapon, say("price", n=price), weapon=name)
    if one.at == "Monolith" and not one.had_recon and _reaches(city, one, RECON_PRICE):
        for card in city.recon:
            hint = say("price", n=RECON_PRICE)
            yield _option("monolith", card, hint, recon=say(f"recon-{card}"))


def _people(city: City, one: Player) -> Iterator[Option]:
    if one.at == "HQ" and city.ap >= 2:
        for other in city.players:
            if other.at != CUBE:
                yield _option("censure", other.seat, say("ap", n=2), name=other.name)
    if one.at == "HQ" and city.ap:
        yield _option("new leader", hint=say("ap", n=1))
    if one.at == CUBE and city.ap:
        for target in ("4", "-4"):
            yield _option("escape", target, n=int(target))
        yield _option("interrogate")
    near = area(city, one.seat) == "6" or city.ruling("pardon", "anywhere")
    if city.leader == one.seat and near and city.ap:
        for other in city.players:
            if other.at == CUBE:
                yield _option("pardon", other.seat, name=other.name)


def _outskirts(city: City, one: Player) -> Iterator[Option]:
    if one.at == "Junkyard" and one.chips and (city.ap or one.has("free drop")):
        yield _option("drop chips")
    if one.at == "Junkyard" and city.ap:
        if any(city.junkyard) and "grey" in one.hand:
            yield _option("look in junkyard")
        if any(city.junkyard) and "green" in one.hand:
            yield _option("remove from junkyard")
    if one.at == MED:
        if city.ap and (one.wounds or one.health < one.value("health")):
            yield _option("heal")
        if {"grey", "green"} & {*one.hand}:
            yield _option("heal fully")


def _fights(city: City, one: Player) -> Iterator[Option]:
    for id_ in fights.attackable(city, one.seat) if city.ap else ():
        enemy = enemies.find(city, id_)
        hint = both(lines) if enemy and (lines := marker_lines(city, enemy)) else None
        fight = _option("attack", id_, hint, enemy=enemy_words(enemy) if enemy else say("enemy-deus"))
        yield replace(fight, place=spot_of(enemy.at if enemy else f"Red {city.deus}"))


def _boxes(city: City, one: Player) -> Iterator[Option]:
    if one.box == "Companion" or (one.box == "Laser" and enemies.all_of(city)):
        yield replace(_option(one.box.lower()), open=say("do-use-box"))
    for n, _ in enumerate(city.boxes.get(area(city, one.seat), ()), start=1):
        yield _option("take box", str(n), box=say("box-hidden"))


def _programs(city: City, one: Player) -> Iterator[Option]:
    for n, id_ in enumerate(usable(city, one.seat), start=1):
        name = say("do-use-program-n", n=n)
        yield replace(program_option(city, id_), id=f"use program{WITH}{id_}", plain=True, open=name)


def _transfers(city: City, one: Player) -> Iterator[Option]:
    """Programs for the second game of a campaign (HP-289)."""
    for n, id_ in enumerate(dict.fromkeys(one.programs) if is_played(city) else (), start=1):
        hint, name = say("transfer-hint", n=one.transferred), say("do-transfer-n", n=n)
        yield replace(_option("transfer", id_, hint, program=title_of(city.cards, id_)), open=name)


def _panel(city: City, one: Player) -> Iterator[Option]:
    if city.general != one.seat or city.apex is None or city.panel_used:
        return
    if city.apex < BLUE_LENGTH or enemies.in_area_of_apex(city):
        yield Option(f"panel{WITH}green", say("do-panel-green"))
    yield Option(f"panel{WITH}red", say("do-panel-red"))


def _own_board(city: City, one: Player) -> Iterator[Option]:
    """Actions of single characters (HP-246 to HP-273)."""
    if city.ap and "healer" in one.traits and abilities.hurt_ones(city, one.seat):
        yield _option("heal somebody", hint=say("ap", n=1))
    if city.ap and one.has("treat") and abilities.wounded_ones(city, one.seat):
        yield _option("treat", hint=say("ap", n=1))
    if one.character == "feykah" and not one.raging:
        yield _option("rage", hint=say("do-rage-hint"))
    for weapon in abilities.may_take_weapon(city, one.seat):
        yield _option("take weapon", weapon, say("do-take-weapon-hint"), weapon=say(f"box-{weapon.lower()}"))
    if abilities.unique_cards(city, one.seat):
        yield replace(_option("unique"), open=say("do-card"))
    if abilities.playable_all_rounders(city, one.seat):
        yield _option("all rounder")
    if abilities.may_take_back(one):
        yield _option("take back")
    if kuro.may_begin(city):
        yield _option("kuro", hint=say("do-kuro-over") if city.acted and (city.ap or city.moves) else None)


def _kuro_ends(city: City, one: Player) -> Iterator[Option]:
    if not chips.must_place(city, one.seat):
        yield Option("kuro ends", say("do-kuro-ends"), plain=True)


def _end(city: City, one: Player) -> Iterator[Option]:
    if chips.must_place(city, one.seat):
        return
    yield Option("end actions", say("do-end-actions"), plain=True)


_ACTIONS: tuple[LegalAction, ...] = (
    _area,
    _fights,
    _buying,
    _programs,
    _people,
    _outskirts,
    _boxes,
    _transfers,
    _panel,
    _own_board,
    _moves,
    _end,
)
_OF_KURO: tuple[LegalAction, ...] = (_area, _fights, _buying, _people, _moves, _kuro_ends)
