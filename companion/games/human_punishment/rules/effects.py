"""The operations of cards (catalogue, what owners type in)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from companion.engine.words import say
from companion.games.human_punishment.board import AREA_OF, BLUE_LENGTH, CUBE
from companion.games.human_punishment.card_form import Form
from companion.games.human_punishment.cards import enemy_of, is_blue, is_red
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules import enemies, kuro, looks, throws
from companion.games.human_punishment.rules.boxes import box_to, mix_traps, put_box
from companion.games.human_punishment.rules.chips import take_top
from companion.games.human_punishment.rules.choosing import (
    choose_chip,
    give_up,
    keep_some,
    pick_enemies,
    pick_near,
    pick_one,
    pick_spot,
)
from companion.games.human_punishment.rules.city import (
    call_ex,
    change_bar,
    draw_general,
    draw_general_cards,
    draw_personal,
    draw_programs,
    heal,
    hurt,
    take_programs,
)
from companion.games.human_punishment.rules.conditions import holds, is_condition, where_of
from companion.games.human_punishment.rules.moving import arrive, may_be_moved, scanners_free
from companion.games.human_punishment.rules.people import begin_leader_vote, detain, nameable
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import boost_columns, unlock
from companion.games.human_punishment.rules.step_fields import spend
from companion.games.human_punishment.rules.targets import CHOSEN, is_extreme, meant
from companion.games.human_punishment.steps.due import PutMoreIfLeft, ReckonCheck
from companion.games.human_punishment.steps.step import CarryOut
from companion.games.human_punishment.steps.waiting import (
    BoxRoll,
    ByHand,
    NameGeneral,
    Put,
    PutMore,
    RaidRoll,
    WhiteRoll,
)

DEAD_ZONES = 6
"""Number of Dead Zone markers (HP-010)."""
OF_COLOUR: Mapping[str, Callable[[str], bool]] = {
    "blue": is_blue,
    "red": is_red,
    "grey": lambda card: card == "grey",
    "green": lambda card: card == "green",
}


def carry_out(city: City, seat: str | None, effects: Iterable[Form]) -> None:
    """Queues effects in their order; `seat` is the card's owner, or None."""
    by = {"by": seat} if seat else {}
    city.queue_next(*(CarryOut({**effect, **by}) for effect in effects))


def effect(city: City, args: Form) -> None:
    """One operation: for the city as a whole, or for each of those who are meant."""
    by = args.get("by") or city.active
    if is_condition(args):
        if holds(city, by, args):
            carry_out(city, by, [args["do"]])
        return
    op = args["op"]
    if op in _OF_THE_CITY:
        _OF_THE_CITY[op](city, args)
        return
    if args.get("whom") == CHOSEN and "seat" not in args:
        pick_one(city, by, args, "seat", city.in_turn())
        return
    seats = meant(city, by, args)
    if len(seats) > 1 and is_extreme(args):
        pick_one(city, city.leader or by, args, "seat", seats)
        return
    if op in _ASKING and "seat" not in args:
        city.queue_next(*(CarryOut({**args, "seat": seat}) for seat in seats))
        return
    for seat in seats:
        (_ASKING | _OF_PEOPLE)[op](city, seat, args)


def is_known(said: Form) -> bool:
    """True if there is such an operation."""
    return said["op"] in {*_OF_THE_CITY, *_OF_PEOPLE, *_ASKING}


def _set_bar(city: City, args: Form) -> None:
    n = -args["n"] if args["op"] == "set bar below" else args["n"]
    change_bar(city, args["bar"], n - city.bars[args["bar"]])


def _destroy(city: City, args: Form) -> None:
    if len(city.dead_zones) >= DEAD_ZONES or args["at"] in city.dead_zones:
        return
    city.dead_zones.append(args["at"])
    for enemy in [one for one in city.enemies if one.at == args["at"]]:
        enemies.eliminate(city, enemy)


def _restore(city: City, args: Form) -> None:
    city.dead_zones = [one for one in city.dead_zones if one != args["at"]]


def _appear(city: City, args: Form) -> None:
    enemies.appear_at(city, args["type"].capitalize(), args["at"], args.get("level"))


