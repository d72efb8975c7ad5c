"""Form lines of each kind of card."""

from collections.abc import Iterable, Iterator, Mapping

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.printed import Sign
from companion.engine.words import Words, say
from companion.games.map_to_hope.cards import Kind
from companion.games.map_to_hope.sentences.reading import EFFECTS, HOLDING, LEVELS, TRIGGERS
from companion.games.map_to_hope.written import CAMP, HERO, LEADER, LOCATION, RADIATION, SKILLS, SPECIAL
from companion.kit.cards.form import numbers, picture_line, sentence_line, tidied
from companion.kit.cards.page import CardListPage

PAGES: Mapping[str, CardListPage] = {
    **dict.fromkeys(("play", "use", "success", "fail", "or success", "or fail", "or price"), EFFECTS),
    "always": HOLDING,
    "when": TRIGGERS,
    **{line: LEVELS for line in RADIATION if line.startswith("level ")},
}
"""The lines of sentences, and what may stand there."""
NUMBERS: Mapping[str, range] = {
    "cost": range(7),
    "use costs": range(7),
    "uses": range(1, 10),
    **dict.fromkeys(("needs", "or needs"), range(16)),
    "or costs": range(7),
    "wins": range(1, 4),
    "eased by": range(1, 6),
    "health": range(1, 16),
    **dict.fromkeys(SKILLS, range(10)),
}
"""The lines of numbers, and those to choose from; a card file may hold others."""
SPOTS: Mapping[str, TextSpot] = {
    "cost": TextSpot.RATING,
    **dict.fromkeys(("use costs", "uses", "health", *SKILLS), TextSpot.FOOT),
}
"""Where the choices stand on the card that are not beside its kind."""
SIGNS: Mapping[str, Sign] = {
    "play": Sign.STAR,
    "use": Sign.SQUARE,
    "success": Sign.UP,
    "fail": Sign.DOWN,
    "always": Sign.PLUS,
    "when": Sign.DIAMOND,
}
OPTIONAL = ("use costs", "uses", "or costs", "or skill", "or needs", "wins", "eased by")
ONLY_IN_FRONT = ("always", "when", "use costs", "use", "uses")


def form(section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
    """The lines of such a card; an Action has none that only work in front."""
    return tuple(_line(name, language) for name in _names(section, lines))


def tidy(section: str, lines: Lines) -> Lines:
    """The lines that such a card has, none of them empty."""
    return tidied(form(section, lines, ENGLISH), lines)


def _names(section: str, lines: Lines) -> Iterable[str]:
    names = {
        "heroes": HERO,
        "specials": SPECIAL,
        "locations": LOCATION,
        "camps": CAMP,
        "leaders": LEADER,
        "radiation": RADIATION,
    }[section]
    is_action = lines.get("kind") == Kind.ACTION
    return (name for name in names if not (is_action and name in ONLY_IN_FRONT))


def _line(name: str, language: str) -> LineForm:
    label = say(f"editor-line-{name.replace(' ', '-')}")
    if name == "picture":
        return picture_line(label)
    if name in PAGES:
        return sentence_line(name, label, PAGES[name], language, SIGNS.get(name))
    if choices := tuple(_choices(name)):
        return LineForm(name, label, Fill.CHOICE, choices, spot=SPOTS.get(name))
    return LineForm(name, label, Fill.LONG if name == "text" else Fill.SHORT)


def _choices(name: str) -> Iterator[tuple[str, Words]]:
    if name in OPTIONAL:
        yield "", say("editor-none")
    if name == "kind":
        yield from ((str(kind), say(f"card-{kind.lower()}")) for kind in Kind)
    if name in {"skill", "or skill"}:
        yield from ((str(skill), say(f"skill-{skill}")) for skill in SKILLS)
    yield from numbers(NUMBERS.get(name, ()))
