"""Cards as card files have them, line by line: they become the forms that the rules read."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.engine.slug import slug
from companion.engine.words import say
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
from companion.games.human_punishment.phrases.words import Colour, Enemies
from companion.games.human_punishment.state.card_form import DraftForm
from companion.kit.cards.sheet import CardSheetSpec

PILES = ("I", "II", "III", "EX")
MOST_TARGET, MOST_STEP, MOST_TIMES, MOST_PRICE, MOST_COPIES = 30, 12, 4, 12, 12


LEAST_SEATS, MOST_SEATS = 3, 6
FACTIONS = ("human", "machine", "fallen", "legion")
STEPS = ("first", "second", "third")
EVENT_LINES: Mapping[Kind, tuple[str, ...]] = {
    Kind.PLAIN: ("do",),
    Kind.CHECK: ("target", "success", "failure"),
    Kind.COLOURS: ("colours", *(f"{one}{more}" for one in STEPS for more in (" from", "")), "failure"),
    Kind.DECISION: ("by", "A", "B"),
    Kind.RAID: ("times", "do"),
}
PAGES: Mapping[When, Page] = {When.CHECK: IN_CHECK, When.ROLL: AT_ROLL, When.ANY_ROLL: AT_ROLL}
"""The page of sentences for each moment of a Program; CARD at any other."""
MARKER: Mapping[str, Page] = {"always": ALWAYS, "hit": CARD, "gone": CARD}
"""The pages of sentences of a marker: always, as it hits, as it is eliminated (HP-298)."""
TITLED = ("title", "picture", "text")


def event(sheet: CardSheetSpec) -> DraftForm:
    """An Event of any pile."""
    kind = sheet.choice("kind", Kind, Kind.PLAIN) if sheet.has("kind") else Kind.PLAIN
    sheet.only((*TITLED, "kind", "players", *EVENT_LINES[kind]))
    card = _titled(sheet) | {"kind": str(kind)}
    if sheet.has("players") and sheet.choice("players", Table, Table.ANY) is Table.LARGE:
        card["players"] = "many"
    match kind:
        case Kind.PLAIN:
            return card | {"do": forms(sheet, "do", EVENT)}
        case Kind.CHECK:
            return card | {"target": _target(sheet), **_outcomes(sheet, "success", "failure")}
        case Kind.COLOURS:
            return card | {
                "colours": _colours(sheet),
                "steps": list(_steps(sheet)),
                **_outcomes(sheet, "failure"),
            }
        case Kind.DECISION:
            sides = {side: _needed(sheet, side, EVENT) for side in ("A", "B")}
            return card | {"by": str(sheet.choice("by", Badge, Badge.LEADER)), **sides}
        case _:
            return card | {"times": sheet.number("times", MOST_TIMES, 1), "do": forms(sheet, "do", EVENT)}


def program(sheet: CardSheetSpec) -> DraftForm:
    """Reads a Program."""
    sheet.only((*TITLED, "price", "when", "how", "do", "holds", "copies"))
    when = sheet.choice("when", When, When.OWN_TURN) if sheet.has("when") else When.OWN_TURN
    how = sheet.choice("how", How, How.ONCE) if sheet.has("how") else How.ONCE
    price = sheet.number("price", MOST_PRICE) if sheet.has("price") else 3
    card = _titled(sheet) | {"price": price, "when": str(when), "how": str(how)}
    holds = forms(sheet, "holds", HOLDING) if how is How.PERMANENT else []
    read = forms if holds else _needed
    return card | {"do": read(sheet, "do", PAGES.get(when, CARD)), "holds": holds} | _copies(sheet)


def objective(sheet: CardSheetSpec) -> DraftForm:
    """An Objective: all that it wants."""
    sheet.only((*TITLED, "wants"))
    return _titled(sheet) | {"wants": _needed(sheet, "wants", TEST)}


def wound(sheet: CardSheetSpec) -> DraftForm:
    """A Wound: what it takes, and what it does to those who come near."""
    sheet.only((*TITLED, "holds", "contagious", "heals", "copies"))
    heals = sheet.choice("heals", Heals, Heals.USUAL) if sheet.has("heals") else Heals.USUAL
    read = forms if sheet.has("contagious") else _needed
    held = {"holds": read(sheet, "holds", HOLDING), "contagious": forms(sheet, "contagious", CARD)}
    return _titled(sheet) | held | {"heals": str(heals)} | _copies(sheet)


def interrogation(sheet: CardSheetSpec) -> DraftForm:
    """An Interrogation card: a line for each faction (HP-153).

    Each line is that of two at least: what it does is seen, and would tell the side otherwise.
    """
    sheet.only((*TITLED, *FACTIONS))
    lines = {faction: _needed(sheet, faction, CARD) for faction in FACTIONS}
    for faction, line in lines.items():
        if [*lines.values()].count(line) == 1:
            sheet.blame(faction, say("fault-line-of-one", side=say(f"loyalty-{faction}")))
    return _titled(sheet) | lines


def special(sheet: CardSheetSpec) -> DraftForm:
    """An All-Rounder card, or a unique one of a character."""
    sheet.only((*TITLED, "kind", "character", "when", "do"))
    kind = sheet.choice("kind", Special, Special.UNIQUE) if sheet.has("kind") else Special.UNIQUE
    jayden = Character.JAYDEN if kind is Special.ALL_ROUNDER and not sheet.has("character") else None
    character = jayden or sheet.choice("character", Character, Character.JAYDEN)
    when = sheet.choice("when", When, When.OWN_TURN) if sheet.has("when") else When.OWN_TURN
    said = {"kind": str(kind), "character": str(character), "when": str(when)}
    return _titled(sheet) | said | {"do": _needed(sheet, "do", PAGES.get(when, CARD))}


def marker(sheet: CardSheetSpec) -> DraftForm:
    """Reads the marker of an Enemy's level (HP-298)."""
    sheet.only((*TITLED, "type", "level", *MARKER))
    type_ = sheet.choice("type", Enemies, Enemies.SOLDIER)
    said = {"type": type_.name.capitalize(), "level": sheet.number("level", 3, 1)}
    return _titled(sheet) | said | {line: forms(sheet, line, page) for line, page in MARKER.items()}


