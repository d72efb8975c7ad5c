"""Cross-site request protection: form and cookie bear a number that no other site can read."""

import re
import secrets
from hmac import compare_digest
from typing import cast

from flask import Response, g, request

from web.site import cookie

PROOF = "proof"
"""The cookie, and the field of forms that are sent without script."""
HEADER = "X-Proof"
"""Header that the page's script sends instead; a form of another site can set none."""
YEAR = 365 * 24 * 3600
A_PROOF = re.compile(r"[A-Za-z0-9_-]{22}")


def proof() -> str:
    """The number of this device: what its cookie says, or a new one that the reply brings."""
    if PROOF not in g:
        kept = request.cookies.get(cookie(PROOF), "")
        g.proof = kept if A_PROOF.fullmatch(kept) else secrets.token_urlsafe(16)
    return cast(str, g.proof)


def is_own_form() -> bool:
    """True if this request bears the number in its device's cookie."""
    kept = request.cookies.get(cookie(PROOF), "")
    sent = request.headers.get(HEADER) or request.form.get(PROOF, "")
    return A_PROOF.fullmatch(kept) is not None and compare_digest(kept.encode(), sent.encode())


def keeps_cookies() -> bool:
    """True if this device has sent the cookie that every page of ours brings."""
    return cookie(PROOF) in request.cookies


def keep_proof(response: Response) -> Response:
    """Makes a device keep the number that a page was drawn with; the page's script has to read it."""
    if PROOF in g and request.cookies.get(cookie(PROOF)) != proof():
        response.set_cookie(cookie(PROOF), proof(), max_age=YEAR, samesite="Lax", path="/")
    return response
