"""The HTTP surface of the pages as an OpenAPI description, made of the routes and of what they take."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from flask import Flask
from werkzeug.routing import Rule

from web.ports.schema import EVERY_FORM, fields_of

VERSION = "3.1.0"
FORM = "application/x-www-form-urlencoded"
HOLE = re.compile(r"<(?:\w+:)?(\w+)>")
A_FILE = "A file that pages are made of."
ANSWERS = {
    "200": "Done, or the page itself; a refusal to the page's script, which says why.",
    "303": "It goes on elsewhere.",
    "400": "That is no request of a page.",
    "403": "Not for this viewer, or not from a page of this device.",
    "404": "There is no such thing.",
    "409": "Refused, with the reason; nothing changed.",
    "413": "Too much at once.",
    "421": "Not a name of this table.",
    "429": "Too many wrong codes.",
}


def describe(app: Flask) -> dict[str, Any]:
    """The whole description, as JSON has it."""
    paths: dict[str, Any] = {}
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: rule.rule):
        paths.setdefault(HOLE.sub(r"{\1}", rule.rule), {}).update(_operations(app, rule))
    return {"openapi": VERSION, "info": {"title": "The table companion", "version": "1"}, "paths": paths}


def _operations(app: Flask, rule: Rule) -> Iterator[tuple[str, Any]]:
    view = app.view_functions[rule.endpoint]
    for method in sorted((rule.methods or set()) & {"GET", "POST"}):
        operation: dict[str, Any] = {
            "operationId": rule.endpoint,
            "summary": (view.__doc__ or A_FILE).partition("\n")[0],
            "parameters": [*map(_in_path, HOLE.findall(rule.rule))],
            "responses": {status: {"description": says} for status, says in ANSWERS.items()},
        }
        fields = fields_of(view) or {}
        if method == "GET":
            operation["parameters"] += [_in_query(name, pattern) for name, pattern in fields.items()]
        else:
            content = {FORM: {"schema": _schema({**EVERY_FORM, **fields})}}
            operation["requestBody"] = {"content": content}
        yield method.lower(), operation


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(name: str, pattern: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": _text(pattern)}


def _schema(fields: Mapping[str, str]) -> dict[str, Any]:
    plain = {name: _text(pattern) for name, pattern in fields.items() if re.fullmatch(r"[\w-]+", name)}
    others = {f"^{name}$": _text(pattern) for name, pattern in fields.items() if name not in plain}
    return {"type": "object", "properties": plain} | ({"patternProperties": others} if others else {})


def _text(pattern: str) -> dict[str, str]:
    return {"type": "string", "pattern": f"^({pattern})$"}
