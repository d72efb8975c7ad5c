"""Card files become the cards that are played with and, if an owner has typed one in, a board (HP-014 on)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from companion.engine.phrasebook.card_file import CardFile, read_card_file, write_card_file
from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    SourcePosition,
    Text,
    read_outline,
    told,
)
from companion.engine.phrasebook.suggestions import few_looks
from companion.engine.refusal import Refused, refuse
from companion.engine.words import say
from companion.games.human_punishment.cards.kinds import SECTIONS, card_of
from companion.games.human_punishment.cards.loops import endless
from companion.games.human_punishment.phrases.notation import written_card
from companion.games.human_punishment.rules.start.set_up import PILES_OF_EVENTS
from companion.games.human_punishment.state.board_file import of_text
from companion.games.human_punishment.state.printed.board import OURS, Board
from companion.games.human_punishment.state.printed.card_form import DraftForm
from companion.kit.cards.sheet import CardSheetSpec

CAMPAIGN, SECOND = "campaign", "second"
"""The line of the head that says for which game of a campaign a set is."""
HEAD = ("deck", "language", "version", CAMPAIGN)
BOARD = "board"


@dataclass(frozen=True)
class Box:
    """Each card of each section, as one line of JSON, and the text of an owner's board, or nothing."""

    events: Mapping[str, tuple[str, ...]]
    board: str
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    language: str = ""


def read_box(files: Mapping[str, str], campaign: str = "") -> Box:
    """Reads the card files; of several sets the one for that game of a campaign.

    Raises Refused with the change that is needed.
    """
    return _read(tuple(files.items()), campaign)


@lru_cache(maxsize=4)
def _read(named: tuple[tuple[str, str], ...], campaign: str) -> Box:
    files = dict(named)
    try:
        outlines = {file: read_outline(file, text) for file, text in files.items()}
        boards = [file for file, found in outlines.items() if _has_board(found)]
        if len(boards) > 1:
            raise refuse("refused-punish-one-board", n=len(boards))
        for file in boards:
            of_text(file, files[file], SECTIONS)
        decks = {file: found for file, found in outlines.items() if file not in boards or _has_cards(found)}
        if len(decks) > 1:
            decks = {file: found for file, found in decks.items() if _is_for(campaign, found)}
        if len(decks) != 1:
            raise refuse("refused-punish-one-file", n=len(decks))
        [(file, outline)] = decks.items()
        return _box(file, outline, "".join(_board_alone(files[file]) for file in boards))
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults


def holds_cards(file: str, text: str) -> bool:
    """True if a file holds more than a board. Raises Refused with the change that is needed."""
    try:
        outline = read_outline(file, text)
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults
    return _has_cards(outline) or not _has_board(outline)


def board_of(file: str, text: str) -> Board:
    """The board that a file holds, or ours. Raises Refused with what to change."""
    try:
        return of_text(file, text, SECTIONS) if _has_board(read_outline(file, text)) else OURS
    except OutlineFaults as faults:
        raise Refused(told(faults.faults)) from faults


def faults_of(file: str, text: str) -> tuple[OutlineFault, ...]:
    """All faults that keep a card file or a board from being used, each at its place."""
    try:
        board_of(file, text)
        if holds_cards(file, text):
            read_box({file: text})
    except Refused as refused:
        if isinstance(refused.__cause__, OutlineFaults):
            return refused.__cause__.faults
        return (OutlineFault(SourcePosition(file, 1, 1), refused.reason),)
    return ()


def _has_board(outline: Outline) -> bool:
    return isinstance(outline, OutlineTable) and BOARD in outline.values


def _is_for(campaign: str, outline: Outline) -> bool:
    """True if a set is for that game of a campaign, as its head says; without a word it is for all others."""
    found = outline.values.get(CAMPAIGN) if isinstance(outline, OutlineTable) else None
    return (isinstance(found, Text) and found.text == SECOND) == (campaign == SECOND)


def _has_cards(outline: Outline) -> bool:
    return isinstance(outline, OutlineTable) and any(section in outline.values for section in SECTIONS)


def _board_alone(text: str) -> str:
    """The file without the cards that stand beside its board."""
    file = read_card_file("", text)
    if not file.sections.keys() & set(SECTIONS):
        return text
    return write_card_file(CardFile(file.head, {BOARD: file.sections[BOARD]}, file.single))


def _box(file: str, outline: Outline, board: str) -> Box:
    if not isinstance(outline, OutlineTable):
        raise OutlineFaults((OutlineFault(outline.place, say("fault-no-deck")),))
    faults: list[OutlineFault] = []
    head = CardSheetSpec("file", outline, faults)
    head.only((*HEAD, *SECTIONS, BOARD))
    language = head.text("language")
    with few_looks():
        cards = {
            section: list(_section(file, section, outline.values[section], faults, language))
            for section in SECTIONS
            if section in outline.values
        }
    for card in endless(card for some in cards.values() for card in some):
        faults.append(OutlineFault(outline.place, say("fault-endless", title=card.get("title", card["id"]))))
    for pile in PILES_OF_EVENTS:
        if not cards.get(pile):
            head.blame(pile, say("fault-needs", kind=say("fault-kind-file"), line=pile))
    if faults:
        raise OutlineFaults(tuple(faults))
    events = {pile: cards.pop(pile) for pile in PILES_OF_EVENTS}
    _tell_apart(cards)
    return Box(_written(events), board, _written(cards), language)


def _tell_apart(cards: Mapping[str, Sequence[DraftForm]]) -> None:
    """Cards that are no Events are found by their ids alone: a title may stand in several sections."""
    ids: set[str] = set()
    for section, some in cards.items():
        for card in some:
            while card["id"] in ids:
                card["id"] += f"-{section}"
            ids.add(card["id"])


def _written(cards: Mapping[str, Sequence[DraftForm]]) -> dict[str, tuple[str, ...]]:
    return {section: tuple(map(written_card, some)) for section, some in cards.items()}


def _section(
    file: str, section: str, listed: Outline, faults: list[OutlineFault], language: str
) -> Iterator[DraftForm]:
    """The cards of a section, those of which there are several once for each."""
    if not isinstance(listed, Items):
        faults.append(OutlineFault(listed.place, say("fault-no-list", line=section)))
        return
    first: dict[str, int] = {}
    for item in listed.items:
        if not isinstance(item, OutlineTable):
            faults.append(OutlineFault(item.place, say("fault-no-title", kind=say(f"fault-kind-{section}"))))
            continue
        card = card_of(section, CardSheetSpec(section, item, faults, language))
        if card["id"] in first:
            twin = say("fault-card-twin", title=card.get("title", ""), line=first[card["id"]], file=file)
            faults.append(OutlineFault(item.place, twin))
        first[card["id"]] = item.place.line
        yield from _each(card)


def _each(card: DraftForm) -> Iterator[DraftForm]:
    for n in range(1, card.pop("copies", 1) + 1):
        yield {**card, "id": card["id"] if n == 1 else f"{card['id']}-{n}"}
