"""Reads the forms of a page as a browser without JavaScript would."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

FORM = re.compile(r"<form\b.*?</form>", re.DOTALL)


@dataclass
class Form:
    """One form: where it goes, what it sends by itself, and the buttons and dice that can be picked."""

    id: str
    action: str
    hidden: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    picks: dict[str, list[str]] = field(default_factory=dict)
    standing: bool = False

    @property
    def question(self) -> str:
        """The id of the question that the form answers, or nothing."""
        return self.hidden.get("question", "") if self.action.endswith("/answer") else ""


class Forms(HTMLParser):
    """Collects the forms of a document."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.found: list[Form] = []
        self._open: Form | None = None
        self.feed("".join(FORM.findall(document)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "form":
            standing = "standing" in values.get("class", "").split()
            self._open = Form(values.get("id", ""), values.get("action", ""), standing=standing)
            self.found.append(self._open)
        elif self._open is not None:
            self._inside(self._open, tag, values)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None

    def _inside(self, form: Form, tag: str, values: dict[str, str]) -> None:
        kind, name, value = values.get("type"), values.get("name", ""), values.get("value", "")
        if tag == "input" and kind == "hidden":
            form.hidden[name] = value
        elif tag == "input" and kind == "radio":
            form.picks.setdefault(name, []).append(value)
        elif tag == "button" and kind != "button":
            form.buttons.append((name, value))