def _appear_rolled(city: City, args: Form) -> None:
    type_ = args["type"].capitalize()
    red = next((n for n in range(1, 9) if enemy_of(n) == type_), None) or _fullest(city)
    city.raid_felt = False
    if enemy_of(red) == "Crawler":
        enemies.appear(city, red, 0)
    else:
        city.queue_next(WhiteRoll(red))


def _fullest(city: City) -> int:
    """The face of the red die that brings the type of which most are left."""
    return max(range(1, 9), key=lambda n: (len(city.piles[str(enemy_of(n))]), -n))


def _eliminate(city: City, args: Form) -> None:
    where, type_, level = where_of(args), args["type"], args.get("level")
    found = [
        one.id
        for one in city.enemies
        if (type_ == "any" or one.type.lower() == type_)
        and (level is None or one.level == level)
        and (where is None or where in enemies.areas_of(city, one))
    ]
    pick_enemies(city, args.get("by") or city.active, found, args["n"], 0)


def _damage(city: City, args: Form) -> None:
    where = where_of(args)
    found = [one.id for one in city.enemies if where is None or where in enemies.areas_of(city, one)]
    pick_enemies(city, args.get("by") or city.active, found, 1, args["n"])


def _move_elite(city: City, args: Form) -> None:
    for _ in range(args["n"]):
        if args["machine"] == "deus":
            enemies.deus_moves(city)
        elif city.apex is not None and city.apex < BLUE_LENGTH:
            city.apex += 1
            enemies.meet(city)


def _elite_attacks(city: City, args: Form) -> None:
    if args["machine"] == "deus" and city.deus is not None:
        enemies.act(city, enemies.DEUS, city.board.red_area(city.deus))
    elif args["machine"] == "apex":
        enemies.apex_strikes(city)


def _elect(city: City, _: Form) -> None:
    begin_leader_vote(city)


def _name_general(city: City, _: Form) -> None:
    if city.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.leader))


def _remove_chips(city: City, args: Form) -> None:
    there = [n for n, chip in enumerate(city.junkyard) if chip]
    for place in city.shuffled(there)[: args["n"]]:
        city.junkyard[place] = None
        city.removed += 1


def _raid(city: City, args: Form) -> None:
    city.raid_felt = False
    city.queue_next(*(RaidRoll() for _ in range(args["n"])))


def _boon(name: str) -> Callable[[City, Form], None]:
    def give(city: City, args: Form) -> None:
        city.boons[name] = city.boons.get(name, 0) + int(args.get("n", 1))

    return give


def _turn_sign(city: City, _: Form) -> None:
    city.check["turned"] = not city.check.get("turned", False)


def _less_in_check(city: City, _: Form) -> None:
    if cards := city.check.get("cards"):
        out = city.shuffled(list(cards))[0]
        cards.remove(out)
        city.discard.append(out)


def _nobody_puts(city: City, _: Form) -> None:
    _without_putting(city, *city.seats)
    end = _end_of_check(city)
    city.tasks = [one for n, one in enumerate(city.tasks) if not isinstance(one, PutMoreIfLeft) or n > end]


def _end_of_check(city: City) -> int:
    """The place of the open check's reckoning in the queue, before those below it."""
    return next((n for n, one in enumerate(city.tasks) if isinstance(one, ReckonCheck)), len(city.tasks))


def _without_putting(city: City, *seats: str) -> None:
    end = _end_of_check(city)
    left = [one for one in city.tasks[:end] if not isinstance(one, Put | PutMore) or one.seat not in seats]
    city.tasks = [*left, *city.tasks[end:]]


def _by_hand(city: City, args: Form) -> None:
    city.queue_next(ByHand(args.get("by") or city.active, args["text"]))


def _health(city: City, seat: str, args: Form) -> None:
    if args["n"] < 0:
        hurt(city, seat, -args["n"])
    else:
        heal(city, seat, args["n"])


def _full(city: City, seat: str, _: Form) -> None:
    one = city.player(seat)
    one.health = max(one.health, one.value("health"))


def _wound(city: City, seat: str, args: Form) -> None:
    city.player(seat).wounds = max(0, city.player(seat).wounds + args["n"])


