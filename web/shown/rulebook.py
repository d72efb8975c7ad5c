"""A game's rules as a page shows them: to read, to search, and to reach by number."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class RulePieceView:
    """A part of a sentence; with `to` it leads to the paragraph of that id on the same page."""

    text: str
    to: str = ""


@dataclass(frozen=True)
class RuleParagraphView:
    """A rule, or the meaning of a word: `ids` are its anchors, `head` is its beginning."""

    ids: tuple[str, ...]
    head: str
    pieces: tuple[RulePieceView, ...]

    def has(self, words: tuple[str, ...]) -> bool:
        """Return True if the paragraph contains all these words, given in lower case."""
        text = f"{self.head} {' '.join(self.ids)} {''.join(piece.text for piece in self.pieces)}".casefold()
        return all(word in text for word in words)


@dataclass(frozen=True)
class RuleChapterView:
    """A chapter, and its reminders."""

    id: str
    title: str
    reminders: tuple[str, ...]
    paragraphs: tuple[RuleParagraphView, ...]


@dataclass(frozen=True)
class Reminders:
    """Reminders for the present phase: the chapter that contains `rule`, and its reminder lines.

    `language` is theirs, if it is not the page's.
    """

    rule: str
    title: str
    lines: tuple[str, ...]
    language: str = ""


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game; `games` are all that have such a page, by id and title.

    The page is in one `language`; its chapters are `written` in another, where that is none of the game's.
    """

    language: str
    game: str
    title: str
    chapters: tuple[RuleChapterView, ...]
    games: tuple[tuple[str, str], ...]
    written: str = ""

    @property
    def length(self) -> int:
        """Number of paragraphs."""
        return sum(len(chapter.paragraphs) for chapter in self.chapters)

    def searched(self, wanted: str) -> "Rulebook":
        """Return the rules with only the paragraphs that contain every word; all of them without a word."""
        words = tuple(wanted.casefold().split())
        if not words:
            return self
        found = (
            replace(
                chapter,
                reminders=(),
                paragraphs=tuple(it for it in chapter.paragraphs if it.has(words)),
            )
            for chapter in self.chapters
        )
        return replace(self, chapters=tuple(one for one in found if one.paragraphs))
