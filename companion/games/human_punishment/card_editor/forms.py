"""The lines of each kind of card in the card editor."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from itertools import islice

from companion.engine.frozen import replace
from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.card_file import Lines
from companion.engine.phrasebook.phrasebook import ENGLISH, examples
from companion.engine.phrasebook.phrasebook import say as sentence
from companion.engine.phrasebook.placeholders import Start, starts
from companion.engine.printed import Sign
from companion.engine.words import Words, say
from companion.games.human_punishment.cards.written import (
    EVENT_LINES,
    FACTIONS,
    LEAST_SEATS,
    MARKER,
    MOST_COPIES,
    MOST_PRICE,
    MOST_SEATS,
    MOST_STEP,
    MOST_TARGET,
    MOST_TIMES,
    PAGES,
    PILES,
    STEPS,
)
from companion.games.human_punishment.effects.conditions import Condition
from companion.games.human_punishment.effects.pages import (
    CARD,
    DECK,
    EVENT,
    HOLDING,
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
from companion.kit.cards.form import foreign, picture_line

COUNTS: Mapping[str, int] = {
    "programs": 40,
    "objectives": 15,
    "wounds": 20,
    "interrogations": 5,
    "specials": 19,
}
"""Number of cards of each kind (HP-007); Events are 61 in all four piles together."""
EVENTS = 61
SECTIONS = (*PILES, *COUNTS, "markers", "decks", "loyalty")
LINES: Mapping[str, tuple[str, ...]] = {
    "programs": ("title", "picture", "price", "when", "how", "do", "holds", "copies", "text"),
    "objectives": ("title", "picture", "wants", "text"),
    "wounds": ("title", "picture", "holds", "contagious", "heals", "copies", "text"),
    "interrogations": ("title", "picture", *FACTIONS, "text"),
    "specials": ("title", "picture", "kind", "character", "when", "do", "text"),
    "markers": ("title", "picture", "type", "level", *MARKER, "text"),
    "decks": ("title", "picture", "of", "cards", "text"),
    "loyalty": ("title", "picture", "seats", "cards", "text"),
}
WORDS: Mapping[str, type[StrEnum]] = {
    "when": When,
    "how": How,
    "by": Badge,
    "heals": Heals,
    "players": Table,
    "character": Character,
    "of": Whose,
    "type": Enemies,
}
NUMBERS: Mapping[str, range] = {
    "price": range(MOST_PRICE + 1),
    "times": range(1, MOST_TIMES + 1),
    "copies": range(1, MOST_COPIES + 1),
    "level": range(1, 4),
    "seats": range(LEAST_SEATS, MOST_SEATS + 1),
    **{f"{one} from": range(1, MOST_STEP + 1) for one in STEPS},
}
SPOTS = {"target": TextSpot.RATING, "price": TextSpot.RATING}
SIGNS = {"success": Sign.UP, "failure": Sign.DOWN, "A": Sign.SQUARE, "B": Sign.DIAMOND, "do": Sign.STAR}
"""Place and shape of a line on the card; others stand as usual."""
ALIKE = {"wants": TEST, "holds": HOLDING, **dict.fromkeys(("success", "failure", *STEPS), OUTCOME)}
"""The pages of lines that say the same kind of thing on every card."""
OPTIONAL = ("price", "copies", "second from", "third from")
"""Lines of numbers that may be left out."""
OF_EACH = 8
"""Number of sentences of a kind to pick from; a phone loads all of them with each line."""
Choices = tuple[tuple[str, Words], ...]


def form(section: str, lines: Lines, language: str = ENGLISH) -> tuple[LineForm, ...]:
    """The lines of such a card, by what it is: an Event has those of its kind."""
    return tuple(_line(section, name, lines, language) for name in _names(section, lines))


def page_of(section: str, key: str, lines: Lines) -> Page | None:
    """The part of the phrasebook for a line, or None where no sentence stands."""
    if key == "cards":
        return DECK if section == "decks" else PILE
    if key in ALIKE:
        return ALIKE[key]
    if section in PILES:
        return EVENT if key in {"do", "A", "B"} else None
    if key == "do":
        return PAGES.get(next((one for one in When if one == lines.get("when")), When.OWN_TURN), CARD)
    return MARKER.get(key) or (CARD if key in {"contagious", *FACTIONS} else None)


def _names(section: str, lines: Lines) -> Iterator[str]:
    if section not in PILES:
        permanent = lines.get("how") == How.PERMANENT
        yield from (one for one in LINES[section] if section != "programs" or one != "holds" or permanent)
        return
    kind = next((one for one in Kind if one == lines.get("kind")), Kind.PLAIN)
    yield from ("title", "picture", "kind", *EVENT_LINES[kind], "players", "text")


def _line(section: str, name: str, lines: Lines, language: str) -> LineForm:
    plain = _plain_line(section, name, lines, language)
    return replace(plain, spot=SPOTS.get(name, plain.spot), sign=SIGNS.get(name))


def _plain_line(section: str, name: str, lines: Lines, language: str) -> LineForm:
    label = say(f"editor-line-{name.lower().replace(' ', '-')}")
    if name == "picture":
        return picture_line(label)
    if page := page_of(section, name, lines):
        begun, said = _starts(page, language), phrases(page, language)
        line = LineForm(name, label, Fill.SENTENCES, starts=begun, phrases=said)
        return foreign(line, page, language)
    if name == "colours":
        return LineForm(name, label, Fill.SEVERAL, _words(Colour)[2:])
    if choices := tuple(_choices(section, name)):
        return LineForm(name, label, Fill.CHOICE, choices)
    return LineForm(name, label, Fill.LONG if name == "text" else Fill.SHORT)


def _choices(section: str, name: str) -> Iterator[tuple[str, Words]]:
    if name in OPTIONAL:
        yield "", say("editor-none")
    if name == "kind":
        yield from _words(Kind if section in PILES else Special)
    elif name == "target":
        numbers = range(1, MOST_TARGET + 1)
        yield from ((str(n), str(n)) for n in (*reversed([-one for one in numbers]), *numbers))
    elif name == "players":
        (_, everywhere), *others = _words(Table)
        yield from (("", everywhere), *others)
    elif name in WORDS:
        yield from _words(WORDS[name])
    yield from ((str(n), str(n)) for n in NUMBERS.get(name, ()))


@cache
def _words(words: type[StrEnum]) -> Choices:
    if words is Character or words is Whose:
        names = ((str(one), str(one)) for one in words if one != "general")
        return (*((("general", say("editor-whose-general")),) if words is Whose else ()), *names)
    key = words.__name__.lower()
    return tuple((str(one), say(f"editor-{key}-{one.name.lower().replace('_', '-')}")) for one in words)


@cache
def _starts(page: Page, language: str) -> tuple[Start, ...]:
    return tuple(starts(page.phrases, page.fits, language))


@cache
def phrases(page: Page, language: str = ENGLISH) -> tuple[str, ...]:
    """Some sentences of each kind that may stand on that page, to be picked; their holes offer the rest."""
    # A condition goes with each of the others.
    kinds = (kind for kind in page.phrases if not issubclass(kind, Condition))
    said = (one for kind in kinds for one in islice(filter(page.fits, examples(kind, (1,))), OF_EACH))
    return tuple(dict.fromkeys(sentence(one, language) for one in said))
