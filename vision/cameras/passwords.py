"""Passwords in the addresses of cameras: parted from them, and hidden wherever an address is told."""

import re

SECRET = re.compile(r"(?<=://)(?:[^/?#\s]*@|[^/?#\s:@]*:(?!\d+(?:[/?#]|$))\S*@)")
"""User and password; a password may hold an @, and one that was typed as it is a / as well."""
FIELD = re.compile(
    r"([?&](?:\w*(?:pass|pwd|pw|secret|token|auth|key|login|user|usr)\w*|p|u)=)[^&#\s]*", re.IGNORECASE
)
"""A field of the address itself in which some cameras want them."""
HIDDEN = "•••"


def parted(address: str) -> tuple[str, str]:
    """The address without user and password, and these as they stand in it: `ada:s3cret`."""
    found = SECRET.search(address)
    return (SECRET.sub("", address), found[0][:-1]) if found else (address, "")


def without_password(address: str) -> str:
    """The address with dots in the place of user and password."""
    return FIELD.sub(rf"\1{HIDDEN}", SECRET.sub(f"{HIDDEN}@", address))
