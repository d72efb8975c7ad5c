"""Operations of cards on people: Health, cards, chips, places, badges, Boosts."""

from collections.abc import Callable, Mapping
from typing import Literal

from companion.engine.words import say
from companion.games.human_punishment.rules.cards import looks
from companion.games.human_punishment.rules.cards.choosing import (
    choose_chip,
    give_up,
    keep_some,
    pick_near,
    pick_one,
    pick_spot,
)
from companion.games.human_punishment.rules.cards.effects_on_city import (
    name_general_by_leader,
    without_putting,
)
from companion.games.human_punishment.rules.chips import take_top
from companion.games.human_punishment.rules.city import (
    change_bar,
    draw_general_cards,
    draw_personal,
    draw_programs,
    heal,
    hurt,
    take_programs,
)
from companion.games.human_punishment.rules.fight.boxes import box_to
from companion.games.human_punishment.rules.moving import arrive, may_be_moved, scanners_free
from companion.games.human_punishment.rules.people import detain, nameable
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import boost_columns, unlock
from companion.games.human_punishment.rules.step_fields import spend
from companion.games.human_punishment.state.board import AREA_OF, CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.cards import is_blue, is_red
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.part import value_of

OF_COLOUR: Mapping[str, Callable[[str], bool]] = {
    "blue": is_blue,
    "red": is_red,
    "grey": lambda card: card == "grey",
    "green": lambda card: card == "green",
}


def _health(city: City, seat: str, args: Form) -> None:
    if args["n"] < 0:
        hurt(city, seat, -args["n"])
    else:
        heal(city, seat, args["n"])


def _full(city: City, seat: str, _: Form) -> None:
    one = city.player(seat)
    one.figure.health = max(one.figure.health, one.value("health"))


def _wound(city: City, seat: str, args: Form) -> None:
    city.player(seat).figure.wounds = max(0, city.player(seat).figure.wounds + args["n"])


def _discard(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if args["how"] == "random":
        spend(city, seat, city.shuffled(list(one.held.hand))[: args["n"]])
    else:
        give_up(city, seat, "hand", args["n"])


def _discard_of(city: City, seat: str, args: Form) -> None:
    found = sorted(filter(OF_COLOUR[args["colour"]], city.player(seat).held.hand))
    spend(city, seat, found[: args["n"]])


def _discard_programs(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if args["how"] == "random":
        for id_ in city.shuffled(list(one.held.programs))[: args["n"]]:
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
        city.decks.mixed = city.decks.mixed or what == "hand"
        give_up(city, seat, what, args["n"], args["other"])


def _steal(city: City, seat: str, args: Form) -> None:
    what = "hand" if args["what"] == "cards" else "programs"
    others = [one.seat for one in city.players if one.seat != seat and value_of(one, what)]
    if "other" not in args:
        pick_one(city, seat, args, "other", others)
        return
    them = city.player(args["other"])
    city.decks.mixed = city.decks.mixed or what == "hand"
    for thing in city.shuffled(list(value_of(them, what)))[: args["n"]]:
        if what == "hand":
            them.held.hand.remove(thing)
        else:
            them.drop_program(thing)
        value_of(city.player(seat), what).append(thing)
    city.announce(say("told-steals", name=city.player(seat).name, other=them.name))


def _puts_none(city: City, seat: str, _: Form) -> None:
    without_putting(city, seat)


def _take_chip(city: City, seat: str, args: Form) -> None:
    one, name = city.player(seat), args["sector"].upper()
    if city.network.sectors[name] and len(one.figure.chips) < one.value("slots"):
        take_top(city, seat, name)
        change_bar(city, f"sector{len(name)}", 1)


def _swap_carried(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    others = [other.seat for other in city.players if other.seat != seat and other.figure.chips]
    if not one.figure.chips:
        return
    if "other" not in args:
        pick_one(city, seat, args, "other", others)
        return
    them = city.player(args["other"])
    them.swap_chip(one.swap_chip(them.figure.chips[0]))


def _swap_in_network(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    if "spot" not in args:
        if one.figure.chips:
            pick_spot(city, seat, args)
        return
    column, _, tier = args["spot"].partition(" ")
    place = int(tier) - 1
    there, _ = city.network.columns[column][place]
    city.network.columns[column][place] = (one.swap_chip(there), False)


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
    if city.player(seat).figure.at == CUBE:
        free(city, seat)


def _become_general(city: City, seat: str, _: Form) -> None:
    if seat in nameable(city):
        city.offices.general = seat
        city.announce(say("told-general", name=city.player(seat).name))


def _take_marker(city: City, seat: str, _: Form) -> None:
    city.player(seat).aims.revoked = True
    if city.offices.general == seat:
        city.offices.general = None
        city.announce(say("told-general-falls", name=city.player(seat).name))
        name_general_by_leader(city, {})


def _give_marker_back(city: City, seat: str, _: Form) -> None:
    city.player(seat).aims.revoked = False


def _get_scanner(city: City, seat: str, args: Form) -> None:
    one, kind = city.player(seat), args["n"]
    if (
        kind not in one.figure.scanners
        and scanners_free(city, kind)
        and "no scanners" not in one.sheet.traits
    ):
        one.figure.scanners.append(kind)


def _lose_scanner(city: City, seat: str, args: Form) -> None:
    one = city.player(seat)
    one.figure.scanners = [kind for kind in one.figure.scanners if kind != args["n"]]


def _gain_boost(city: City, seat: str, _: Form) -> None:
    if columns := boost_columns(city, seat):
        unlock(city, seat, columns[0])


def _skip_draw(city: City, seat: str, _: Form) -> None:
    city.player(seat).held.skips_draw = True


OF_PEOPLE: dict[str, Callable[[City, str, Form], None]] = {
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
ASKING: dict[str, Callable[[City, str, Form], None]] = {
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
