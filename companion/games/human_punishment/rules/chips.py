"""Data Chips: out of Sectors, into the Network, down to the Junkyard (HP-192 to HP-200, HP-221 to HP-232)."""

from collections.abc import Sequence

from companion.engine.refusal import refuse
from companion.games.human_punishment.board import COLUMNS, NETWORK, TIERS
from companion.games.human_punishment.model import City, Task
from companion.games.human_punishment.rules.city import area, change_bar, happened
from companion.games.human_punishment.rules.points import spend_ap, stand
from companion.games.human_punishment.rules.says import Said, hold, no, spend, take_out

SECTORS = ("I", "II", "III")


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
