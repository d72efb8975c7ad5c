"""Scripts and styles as they are sent: without what only people read, and a phone fetches for nothing."""

import re
from functools import lru_cache
from pathlib import Path

from flask import Flask, Response

LEAN = frozenset({".js", ".css"})
"""Suffixes of files that are sent without comments and indents."""


ROUND = re.compile(r"""/\*[^*]*\*/|\s*(?:;\s*(?=})|([{};,>]))\s*|("[^"\n]*"|'[^'\n]*')""")
"""Comments, last semicolons, characters around which blanks are removed, and texts, in which they stay."""
DECLARED = re.compile(r"""([{;]\n?[a-z-]+:)[ ]|"[^"\n]*"|'[^'\n]*'""")
"""The name of a property, behind which a blank is removed, and texts, in which it stays."""


class LeanFlask(Flask):
    """A server whose own scripts and styles are sent lean; what is vendored is sent as it came."""

    def send_static_file(self, filename: str) -> Response:
        """The file, or 404. Raises NotFound."""
        path, reply = Path(filename), super().send_static_file(filename)
        if path.suffix not in LEAN or "vendor" in path.parts or reply.status_code != 200:
            return reply
        reply.direct_passthrough = False
        text = lean(reply.get_data(as_text=True))
        reply.set_data(tight(text) if path.suffix == ".css" else text)
        return reply


@lru_cache(64)
def lean(text: str) -> str:
    """The lines of a script or style without indents, empty ones, and those that are only a comment."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not _is_comment(line))


@lru_cache(64)
def tight(style: str) -> str:
    """The style without comments, and without the blanks and line ends that part its rules."""
    closer = ROUND.sub(lambda found: found[1] or found[2] or "", style)
    return DECLARED.sub(lambda found: found[1] or found[0], closer)


def _is_comment(line: str) -> bool:
    return line.startswith("//") or (line.startswith("/*") and line.endswith("*/") and line.count("/*") == 1)
