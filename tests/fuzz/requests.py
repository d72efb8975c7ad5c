"""Requests as nobody's page would send them, made from what the server says that it understands."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from web.openapi import FORM

ROLES = ("kiosk", "seat", "join", "claim", "private", "setup", "judge", "")
LIKELY = ("seat-1", "seat-2", "red", "yes", "no", "go", "begin", "0", "1", "7", "en", "de", "light", "")
STRANGE = ("../../etc/passwd", "\x00", "í\xa0\x80", "💥" * 90)
NOW = "now:"
"""What begins so, and ends in a number, stands for a word that means something at the table by then."""


@dataclass(frozen=True)
class Asked:
    """One request: the method, the address, the fields."""

    method: str
    address: str
    fields: Mapping[str, str]

    def meant(self, known: list[str]) -> dict[str, str]:
        return {name: _meant(value, known) for name, value in self.fields.items()}


def asked(description: Mapping[str, Any], table: str) -> st.SearchStrategy[Asked]:
    """Any request to that table, but for the files that pages are made of."""
    operations = [
        _one(method.upper(), address.replace("{table}", table), operation)
        for address, methods in description["paths"].items()
        for method, operation in methods.items()
        if not address.startswith("/static")
    ]
    return st.one_of(operations)


def _one(method: str, address: str, operation: Mapping[str, Any]) -> st.SearchStrategy[Asked]:
    fields = {one["name"]: one["schema"] for one in operation["parameters"] if one["in"] == "query"}
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"][FORM]["schema"]
        numbered = schema.get("patternProperties", {}).items()
        fields = {**schema["properties"], **{_named(pattern): one for pattern, one in numbered}}
    values = {name: _value(name, schema) for name, schema in fields.items()}
    holes = st.sampled_from([*(one for one in LIKELY if one), "..%2f..%2fetc%2fpasswd", "BCDF"])
    addresses = holes.map(lambda text: re.sub(r"{\w+}", text, address))
    return st.builds(Asked, st.just(method), addresses, st.fixed_dictionaries({}, optional=values))


def _named(pattern: str) -> str:
    """A name of the fields that this pattern means."""
    return pattern.strip("^$").replace("[0-9]{1,2}", "0").replace(".+", "pin")


def _value(name: str, schema: Mapping[str, str]) -> st.SearchStrategy[str]:
    if name == "as":
        return st.sampled_from(ROLES)
    right = st.from_regex(schema["pattern"].removeprefix("^").removesuffix("$"), fullmatch=True)
    now = st.integers(0, 20).map(lambda n: f"{NOW}{n}")
    return st.one_of(now, st.sampled_from(LIKELY), right, st.sampled_from(STRANGE), st.text(max_size=40))


def _meant(value: str, known: list[str]) -> str:
    number = value.removeprefix(NOW)
    return known[int(number) % len(known)] if value.startswith(NOW) else value
