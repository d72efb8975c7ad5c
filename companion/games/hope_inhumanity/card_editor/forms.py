"""Form lines of each kind of card."""

from collections.abc import Iterator

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.printed import Sign
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.cards.kinds import Mark, Scope, Terrain, Window
from companion.games.hope_inhumanity.cards.making import MOST_HARDSHIP, MOST_PRICE, MOST_USES, NO_ROLL
from companion.games.hope_inhumanity.cards.pages import (
    ASSETS,
    BONUS,
    CONDITIONS,
    DESTINATION,
    LATER_SENTENCES,
    PERSONALITY,
    QUESTION,
    RATED,
    RELATIONSHIP,
    SUPPORT,
    TRAITS,
    Page,
)
from companion.games.hope_inhumanity.scene.visibility import BRANCHES as CASES
from companion.kit.cards import form as kit
from companion.kit.cards.sheet import NOTHING

_OF_OTHERS = (*CONDITIONS, *LATER_SENTENCES)
SECTIONS = ("scenes", "traits", "personalities", "relationships", "assets", "destinations")
BRANCHES = ("succeed", "fail", "refuse", "accept", "all refuse")
SIGNS = {
    "support": Sign.PLUS,
    **{key.replace("_", " "): sign for key, sign in CASES.items()},
}
"""The shapes before the lines of sentences, as on paper."""
LASTING = {"personalities": PERSONALITY, "relationships": RELATIONSHIP, "destinations": DESTINATION}


def form(section: str, lines: Lines, language: str = ENGLISH) -> tuple[LineForm, ...]:
    """The lines of such a card; a Scene with a hardship has others than one without."""
    return tuple(FORMS[section](lines, language))


def tidy(section: str, lines: Lines) -> Lines:
    """The lines that such a card has, none of them empty; a branch that says nothing says so."""
    filled: dict[str, str | tuple[str, ...]] = {}
    needed = _needed(section, lines)
    for line in form(section, lines):
        said = kit.filled(line, lines.get(line.key, ""))
        if said or line.key in needed:
            filled[line.key] = said or NOTHING
    return filled


def page_of(section: str, key: str, lines: Lines) -> Page | None:
    """The part of the phrasebook for a line, or None where no sentence stands."""
    if section == "scenes":
        return {"bonus": BONUS, "support": SUPPORT}.get(key, RATED if is_rated(lines) else QUESTION)
    if section in {"traits", "assets"}:
        pages = TRAITS if section == "traits" else ASSETS
        return pages[_window(lines)] if key == "use" else None
    return LASTING[section] if key == "always" else None


def is_rated(lines: Lines) -> bool:
    """True if a Scene has a hardship."""
    return bool(lines.get("hardship", ""))


def _needed(section: str, lines: Lines) -> tuple[str, ...]:
    if section != "scenes":
        return ()
    return ("succeed", "fail") if is_rated(lines) else ("accept", "refuse")


def _scene(lines: Lines, language: str) -> Iterator[LineForm]:
    rated = is_rated(lines)
    yield LineForm("title", say("write-title"), Fill.SHORT)
    yield kit.picture_line(say("editor-picture"))
    yield LineForm("terrain", say("editor-terrain"), Fill.CHOICE, kit.words(Terrain, "terrain"))
    yield LineForm("hardship", say("write-hardship"), Fill.CHOICE, _hardships(), spot=TextSpot.RATING)
    yield LineForm("unavoidable", say("write-unavoidable"), Fill.CHOICE, kit.yes_no(), spot=TextSpot.FOOT)
    yield LineForm("marks", say("editor-marks"), Fill.SEVERAL, kit.words(Mark, "mark"), spot=TextSpot.FOOT)
    yield LineForm("callout", say("editor-callout"), Fill.LONG)
    if not rated:
        yield LineForm("accept costs", say("editor-accept-costs"), Fill.CHOICE, _prices(), spot=TextSpot.FOOT)
        yield LineForm("refuse costs", say("editor-refuse-costs"), Fill.CHOICE, _prices(), spot=TextSpot.FOOT)
        yield LineForm(NO_ROLL, say("editor-no-humanity-roll"), Fill.CHOICE, kit.yes_no(), spot=TextSpot.FOOT)
    branches = ("succeed", "fail", "refuse") if rated else ("accept", "refuse")
    page = RATED if rated else QUESTION
    for branch in (*branches, "all refuse"):
        yield _sentences(branch, page, language)
    if rated:
        yield _sentences("bonus", BONUS, language)
        yield _sentences("support", SUPPORT, language)


def _trait(lines: Lines, language: str) -> Iterator[LineForm]:
    yield from _told()
    yield LineForm("when", say("editor-when"), Fill.CHOICE, _windows())
    yield _sentences("use", TRAITS[_window(lines)], language)


def _asset(lines: Lines, language: str) -> Iterator[LineForm]:
    yield from _told()
    yield LineForm("scope", say("editor-scope"), Fill.CHOICE, kit.words(Scope, "editor-scope"))
    yield LineForm("uses", say("editor-uses"), Fill.CHOICE, _uses(), spot=TextSpot.RATING)
    yield LineForm("when", say("editor-when"), Fill.CHOICE, _windows())
    yield _sentences("use", ASSETS[_window(lines)], language)


def _personality(_lines: Lines, language: str) -> Iterator[LineForm]:
    yield from _told()
    yield _sentences("always", PERSONALITY, language)


def _relationship(_lines: Lines, language: str) -> Iterator[LineForm]:
    yield from _told()
    yield _sentences("always", RELATIONSHIP, language)


def _destination(_lines: Lines, language: str) -> Iterator[LineForm]:
    yield from _told()
    yield LineForm("arrival", say("editor-arrival"), Fill.LONG)
    yield _sentences("always", DESTINATION, language)


def _told() -> Iterator[LineForm]:
    yield LineForm("title", say("write-title"), Fill.SHORT)
    yield kit.picture_line(say("editor-picture"))
    yield LineForm("text", say("editor-text"), Fill.LONG)


FORMS = {
    "scenes": _scene,
    "traits": _trait,
    "personalities": _personality,
    "relationships": _relationship,
    "assets": _asset,
    "destinations": _destination,
}


def _sentences(key: str, page: Page, language: str) -> LineForm:
    word = key.replace(" ", "-")
    label = say(f"write-{word}") if key in BRANCHES else say(f"editor-{word}")
    return kit.sentence_line(key, label, page, language, SIGNS.get(key, Sign.SQUARE), _OF_OTHERS)


def _prices() -> kit.Choices:
    return ("", say("editor-none")), *_uses()[:MOST_PRICE]


def _uses() -> kit.Choices:
    return kit.numbers(range(1, MOST_USES + 1))


def _hardships() -> kit.Choices:
    return ("", say("write-question")), *kit.numbers(range(MOST_HARDSHIP + 1))


def _windows() -> kit.Choices:
    return tuple(("" if one is Window.ANYTIME else str(one), label) for one, (_, label) in _by_window())


def _by_window() -> Iterator[tuple[Window, tuple[str, Words]]]:
    return zip(Window, kit.words(Window, "editor-window"), strict=True)


def _window(lines: Lines) -> Window:
    said = lines.get("when", "")
    return next((one for one in Window if one == said), Window.ANYTIME)
