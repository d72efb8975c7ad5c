"""The words of every language, read from Fluent files: one `<language>.ftl` for each folder of texts."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

ENGLISH = "en"
SENTENCES = 4096
"""So many are remembered: every page of a table says nearly the same ones, again after each answer."""


class Catalogue:
    """Says a key in a language, in English where that language has no words for it yet."""

    def __init__(self, folders: Iterable[Path]) -> None:
        """Reads every `<language>.ftl` of these folders. Raises ValueError for a file that cannot be read."""
        self._bundles: dict[str, FluentBundle] = {ENGLISH: _bundle(ENGLISH)}
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                bundle = self._bundles.setdefault(path.stem, _bundle(path.stem))
                bundle.add_resource(_resource(path, path.stat().st_mtime_ns))
        self._remembered = lru_cache(SENTENCES)(self._sentence)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are words of, English first."""
        return (ENGLISH, *sorted(set(self._bundles) - {ENGLISH}))

    def names(self) -> tuple[tuple[str, str], ...]:
        """Every language there is, and what it calls itself in `language-name`."""
        return tuple((language, self.say(language, "language-name", {})) for language in self.languages)

    def say(self, language: str, key: str, values: Mapping[str, str | int]) -> str:
        """The text of that key. Raises KeyError for an unknown key, and for a hole left open."""
        return self._remembered(language, key, tuple(values.items()))

    def _sentence(self, language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        bundle = self._bundle_with(language, key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _bundle_with(self, language: str, key: str) -> FluentBundle:
        for bundle in (self._bundles.get(language), self._bundles[ENGLISH]):
            if bundle is not None and bundle.has_message(key):
                return bundle
        raise KeyError(key)


def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)


@lru_cache
def _resource(path: Path, _changed: int) -> Resource:
    """The file as it was when it was last changed: reading all of them is most of a table's start."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip()[:80]
            raise ValueError(f"{path}: cannot read {line!r}; write it as `key = text`")
    return resource
