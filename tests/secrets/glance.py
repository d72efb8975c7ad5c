"""What a neighbour sees who glances at a phone: all of it but covered cards and what is folded away."""

from html.parser import HTMLParser

SEEN = frozenset({"class", "data-mood", "hidden", "disabled", "open"})
"""The attributes that change how an element looks; ids and values are not seen."""
VOID = frozenset({"input", "meta", "link", "img", "br", "rect", "circle", "use", "path"})


def glance(page: str) -> list[str]:
    """The elements and texts that can be seen, in their order."""
    seen = _Glance()
    seen.feed(page)
    return seen.seen


class _Glance(HTMLParser):
    """Leaves out the face of a secret card, and everything of a folded part but its summary."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self._open: list[tuple[str, frozenset[str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if not self._is_hidden(tag) and values.get("type") != "hidden":
            look = " ".join(f"{name}={values[name]}" for name in sorted(values) if name in SEEN)
            self.seen.append(f"<{tag} {look}>")
        if tag not in VOID:
            self._open.append((tag, frozenset(values.get("class", "").split())))

    def handle_endtag(self, tag: str) -> None:
        while self._open and tag not in VOID and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._is_hidden(""):
            self.seen.append(data.strip())

    def _is_hidden(self, tag: str) -> bool:
        inside = [(name, classes) for name, classes in self._open]
        covered = any("secret" in classes for _, classes in inside) and any("face" in c for _, c in inside)
        folded = [place for place, (name, classes) in enumerate(inside) if name == "details"]
        summaries = [place for place, (name, _) in enumerate(inside) if name == "summary"]
        opened = tag == "summary" or (summaries and folded and summaries[-1] == folded[-1] + 1)
        return covered or (bool(folded) and not opened)
