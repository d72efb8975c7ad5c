"""Puts what a stream tells of a change into the page, as page.js does it."""

import json


def changed(text: str, told: str) -> str:
    """The page that a text becomes by such a difference."""
    lines = text.split("\n")
    for first, gone, put in reversed(json.loads(told)):
        lines[first : first + gone] = put.split("\n")
    return "\n".join(lines)
