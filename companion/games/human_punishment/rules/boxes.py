"""Supply Boxes: taken, laid down, used up (HP-138 to HP-145)."""

from companion.games.human_punishment.board import PRICES
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.says import Said, no


def use_up(city: City, seat: str) -> None:
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
    use_up(city, said.seat)
    city.ap += 1
    city.moves += 1


def take_box(city: City, said: Said) -> None:
    """A box that lies in the area; the one that is carried is laid down (HP-138)."""
    here = area(city, said.seat)
    box = said.one_of("box", city.boxes.get(here, []))
    city.boxes[here].remove(box)
    lay_down(city, said.seat)
    city.of(said.seat).box = box


def lay_down(city: City, seat: str) -> None:
    """The box that somebody carries stays in the area (HP-138)."""
    one = city.of(seat)
    if one.box:
        city.boxes.setdefault(area(city, seat), []).append(one.box)
        one.box = None
