"""Ids in the forms of a page, so that each counts once and for its own device."""

import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class FormIds:
    """Ids of the forms of one page: a fresh command id each, and the proof of their device.

    Without a proof both are empty: the page's script adds them.
    """

    proof: str = ""

    def __call__(self) -> str:
        return fresh_command() if self.proof else ""


def fresh_command() -> str:
    """A new command id; nobody can guess it."""
    return secrets.token_urlsafe(12)
