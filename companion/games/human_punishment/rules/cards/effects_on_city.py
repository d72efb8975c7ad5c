"""Operations of cards on the city: bars, Enemies, Events, checks, dice, the rest of a turn."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.rules.cards import throws
from companion.games.human_punishment.rules.cards.choosing import (
    pick_enemies,
)
from companion.games.human_punishment.rules.cards.conditions import where_of
from companion.games.human_punishment.rules.city import (
    call_ex,
    change_bar,
    draw_general,
)
from companion.games.human_punishment.rules.fight import enemies, strikes
from companion.games.human_punishment.rules.fight.boxes import mix_traps, put_box
from companion.games.human_punishment.rules.people import begin_leader_vote, nameable
from companion.games.human_punishment.state.board import BLUE_LENGTH
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.cards import enemy_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.due import PutMoreIfLeft, ReckonCheck
from companion.games.human_punishment.state.steps.waiting import (
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


def _set_bar(city: City, args: Form) -> None:
    n = -args["n"] if args["op"] == "set bar below" else args["n"]
    change_bar(city, args["bar"], n - city.bars[args["bar"]])


def _destroy(city: City, args: Form) -> None:
    if len(city.machines.dead_zones) >= DEAD_ZONES or args["at"] in city.machines.dead_zones:
        return
    city.machines.dead_zones.append(args["at"])
    for enemy in [one for one in city.machines.enemies if one.at == args["at"]]:
        enemies.eliminate(city, enemy)


def _restore(city: City, args: Form) -> None:
    city.machines.dead_zones = [one for one in city.machines.dead_zones if one != args["at"]]


def _appear(city: City, args: Form) -> None:
    enemies.appear_at(city, args["type"].capitalize(), args["at"], args.get("level"))


def _appear_rolled(city: City, args: Form) -> None:
    type_ = args["type"].capitalize()
    red = next((n for n in range(1, 9) if enemy_of(n) == type_), None) or _fullest(city)
    city.machines.raid_felt = False
    if enemy_of(red) == "Crawler":
        enemies.appear(city, red, 0)
    else:
        city.queue_next(WhiteRoll(red))


def _fullest(city: City) -> int:
    """The face of the red die that brings the type of which most are left."""
    return max(range(1, 9), key=lambda n: (len(city.machines.piles[str(enemy_of(n))]), -n))


def _eliminate(city: City, args: Form) -> None:
    where, type_, level = where_of(args), args["type"], args.get("level")
    found = [
        one.id
        for one in city.machines.enemies
        if (type_ == "any" or one.type.lower() == type_)
        and (level is None or one.level == level)
        and (where is None or where in enemies.areas_of(city, one))
    ]
    pick_enemies(city, args.get("by") or city.turn.active, found, args["n"], 0)


def _damage(city: City, args: Form) -> None:
    where = where_of(args)
    found = [one.id for one in city.machines.enemies if where is None or where in enemies.areas_of(city, one)]
    pick_enemies(city, args.get("by") or city.turn.active, found, 1, args["n"])


def _move_elite(city: City, args: Form) -> None:
    for _ in range(args["n"]):
        if args["machine"] == "deus":
            enemies.deus_moves(city)
        elif city.machines.apex is not None and city.machines.apex < BLUE_LENGTH:
            city.machines.apex += 1
            enemies.meet(city)


def _elite_attacks(city: City, args: Form) -> None:
    if args["machine"] == "deus" and city.machines.deus is not None:
        enemies.act(city, enemies.DEUS, city.fixed.board.red_area(city.machines.deus))
    elif args["machine"] == "apex":
        strikes.apex_strikes(city)


def _elect(city: City, _: Form) -> None:
    begin_leader_vote(city)


def name_general_by_leader(city: City, _: Form) -> None:
    """The Leader names a General, if anybody can be (HP-120)."""
    if city.offices.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.offices.leader))


def _remove_chips(city: City, args: Form) -> None:
    there = [n for n, chip in enumerate(city.network.junkyard) if chip]
    for place in city.shuffled(there)[: args["n"]]:
        city.network.junkyard[place] = None
        city.network.removed += 1


def _raid(city: City, args: Form) -> None:
    city.machines.raid_felt = False
    city.queue_next(*(RaidRoll() for _ in range(args["n"])))


def _boon(name: str) -> Callable[[City, Form], None]:
    def give(city: City, args: Form) -> None:
        city.turn.boons[name] = city.turn.boons.get(name, 0) + int(args.get("n", 1))

    return give


def _turn_sign(city: City, _: Form) -> None:
    city.middle.check["turned"] = not city.middle.check.get("turned", False)


def _less_in_check(city: City, _: Form) -> None:
    if cards := city.middle.check.get("cards"):
        out = city.shuffled(list(cards))[0]
        cards.remove(out)
        city.decks.discard.append(out)


def _nobody_puts(city: City, _: Form) -> None:
    without_putting(city, *city.seats)
    end = _end_of_check(city)
    city.tasks = [one for n, one in enumerate(city.tasks) if not isinstance(one, PutMoreIfLeft) or n > end]


def _end_of_check(city: City) -> int:
    """The place of the open check's reckoning in the queue, before those below it."""
    return next((n for n, one in enumerate(city.tasks) if isinstance(one, ReckonCheck)), len(city.tasks))


def without_putting(city: City, *seats: str) -> None:
    """These seats put no more cards into the open check."""
    end = _end_of_check(city)
    left = [one for one in city.tasks[:end] if not isinstance(one, Put | PutMore) or one.seat not in seats]
    city.tasks = [*left, *city.tasks[end:]]


def _by_hand(city: City, args: Form) -> None:
    city.queue_next(ByHand(args.get("by") or city.turn.active, args["text"]))


def _more_actions(city: City, args: Form) -> None:
    city.turn.ap = max(0, city.turn.ap + args["n"])


def _more_movement(city: City, args: Form) -> None:
    city.turn.moves = max(0, city.turn.moves + args["n"])


def _draw_unknown(city: City, args: Form) -> None:
    for _ in range(args["n"]):
        if "cards" in city.middle.check and (card := draw_general(city)) is not None:
            city.middle.check["cards"].append(card)


OF_THE_CITY: Mapping[str, Callable[[City, Form], None]] = {
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
    "name general": name_general_by_leader,
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
