"""What every request must keep to and every reply carries: same origin, small bodies, strict headers."""

from flask import Flask, Response, request

from web.visit import Astray

BODY_LIMIT = 16 * 1024
READING = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
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
    """Refuses requests that another site sends, and adds the headers to each reply."""
    app.config["MAX_CONTENT_LENGTH"] = BODY_LIMIT
    app.config["MAX_FORM_MEMORY_SIZE"] = BODY_LIMIT
    app.before_request(_refuse_other_sites)
    app.after_request(_add_headers)


def _refuse_other_sites() -> None:
    if request.method not in READING and not _is_same_origin():
        raise Astray(403, "other-site")


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
