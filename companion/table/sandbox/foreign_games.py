"""Looks at games of other packages in a limited child, before any of their code runs in this process."""

from companion.engine.refusal import Refused
from companion.engine.words import Words, say
from companion.games.packs import Look, caution, packs
from companion.table.sandbox.sandbox import sandboxed


def look_elsewhere_first() -> None:
    """From now on a package that hangs, crashes or ends its process is left out instead of loaded."""
    caution.first = _in_a_child


def leave_out_foreign_games() -> None:
    """From now on no package of others is even looked at."""
    caution.none = True
    packs.cache_clear()


def _in_a_child(look: Look, package: str, name: str) -> Words:
    try:
        return sandboxed(look, package, name)
    except Refused:
        return say("pack-ends")
