"""The board as its owner types it in: ways, spawns, paths, bars and zones, line by line (HP-295)."""

from collections.abc import Iterator

from companion.engine.phrasebook.card_editor_spec import (
    CardKind,
    Examined,
    Fill,
    LineForm,
    TextSpot,
    Understood,
)
from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.card_editor.board_lines import (
    PARTS,
    SPAWNS,
    drafted,
    numbered,
    outlined,
    spawn_key,
    spawns_in,
    split,
)
from companion.games.human_punishment.cards.box import BOARD
from companion.games.human_punishment.cards.printing import picture
from companion.games.human_punishment.state.board_file import WHITE, ZONES, read_board_with_faults
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.model import KURO
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.state.printed.board import (
    AREAS,
    BARS,
    BLUE_LENGTH,
    OURS,
    SHARED,
    WEAPONS_AT_HQ,
)

KIND = CardKind(BOARD, say("editor-board-one"), say("editor-board-many"), single=True, tried=False)
LONGEST_RED = 12
"""Number of spaces that the form offers for the red path; a file may hold more."""
OUR_ZONES = {
    "morale yellow": OURS.morale_yellow,
    "riot yellow": OURS.riot_yellow,
    "riot red": OURS.riot_red,
}
Choices = tuple[tuple[str, Words], ...]


def form(lines: Lines) -> tuple[LineForm, ...]:
    """Its lines, with one spawn more than are typed in."""
    return (
        *_by_area("arrows"),
        *_spawns(lines),
        _path("red", min(LONGEST_RED, max(SHARED, len(split(lines.get("red", "")))) + 1)),
        _path("blue", BLUE_LENGTH),
        *(_bar(bar) for bar in BARS),
        *(_number("zones", zone, OUR_ZONES[zone]) for zone in ZONES),
        *(_number("prices", weapon, OURS.prices[weapon]) for weapon in WEAPONS_AT_HQ),
        *(_pile(type_) for type_ in OURS.piles),
        *_by_area("neighbours"),
        *(_value(who, value) for who in (*CHARACTERS, KURO) for value in VALUES),
    )


def tidy(lines: Lines) -> Lines:
    """The board as its file holds it: empty lines left out, spawns numbered from 1."""
    shown = {one.key: one for one in form(lines)}
    kept = {key: _filled(key, line, shown.get(key)) for key, line in lines.items()}
    ordered = {key: kept[key] for key in (*shown, *kept) if kept.get(key)}
    return numbered(ordered)


def examine(lines: Lines) -> Examined:
    """Returns the faults, each at its place, and the board without what is still missing."""
    tidied = {key: _filled(key, line, None) for key, line in lines.items()}
    _, faults = read_board_with_faults(outlined(tidied))
    told: dict[str, tuple[Message, ...]] = {}
    keys = [one.key for one in form(lines)]
    for fault in faults:
        line = _line_of(fault, keys)
        told[line] = (*told.get(line, ()), fault.message)
    drawn = drafted(tidied)
    said = say("editor-board-means", arrows=len(drawn.arrows), spawns=len(drawn.spawns), red=len(drawn.red))
    return Examined(told, {}, (Understood(say("editor-board-one"), (said,)),), picture=picture(drawn))


def _line_of(fault: OutlineFault, keys: list[str]) -> str:
    """The line that a fault stands beside: its own, or the first of those that it is about."""
    where = fault.place.file
    if area := str(fault.message.values.get("area", "")):
        return f"arrows/{area}"
    missing = fault.message.values.get("line")
    if missing:
        where = str(missing) if where == BOARD else f"{where}/{missing}"
    if where in keys:
        return where
    below = [key for key in keys if key.startswith(f"{where}/")]
    if where == SPAWNS:
        return below[-len(PARTS)]
    return below[0] if below else where


def _by_area(name: str) -> Iterator[LineForm]:
    for area in AREAS:
        others = tuple((one, one) for one in AREAS if one != area)
        yield LineForm(
            f"{name}/{area}",
            say("editor-from-area", area=_area(area)),
            Fill.SEVERAL,
            others,
            spot=TextSpot.FOOT,
            group=say(f"editor-{name}"),
        )


def _spawns(lines: Lines) -> Iterator[LineForm]:
    for n in range(1, len(spawns_in(lines)) + 2):
        group = say("editor-spawn", n=n)
        yield LineForm(
            spawn_key(n, "numbers"),
            say("editor-spawn-numbers"),
            Fill.SEVERAL,
            _numbers(WHITE),
            spot=TextSpot.FOOT,
            group=group,
        )
        areas = tuple((area, area) for area in AREAS)
        yield LineForm(
            spawn_key(n, "areas"),
            say("editor-spawn-areas"),
            Fill.SEVERAL,
            areas,
            spot=TextSpot.FOOT,
            group=group,
        )
        yield LineForm(
            spawn_key(n, "id"), say("editor-spawn-id"), Fill.SHORT, spot=TextSpot.FOOT, group=group
        )


def _path(name: str, length: int) -> LineForm:
    areas: Choices = (("", say("editor-none")), *((area, _area(area)) for area in AREAS))
    places = tuple(say("editor-space", n=n) for n in range(1, length + 1))
    return LineForm(
        name,
        say(f"editor-{name}"),
        Fill.PLACES,
        areas,
        places=places,
        spot=TextSpot.FOOT,
        group=say("editor-paths"),
    )


def _bar(bar: str) -> LineForm:
    low, top = OURS.bars[bar]
    label = say("editor-bar", bar=say(f"bar-{bar}"), low=low, top=top)
    ends = (say("editor-low"), say("editor-top"))
    return LineForm(
        f"bars/{bar}", label, Fill.PLACES, places=ends, spot=TextSpot.FOOT, group=say("editor-board-bars")
    )


def _number(name: str, key: str, ours: int) -> LineForm:
    label = say(f"editor-{name}-{key.lower().replace(' ', '-')}", n=ours)
    return LineForm(f"{name}/{key}", label, Fill.SHORT, spot=TextSpot.FOOT, group=say(f"editor-{name}"))


def _pile(type_: str) -> LineForm:
    ours = ", ".join(map(str, OURS.piles[type_]))
    label = say("editor-pile", type=say(f"enemy-{type_.lower()}"), levels=ours)
    return LineForm(f"piles/{type_}", label, Fill.SHORT, spot=TextSpot.FOOT, group=say("editor-piles"))


def _value(who: str, value: str) -> LineForm:
    """A value of a Player Board, where the owner's says another than ours (HP-013, HP-297)."""
    group = say("editor-of-character", name=say(f"character-{who}") if who != KURO else "Kuro")
    label = say(f"editor-value-{value.lower()}")
    return LineForm(f"boards/{who}/{value}", label, Fill.SHORT, spot=TextSpot.FOOT, group=group)


def _area(area: str) -> Message:
    return say("editor-area", area=area, places=", ".join(AREAS[area]))


def _numbers(numbers: range) -> Choices:
    return tuple((str(n), str(n)) for n in numbers)


def _filled(key: str, line: Line, shown: LineForm | None) -> Line:
    """A line as the file has it: lists of areas, numbers and levels, ends of bars, else a text."""
    ends = key.startswith("bars/")
    said = tuple(text.strip() for text in texts(line)) if ends else split(line)
    is_list = isinstance(line, tuple) or key.startswith(("arrows/", "piles/", "neighbours/"))
    if is_list or (shown is not None and shown.fill in {Fill.SEVERAL, Fill.PLACES}):
        return said if any(said) else ""
    return " ".join(" ".join(texts(line)).split())
