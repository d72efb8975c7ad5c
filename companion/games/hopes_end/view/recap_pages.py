"""The pages in which a town is told back: its darkest page of History, who ruined whose, what it came to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, BondDiagram, BondEnd, Person, RecapPage, Roster, Shot, Thread
from companion.engine.words import say
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.events.history import HistoryDrawn, Repaired
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.hopes_end.events.turn import TilePlaced
from companion.games.hopes_end.memory import lasting
from companion.games.hopes_end.reckoning import brought_back, score_parts, standing
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.telling import in_words
from companion.games.hopes_end.view.film import film

Happened: TypeAlias = Beat[HopesEndState, Event]
MOST_LINES = 3


def recap_pages(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """All of them, in order."""
    if not beats or not beats[-1].state.citizens:
        return
    last = beats[-1].state
    ruined = _ruined(beats)
    yield from _grown(last, beats)
    yield from _darkest(beats)
    yield from _weave(last, ruined)
    yield _count(last, beats)
    yield from _remembered(last)
    if beats[-1].roll is not None:
        yield RecapPage("table", say("recap-table"), say("recap-table-title"), body=Shot(beats[-1].roll, ()))
    for seat in last.seats:
        yield _own(seat, ruined, beats)
        if last.outcome is not None:
            yield _unknown(seat, last)


def _grown(last: HopesEndState, beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """The map as it grew, tile by tile."""
    grown = film(beats)
    if grown is not None:
        yield RecapPage("grown", say("game-title"), say("recap-grown-title", n=len(last.town)), (), grown)


def _ruined(beats: Sequence[Happened]) -> Counter[tuple[str, str]]:
    """Number of times a seat chose a tile of another, or of its own, to ruin."""
    return Counter(
        (beat.event.chooser, beat.state.town[beat.event.x, beat.event.y].owner or "")
        for beat in beats
        if isinstance(beat.event, Ruined)
    )


def _darkest(beats: Sequence[Happened]) -> Iterator[RecapPage]:
    """The History card under which most tiles fell."""
    fallen = Counter[int]()
    drawn: list[Happened] = []
    for beat in beats:
        if isinstance(beat.event, HistoryDrawn):
            drawn.append(beat)
        elif isinstance(beat.event, Ruined) and drawn:
            fallen[len(drawn) - 1] += 1
    if fallen:
        at, n = max(fallen.items(), key=lambda one: (one[1], one[0]))
        state = drawn[at].state
        card = state.box.history[state.history or ""]
        lines = (say("recap-darkest-of", n=at + 1, all=len(drawn)),)
        title = say("recap-darkest-title", card=card.title or card.id, n=n)
        yield RecapPage("darkest", say("recap-darkest"), title, lines, picture="history")


def _weave(last: HopesEndState, ruined: Counter[tuple[str, str]]) -> Iterator[RecapPage]:
    between = {pair: n for pair, n in ruined.items() if pair[0] != pair[1] and pair[1]}
    if between:
        knots = tuple(
            BondEnd(citizen.seat.id, citizen.seat.name, citizen.seat.colour) for citizen in last.citizens
        )
        threads = tuple(Thread(of, to, n, against=True) for (of, to), n in sorted(between.items()))
        most = sorted(between.items(), key=lambda one: (-one[1], one[0]))
        lines = tuple(
            say("recap-ruined", name=last.name(of), other=last.name(to), n=n) for (of, to), n in most
        )
        yield RecapPage(
            "weave", say("recap-weave"), say("recap-weave-title"), lines, BondDiagram(knots, threads)
        )


def _count(last: HopesEndState, beats: Sequence[Happened]) -> RecapPage:
    """Page of the final scores, highest first."""
    people = tuple(
        Person(
            last.of(seat).seat.colour,
            last.name(seat),
            say("recap-scored", n=last.score(seat), parts=score_parts(last, seat)),
        )
        for seat in standing(last)
    )
    placed = sum(isinstance(beat.event, TilePlaced) for beat in beats)
    title = say("recap-count-title", n=placed, ruined=last.ruined)
    return RecapPage("count", say("recap-count"), title, (), Roster(people))


def _remembered(last: HopesEndState) -> Iterator[RecapPage]:
    """Page of each player's last answer, and what became of it."""
    lines = tuple(brought_back(last, one) for seat in last.seats for one in lasting(last, seat)[-1:])
    if lines:
        yield RecapPage("memory", say("recap-memory"), say("recap-memory-title"), lines, picture="morality")


def _unknown(seat: str, last: HopesEndState) -> RecapPage:
    """The tile or the page of History that would have come next."""
    tiles = sum(map(len, last.piles))
    left = say("recap-unknown-left", tiles=tiles, n=len(last.history_deck))
    coming = next((pile[0] for pile in last.piles if pile), None)
    title = say("recap-unknown-title", tile=in_words(coming)) if coming else say("recap-unknown-none")
    return RecapPage("unknown", say("recap-unknown"), title, (left,), picture="history", seat=seat)


def _own(seat: str, ruined: Counter[tuple[str, str]], beats: Sequence[Happened]) -> RecapPage:
    """Page about one player: tiles built, lost and repaired."""
    placed = sum(isinstance(beat.event, TilePlaced) and beat.event.seat == seat for beat in beats)
    lost = sum(n for (_, owner), n in ruined.items() if owner == seat)
    mended = sum(isinstance(beat.event, Repaired) and beat.event.seat == seat for beat in beats)
    last = beats[-1].state
    scored = say("recap-scored", n=last.score(seat), parts=score_parts(last, seat))
    lines = (scored, say("recap-own-lost", n=lost), say("recap-own-mended", n=mended))
    told = tuple(brought_back(last, one) for one in lasting(last, seat)[-MOST_LINES:])
    picture = "lost" if last.outcome == "lost" else "won" if seat in last.winners else "calm"
    return RecapPage(
        "own", say("recap-own"), say("recap-own-title", n=placed), (*lines, *told), picture=picture, seat=seat
    )
