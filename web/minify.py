"""Assets as they are sent: scripts and styles without what only people read, and text compressed.

An address alone decides what any of them says, so their size tells of no secret (docs/adr/0044).
"""

import gzip
import re
from functools import lru_cache
from pathlib import Path

from flask import Flask, Response, request

LEAN = frozenset({".js", ".css"})
"""Suffixes of files that are sent without comments and indents."""
TEXT = LEAN | {".svg"}
"""Suffixes of files that are sent compressed."""
FOR_EVER = "public, max-age=31536000, immutable"
BUILD = "v"
"""The argument that makes the address of an asset another one with each build."""
FILE_POLICY = "default-src 'none'; connect-src 'self'"
"""Content policy of a file, which counts for a worker alone: it follows the stream."""
KEPT = 256
"""Assets that stay in memory compressed: all of the pages' own and many pictures."""

ROUND = re.compile(r"""/\*[^*]*\*/|\s*(?:;\s*(?=})|([{};,>]))\s*|("[^"\n]*"|'[^'\n]*')""")
"""Comments, last semicolons, characters around which blanks are removed, and texts, in which they stay."""
DECLARED = re.compile(r"""([{;]\n?[a-z-]+:)[ ]|"[^"\n]*"|'[^'\n]*'""")
"""The name of a property, behind which a blank is removed, and texts, in which it stays."""


class LeanFlask(Flask):
    """A server whose own scripts and styles are sent lean; what is vendored is sent as it came."""

    def send_static_file(self, filename: str) -> Response:
        """The file, or 404. Raises NotFound."""
        path, reply = Path(filename), super().send_static_file(filename)
        reply.headers.remove("Content-Disposition")
        if path.suffix != ".svg":  # which may be opened as a document
            reply.headers["Content-Security-Policy"] = FILE_POLICY
        if BUILD in request.args:
            reply.headers["Cache-Control"] = FOR_EVER  # so nobody asks whether it has changed
            reply.headers.remove("Last-Modified")
            reply.headers.remove("ETag")
        if path.suffix not in TEXT or reply.status_code != 200:
            return reply
        reply.direct_passthrough = False
        if "vendor" not in path.parts:
            reply.set_data(sent(reply.get_data(), path.suffix))
        return compressed(reply)


def compressed(reply: Response) -> Response:
    """The reply, compressed where the browser takes that. Not for what a secret or a guest's text is in."""
    reply.vary.add("Accept-Encoding")
    if request.accept_encodings.quality("gzip"):
        reply.set_data(_packed(reply.get_data()))
        reply.content_encoding = "gzip"
        tag, _ = reply.get_etag()
        if tag:
            reply.set_etag(tag, weak=True)  # the same in two forms
    return reply


@lru_cache(KEPT)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


@lru_cache(KEPT)
def sent(data: bytes, suffix: str) -> bytes:
    """A file of ours with that suffix, without what only people read."""
    if suffix not in LEAN:
        return data
    text = lean(data.decode())
    return (tight(text) if suffix == ".css" else text).encode()


def lean(text: str) -> str:
    """The lines of a script or style without indents, empty ones, and those that are only a comment."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not _is_comment(line))


def tight(style: str) -> str:
    """The style without comments, and without the blanks and line ends that part its rules."""
    closer = ROUND.sub(lambda found: found[1] or found[2] or "", style)
    return DECLARED.sub(lambda found: found[1] or found[0], closer)


def _is_comment(line: str) -> bool:
    return line.startswith("//") or (line.startswith("/*") and line.endswith("*/") and line.count("/*") == 1)
