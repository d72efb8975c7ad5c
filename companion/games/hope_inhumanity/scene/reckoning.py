"""Reckoning at the end of a game."""

from collections.abc import Iterator

from companion.engine.words import Words, say
from companion.games.hope_inhumanity.state import ROUNDS, HopeInhumanityState


def reckoning(state: HopeInhumanityState) -> Iterator[Words]:
    """Rounds survived and Hope left, then each player's character and what is left of them."""
    yield say("end-rounds", n=state.round, of=ROUNDS)
    yield say("end-hope", n=state.hope)
    for survivor in state.survivors:
        key = "end-alive" if survivor.alive else "end-gone"
        yield say(key, name=survivor.name, n=max(0, survivor.humanity))
