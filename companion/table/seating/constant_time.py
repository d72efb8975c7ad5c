"""Compares secrets in a time that does not tell how far two of them agree."""

from hmac import compare_digest


def same(one: str, other: str) -> bool:
    """Whether both are the same text; any text may be asked, whatever a stranger puts into a cookie."""
    return compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