def _discard(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if args["how"] == "random":
        spend(city, seat, city.shuffled(list(one.hand))[: args["n"]])
    else:
        give_up(city, seat, "hand", args["n"])


def _discard_of(city: City, seat: str, args: Form) -> None:
    found = sorted(filter(OF_COLOUR[args["colour"]], city.player(seat).hand))
    spend(city, seat, found[: args["n"]])


def _discard_programs(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if args["how"] == "random":
        for id_ in city.shuffled(list(one.programs))[: args["n"]]:
            city.discard_program(seat, id_)
    else:
        give_up(city, seat, "programs", args["n"])


def _choose_programs(city: City, seat: str, args: Form) -> None:
    keep_some(city, seat, take_programs(city, args["n"]), args["keep"])


def _give(city: City, seat: str, args: Form) -> None:
    what: Literal["hand", "programs"] = "hand" if args["what"] == "cards" else "programs"
    others = [other for other in city.in_turn() if other != seat]
    if "other" not in args:
        pick_one(city, seat, args, "other", others)
    else:
        city.mixed = city.mixed or what == "hand"
        give_up(city, seat, what, args["n"], args["other"])


def _steal(city: City, seat: str, args: Form) -> None:
    what = "hand" if args["what"] == "cards" else "programs"
    others = [one.seat for one in city.players if one.seat != seat and getattr(one, what)]
    if "other" not in args:
        pick_one(city, seat, args, "other", others)
        return
    them = city.player(args["other"])
    city.mixed = city.mixed or what == "hand"
    for thing in city.shuffled(list(getattr(them, what)))[: args["n"]]:
        if what == "hand":
            them.hand.remove(thing)
        else:
            them.drop_program(thing)
        getattr(city.player(seat), what).append(thing)
    city.announce(say("told-steals", name=city.player(seat).name, other=them.name))


def _puts_none(city: City, seat: str, _: Form) -> None:
    _without_putting(city, seat)


def _take_chip(city: City, seat: str, args: Form) -> None:
    one, name = city.player(seat), args["sector"].upper()
    if city.sectors[name] and len(one.chips) < one.value("slots"):
        take_top(city, seat, name)
        change_bar(city, f"sector{len(name)}", 1)


def _swap_carried(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    others = [other.seat for other in city.players if other.seat != seat and other.chips]
    if not one.chips:
        return
    if "other" not in args:
        pick_one(city, seat, args, "other", others)
        return
    them = city.player(args["other"])
    them.swap_chip(one.swap_chip(them.chips[0]))


def _swap_in_network(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if "spot" not in args:
        if one.chips:
            pick_spot(city, seat, args)
        return
    column, _, tier = args["spot"].partition(" ")
    place = int(tier) - 1
    there, _ = city.network[column][place]
    city.network[column][place] = (one.swap_chip(there), False)


def _drop_chip(city: City, seat: str, _: Form) -> None:
    choose_chip(city, seat)


def _go_to(city: City, seat: str, args: Form) -> None:
    names = {"hq": "HQ", "sector i": "Sector I", "sector ii": "Sector II", "sector iii": "Sector III"}
    place = names.get(args["to"]) or args["to"].title()
    if may_be_moved(city, seat):
        arrive(city, seat, place)


def _go_near(city: City, seat: str, args: Form) -> None:
    if not may_be_moved(city, seat):
        return
    if "to" not in args:
        pick_near(city, seat, args)
    else:
        arrive(city, seat, next(place for place, key in AREA_OF.items() if key == args["to"]))


def _free(city: City, seat: str, _: Form) -> None:
    if city.player(seat).at == CUBE:
        free(city, seat)


def _become_general(city: City, seat: str, _: Form) -> None:
    if seat in nameable(city):
        city.general = seat
        city.announce(say("told-general", name=city.player(seat).name))


def _take_marker(city: City, seat: str, _: Form) -> None:
    city.player(seat).revoked = True
    if city.general == seat:
        city.general = None
        city.announce(say("told-general-falls", name=city.player(seat).name))
        _name_general(city, {})


def _give_marker_back(city: City, seat: str, _: Form) -> None:
    city.player(seat).revoked = False


def _get_scanner(city: City, seat: str, args: Form) -> None:
    one, kind = city.player(seat), args["n"]
    if kind not in one.scanners and scanners_free(city, kind) and "no scanners" not in one.traits:
        one.scanners.append(kind)


def _lose_scanner(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    one.scanners = [kind for kind in one.scanners if kind != args["n"]]


def _gain_boost(city: City, seat: str, _: Form) -> None:
    if columns := boost_columns(city, seat):
        unlock(city, seat, columns[0])


def _more_actions(city: City, args: Form) -> None:
    city.ap = max(0, city.ap + args["n"])


def _more_movement(city: City, args: Form) -> None:
    city.moves = max(0, city.moves + args["n"])


def _skip_draw(city: City, seat: str, _: Form) -> None:
    city.player(seat).skips_draw = True


def _draw_unknown(city: City, args: Form) -> None:
    for _ in range(args["n"]):
        if "cards" in city.check and (card := draw_general(city)) is not None:
            city.check["cards"].append(card)


_OF_THE_CITY: Mapping[str, Callable[[City, Form], None]] = {
    "bar": lambda city, args: change_bar(city, args["bar"], args["n"]),
    "set bar": _set_bar,
    "set bar below": _set_bar,
    "ex": lambda city, _: call_ex(city),
    "dead zone": _destroy,
    "restore": _restore,
    "box": lambda city, args: put_box(city, str(args["orange"])),
    "roll box": lambda city, _: city.queue_next(BoxRoll()),
    "traps": lambda city, args: mix_traps(city, args["n"]),
    "raid": _raid,
    "elect": _elect,
    "name general": _name_general,
    "skip activation": _boon("skip activation"),
    "skip event": _boon("skip event"),
    "by hand": _by_hand,
    "more actions": _more_actions,
    "more movement": _more_movement,
    "appear": _appear,
    "appear rolled": _appear_rolled,
    "appear on red": lambda city, _: enemies.appear(city, 5, 0),
    "eliminate": _eliminate,
    "damage": _damage,
    "move elite": _move_elite,
    "elite attacks": _elite_attacks,
    "remove chips": _remove_chips,
    "more red": _boon("red"),
    "more damage": _boon("damage"),
    "hit all": _boon("all"),
    "no defence": _boon("bare"),
    "more unknown": _draw_unknown,
    "less in check": _less_in_check,
    "turn sign": _turn_sign,
    "nobody puts": _nobody_puts,
    "roll again": throws.roll_again,
    "set die": throws.set_die,
    "kuro leaves": lambda city, _: kuro.leaves(city),
    "kuro returns": lambda city, _: kuro.returns(city),
}
_OF_PEOPLE: dict[str, Callable[[City, str, Form], None]] = {
    "health": _health,
    "full health": _full,
    "wound": _wound,
    "draw personal": lambda city, seat, args: draw_personal(city, seat, args["n"]),
    "draw general": lambda city, seat, args: draw_general_cards(city, seat, args["n"]),
    "draw programs": lambda city, seat, args: draw_programs(city, seat, args["n"]),
    "detain": lambda city, seat, _: detain(city, seat),
    "set free": _free,
    "go to": _go_to,
    "become general": _become_general,
    "take marker": _take_marker,
    "give marker back": _give_marker_back,
    "get scanner": _get_scanner,
    "lose scanner": _lose_scanner,
    "gain boost": _gain_boost,
    "get box": lambda city, seat, _: box_to(city, seat),
    "discard of": _discard_of,
    "look unused": looks.look_unused,
    "look in sector": looks.look_in_sector,
    "look in network": looks.look_in_network,
    "look in junkyard": looks.look_in_junkyard,
    "look in check": looks.look_in_check,
    "puts none": _puts_none,
    "take chip": _take_chip,
    "skip draw": _skip_draw,
}
_ASKING: dict[str, Callable[[City, str, Form], None]] = {
    "discard": _discard,
    "discard programs": _discard_programs,
    "choose programs": _choose_programs,
    "give": _give,
    "steal": _steal,
    "look": looks.look_at,
    "swap carried": _swap_carried,
    "swap in network": _swap_in_network,
    "drop chip": _drop_chip,
    "go near": _go_near,
}
"""Operations that ask their targets, one after the other."""
