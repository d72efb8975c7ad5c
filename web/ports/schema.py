"""Schema of each request, declared beside its route: checked before it is read, and published."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from flask import current_app, request
from werkzeug.datastructures import MultiDict


class Astray(Exception):  # noqa: N818 - leads somewhere else, no fault of the program
    """There is no way on here: `key` names the texts that say why and what to do, `status` is HTTP's."""

    def __init__(self, status: int, key: str, table: str | None = None) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.table = table


View = TypeVar("View", bound=Callable[..., Any])
ID = "[A-Za-z0-9_.:-]{0,120}"
"""Ids made by the program: seats, questions, options, colours, files, tokens."""
NUMBER = "[0-9]{0,9}"
YES_NO = "yes|no|"
TEXT = r"[\s\S]{0,1000}"
"""Typed text; its reader checks it."""
LONG = r"[\s\S]{0,1000000}"
"""A pasted file; its reader has a limit of its own."""
DICE: Mapping[str, str] = {"slots": NUMBER, "die-[0-9]{1,2}": ID, "swap": ID}
EVERY_FORM: Mapping[str, str] = {
    "as": ID,
    "seat": ID,
    "playing": NUMBER,
    "command": TEXT,
    "proof": TEXT,
}
TAKES = "takes"
MOST_BYTES = "most_bytes"
"""Names what a view lets in where that is more than usual."""


def takes(fields: Mapping[str, str] | None = None, **more: str) -> Callable[[View], View]:
    """Names the fields of a form, or of a query, by regular expressions of their names and of their values.

    What is not named is never read.
    """

    def named(view: View) -> View:
        setattr(view, TAKES, {**(fields or {}), **more})
        return view

    return named


def fields_of(view: object) -> Mapping[str, str] | None:
    """The fields that a view takes, or None where it does not say."""
    found: Mapping[str, str] | None = getattr(view, TAKES, None)
    return found


def check_fields() -> None:
    """Refuses what is not of the shape that the route names. Raises Astray (400)."""
    view = current_app.view_functions.get(request.endpoint or "")
    known = {**EVERY_FORM, **(fields_of(view) or {})}
    if not all(_fits(values, known) for values in (request.args, request.form)):
        raise Astray(400, "no-answer")


def _fits(values: MultiDict[str, str], known: Mapping[str, str]) -> bool:
    return all(_is_of(known, name, value) for name, value in values.items(multi=True))


def _is_of(known: Mapping[str, str], name: str, value: str) -> bool:
    patterns = (pattern for of, pattern in known.items() if re.fullmatch(of, name))
    pattern = next(patterns, None)
    return pattern is None or re.fullmatch(pattern, value) is not None
