"""Reads HTML as a tree, so that tests ask for elements rather than for bits of text."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


@dataclass
class Element:
    """One element: its attributes (a bare one is empty) and what it holds, in order."""

    tag: str
    attributes: dict[str, str]
    parts: list["Element | str"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Everything that is said inside, with single spaces."""
        return " ".join(" ".join(part if isinstance(part, str) else part.text for part in self.parts).split())

    def walk(self) -> Iterator["Element"]:
        """This element and all inside it."""
        yield self
        for part in self.parts:
            if isinstance(part, Element):
                yield from part.walk()

    def all(self, tag: str, **attributes: str) -> list["Element"]:
        """Every element inside of that tag and those attributes (`class_` matches one class of several)."""
        return [one for one in self.walk() if one.tag == tag and one.has(attributes)]

    def without(self, attribute: str) -> "Element":
        """The same without what is inside of elements that bear that attribute."""
        kept = [] if attribute in self.attributes else self.parts
        parts = [one if isinstance(one, str) else one.without(attribute) for one in kept]
        return Element(self.tag, self.attributes, parts)

    def one(self, tag: str, **attributes: str) -> "Element":
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} times <{tag} {attributes}>"
        return found[0]

    def has(self, attributes: dict[str, str]) -> bool:
        """True if it bears all of these attributes."""
        return all(self._bears(name, value) for name, value in attributes.items())

    def _bears(self, name: str, value: str) -> bool:
        if name == "class_":
            return value in self.attributes.get("class", "").split()
        return self.attributes.get(name) == value


class _Reader(HTMLParser):
    """A name that is only marked as no word of a language is part of its sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("document", {})]
        self._tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = self.open[-1]
        if tag != "span" or dict(attrs) != {"translate": "no"}:
            element = Element(tag, {name: value or "" for name, value in attrs})
            self.open[-1].parts.append(element)
        if tag not in VOID:
            self.open.append(element)
            self._tags.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].parts.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        open_ = self._tags.pop()
        assert open_ == tag, f"</{tag}> closes <{open_}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        parts = self.open[-1].parts
        if parts and isinstance(parts[-1], str):
            parts[-1] += data
        else:
            parts.append(data)


def read(html: str) -> Element:
    """The document as a tree. Fails where a tag is not closed in its place."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert [one.tag for one in reader.open] == ["document"]
    return reader.open[0]
