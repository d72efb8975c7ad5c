"""Card files become a box: tiles, Morality and History cards (HE-002, HE-004)."""

from collections.abc import Mapping

from companion.engine.phrasebook.outline import OutlineFaults, read_outline, told
from companion.engine.refusal import Refused, refuse
from companion.engine.words import say
from companion.games.hopes_end.cards import Box
from companion.games.hopes_end.definitions import read_tile
from companion.games.hopes_end.town.tiles import Tile
from companion.games.hopes_end.written import history_of, morality_of, plain
from companion.kit.cards.page import NotHere
from companion.kit.scenario.parts import MisreadDie, ScenarioPart

KINDS = ("tiles", "history", "morality")
SECTIONS = ("deck", "language", "version", *KINDS)


def read_box(files: Mapping[str, str]) -> Box:
    """The box of all card files, of which one holds everything. Raises Refused with what to change."""
    if len(files) != 1:
        raise refuse("refused-ends-one-file", n=len(files))
    [(file, text)] = files.items()
    try:
        return _box(ScenarioPart(plain(read_outline(file, text)), ""))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    except MisreadDie as misread:
        raise refuse("refused-ends-file", file=file, why=str(misread)) from misread
    except NotHere as unknown:
        raise refuse("refused-ends-file", file=file, why=unknown.message) from unknown


def _box(part: ScenarioPart) -> Box:
    part.fields(*SECTIONS)
    for kind in KINDS:
        if part.maybe(kind) is None:
            raise refuse("refused-ends-lacks", kind=say(f"editor-{kind}-many"))
    tiles, start = _tiles(part.part("tiles"))
    events = [history_of(item) for item in part.part("history").items()]
    questions = [morality_of(item) for item in part.part("morality").items()]
    history, morality = {card.id: card for card in events}, {card.id: card for card in questions}
    for name, cards in (("history", history), ("morality", morality)):
        if len(cards) != len(part.part(name).items()):
            raise part.part(name).fault("two cards have the same id")
    return Box(morality, history, tiles, start)


def _tiles(part: ScenarioPart) -> tuple[tuple[Tile, ...], Tile]:
    """All tiles but one of the kind that is the start tile."""
    tiles: list[Tile] = []
    start: Tile | None = None
    for item in part.items():
        printed = read_tile(item, "count", "start")
        begins = item.maybe("start")
        count = item.part("count").number(1, 200)
        if begins is not None and begins.flag():
            if start is not None:
                raise refuse("refused-ends-start", n=2)
            start, count = printed, count - 1
        tiles += [printed] * count
    if start is None or not tiles:
        raise refuse("refused-ends-start", n=0)
    return tuple(tiles), start
