"""The rules that each kind of card must keep to be playable."""

from companion.engine.phrasebook.card_file import card_id
from companion.engine.slug import slug
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.kinds import Mark, Scope, Terrain, Window
from companion.games.hope_inhumanity.cards.pages import (
    ASSETS,
    BONUS,
    DESTINATION,
    PERSONALITY,
    QUESTION,
    RATED,
    RELATIONSHIP,
    SUPPORT,
    TRAITS,
)
from companion.games.hope_inhumanity.cards.sheet import Sheet

MOST_HARDSHIP = 9
MOST_PRICE = 5
PRICES = ("accept costs", "refuse costs")
NO_ROLL = "no humanity roll"
MOST_USES = 9
_SCENE_LINES = (
    "title",
    "picture",
    "terrain",
    "hardship",
    "unavoidable",
    "marks",
    "callout",
    "succeed",
    "bonus",
    "fail",
    "refuse",
    "accept",
    "all refuse",
    *PRICES,
    NO_ROLL,
    "support",
)


def make_scene(deck: str, sheet: Sheet) -> Scene:
    """A Scene, with or without a hardship (HI-048); faults go to the sheet."""
    sheet.only(_SCENE_LINES)
    rated = _rated(sheet)
    page = RATED if rated else QUESTION
    _check_branches(sheet, rated)
    return Scene(
        id=_id(deck, sheet),
        title=sheet.text("title"),
        terrain=sheet.choice("terrain", Terrain, Terrain.ANY),
        callout=sheet.text("callout"),
        hardship=sheet.number("hardship", MOST_HARDSHIP) if rated else None,
        unavoidable=sheet.yes("unavoidable"),
        marks=sheet.choices("marks", Mark),
        succeed=sheet.sentences("succeed", page),
        fail=sheet.sentences("fail", page),
        refuse=sheet.sentences("refuse", page),
        accept=sheet.sentences("accept", page),
        all_refuse=sheet.sentences("all refuse", page),
        accept_price=_price(sheet, "accept costs"),
        refuse_price=_price(sheet, "refuse costs"),
        no_humanity_roll=sheet.yes(NO_ROLL),
        support=sheet.sentences("support", SUPPORT),
        bonus=sheet.sentences("bonus", BONUS),
        language=sheet.language,
        picture=sheet.picture(),
    )


def make_trait(deck: str, sheet: Sheet) -> Trait:
    """A Trait, which must do something; faults go to the sheet."""
    sheet.only(("title", "picture", "text", "when", "use"))
    window = _window(sheet)
    return Trait(
        id=_id(deck, sheet),
        title=sheet.text("title"),
        text=sheet.text("text"),
        window=window,
        effects=sheet.some_sentences("use", TRAITS[window]),
        language=sheet.language,
        picture=sheet.picture(),
    )


def make_asset(deck: str, sheet: Sheet) -> Asset:
    """An Asset, which must say whose it is and how often it works (HI-245); faults go to the sheet."""
    sheet.only(("title", "picture", "text", "scope", "uses", "when", "use"))
    window = _window(sheet)
    return Asset(
        id=_id(deck, sheet),
        title=sheet.text("title"),
        text=sheet.text("text"),
        scope=sheet.choice("scope", Scope, Scope.PERSONAL),
        uses=sheet.number("uses", MOST_USES, least=1),
        window=window,
        effects=sheet.some_sentences("use", ASSETS[window]),
        language=sheet.language,
        picture=sheet.picture(),
    )


def make_personality(deck: str, sheet: Sheet) -> Personality:
    """A Personality; faults go to the sheet."""
    sheet.only(("title", "picture", "text", "always"))
    abilities = sheet.some_sentences("always", PERSONALITY)
    return Personality(
        _id(deck, sheet), sheet.text("title"), sheet.text("text"), abilities, sheet.language, sheet.picture()
    )


def make_relationship(deck: str, sheet: Sheet) -> Relationship:
    """A Relationship; faults go to the sheet."""
    sheet.only(("title", "picture", "text", "always"))
    abilities = sheet.some_sentences("always", RELATIONSHIP)
    return Relationship(
        _id(deck, sheet), sheet.text("title"), sheet.text("text"), abilities, sheet.language, sheet.picture()
    )


def make_destination(deck: str, sheet: Sheet) -> Destination:
    """A Destination; faults go to the sheet."""
    sheet.only(("title", "picture", "text", "arrival", "always"))
    return Destination(
        id=_id(deck, sheet),
        title=sheet.text("title"),
        text=sheet.text("text"),
        arrival=sheet.text("arrival"),
        abilities=sheet.some_sentences("always", DESTINATION),
        language=sheet.language,
        picture=sheet.picture(),
    )


def _id(deck: str, sheet: Sheet) -> str:
    title = sheet.text("title")
    if title and not slug(title):
        sheet.blame("title", say("fault-title-letters"))
    return card_id(deck, title)


def _window(sheet: Sheet) -> Window:
    return sheet.choice("when", Window, Window.ANYTIME) if sheet.has("when") else Window.ANYTIME


def _rated(sheet: Sheet) -> bool:
    # A misspelt “hardship:” is told once, not as a question Scene with five faults.
    return sheet.has("hardship") or (sheet.has("succeed") and not sheet.has("accept"))


def _check_branches(sheet: Sheet, rated: bool) -> None:
    needed, barred = (
        (("succeed", "fail"), ("accept",))
        if rated
        else (("accept", "refuse"), ("succeed", "fail", "support", "bonus"))
    )
    what = "rated" if rated else "question"
    for key in needed:
        if not sheet.has(key):
            sheet.blame(key, say(f"fault-{what}-needs", line=key))
    for key in barred:
        if sheet.has(key):
            sheet.blame(key, say(f"fault-{what}-has-no", line=key))
    for key in (*PRICES, NO_ROLL):
        if rated and sheet.has(key):
            sheet.blame(key, say("fault-price-is-dice", line=key))


def _price(sheet: Sheet, key: str) -> int:
    if sheet.has(key) and sheet.yes(NO_ROLL):
        sheet.blame(key, say("fault-price-and-no-roll", line=NO_ROLL))
    return sheet.number(key, MOST_PRICE) if sheet.has(key) else 0
