"""What the forms of a page bear, so that each of them counts once and for its own device."""

import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class FormIds:
    """What the forms of one page bear: a fresh command id each, and the proof of the device they are for.

    Without a proof they bear neither: then the page's script sees to both.
    """

    proof: str = ""

    def __call__(self) -> str:
        return fresh_command() if self.proof else ""


def fresh_command() -> str:
    """A new command id; nobody can guess it."""
    return secrets.token_urlsafe(12)
