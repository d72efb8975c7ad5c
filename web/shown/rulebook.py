"""A game's rules as a page shows them: to be read, searched, and reached by number."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class RulePieceView:
    """A part of a sentence; with `to` it leads to the paragraph of that id on the same page."""

    text: str
    to: str = ""


@dataclass(frozen=True)
class RuleParagraphView:
    """A rule, or the meaning of a word: `ids` are what it is reached by, `head` is what it begins with."""

    ids: tuple[str, ...]
    head: str
    pieces: tuple[RulePieceView, ...]

    def has(self, words: tuple[str, ...]) -> bool:
        """Whether all these words, in small letters, stand in it."""
        text = f"{self.head} {' '.join(self.ids)} {''.join(piece.text for piece in self.pieces)}".casefold()
        return all(word in text for word in words)


@dataclass(frozen=True)
class RuleChapterView:
    """A chapter, and what is to be remembered while it is played."""

    id: str
    title: str
    reminders: tuple[str, ...]
    paragraphs: tuple[RuleParagraphView, ...]


@dataclass(frozen=True)
class Reminders:
    """The card of what is played now: the chapter of that `rule`, and what is easily forgotten in it."""

    rule: str
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language; `games` are all that have such a page, by id and title."""

    language: str
    game: str
    title: str
    chapters: tuple[RuleChapterView, ...]
    games: tuple[tuple[str, str], ...]

    @property
    def length(self) -> int:
        """How many paragraphs there are."""
        return sum(len(chapter.paragraphs) for chapter in self.chapters)

    def searched(self, wanted: str) -> "Rulebook":
        """The same, with only the paragraphs in which every word stands; all of them where none is given."""
        words = tuple(wanted.casefold().split())
        if not words:
            return self
        found = (
            replace(one, reminders=(), paragraphs=tuple(each for each in one.paragraphs if each.has(words)))
            for one in self.chapters
        )
        return replace(self, chapters=tuple(one for one in found if one.paragraphs))
