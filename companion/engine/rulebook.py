"""The numbered rules of a game as they are written down: chapters of paragraphs, each under its numbers."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

NUMBER = re.compile(r"\b([A-Z]+)-(A?)(\d+)\b")
_ENTRY = re.compile(r"\*\*(.+?)\*\*\s*(.*)", re.S)
_RANGE = re.compile(r"(?P<letters>[A-Z]+-)(?P<first>\d+) \S+ [A-Z]+-(?P<last>\d+)")
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class RuleParagraph:
    """A rule under its `numbers`; or what a word means, in its forms, the `terms`; or what is only said."""

    numbers: tuple[str, ...]
    terms: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class RuleChapter:
    """A part of the rules, and the `reminders` that fit on a card while it is played."""

    title: str
    reminders: tuple[str, ...]
    paragraphs: tuple[RuleParagraph, ...]

    @property
    def numbers(self) -> frozenset[str]:
        """The numbers of all rules in it."""
        return frozenset(number for paragraph in self.paragraphs for number in paragraph.numbers)


def chapters(text: str) -> tuple[RuleChapter, ...]:
    """The chapters of a Markdown file: headings, lists that begin with bold numbers, reminders quoted.

    What stands before the first heading of the second order is for readers of the file, and left out.
    """
    return tuple(map(_chapter, re.split(r"^## ", text, flags=re.M)[1:]))


def numbers_in(text: str) -> Iterator[str]:
    """The numbers of rules that a sentence names, in its order."""
    return (found[0] for found in NUMBER.finditer(text))


def _chapter(text: str) -> RuleChapter:
    title, _, body = text.partition("\n")
    blocks = [block for block in re.split(r"\n(?=[->] |\n)", f"\n{body}") if block.strip()]
    quoted = tuple(_plain(block.strip()[1:]) for block in blocks if block.strip().startswith(">"))
    told = (block.strip() for block in blocks if not block.strip().startswith(">"))
    return RuleChapter(title.strip(), quoted, tuple(map(_paragraph, told)))


def _paragraph(block: str) -> RuleParagraph:
    entry = _ENTRY.fullmatch(block.removeprefix("- "))
    if entry is None:
        return RuleParagraph((), (), _plain(block))
    head, text = entry.groups()
    parts = head.split(", ")
    numbers = tuple(number for part in parts for number in _numbered(part))
    return RuleParagraph(numbers, () if numbers else tuple(parts), _plain(text))


def _numbered(part: str) -> Iterator[str]:
    span = _RANGE.fullmatch(part)
    if span is None:
        yield from ([part] if NUMBER.fullmatch(part) else [])
        return
    for number in range(int(span["first"]), int(span["last"]) + 1):
        yield f"{span['letters']}{number:0{len(span['first'])}}"


def _plain(text: str) -> str:
    """One line, without the marks of Markdown."""
    return re.sub(r"[ \t\r\n]+", " ", re.sub(r"[`*]", "", _LINK.sub(r"\1", text))).strip()
