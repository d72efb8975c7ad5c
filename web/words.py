"""The words of every language, read from Fluent files: one `<language>.ftl` for each folder of texts."""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

log = logging.getLogger(__name__)

ENGLISH = "en"
SENTENCES = 1024
"""Size of the cache of texts: all pages of a table say nearly the same."""
PARSED = 4096
"""Size of the cache of parsed messages: several games and languages."""
LONGEST = 2000
"""Characters of what is put into a sentence: fluent refuses over 2500, and no page has room for them."""
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ASTRAY = re.compile(r"^(?![ }#\n]|-?[a-zA-Z][\w-]* *=).+", re.MULTILINE)
"""A line that neither begins a message nor belongs to one."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """Says a key in a language, in English where that language has no words for it yet."""

    def __init__(self, folders: Iterable[Path]) -> None:
        """Reads every `<language>.ftl` of these folders. Raises ValueError for a file that cannot be read."""
        self._folders = tuple(folders)
        self._beside: dict[Path, Catalogue] = {}
        self._languages = {ENGLISH: Language(ENGLISH)}
        for folder in self._folders:
            for path in sorted(folder.glob("*.ftl")):
                self._languages.setdefault(path.stem, Language(path.stem)).read(path)
        self._remembered = lru_cache(SENTENCES)(self._sentence)

    def __reduce__(self) -> "tuple[type[Catalogue], tuple[tuple[Path, ...]]]":
        """As another process can read it, which reads the files itself."""
        return Catalogue, (self._folders,)

    def beside(self, folder: Path) -> "Catalogue":
        """These words and those of one more folder, which no other folder's catalogue knows."""
        if folder in self._folders:
            return self
        if folder not in self._beside:
            self._beside[folder] = Catalogue((*self._folders, folder))
        return self._beside[folder]

    def forget(self) -> None:
        """Forgets all sentences that were said: people are named in them."""
        self._remembered.cache_clear()
        for other in self._beside.values():
            other.forget()

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of which each folder has a file, English first if it is one of them."""
        found = [{path.stem for path in folder.glob("*.ftl")} for folder in self._folders]
        common = set.intersection(*found) if found else set[str]()
        return tuple(sorted(common or {ENGLISH}, key=lambda one: (one != ENGLISH, one)))

    def names(self) -> tuple[tuple[str, str], ...]:
        """Every language there is, and what it calls itself in `language-name`."""
        return tuple((language, self.say(language, "language-name", {})) for language in self.languages)

    def speaker(self, wanted: Iterable[str], key: str) -> str:
        """The first of these languages with a text of that key, or English, or any that has one."""
        asked = (*wanted, ENGLISH, *self._languages)
        known = (one for one in asked if one in self._languages and self._languages[one].knows(key))
        return next(known, ENGLISH)

    def say(self, language: str, key: str, values: Mapping[str, str | int]) -> str:
        """The text of that key. Raises KeyError for an unknown key, and for a hole left open."""
        return self._remembered(language, key, tuple(values.items()))

    def _sentence(self, language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        speaker = self._languages[self.speaker((language,), key)]
        if not speaker.knows(key):
            raise KeyError(key)
        return speaker.say(key, dict(values))


class Language:
    """The messages of one language; each is parsed when it is first said: all at once hold up a start."""

    def __init__(self, name: str) -> None:
        self._bundle = FluentBundle([name], use_isolating=False)
        self._unparsed: dict[str, str] = {}

    def read(self, path: Path) -> None:
        """Adds the messages of a file. Raises ValueError for a line that belongs to none."""
        self._unparsed = {**_messages(path, path.stat().st_mtime_ns), **self._unparsed}

    def knows(self, key: str) -> bool:
        """True if it has a valid message of that key."""
        if not self._bundle.has_message(key) and key in self._unparsed:
            self._parse(key)
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, str | int]) -> str:
        """The text of a key that it knows. Raises KeyError for one without, and for a hole left open."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        holes = {name: _cut(one) for name, one in values.items()}
        text, errors = self._bundle.format_pattern(pattern, holes)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parses a message and all that it refers to, which is there before it is."""
        waiting, found = [key], dict[str, Resource]()
        while waiting:
            name = waiting.pop()
            if name not in found and name in self._unparsed:
                found[name] = _parsed(self._unparsed[name])
                waiting += REFERENCE.findall(self._unparsed[name])
        for name, resource in reversed(found.items()):
            if any(isinstance(entry, Junk) for entry in resource.body):
                log.error("the words of %s make no sense", name)
            self._bundle.add_resource(resource)


@lru_cache(PARSED)
def _parsed(text: str) -> Resource:
    """A message as Fluent reads it, once for all catalogues that know it."""
    return FluentResource(text)


def _cut(value: str | int) -> str | int:
    """A value that is too long ends in an ellipsis."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@lru_cache
def _messages(path: Path, _changed: int) -> Mapping[str, str]:
    """The messages of a file as it was when it was last changed, by their keys, as they are written."""
    text = path.read_text(encoding="utf-8")
    if astray := ASTRAY.search(text):
        raise ValueError(f"{path}: cannot read {astray[0][:80]!r}; write it as `key = text`")
    begins = list(MESSAGE.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(begins, ends, strict=False)}
