"""The board of a character on the pages: values, abilities, tree, bar, and Kuro (HP-029, HP-297)."""

from collections.abc import Iterator

from companion.engine.frozen import recent
from companion.engine.view import Badge, CardView, Track
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.state.characters import CHARACTERS, MARKED, REWARDS, SUPPLY
from companion.games.human_punishment.state.model import AWAY, City
from companion.games.human_punishment.state.player import Kuro, Level, Player
from companion.games.human_punishment.state.printed.board import AREA_OF
from companion.games.human_punishment.telling.words import (
    PALETTE,
    chip_words,
    face,
    place_words,
    special_words,
)

LEVELS = (1, 2)


def tracks(one: Player) -> Iterator[Track]:
    """The bar of Havoc, Dryden or Nova (HP-032)."""
    board = CHARACTERS.get(one.sheet.character)
    if board is not None and board.bar is not None:
        size = SUPPLY if board.bar == "supply" else max(REWARDS)
        text = say(f"track-{board.bar}-text")
        yield Track(f"own-{board.bar}", say(f"track-{board.bar}"), one.sheet.bar, size, text=text, lit=False)


def badges(city: City, one: Player) -> Iterator[Badge]:
    """Yields badges for a character: its board, and Kuro beside Dee Coy."""
    if not one.sheet.character:
        return
    words = say(f"character-{one.sheet.character}")
    yield Badge("character", words, text=say(f"character-{one.sheet.character}-text"))
    if one.figure.raging:
        yield Badge("raging", say("badge-raging"), text=say("badge-raging-text"))
    if one.held.all_rounders or one.held.played:
        left = say("badge-all-rounders", n=len(one.held.all_rounders))
        yield Badge("all-rounders", left, text=say("badge-all-rounders-text"))
    if city.kuro is not None and city.kuro.owner == one.seat:
        yield from _of_kuro(city.kuro)


def _of_kuro(kuro: Kuro) -> Iterator[Badge]:
    if kuro.figure.at == AWAY:
        yield Badge("kuro", say("badge-kuro-away"), text=say("badge-kuro-text"))
        return
    at = say("badge-at", place=place_words(kuro.figure.at), area=AREA_OF[kuro.figure.at])
    here = say("badge-kuro", at=at, n=max(0, kuro.figure.health))
    yield Badge("kuro", here, grave=kuro.is_down, text=say("badge-kuro-text"))
    yield Badge("markers", say("badge-markers", areas=_areas(kuro)), text=say("badge-markers-text"))
    if kuro.figure.chips:
        yield Badge("kuro-chips", say("badge-kuro-chips", n=len(kuro.figure.chips)))
    for scanner in kuro.figure.scanners:
        yield Badge(f"kuro-scanner-{scanner}", say("badge-kuro-scanner", n=scanner))


def _areas(kuro: Kuro) -> str:
    return " ".join(where if where in kuro.markers else "–" for where in MARKED)


def person(one: Player) -> Iterator[CardView]:
    """Yields the public card of a character: only what is printed on the board (HP-027)."""
    if one.sheet.character:
        id_, drawn = f"character:{one.seat}", f"{PALETTE}: portrait {face(one)}, street, night"
        yield CardView(id_, say(f"character-{one.sheet.character}"), "", tuple(_who(one)), picture=drawn)


def _who(one: Player) -> Iterator[Message]:
    yield say(f"character-{one.sheet.character}-text")
    yield say("board-values", **{name: one.value(name) for name in one.sheet.values})
    for ability in CHARACTERS[one.sheet.character].abilities:
        yield say(f"ability-{one.sheet.character}-{ability}")


def cards(city: City, one: Player) -> Iterator[CardView]:
    """One's own board, the cards that lie beside it, and what Kuro carries."""
    if not one.sheet.character:
        return
    yield CardView(f"board:{one.seat}", say("shown-board"), "", lines(one))
    if one.held.all_rounders:
        some = tuple(special_words(city, card) for card in one.held.all_rounders)
        yield CardView(f"all-rounders:{one.seat}", say("shown-all-rounders"), "", some)
    kuro = city.kuro
    if kuro is None or kuro.owner != one.seat:
        return
    if kuro.figure.chips:
        some = tuple(map(chip_words, kuro.known_chips))
        yield CardView(f"kuro-chips:{one.seat}", say("shown-kuro-chips"), "", some, secret=True, back="chip")
    if kuro.held.recon:
        words: tuple[Words, ...] = (say(f"recon-{kuro.held.recon}"),)
        yield CardView(
            f"kuro-recon:{one.seat}", say("shown-kuro-recon"), "", words, secret=True, back="general"
        )


@recent
def lines(one: Player) -> tuple[Message, ...]:
    """A board, line by line: who it is, values with Boosts, abilities, the tree with what is done."""
    return tuple(_lines(one))


def _lines(one: Player) -> Iterator[Message]:
    yield say(f"character-{one.sheet.character}")
    yield from _who(one)
    for column, levels in one.sheet.tree.items():
        for n, level in zip(LEVELS, levels, strict=False):
            yield _level(one, column, n, level)


def _level(one: Player, column: str, n: int, level: Level) -> Message:
    """A task and its Boost, and how far it is done (HP-044)."""
    done = one.sheet.unlocked.get(column, 0)
    steps = one.sheet.progress.get(column, 0) if n == done + 1 else 0
    state = "done" if n <= done else "begun" if steps else "next" if n == done + 1 else "later"
    return say(
        f"board-level-{state}",
        column=say(f"tree-{column}"),
        level=n,
        task=say(f"task-{level.task.lower().replace(' ', '-')}", n=level.times),
        boost=say(f"boost-{level.name.lower().replace(' ', '-')}", n=level.n),
        steps=steps,
        times=level.times,
    )