def deck(sheet: CardSheetSpec) -> DraftForm:
    """A deck of Influence cards: the general one, or a character's own without its unique cards (HP-126)."""
    sheet.only((*TITLED, "of", "cards"))
    cards = {one.card: one.n for one in sheet.some_sentences("cards", DECK)}
    return _titled(sheet) | {"of": str(sheet.choice("of", Whose, Whose.GENERAL)), "cards": cards}


def pile(sheet: CardSheetSpec) -> DraftForm:
    """Reads the Loyalty pile for a number of players (HP-035)."""
    sheet.only((*TITLED, "seats", "cards"))
    seats = sheet.number("seats", MOST_SEATS, LEAST_SEATS)
    said = sheet.some_sentences("cards", PILE)
    if said and sum(one.n for one in said) < seats:
        sheet.blame("cards", say("fault-pile", n=seats))
    return _titled(sheet) | {"seats": seats, "cards": {one.faction.value: one.n for one in said}}


READING: Mapping[str, Callable[[CardSheetSpec], DraftForm]] = {
    **dict.fromkeys(PILES, event),
    "programs": program,
    "objectives": objective,
    "wounds": wound,
    "interrogations": interrogation,
    "specials": special,
    "markers": marker,
    "decks": deck,
    "loyalty": pile,
}
"""The reader of each section's cards."""


def forms(sheet: CardSheetSpec, line: str, page: Page) -> list[Any]:
    """Returns the sentences of a line."""
    return list(sheet.sentences(line, page))


def _needed(sheet: CardSheetSpec, line: str, page: Page) -> list[Any]:
    return list(sheet.some_sentences(line, page))


def _titled(sheet: CardSheetSpec) -> DraftForm:
    title = sheet.text("title")
    card = {"id": slug(title), "title": title} | (
        {"picture": sheet.picture()} if sheet.has("picture") else {}
    )
    return card | ({"text": sheet.text("text")} if sheet.has("text") else {})


def _outcomes(sheet: CardSheetSpec, *names: str) -> DraftForm:
    return {name: forms(sheet, name, OUTCOME) for name in names}


def _target(sheet: CardSheetSpec) -> int:
    text = sheet.text("target").replace("\N{MINUS SIGN}", "-").removeprefix("+")
    number = int(text) if text.lstrip("-").isdecimal() and len(text) < 4 else 0
    if text and not 1 <= abs(number) <= MOST_TARGET:
        sheet.number("target", MOST_TARGET, 1)
    return number or 1


def _colours(sheet: CardSheetSpec) -> list[str]:
    found = sheet.choices("colours", Colour)
    return [str(one) for one in (Colour.GREY, Colour.GREEN) if one in found] or ["grey", "green"]


def _steps(sheet: CardSheetSpec) -> Iterator[DraftForm]:
    for name in STEPS:
        if sheet.has(f"{name} from") or name == STEPS[0]:
            yield {"atLeast": sheet.number(f"{name} from", MOST_STEP, 1), "do": forms(sheet, name, OUTCOME)}


def _copies(sheet: CardSheetSpec) -> DraftForm:
    return {"copies": sheet.number("copies", MOST_COPIES, 1)} if sheet.has("copies") else {}
