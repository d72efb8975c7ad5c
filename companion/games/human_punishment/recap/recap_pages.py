"""The pages in which a night in the city is told back: who was who, who looked at whom, what was won."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, BondDiagram, BondEnd, Film, Person, RecapPage, Roster, Thread
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.chronicle import TAPS, turned
from companion.games.human_punishment.events import ActionTaken, Announced, Event
from companion.games.human_punishment.recap.night_map import night_map
from companion.games.human_punishment.rules.city import told_end
from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.start import campaign
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.ending import drawing, mask_words, openings
from companion.games.human_punishment.view.own_cards import log_line

Happened: TypeAlias = Beat[City, Event]
MOST_LINES, MOST_LOOKS = 3, 7
MOST_PAGES = 5
"""Number of pages for all; where there are more to tell, who came too close to whom gives way."""
AGAINST = {"told-looks": "whose", "told-steals": "other"}
"""Announcements of deeds against a player, and the field that names the victim."""
OFFICES = {"told-leader": "leader", "told-general": "general"}


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    if not beats or not beats[-1].state.players:
        return
    last = beats[-1].state
    told = (beat.event.sentences for beat in beats if isinstance(beat.event, Announced))
    heard = [message for some in told for message in some]
    deeds = _deeds(last, heard)
    secrets, known = list(_unmasked(last)), list(_known(last, beats))
    of_all = [*secrets, _night(last, heard, beats), *known, *_weave(last, deeds)]
    yield from of_all[:MOST_PAGES]
    for player in last.players:
        yield _own(last, player, deeds, heard)
        if last.over is not None and not campaign.is_played(last):
            yield _unknown(last, player)


def _unmasked(last: City) -> Iterator[RecapPage]:
    """Yields the chips and the masks, which the first game of a campaign keeps."""
    if last.over is not None and not campaign.is_played(last):
        yield _opened(last)
        yield _who(last)


def _known(last: City, beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """Yields what some knew before: who was turned, and what was looked at."""
    if last.over is not None and not campaign.is_played(last):
        yield from _turned(last, beats)
        yield from _looks(last)


def _opened(last: City) -> RecapPage:
    """The Network chip by chip, the Junkyard and the masks, and what that came to."""
    assert last.over is not None
    some = openings(last)
    end = told_end(*last.over)
    captions = (*(one.text for one in some), end)
    return RecapPage("opened", say("recap-opened"), end, (), Film(drawing(some), captions))


def _turned(last: City, beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """Lists the players turned in the night, by whom and when (HP-103, HP-104)."""
    lines: list[Words] = []
    for beat in beats:
        if isinstance(beat.event, ActionTaken) and beat.event.do in TAPS:
            by = last.player(beat.event.seat or "").name
            side = say("loyalty-machine" if beat.event.do == "machine tap" else "loyalty-legion")
            lines += [
                say("recap-turned", name=by, other=last.player(one).name, side=side, n=beat.state.turn.turn)
                for one in turned(beat.event)
            ]
    if lines:
        yield RecapPage(
            "turned", say("recap-turned-kicker"), say("recap-turned-title"), tuple(lines), picture="night"
        )


def _looks(last: City) -> Iterator[RecapPage]:
    """Lists each look at another player's cards with its result; of many, the latest MOST_LOOKS."""
    found = [
        (turn, say("recap-looked", name=player.name, line=log_line(last, turn, look)))
        for player in last.players
        for turn, look in player.known.log
        if look[1] != player.seat
    ]
    lines = tuple(line for _, line in sorted(found, key=lambda one: one[0])[-MOST_LOOKS:])
    if lines:
        yield RecapPage("looks", say("recap-looks"), say("recap-looks-title"), lines, picture="loyalty")


