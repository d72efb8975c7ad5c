"""Passwords in addresses: pages show dots, and keep the password where the dots are sent back."""

from vision.cameras.network import HIDDEN, SECRET, without_password


def with_password(typed: str, now: str) -> str:
    """The typed address; dots in it stand for the password in the address as it is `now`."""
    known = SECRET.search(now)
    same_host = without_password(typed).partition(HIDDEN)[2] == without_password(now).partition(HIDDEN)[2]
    if HIDDEN not in typed or known is None or not same_host:
        return typed
    return typed.replace(HIDDEN, known[0], 1)
