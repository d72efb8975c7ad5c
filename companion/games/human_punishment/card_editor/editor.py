"""The card editor's questions about the cards of the city, answered."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import Caution, Examined, LineForm, TriedCard
from companion.engine.phrasebook.card_file import CardFile, Lines
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.words import Words, say
from companion.games.human_punishment.card_editor import board_form, forms
from companion.games.human_punishment.card_editor.examining import examine, make
from companion.games.human_punishment.card_editor.trial import try_out
from companion.games.human_punishment.cards.box import BOARD, faults_of, read_box
from companion.games.human_punishment.cards.kinds import PILES, SECTIONS
from companion.games.human_punishment.phrases.kinds import How, Kind
from companion.games.human_punishment.telling.words import PALETTE
from companion.kit.cards.editor import KitCardEditor, kinds_of

COUNTS: Mapping[str, int] = {
    "programs": 40,
    "objectives": 15,
    "wounds": 20,
    "interrogations": 5,
    "specials": 19,
}
"""Number of cards of each kind (HP-007); Events are 61 in all four piles together."""
EVENTS = 61
MORE = frozenset({"objectives", "interrogations"})
"""Sections of which a set may have more cards than the printed box: each is dealt or drawn one at a time."""


class CityCardEditor(KitCardEditor):
    """Card editor of the game."""

    palette = PALETTE

    kinds = (*kinds_of(SECTIONS), board_form.KIND)
    one_box = False
    shapes: ClassVar[Mapping[str, tuple[Lines, ...]]] = {
        **dict.fromkeys(PILES, tuple({"kind": str(kind)} for kind in Kind)),
        "programs": ({"how": str(How.PERMANENT)},),
    }

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        return board_form.form(lines) if section == BOARD else forms.form(section, lines, language)

    def tidy(self, section: str, lines: Lines) -> Lines:
        return board_form.tidy(lines) if section == BOARD else super().tidy(section, lines)

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        return board_form.examine(lines) if section == BOARD else examine(section, lines, language)

    def read(self, files: Mapping[str, str]) -> object:
        return read_box(files)

    def check(self, name: str, text: str) -> tuple[OutlineFault, ...]:
        """Every fault of a whole card file, or of a board."""
        return faults_of(name, text)

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """The kind of an Event, the price of a Program, whose a special card is."""
        return tuple(_signs(section, lines))

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        """Yields the number of cards that a box lacks, or has too many."""
        return () if set(file.sections) == {BOARD} else tuple(_counts(file))

    def try_out(
        self, game: Any, section: str, lines: Lines, language: str, chance: Chance
    ) -> tuple[TriedCard, ...]:
        """The card in a moment staged for it, once for each way it may go."""
        if section == BOARD:
            return ()
        card, faults = make(section, lines, language)
        return () if faults else tuple(try_out(game, section, card, chance))


def _signs(section: str, lines: Lines) -> Iterator[Words]:
    if section in PILES:
        kind = next((one for one in Kind if one == lines.get("kind")), Kind.PLAIN)
        yield say(f"editor-kind-{kind.name.lower()}")
        if target := str(lines.get("target", "")):
            yield target
    elif section == "programs":
        yield say("price", n=str(lines.get("price", "") or 3))
    elif section == "specials":
        yield str(lines.get("character", "") or "Jayden")


def _counts(file: CardFile) -> Iterator[Caution]:
    """All four piles of Events are counted together; of cards with copies each copy counts."""
    events = sum(_number(file, pile) for pile in PILES)
    if events != EVENTS:
        yield Caution(say("editor-count", kind=say("editor-events"), n=events, of=EVENTS), PILES[0])
    for section, count in COUNTS.items():
        found = _number(file, section)
        if found < count or (found > count and section not in MORE):
            kind = say(f"editor-{section}-many")
            yield Caution(say("editor-count", kind=kind, n=found, of=count), section)


def _number(file: CardFile, section: str) -> int:
    copies = (str(one.get("copies", "")) for one in file.sections.get(section, ()))
    return sum(int(copy) if copy.isdecimal() else 1 for copy in copies)