def _who(last: City) -> RecapPage:
    """Everybody's side, which is open once the game is over, and who of them has won."""
    won = winners(last) or ()
    people = tuple(
        Person(
            player.colour,
            player.name,
            mask_words(last, player, "recap-was", measured=True),
        )
        for player in last.players
    )
    return RecapPage("who", say("recap-who"), say("recap-who-title", n=len(won)), (), Roster(people))


def _deeds(last: City, heard: Sequence[Message]) -> Counter[tuple[str, str]]:
    """Counts how often each seat looked at or took something of another."""
    seats = {player.name: player.seat for player in last.players}
    pairs = (
        (str(one.values["name"]), str(one.values.get(AGAINST[one.key], "")))
        for one in heard
        if one.key in AGAINST
    )
    return Counter((seats[of], seats[to]) for of, to in pairs if of in seats and to in seats and of != to)


def _weave(last: City, deeds: Counter[tuple[str, str]]) -> Iterator[RecapPage]:
    if deeds:
        knots = tuple(BondEnd(player.seat, player.name, player.colour) for player in last.players)
        threads = tuple(Thread(of, to, n, against=True) for (of, to), n in sorted(deeds.items()))
        most = sorted(deeds.items(), key=lambda one: (-one[1], one[0]))
        lines = tuple(
            say("recap-watched", name=last.player(of).name, other=last.player(to).name, n=n)
            for (of, to), n in most
        )
        yield RecapPage(
            "weave", say("recap-weave"), say("recap-weave-title"), lines, BondDiagram(knots, threads)
        )


def _night(last: City, heard: Sequence[Message], beats: Sequence[Happened]) -> RecapPage:
    """Counts the announcements of the evening, on the city with what happened where."""
    told = Counter(one.key for one in heard)
    lines: list[Words] = [
        say("recap-enemies", n=told["told-appears"], fell=told["told-falls"] + told["told-eliminated"]),
        say("recap-offices", leaders=told["told-leader"], generals=told["told-general"]),
        say("recap-events", n=told["told-event"]),
        say("recap-detained", n=told["told-detained"]),
    ]
    title = say("recap-night-title", n=last.turn.turn)
    city = night_map(beats, () if campaign.is_played(last) else winners(last) or ())
    return RecapPage("night", say("game-title"), title, tuple(lines), city, picture=None if city else "night")


def _unknown(last: City, one: Player) -> RecapPage:
    """The looks that others took at a player, and the sides of those at whom this one never looked."""
    others = [other for other in last.players if other is not one]
    seen = [
        say("recap-looked", name=other.name, line=log_line(last, turn, look))
        for other in others
        for turn, look in other.known.log
        if look[1] == one.seat
    ]
    looked = {look[1] for _, look in one.known.log}
    sides = [
        say("recap-unknown-side", name=other.name, side=say(f"loyalty-{other.aims.loyalty.lower()}"))
        for other in others
        if other.seat not in looked
    ]
    title, lines = say("recap-unknown-title", n=len(seen)), (*seen[-MOST_LINES:], *sides[:MOST_LINES])
    return RecapPage("unknown", say("recap-unknown"), title, lines, picture="loyalty", seat=one.seat)


def _own(last: City, one: Player, deeds: Counter[tuple[str, str]], heard: Sequence[Message]) -> RecapPage:
    """A player's side, and who looked at it."""
    curious = sorted({last.player(of).name for of, to in deeds if to == one.seat})
    offices = Counter(
        OFFICES[told.key] for told in heard if told.key in OFFICES and told.values["name"] == one.name
    )
    lines: list[Words] = [
        say("recap-own-curious", names=", ".join(curious)) if curious else say("recap-own-unseen"),
        *(say(f"recap-own-{office}", n=n) for office, n in sorted(offices.items())),
    ]
    is_open = last.over is not None and not campaign.is_played(last)
    side = say(f"loyalty-{one.aims.loyalty.lower()}") if is_open else say("recap-own-hidden")
    return RecapPage("own", say("recap-own"), say("recap-own-title", side=side), tuple(lines), seat=one.seat)
