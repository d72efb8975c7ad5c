"""One table with what is attached to it, and what its visitors may do there."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.language.twin_cards import in_other_words
from companion.adapters.programs.public_view import PublicView
from companion.adapters.seats.claims import Claims
from companion.adapters.seats.decoy_prompts import DecoyPrompts
from companion.adapters.seats.shared_screen import SharedScreenSession
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.open_evenings import OpenEvenings
from companion.engine.answers import Origin
from companion.engine.refusal import Refused, refuse
from companion.shared_view.look import GameLook
from companion.table.commands.command import TableCommand
from companion.table.files.faults import not_written
from companion.table.moment import Moment
from companion.table.state import Actor
from web.ports.protocol import PageViewer, Sorry
from web.words import ENGLISH

log = logging.getLogger(__name__)
T = TypeVar("T")


class TableAccess:
    """A table, its parts and its host's lock."""

    def __init__(self, parts: TableParts) -> None:
        self.parts = parts
        self.table = parts.table
        self.presence, self.hardware = parts.presence, parts.hardware
        self.join_info, self.archive = parts.join_info, parts.archive
        self.lock, self.wizard = parts.lock, parts.wizard
        self.claims = self.hardware.claims or Claims(
            self.table, self.presence.wake, connected=self.presence.here
        )
        self.shared_screen = SharedScreenSession(self.table)
        self.open_evenings = OpenEvenings(self.table)
        self.decoys = DecoyPrompts(self.table, lambda: self.wizard is None or self.wizard.decoys)
        self.public = PublicView(self.table, self.said)
        self.sent_key: tuple[str, str] = "", ""
        """A game, and the key to what its phones were sent."""
        self._which: tuple[int | None, str] = None, ""

    @property
    def language(self) -> str | None:
        """The language that the kiosk reads, or None while none was chosen."""
        return self.table.moment.seating.language or (self.wizard.language if self.wizard else None)

    @property
    def deck_editor(self) -> DeckEditor | None:
        """The card editor of what is played, if its cards can be written."""
        return self.parts.deck_editor(self.table.game)

    @property
    def packages(self) -> Mapping[str, str]:
        """The packages of all games that are installed, by the names of the games."""
        own = self.table.game
        return {own.meta.name: own.meta.package, **{game.name: game.package for game in self.parts.games}}

    @property
    def looks(self) -> Mapping[str, GameLook]:
        """The looks of all games that can be played here, by their names."""
        metas = (self.table.game.meta, *self.parts.games)
        return {one.name: one.look for one in metas if one.look}

    @property
    def most(self) -> int:
        """The most who can sit here: as many as the game is for, and as the table has places."""
        most: int = self.table.game.meta.max_players
        return min(most, self.wizard.seats) if self.wizard else most

    def speech(self, who: PageViewer, package: str | None = None) -> Speech:
        """Sentences in a viewer's language, by the game of that package or the one that is played."""
        words = folder_of_words(package or self.table.game.meta.package)
        return Speech(self.parts.catalogue.beside(words), who.language, otherwise=self.language or ENGLISH)

    def said(self, moment: Moment, language: str) -> Speech:
        """Sentences about that moment, in that language or in the table's own."""
        spoken = language or moment.seating.language or ENGLISH
        return self.speech(PageViewer(None, spoken), self.table.game_of(moment).meta.package)

    def cards_in(self, language: str) -> Mapping[str, str]:
        """The texts of cards that lie on the shelf in that language, too, except the names of people here."""
        try:
            texts = in_other_words(self.table.cards.texts(), language)
        except Refused:
            return {}
        names = {seat.name for seat in self.table.moment.seating.seats}
        return {said: instead for said, instead in texts.items() if said not in names}

    def carry_out(self, command: TableCommand[T], who: PageViewer) -> T:
        """Has the table carry out a command, for a viewer who may give it."""
        return self.table.execute(command, actor(who))

    def game_of(self, moment: Moment) -> str:
        """The fingerprint of the game at that moment, which is this one."""
        if self._which[0] != moment.game:
            self._which = moment.game, self.table.record.fingerprint()
        return self._which[1]

    @contextmanager
    def sorry(self, who: PageViewer) -> Iterator[None]:
        """Says a refusal, or that the disk is full, in the viewer's language. Raises Sorry."""
        try:
            yield
        except Refused as refused:
            raise Sorry(self.speech(who)(refused.reason)) from refused
        except OSError as fault:
            log.exception("the disk cannot take it")
            raise Sorry(self.speech(who)(not_written(fault).reason)) from fault

    @property
    def has_pin(self) -> bool:
        """True while a PIN is set."""
        return self.lock is not None and self.lock.is_set

    def is_locked(self, who: PageViewer, *, acts: bool = False) -> bool:
        """True for a viewer without the PIN that is set; one that `acts` stays the host for longer."""
        lock = self.lock
        return lock is not None and lock.is_set and not lock.is_host(who.host, acts=acts)

    def is_in_charge(self, who: PageViewer, *, acts: bool = False) -> bool:
        """True with the PIN; without one, at the own screen and for those who have typed its code."""
        if self.has_pin:
            return not self.is_locked(who)
        return who.at_screen or (self.lock is not None and self.lock.is_host(who.host, acts=acts))

    def is_host(self, who: PageViewer) -> bool:
        """True with the PIN; where there is none, no viewer is known to be the host."""
        return self.has_pin and not self.is_locked(who)

    def may_set_up(self, who: PageViewer) -> bool:
        """True for viewers in charge of a table that has a set-up."""
        return self.wizard is not None and self.is_in_charge(who)

    def check_host(self, who: PageViewer) -> None:
        """Raises Refused without the PIN that is set."""
        if self.is_locked(who, acts=True):
            raise refuse("refused-locked")

    def check_in_charge(self, who: PageViewer) -> None:
        """Raises Refused for viewers who are not in charge."""
        self.check_host(who)
        if not self.is_in_charge(who, acts=True):
            raise refuse("refused-not-here")

    def check_here(self, who: PageViewer) -> None:
        """Raises Refused for a page that a guest opened elsewhere: seats and the own screen are here."""
        if who.seat is None and not who.at_screen:
            self.check_in_charge(who)

    def check_room(self) -> None:
        """Raises Refused where every place is taken."""
        if len(self.table.moment.seating.seats) >= self.most:
            raise refuse("refused-full", most=self.most)

    def check_between_games(self) -> None:
        """Raises Refused while a game is played."""
        if self.table.plays:
            raise refuse("refused-set-up-playing")

    def put_away(self) -> None:
        """Adds the dice of a game, before it is left, to those of all evenings."""
        story = self.table.moment.story
        if self.archive is not None and story is not None:
            self.archive.put_away(story)


def actor(who: PageViewer) -> Actor:
    """The viewer, as the table knows one."""
    by_phone = who.seat is not None and not who.at_screen
    return Actor(who.seat, Origin.PHONE if by_phone else Origin.KIOSK, who.game, who.phone)
