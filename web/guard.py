"""Checks on every request and headers of every reply: same origin, small bodies, strict headers."""

from types import MappingProxyType

from flask import Flask, Response, current_app, request

from web.connections.host_names import is_ours
from web.form_origin import is_own_form, keep_proof, keeps_cookies, proof
from web.ports.commands import UPLOAD_BYTES
from web.ports.schema import MOST_BYTES, Astray, check_fields
from web.site import site

BODY_LIMIT = 16 * 1024
UPLOAD_LIMIT = 12 * 1024 * 1024
"""Bytes of what the host brings in: photographs, backups, a version of eight million."""
MEGABYTE = 1024 * 1024
REFUSED_FROM = max(UPLOAD_BYTES.values()) + 4 * MEGABYTE
"""Bytes of a request that is not even taken in; one up to there is refused with a page of ours."""
TEXT_LIMIT = 1_000_000
"""Bytes of what is text, a deck or settings."""
UPLOADS = MappingProxyType(
    {
        **dict.fromkeys(("card_editor.decks", "card_editor.change_deck", "staff.bring"), 2 * TEXT_LIMIT),
        **dict.fromkeys(("card_editor.photograph", "staff.update"), UPLOAD_LIMIT),
    }
)
READING = frozenset({"GET", "HEAD", "OPTIONS"})
LASTING = frozenset({"stream.follow"})
"""Read-only addresses that hold a thread as long as they are open."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def guard(app: Flask) -> None:
    """Refuses requests by a foreign name or from another site, and adds the headers to each reply."""
    app.config["MAX_CONTENT_LENGTH"] = BODY_LIMIT
    app.config["MAX_FORM_MEMORY_SIZE"] = BODY_LIMIT
    app.before_request(_let_uploads_in)
    app.before_request(_refuse_other_names)
    app.before_request(_refuse_other_sites)
    app.before_request(_refuse_foreign_forms)
    app.before_request(check_fields)
    app.after_request(keep_proof)
    app.after_request(_add_headers)


def _let_uploads_in() -> None:
    view = current_app.view_functions.get(request.endpoint or "")
    limit: int | None = getattr(view, MOST_BYTES, None) or UPLOADS.get(request.endpoint or "")
    if limit:
        request.max_content_length = limit
        request.max_form_memory_size = TEXT_LIMIT


def _refuse_other_names() -> None:
    """A site of the internet may give its name this machine's number (DNS rebinding), and then ask freely."""
    if not is_ours(request.host, site().house.names):
        raise Astray(421, "other-name")


def _refuse_other_sites() -> None:
    if (request.method not in READING or request.endpoint in LASTING) and not _is_same_origin():
        raise Astray(403, "other-site")


def _refuse_foreign_forms() -> None:
    if request.method not in READING and not is_own_form():
        proof()
        if not keeps_cookies():
            raise Astray(403, "no-cookies")
        raise Astray(403, "stale-form")


def _is_same_origin() -> bool:
    """Browsers say where a request comes from; what says nothing at all is no browser (a test, a script)."""
    fetch_site = request.headers.get("Sec-Fetch-Site")
    if fetch_site is not None:
        return fetch_site in {"same-origin", "none"}
    origin = request.headers.get("Origin")
    return origin is None or origin.partition("://")[2] == request.host


def _add_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if "Cache-Control" not in response.headers:
        response.headers["Cache-Control"] = "no-store"
    return response
