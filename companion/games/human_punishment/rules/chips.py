"""Data Chips: out of Sectors, into the Network, down to the Junkyard (HP-192 to HP-200, HP-221 to HP-232)."""

from collections.abc import Sequence

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import COLUMNS, NETWORK, TIERS

SECTORS = ("I", "II", "III")


def is_open(city: City, seat: str, name: str) -> bool:
    """True if a chip of that Sector can be taken now (HP-192 to HP-199)."""
    one, chips = city.player(seat), city.network.sectors[name]
    if len(one.figure.chips) >= one.value("slots") or (name == "II" and not partners(city, seat)):
        return False
    needed = 1 if city.ruling("few", "open") else seen(city, name) or 1
    apart = city.bars[bar_of(name)] + 1 - min(city.bars[f"sector{n}"] for n in (1, 2, 3))
    return len(chips) >= needed and apart <= 2


def bar_of(name: str) -> str:
    """The bar of a Sector."""
    return f"sector{SECTORS.index(name) + 1}"


def seen(city: City, name: str) -> int:
    """The number of chips looked at before one is kept, or 0 (HP-196, HP-199)."""
    return 3 if name == "II" else 2 if name == "III" and city.bars["guard"] <= 1 else 0


def take_top(city: City, seat: str, name: str) -> None:
    """The top chip of a Sector; out of Sector I unseen, if a table plays so (HP-192, HP-A49)."""
    one, chip = city.player(seat), city.network.sectors[name].pop(0)
    one.figure.chips.append(chip)
    if name == "I" and city.ruling("blind", "unseen"):
        one.figure.unseen.append(chip)


def partners(city: City, seat: str) -> list[str]:
    """Returns the partners for Sector II: others in Area 1 with a free slot (HP-195)."""
    others = (figure for figure in city.figures if figure.seat != seat and area(city, figure.seat) == "1")
    return [other.seat for other in others if len(other.figure.chips) < other.value("slots")]


def may_place(city: City, seat: str) -> bool:
    """True if a figure has come into Area 6 with a chip, and a column is free (HP-221, HP-229, HP-A69)."""
    one = city.player(seat)
    back = city.turn.just_freed and city.ruling("return", "no")
    return (
        bool(one.figure.chips)
        and one.figure.at == NETWORK
        and city.turn.entered
        and not back
        and bool(open_columns(city, ()))
    )


def must_place(city: City, seat: str) -> bool:
    """True if a chip has to be placed before anything else ends or leads away (HP-A25)."""
    return city.ruling("placing", "must") and may_place(city, seat)


def open_columns(city: City, chosen: Sequence[str]) -> list[str]:
    """Returns the columns for the next chip, after those chosen (HP-221, HP-A37)."""
    lengths = {column: len(city.network.columns[column]) + chosen.count(column) for column in COLUMNS}
    lowest, strict = min(lengths.values()), city.ruling("tiers", "strict")
    return [one for one, n in lengths.items() if n < TIERS and (n == lowest or (lowest >= 2 and not strict))]
