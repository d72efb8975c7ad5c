"""The shelf of a table: its games, put aside or played, what they add up to, and each told back."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby

from companion.adapters.game_catalogue.game_pictures import BOX, address
from companion.adapters.language.localise import Localiser
from companion.adapters.recap.evening_recap import coloured
from companion.adapters.recap.recap_pages import RecapPages
from companion.adapters.use_cases.evenings.past_evenings import told_back
from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.command import Command, Number, TableCommand
from companion.table.commands.game import PlayAnother
from companion.table.commands.shelf import ForgetGame, PutAside
from companion.table.journal.table_journal import JournalGame
from companion.table.past.met_cards import cards_of, groups
from companion.table.past.tally import GameTally, tally
from companion.table.seating.left_game import LeftGame
from companion.table.seating.seating import NO_PROOF
from web.ports.protocol import PageViewer
from web.ports.queries import ReadShelf, ReadShelved
from web.shown.evening import EveningToldView, RecapPageView
from web.shown.shelf import (
    MetView,
    PersonView,
    ShelvedEvening,
    ShelvedGames,
    ShelvedView,
    TallyRow,
)

AT_ONCE = 24
"""The most played games on one page."""
MOST_PAIRS = 6
MOST_ASIDE = 2
"""The most games put aside that the lobby shows."""
MOST_TONIGHT = 6
"""The most games of this party that the lobby lists: its phones are other ones after *Next party*."""


@command("/shelf/replay", Need.HERE, Need.HOST)
class ReplayShelved(Command[str]):
    """Opens a game of the shelf to look at it step by step; returns the key to it."""

    shelved: Number


@handles(PutAside, PlayAnother)
def _leave(at: TableAccess, leaving: TableCommand[None], who: PageViewer) -> None:
    if isinstance(leaving, PlayAnother):
        at.put_away()
    at.carry_out(leaving, who)
    if at.parts.sent is not None:
        with suppress(OSError):
            at.parts.sent.forget()


@handles(ForgetGame)
def _forget(at: TableAccess, forgotten: ForgetGame, who: PageViewer) -> None:
    game = at.carry_out(forgotten, who)
    at.open_evenings.close()
    if at.archive is not None:
        at.archive.forget_photographs_of(game)


@handles(ReplayShelved)
def _replay(at: TableAccess, asked: ReplayShelved, _: PageViewer) -> str:
    _check_left(at, asked.shelved)
    evenings = at.table.evenings
    return at.open_evenings.add(evenings.reopen(evenings.taken_home(asked.shelved)))


@handles(ReadShelved)
def _shelved(at: TableAccess, asked: ReadShelved, who: PageViewer) -> EveningToldView:
    at.check_here(who)
    at.check_host(who)
    _check_left(at, asked.number)
    return told_back(at, at.table.evenings.read(asked.number), None, who)


@handles(ReadShelf)
def _shelf(at: TableAccess, asked: ReadShelf, who: PageViewer) -> ShelvedGames:
    at.check_here(who)
    at.check_host(who)
    return ShelfReader(at, who).shown(asked.first)


def _check_left(at: TableAccess, number: int) -> None:
    """Raises Refused for a game that may still go on, whose hands nobody else may see."""
    if at.table.record.may_go_on(number):
        raise refuse("refused-shelved-goes-on")
    if number not in {game.number for game in at.table.evenings.all()}:
        raise refuse("refused-not-aside")


class ShelfReader:
    """The shelf as one viewer reads it; a café's guests see no names of others."""

    def __init__(self, at: TableAccess, who: PageViewer) -> None:
        self._at, self._who = at, who
        self._say = at.speech(who)
        self._colour = coloured(self._say)
        self._packages = at.packages
        self._is_public = at.parts.cafe is not None

    def shown(self, first: int) -> ShelvedGames:
        """The page that begins with that game."""
        moment = self._at.table.moment
        games = [game for game in self._at.table.evenings.all() if game.number != moment.game]
        aside = [game for game in games if game.number in moment.seating.aside]
        played = [game for game in games if game.number not in moment.seating.aside]
        counted = tally(played)
        return ShelvedGames(
            self._who.language,
            tuple(map(self._shelved, aside)),
            () if self._is_public else tuple(self._evenings(played[first : first + AT_ONCE])),
            first,
            len(played),
            () if self._is_public else tuple(self._people(counted)),
            () if self._is_public else tuple(self._pairs(counted)),
            tuple(
                TallyRow(self._title(one.name), (str(one.played), self._say.date(one.latest)))
                for one in counted.games
            ),
            () if self._is_public else tuple(self._met(groups(self._at.table.evenings.all()))),
            may_forget=self._at.is_in_charge(self._who),
            may_take_up=moment.game is None,
        )

    def latest_aside(self) -> tuple[ShelvedView, ...]:
        """The games that were put aside last, for the lobby."""
        latest = self._at.table.moment.seating.aside[: -MOST_ASIDE - 1 : -1]
        games = {game.number: game for game in self._at.table.evenings.all()} if latest else {}
        return tuple(self._shelved(games[number]) for number in latest if number in games)

    def tonight(self) -> Iterator[str]:
        """Yields the latest games that this party has finished, oldest first, with their winners."""
        here = {place.proof for place in self._at.table.moment.seating.places} - {NO_PROOF}
        ended = [game for game in self._at.table.evenings.all() if game.party.left and game.party.left.over]
        theirs = [game for game in ended if here & {place.proof for place in game.party.places}]
        for game in reversed(theirs[:MOST_TONIGHT]):
            winners = game.party.left.winners if game.party.left else ()
            won = [place.seat.name for place in game.party.places if place.seat.id in winners]
            told = say("tonight-won", game=self._title(game.name), names=", ".join(won))
            yield self._say(told) if won else self._title(game.name)

    def _evenings(self, games: Iterable[JournalGame]) -> Iterator[ShelvedEvening]:
        for day, some in groupby(games, lambda game: self._say.evening(game.begun_at)):
            yield ShelvedEvening(day, tuple(map(self._shelved, some)))

    def _shelved(self, game: JournalGame) -> ShelvedView:
        left, aside = game.party.left, game.number in self._at.table.moment.seating.aside
        winners = left.winners if left else ()
        people = tuple(
            PersonView(
                place.player or place.seat.name, self._colour(place.seat.colour), place.seat.id in winners
            )
            for place in game.party.places
        )
        when = self._say.day(left.at if left else game.begun_at) if aside else self._say.hour(game.begun_at)
        return ShelvedView(
            game.number,
            self._title(game.name),
            people,
            when,
            self._stood(left, aside),
            self._picture(game.name, left),
            aside,
            self._won(people),
            self._highlight(game),
        )

    def _won(self, people: Sequence[PersonView]) -> str:
        names = [person.name for person in people if person.won]
        if len(names) == len(people) > 1:
            return self._say(say("shelf-all-won"))
        return self._say(say("shelf-won", names=self._say.listed(names), n=len(names))) if names else ""

    def _highlight(self, game: JournalGame) -> RecapPageView | None:
        package, left = self._packages.get(game.name), game.party.left
        if package is None or left is None or left.highlight is None:
            return None
        speech, kept = self._at.speech(self._who, package), self._at.archive
        pages = RecapPages(Localiser(speech, coloured(speech), lambda _: None))
        photograph = partial(kept.photograph, game.number) if kept else lambda _: None
        return pages.one(left.highlight, photograph)

    def _stood(self, left: LeftGame | None, aside: bool) -> str:
        if left is None:
            return ""
        if left.over:
            return self._say(say("shelf-lost" if left.lost else "shelf-over"))
        if left.round:
            return self._say(say("shelf-round" if aside else "shelf-broken-off-round", n=left.round))
        return self._say(say("shelf-begun" if aside else "shelf-broken-off"))

    def _people(self, counted: GameTally) -> Iterator[TallyRow]:
        for person in counted.people:
            games = [self._say(say("tally-wins", game=self._title(name), n=n)) for name, n in person.games]
            cells = (str(person.won), str(person.played), str(person.streak))
            yield TallyRow(person.name, cells, " · ".join(games))

    def _pairs(self, counted: GameTally) -> Iterator[TallyRow]:
        for pair in counted.pairs[:MOST_PAIRS]:
            yield TallyRow(self._say.listed(pair.names), (str(pair.won), str(pair.played)))

    def _met(self, found: Iterable[Sequence[JournalGame]]) -> Iterator[MetView]:
        """Yields how many cards each group of phones has met, under the names of its latest game."""
        for group in found:
            people = [place.player or place.seat.name for place in group[0].party.places if place.phone]
            n = len({(game.name, card) for game in group for card in cards_of(game)})
            yield MetView(group[0].number, ", ".join(people), self._say(say("shelf-met", n=n)))

    def _title(self, name: str) -> str:
        """The title of a game, or its name where it is not installed any more."""
        package = self._packages.get(name)
        return self._at.speech(self._who, package)(say("game-title")) if package else name

    def _picture(self, name: str, left: LeftGame | None) -> str | None:
        package = self._packages.get(name)
        return package and address(self._at.table.id, name, package, left.scene if left else BOX)
