"""The notebook of a phone that waits: who looked at whom, how the last vote ended, whose turn is next."""

from collections.abc import Iterator

from companion.engine.view import Meanwhile, Suspect
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.bars import shown_bar

OF_OTHERS = ("loyalty", "objective", "hand", "programs", "chips")
"""Looks at what another has: everybody hears of them, only the looker knows what was seen (HP-309)."""
SIDES = ("human", "machine", "fallen", "legion")
LATEST = 6
"""Number of looks that are shown of a player."""


def meanwhile(city: City, own: Player) -> Meanwhile:
    """The goal, the last vote with one's own voice, the turns to come, and the others as all know them."""
    return Meanwhile(
        say("goal"),
        shown_bar(city, "morale"),
        tuple(_vote(city, own)),
        tuple(city.in_turn()[1:]) if city.turn.active else (),
        tuple(
            Suspect(player.seat, tuple(_seen(city, player)))
            for player in city.players
            if player.seat != own.seat
        ),
        tuple(say(f"loyalty-{side}") for side in SIDES),
    )


def _vote(city: City, own: Player) -> Iterator[Message]:
    """Yields the number of those who said yes, and this player's own voice (HP-216)."""
    if city.middle.vote_count is not None and own.seat in city.middle.votes:
        mine = say("yes" if city.middle.votes[own.seat] else "no")
        yield say("known-vote", n=city.middle.vote_count, of=len(city.middle.votes), mine=mine)


def _seen(city: City, one: Player) -> Iterator[Words]:
    """Yields looks by a player and at that player; the latest come first."""
    looks = [
        (turn, by, kind, of)
        for by in city.players
        for turn, (kind, of, _) in by.known.log
        if kind in OF_OTHERS and of != by.seat and one.seat in {by.seat, of}
    ]
    for turn, by, kind, of in sorted(looks, key=lambda look: -look[0])[:LATEST]:
        what = say(f"log-{kind}", name=city.player(of).name)
        yield say("known-look", n=turn, name=by.name, what=what)
    if not looks:
        yield say("known-nothing", name=one.name)
