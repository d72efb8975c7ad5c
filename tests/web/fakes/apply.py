"""Puts what a stream tells of a change into the page, as page.js does it."""

import json
import re
from html.parser import HTMLParser

VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr"})


def changed(text: str, told: str) -> str:
    """The page that a text becomes by such panels."""
    for name, now in json.loads(told):
        if name == "state":
            text = now + text[text.index(">", text.index("<main")) + 1 :]
        else:
            found = re.search(f"<!--{name}-->(.*?)<!--/-->", text, re.DOTALL)
            assert found is not None, f"no panel {name}"
            text = text[: found.start(1)] + _put(found[1], now) + text[found.end(1) :]
    return text


def _put(was: str, now: str | list[str | int]) -> str:
    if isinstance(now, str):
        return re.sub('<g data-same="([^"]+)"></g>', lambda one: element(was, one[1]), now)
    return "\n".join([one if isinstance(one, str) else roots(was)[one] for one in now])


def element(html: str, name: str) -> str:
    """The element with that id."""
    begin = re.search(rf'<(\w+)[^>]* id="{re.escape(name)}"[^>]*>', html)
    assert begin is not None, f"no {name}"
    if begin[0].endswith("/>"):
        return begin[0]
    rest, depth = html[begin.start() :], 0
    for one in re.finditer(rf"<(/?){begin[1]}\b[^>]*>", rest):
        depth += -1 if one[1] else 1
        if not depth:
            return rest[: one.end()]
    raise AssertionError(f"{name} does not end")


def roots(html: str) -> list[str]:
    """The elements that HTML is made of, each with all inside it."""
    reading = _Roots(html)
    return [html[begin:end] for begin, end in zip(reading.begins, reading.ends, strict=True)]


class _Roots(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.begins, self.ends, self._depth = list[int](), list[int](), 0
        self._lines = [0, *[one.end() for one in re.finditer("\n", html)]]
        self.feed(html)

    def handle_starttag(self, tag: str, _attrs: object) -> None:
        if not self._depth:
            self.begins.append(self._place)
        self._depth += tag not in VOID
        if not self._depth:
            self.ends.append(self._place + len(self.get_starttag_text() or ""))

    def handle_startendtag(self, _tag: str, attrs: object) -> None:
        if not self._depth:
            self.handle_starttag("br", attrs)

    def handle_endtag(self, tag: str) -> None:
        self._depth -= 1
        if not self._depth:
            self.ends.append(self._place + len(f"</{tag}>"))

    @property
    def _place(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column
