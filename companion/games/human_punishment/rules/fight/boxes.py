"""Supply Boxes: taken, laid down, used up; and the Traps among them (HP-138 to HP-147)."""

from companion.engine.words import say
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.step_fields import spend
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import HQ, TRAPS
from companion.games.human_punishment.state.steps.waiting import TrapChip, TrapProgram

AT_RANDOM = 3
"""Number of cards that a Trap takes out of a hand."""


def use_up(city: City, seat: str) -> None:
    """A weapon that HQ misses goes back there, all else on the open discard of boxes (HP-140)."""
    one = city.player(seat)
    if one.figure.box and city.market.hq.get(one.figure.box, 0) < HQ.get(one.figure.box, 0):
        city.market.hq[one.figure.box] = city.market.hq.get(one.figure.box, 0) + 1
    elif one.figure.box:
        city.boxes.used_boxes.append(one.figure.box)
    one.figure.box = None


def put_box(city: City, where: str) -> None:
    """The top box, face down, into an area (HP-137, HP-140)."""
    if (box := _top_box(city)) is not None:
        city.boxes.lying.setdefault(where, []).append(box)


def box_to(city: City, seat: str) -> None:
    """Gives the top box to a seat, which lays down its own; a Trap springs (HP-138, HP-141)."""
    if (box := _top_box(city)) in TRAPS:
        spring(city, seat, str(box))
    elif box is not None:
        lay_down(city, seat)
        city.player(seat).figure.box = box


def _top_box(city: City) -> str | None:
    if not city.boxes.supply:
        city.boxes.supply, city.boxes.used_boxes = (
            city.shuffled(city.boxes.used_boxes) if city.boxes.used_boxes else [],
            [],
        )
    return city.boxes.supply.pop(0) if city.boxes.supply else None


def lay_down(city: City, seat: str) -> None:
    """Leaves a carried box in the Area (HP-138)."""
    one = city.player(seat)
    if one.figure.box:
        city.boxes.lying.setdefault(area(city, seat), []).append(one.figure.box)
        one.figure.box = None


def mix_traps(city: City, n: int) -> None:
    """Mixes `n` Traps among the boxes of the pile (HP-141)."""
    apart = city.shuffled(city.boxes.traps)
    city.boxes.traps = apart[n:]
    city.boxes.supply = city.shuffled([*city.boxes.supply, *apart[:n]])


def spring(city: City, seat: str, trap: str) -> None:
    """A Trap acts at once, and lies on the open discard of boxes from then on (HP-140, HP-147)."""
    one = city.player(seat)
    city.boxes.used_boxes.append(trap)
    city.announce(say("told-trap", name=one.name, trap=say(trap)))
    if trap == "trap-cards":
        spend(city, seat, city.shuffled(one.held.hand)[:AT_RANDOM])
    elif trap == "trap-silence":
        one.figure.silent = True
    elif owned(one, trap):
        city.queue_next(TrapProgram(seat) if trap == "trap-program" else TrapChip(seat))


def owned(one: Player, trap: str) -> list[str]:
    """Returns the things of which a Trap takes one."""
    return one.held.programs if trap.endswith("program") else one.known_chips
