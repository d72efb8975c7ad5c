"""A game's rules as a page with links between rules and terms."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files

from companion.adapters.language.speech import Speech
from companion.engine.game import HouseRule
from companion.engine.rulebook import NUMBER, RuleChapter, RuleParagraph, chapters, numbers_in
from companion.engine.slug import slug
from companion.engine.words import say
from web.shown import rulebook as shown
from web.words import ENGLISH

RULES = re.compile(r"RULES(?:\.([a-z]+))?\.md")


def language_of(package: str, wanted: Iterable[str]) -> str:
    """The first of these languages in which the rules are written, or English, or any in which they are."""
    there = _written_in(package)
    return next((one for one in (*wanted, ENGLISH, *there) if one in there), ENGLISH)


@lru_cache(32)
def written(package: str, language: str) -> tuple[RuleChapter, ...]:
    """The chapters in that language, or in one in which they are written."""
    name = _written_in(package).get(language_of(package, (language,)))
    return chapters((files(package) / name).read_text(encoding="utf-8")) if name else ()


def _written_in(package: str) -> Mapping[str, str]:
    """The file of the rules by its language; the English one has none in its name."""
    names = sorted(one.name for one in files(package).iterdir())
    found = ((RULES.fullmatch(name), name) for name in names)
    return {one[1] or ENGLISH: name for one, name in found if one}


def rulebook(
    written: tuple[RuleChapter, ...], house_rules: Iterable[HouseRule], speech: Speech
) -> tuple[shown.RuleChapterView, ...]:
    """The chapters as a page shows them; house rules that they leave out come last, with their choices."""
    known = frozenset[str]().union(*(chapter.numbers for chapter in written))
    rest = tuple(
        _chosen(rule, speech) for rule in house_rules if not known.issuperset(numbers_in(rule.about))
    )
    if rest:
        written = (*written, RuleChapter(speech(say("rulebook-choices")), (), rest))
    ways = dict(_ways(written))
    return tuple(_chapter(f"chapter-{n}", one, ways) for n, one in enumerate(written, start=1))


@lru_cache(256)
def reminders(package: str, wanted: tuple[str, ...], rule: str) -> shown.Reminders | None:
    """The reminders in that rule's chapter, in the first of these languages; None if it has none."""
    language = language_of(package, wanted)
    chapter = next((one for one in written(package, language) if rule in one.numbers), None)
    if chapter is None or not chapter.reminders:
        return None
    return shown.Reminders(rule, chapter.title, chapter.reminders, language if language != wanted[0] else "")


def _chosen(rule: HouseRule, speech: Speech) -> RuleParagraph:
    label, choices = speech(rule.label), " / ".join(speech(choice.label) for choice in rule.choices)
    return RuleParagraph(
        tuple(numbers_in(rule.about)), (), f"{label}{'' if label.endswith('?') else ':'} {choices}"
    )


def _ways(written: Iterable[RuleChapter]) -> Iterator[tuple[str, str]]:
    for chapter in written:
        for paragraph in chapter.paragraphs:
            yield from ((number, number) for number in paragraph.numbers)
            yield from ((term, f"term-{slug(paragraph.terms[0])}") for term in paragraph.terms)


def _chapter(name: str, chapter: RuleChapter, ways: Mapping[str, str]) -> shown.RuleChapterView:
    paragraphs = tuple(_paragraph(paragraph, ways) for paragraph in chapter.paragraphs)
    return shown.RuleChapterView(name, chapter.title, chapter.reminders, paragraphs)


def _paragraph(one: RuleParagraph, ways: Mapping[str, str]) -> shown.RuleParagraphView:
    ids = one.numbers or tuple(dict.fromkeys(ways[term] for term in one.terms))
    head = ", ".join(one.numbers) or (one.terms[0] if one.terms else "")
    return shown.RuleParagraphView(ids, head, tuple(_pieces(one.text, ways, frozenset(ids))))


def _pieces(text: str, ways: Mapping[str, str], own: frozenset[str]) -> Iterator[shown.RulePieceView]:
    """The text, cut where something in it has a paragraph of its own."""
    end = 0
    for found in _pattern(tuple(ways)).finditer(text):
        to = ways.get(found[0], "")
        if to and to not in own:
            yield shown.RulePieceView(text[end : found.start()])
            yield shown.RulePieceView(found[0], to)
            end = found.end()
    yield shown.RulePieceView(text[end:])


@lru_cache(16)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    terms = sorted((name for name in names if not NUMBER.fullmatch(name)), key=len, reverse=True)
    return re.compile("|".join([NUMBER.pattern, *(rf"\b{re.escape(term)}\b" for term in terms)]))
