"""The kinds of cards, by the sections of a card file: the lines of each, and reading one."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.phrasebook.card_editor_spec import TextSpot
from companion.engine.phrasebook.outline import Text
from companion.engine.printed import Sign
from companion.engine.slug import slug
from companion.engine.words import say
from companion.games.human_punishment.cards.lines import (
    CardLine,
    ColoursLine,
    Get,
    NumberLine,
    PlayersLine,
    SentenceLine,
    StepsLine,
    TargetLine,
    WordLine,
    always,
    word,
)
from companion.games.human_punishment.effects.pages import (
    ALWAYS,
    AT_ROLL,
    CARD,
    DECK,
    EVENT,
    HOLDING,
    IN_CHECK,
    OUTCOME,
    PILE,
    TEST,
    Page,
)
from companion.games.human_punishment.phrases.board_words import Enemies
from companion.games.human_punishment.phrases.kinds import (
    Badge,
    Character,
    Heals,
    How,
    Kind,
    Special,
    Table,
    When,
    Whose,
)
from companion.games.human_punishment.state.printed.card_form import DraftForm
from companion.kit.cards.sheet import CardSheetSpec

PILES = ("I", "II", "III", "EX")
FACTIONS = ("human", "machine", "fallen", "legion")
MOST_COPIES = 12
LEAST_SEATS, MOST_SEATS = 3, 6
TITLED = ("title", "picture", "text")


def _by_moment(get: Get) -> Page:
    """The page for what a card does at its moment."""
    pages = {When.CHECK: IN_CHECK, When.ROLL: AT_ROLL, When.ANY_ROLL: AT_ROLL}
    return pages.get(word(get, "when", When, When.OWN_TURN), CARD)


def _stays(get: Get) -> bool:
    return word(get, "how", How, How.ONCE) is How.PERMANENT


COPIES = NumberLine("copies", 1, MOST_COPIES, needed=False)
KIND = WordLine("kind", Kind, Kind.PLAIN)
WHEN = WordLine("when", When, When.OWN_TURN)
FAILURE = SentenceLine("failure", OUTCOME, sign=Sign.DOWN)
EVENTS: Mapping[Kind, tuple[CardLine, ...]] = {
    Kind.PLAIN: (SentenceLine("do", EVENT, sign=Sign.STAR),),
    Kind.CHECK: (TargetLine("target"), SentenceLine("success", OUTCOME, sign=Sign.UP), FAILURE),
    Kind.COLOURS: (ColoursLine("colours"), StepsLine("steps"), FAILURE),
    Kind.DECISION: (
        WordLine("by", Badge, Badge.LEADER, always),
        SentenceLine("A", EVENT, always, Sign.SQUARE),
        SentenceLine("B", EVENT, always, Sign.DIAMOND),
    ),
    Kind.RAID: (NumberLine("times", 1, 4), SentenceLine("do", EVENT, sign=Sign.STAR)),
}
"""The lines of each kind of Events (HP-079, HP-084, HP-087, HP-088)."""
LINES: Mapping[str, tuple[CardLine, ...]] = {
    "programs": (
        NumberLine("price", 0, 12, needed=False, usual=3, spot=TextSpot.RATING),
        WHEN,
        WordLine("how", How, How.ONCE),
        SentenceLine("do", _by_moment, lambda get: not (_stays(get) and get("holds")), Sign.STAR),
        SentenceLine("holds", HOLDING, is_there=_stays),
        COPIES,
    ),
    "objectives": (SentenceLine("wants", TEST, always),),
    "wounds": (
        SentenceLine("holds", HOLDING, lambda get: not get("contagious")),
        SentenceLine("contagious", CARD),
        WordLine("heals", Heals, Heals.USUAL),
        COPIES,
    ),
    "interrogations": tuple(SentenceLine(one, CARD, always) for one in FACTIONS),
    "specials": (
        WordLine("kind", Special, Special.UNIQUE),
        WordLine(
            "character",
            Character,
            Character.JAYDEN,
            lambda get: word(get, "kind", Special, Special.UNIQUE) is Special.UNIQUE,
        ),
        WHEN,
        SentenceLine("do", _by_moment, always, Sign.STAR),
    ),
    "markers": (
        WordLine("type", Enemies, Enemies.SOLDIER, always, lambda one: one.name.capitalize()),
        NumberLine("level", 1, 3),
        SentenceLine("always", ALWAYS),
        SentenceLine("hit", CARD),
        SentenceLine("gone", CARD),
    ),
    "decks": (
        WordLine("of", Whose, Whose.GENERAL, always),
        SentenceLine("cards", DECK, always, gather=lambda some: {one.card: one.n for one in some}),
    ),
    "loyalty": (
        NumberLine("seats", LEAST_SEATS, MOST_SEATS),
        SentenceLine("cards", PILE, always, gather=lambda some: {one.faction.value: one.n for one in some}),
    ),
}
"""The lines of each other kind, beside title, picture and text."""
SECTIONS = (*PILES, *LINES)


def lines_of(section: str, get: Get) -> tuple[CardLine, ...]:
    """The lines of a card of that section; an Event has those of its kind."""
    if section not in PILES:
        return LINES[section]
    return (KIND, *EVENTS[word(get, "kind", Kind, Kind.PLAIN)], PlayersLine("players", Table, Table.ANY))


def card_of(section: str, sheet: CardSheetSpec) -> DraftForm:
    """Reads a card of that section; what is wrong with it is noted in the sheet."""
    lines = lines_of(section, _getting(sheet))
    sheet.only((*TITLED, *(key for line in lines for key in line.keys)))
    card = _titled(sheet)
    for line in lines:
        card |= line.read(sheet, _getting(sheet))
    _AS_A_WHOLE.get(section, _good)(sheet, card)
    return card


def _getting(sheet: CardSheetSpec) -> Get:
    values: Mapping[str, Any] = sheet.table.values
    return lambda key: one.text if isinstance(one := values.get(key), Text) else "…" if one else ""


def _titled(sheet: CardSheetSpec) -> DraftForm:
    title = sheet.text("title")
    picture = {"picture": sheet.picture()} if sheet.has("picture") else {}
    text = {"text": sheet.text("text")} if sheet.has("text") else {}
    return {"id": slug(title), "title": title, **picture, **text}


def _good(_sheet: CardSheetSpec, _card: DraftForm) -> None:
    """Nothing is wrong with the card as a whole."""


def _lines_are_shared(sheet: CardSheetSpec, card: DraftForm) -> None:
    """Each line is that of two at least: what it does is seen, and would tell the side otherwise (HP-153)."""
    lines = {faction: card[faction] for faction in FACTIONS}
    for faction, line in lines.items():
        if [*lines.values()].count(line) == 1:
            sheet.blame(faction, say("fault-line-of-one", side=say(f"loyalty-{faction}")))


def _is_enough(sheet: CardSheetSpec, card: DraftForm) -> None:
    """A Loyalty pile has a card for each player (HP-035)."""
    if card["cards"] and sum(card["cards"].values()) < card["seats"]:
        sheet.blame("cards", say("fault-pile", n=card["seats"]))


_AS_A_WHOLE: Mapping[str, Callable[[CardSheetSpec, DraftForm], None]] = {
    "interrogations": _lines_are_shared,
    "loyalty": _is_enough,
}
