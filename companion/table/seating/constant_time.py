"""Compares secrets in a time that does not tell how far two of them agree."""

from hmac import compare_digest


def same(one: str, other: str) -> bool:
    """Compares two texts in constant time; both may be any text, even from a stranger's cookie."""
    return compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
