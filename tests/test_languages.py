"""Every language says all that English says, with the same holes, and nothing is left untranslated."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale

from companion.app import texts
from tests.languages import ROOT, folders, holes, languages, messages, spoken, words
from tests.tiers import one_of_each
from web.words import Catalogue

FOLDERS = folders()
FILES = [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl"))]
OTHERS = [path for path in FILES if path.stem != "en"]
NAMES = (
    "Hope Inhumanity",
    "The Map to Hope",
    "Hope End",
    "Bot",
    "Bots",
    "Code",
    "Bonus",
    "Orange",
    "orange",
    "Hunger",
    "PIN",
    *("No", "Pause", "Port", "Table", "Tables", "Total", "Versions", "Zoom"),
    *("points", "version versions", "violence"),
    "Human Punishment The Beginning",
    *("Alpha", "Beta", "Gamma", "Apex", "Deus", "Legion", "General", "Scanner", "Chip", "Hacking"),
    *("HQ", "Nexus", "Monolith", "Dark Net", "Med Center"),
    *("Jayden", "Feykah", "Nova", "Havoc", "Dryden", "Dee Coy"),
)
"""What is called alike in English and in another language."""
COUNTS = (0, 1, 2, 5, 11, 21, 1_000_000)
"""In French and Spanish a million has a form of its own."""
NUMBERS = {
    "n",
    "there",
    "dice",
    "score",
    "leds",
    "risk",
    "of",
    "time",
    "left",
    "cost",
    "needed",
    "won",
    "lost",
    "taken",
}
"""The holes for how many there are."""
NEVER_ONE = {
    *("set-up-strip-used", "refused-strip-full"),  # LEDs of a whole strip
    *("told-begun-other", "cause-lost", "why-building", "why-road", "why-barracks"),  # tiles
    *(
        "caution-few-bonds",
        "caution-few-people",
        "caution-few-traits",
        "fault-pile",
    ),  # cards for several players
    *("fault-keep", "ask-throw"),  # of one Program none would be left; the dice of a game
    *("ship-same", "ship-even", "ship-odd"),  # the dice that a ship wants
}
"""Messages whose number is never one."""
MISPRINTED: dict[str, Callable[[str], object]] = {
    "fr": re.compile(
        r"[ \xa0][:;!?»]|«(?!\u202f)|[^\W\d_]'[^\W\d_]"
    ).search,  # a narrow space, a curved apostrophe
    "es": lambda text: (
        text.count("?") - text.count("¿") or text.replace("«!»", "").count("!") - text.count("¡")
    ),
}
"""Finds a sign that is set wrongly."""
IN_COMPOUNDS = {"refused-ends-one-file", "refused-map-one-file"}
"""Messages in which the word beside the number is the first part of another: card files."""
DATIVE = re.compile("(el|er)n$")
"""The end of a German plural that differs from one of them by its case alone."""
JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
SEEN = re.compile(r"""\b(?:aria-label|alt|title|placeholder)="([^"]*)\"""")
HIDDEN = re.compile(r"<!doctype[^>]*>|<(?:script|style)\b.*?</(?:script|style)>|<[^>]*>", re.DOTALL)
SENTENCE = re.compile(r"[^\W\d_]{2,}.* [^\W\d_]{2,}.*[.!?…]$", re.DOTALL)
SPEAKING = ("web", "companion/adapters")
HOSTS = {"wiring_plan.py", "openapi.py"}
"""What the host reads in a terminal while building, or a program, is English, as the settings file is."""


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_all_around_a_game_is_there_in_each_language_and_each_game_in_german() -> None:
    assert set(languages()) >= {"en", "de"}
    assert [set(languages(folder)) for folder in texts()] == [set(languages())] * len(texts())
    assert [folder for folder in FOLDERS if "de" not in languages(folder)] == []


@pytest.mark.parametrize("path", OTHERS, ids=named)
def test_a_language_has_the_keys_and_the_holes_of_english(path: Path) -> None:
    english, other = messages(path.with_stem("en")), messages(path)
    assert list(other) == list(english), "the same keys in the same order"
    assert {key: holes(one) for key, one in other.items()} == {
        key: holes(one) for key, one in english.items()
    }


@pytest.mark.parametrize("path", OTHERS, ids=named)
def test_no_english_is_left_in_another_language(path: Path) -> None:
    english, other = messages(path.with_stem("en")), messages(path)
    alike = {key: " ".join(words(one)) for key, one in other.items() if words(one) == words(english[key])}
    assert {key: text for key, text in alike.items() if text and text not in NAMES} == {}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_message_can_be_said_with_any_number(path: Path) -> None:
    catalogue = Catalogue([path.parent])
    for key, message in messages(path).items():
        for count in COUNTS:
            assert catalogue.say(path.stem, key, dict.fromkeys(holes(message), count)).strip()


@pytest.mark.parametrize("path", [path for path in FILES if path.stem in MISPRINTED], ids=named)
def test_signs_stand_as_a_printer_of_that_language_sets_them(path: Path) -> None:
    texts = {key: "".join(spoken(one.value)) for key, one in messages(path).items()}
    assert {key: text for key, text in texts.items() if MISPRINTED[path.stem](text)} == {}


def counted(folder: Path, language: str, count: int) -> dict[str, list[str]]:
    """The words that stand beside that number in each message, with it in every hole for one."""
    catalogue, after = Catalogue([folder]), re.compile(rf"\b{count} ([^\W\d_]+)")
    found = {}
    path = folder / f"{language}.ftl"
    for key, message in messages(path).items() if path.exists() else ():
        values = {one: count if one in NUMBERS else "…" for one in holes(message)}
        found[key] = after.findall(catalogue.say(language, key, values))
    return found


@cache
def forms(language: str) -> frozenset[tuple[str, str]]:
    """The words that stand beside a one, each with that in its place beside a two, anywhere."""
    counts = [counted(folder, language, n) for folder in FOLDERS for n in (1, 2)]
    pairs = {
        pair
        for ones, twos in zip(counts[::2], counts[1::2], strict=True)
        for key in ones
        for pair in zip(ones[key], twos[key], strict=False)
    }
    return frozenset(
        (one, two) for one, two in pairs if two == "dice" or (len(one) < len(two) and two.startswith(one[:3]))
    )


def is_noun(word: str, language: str) -> bool:
    """A German verb stands beside a number for other reasons, too: 0 steht auf der Karte."""
    return language != "de" or word[0].isupper()


@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("language", one_of_each(languages(), {"de"}))
def test_beside_a_number_stands_the_form_of_that_number(language: str, count: int) -> None:
    more = {two for _, two in forms(language)}
    ones = {one for one, two in forms(language) if not DATIVE.search(two) and is_noun(one, language)}
    is_one = Locale(language).plural_form(count) == "one"
    wrong = more if is_one else ones - more
    found = {
        (str(folder.relative_to(ROOT)), key): words
        for folder in FOLDERS
        for key, words in counted(folder, language, count).items()
        if key not in (NEVER_ONE if is_one else IN_COMPOUNDS) and wrong & set(words)
    }
    assert len(more) > 10
    assert found == {}


def texts_of(template: Path) -> Iterator[str]:
    """What a template says by itself, outside of all that is put into it."""
    bare = JINJA.sub("", template.read_text(encoding="utf-8"))
    yield from SEEN.findall(re.sub(r"<(input|button|meta)[^>]*type=\"hidden\"[^>]*>", "", bare))
    yield from HIDDEN.sub("\n", bare).splitlines()


@pytest.mark.parametrize("path", sorted((ROOT / "web/templates").glob("*.html")), ids=lambda path: path.name)
def test_a_template_says_nothing_by_itself(path: Path) -> None:
    assert [text.strip() for text in texts_of(path) if re.search(r"[^\W\d_]{2,}", text)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "web/static").glob("*.js")), ids=lambda path: path.name)
def test_a_script_says_nothing_by_itself(path: Path) -> None:
    code = re.sub(r"^\s*//.*$|\s//\s.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    literals = [first or second for first, second in re.findall(r'"([^"\n]*)"|`([^`]*)`', code)]
    assert [text for text in literals if re.search(r"[A-Z][a-z]+ [a-z]+|[.!?…]$", text)] == []


@pytest.mark.parametrize("folder", SPEAKING)
def test_a_module_says_nothing_by_itself_to_those_who_play(folder: str) -> None:
    paths = [path for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in HOSTS]
    found = [text for path in paths for text in sentences(path)]
    assert found == []


def sentences(path: Path) -> Iterator[str]:
    """Whole sentences in a module that are neither explanations nor errors of the program."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            quiet |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield from (f"{path.name}:{node.lineno}: {text}" for text in SENTENCE.findall(node.value))


TELLING = {"say", "refuse", "broken", "beware", "NotTaken"}
"""What puts values into a message."""


@pytest.mark.slow
def test_what_the_program_says_of_a_fault_is_marked_as_english() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{value.lineno}"
        for path in sorted((ROOT / "companion").rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in TELLING
        for value in (keyword.value for keyword in call.keywords)
        if getattr(getattr(value, "func", None), "id", "") != "Printed" and says_a_fault(value)
    ]
    assert found == []


def says_a_fault(value: ast.expr) -> bool:
    """True for the text of an exception, which is English."""
    return bool(re.search(r"\bstr\(fault\)|\.strerror\b|\.faults\[0\]$", ast.unparse(value)))


@pytest.mark.parametrize("language", languages())
def test_a_share_follows_a_sentence_without_a_second_mark(language: str) -> None:
    values = {"text": "Jo is hungry.", "share": "+1"}
    said = Catalogue([ROOT / "companion/table/texts"]).say(language, "told-share", values)
    assert "hungry. " in said.translate(dict.fromkeys(map(ord, "\u2068\u2069")))
