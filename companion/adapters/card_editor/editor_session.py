"""The editor for one viewer, who is the host; refusals are in the viewer's language."""

from collections.abc import Callable, Collection
from functools import wraps
from random import Random
from typing import Concatenate, ParamSpec, TypeVar

from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.deck_pages import DeckPages
from companion.adapters.language.speech import Speech
from companion.engine.refusal import Refused, refuse
from companion.table.commands.game import TakeFile
from companion.table.files.faults import not_written
from web.ports.card_editor import Brought, EditorAddress, Lines
from web.ports.protocol import Sorry
from web.shown.card_editor import DeckView, EditorCardView, Imported, ShelfView

A = ParamSpec("A")
R = TypeVar("R")
SEED = "trial"
"""The same card is tried in the same way each time, so that a change shows what it changed."""


def raises_sorry(
    method: "Callable[Concatenate[EditorSession, A], R]",
) -> "Callable[Concatenate[EditorSession, A], R]":
    """Converts Refused and OSError to Sorry, in the viewer's language."""

    @wraps(method)
    def asked(visitor: "EditorSession", /, *given: A.args, **named: A.kwargs) -> R:
        try:
            return method(visitor, *given, **named)
        except Refused as refused:
            raise Sorry(visitor.say(refused.reason)) from refused
        except OSError as fault:
            raise Sorry(visitor.say(not_written(fault).reason)) from fault

    return asked


class EditorSession:
    """One viewer of the card editor."""

    def __init__(self, deck_editor: DeckEditor, say: Speech) -> None:
        self._deck_editor = deck_editor
        self._decks = deck_editor.decks
        self._showing = DeckPages(deck_editor, say)
        self.say = say

    @raises_sorry
    def shelf(self) -> ShelfView:
        return self._showing.shelf()

    @raises_sorry
    def deck(self, file: str) -> DeckView:
        return self._showing.deck(file)

    @raises_sorry
    def card(
        self, place: EditorAddress, *, tried: bool = False, touched: Collection[str] | None = None
    ) -> EditorCardView:
        """One card as it was last typed; `tried` out where that is asked for."""
        if not tried:
            return self._showing.card(place, touched=touched)
        editor, language = self._deck_editor.editor, self._deck_editor.language(place.deck)
        lines = editor.tidy(place.section, self._deck_editor.lines(place))
        told = editor.try_out(self._deck_editor.game, place.section, lines, language, Random(SEED))
        return self._showing.card(place, told)

    @raises_sorry
    def create(self, title: str, language: str) -> str:
        """A new deck; returns the name of its file."""
        return self._deck_editor.create(title, language)

    @raises_sorry
    def copy(self, file: str, title: str) -> str:
        """A copy of a deck under another name; returns the name of its file."""
        return self._deck_editor.copy(file, title)

    @raises_sorry
    def rename(self, file: str, title: str) -> str:
        """Another name for a deck; returns the name of its file."""
        return self._deck_editor.rename(file, title)

    @raises_sorry
    def delete(self, file: str) -> None:
        """Puts a deck into the bin."""
        self._decks.delete(file)

    @raises_sorry
    def bring_back(self, file: str) -> str:
        """Takes a deck out of the bin; returns the name of its file."""
        return self._deck_editor.bring_back(file)

    @raises_sorry
    def restore(self, file: str, version: int) -> None:
        """Makes a deck as it was in that version."""
        self._deck_editor.restore(file, version)

    @raises_sorry
    def take(self, file: str, *, taken: bool) -> None:
        """Plays with a deck, or without it, from the next game on."""
        self._deck_editor.table.execute(TakeFile(file, taken=taken))

    @raises_sorry
    def export(self, file: str) -> str:
        """The text of a deck, without any photograph."""
        return self._decks.any_text(file)

    @raises_sorry
    def bring_in(self, file: str, section: str, brought: Brought) -> Imported:
        """Adds the cards of a card file or a sheet to a deck; without a `file`, makes a new deck."""
        text, found = self._deck_editor.gather(file, section, brought, self.say)
        faults = self._showing.faults(found.faults)
        if not file and not found.readable:
            return Imported(None, 0, 0, faults)
        return Imported(*self._deck_editor.bring_in(file, text, found), faults)

    @raises_sorry
    def begin(self, file: str, section: str) -> EditorAddress:
        """A new card that is to be written."""
        return self._deck_editor.begin(file, section)

    @raises_sorry
    def draft(
        self, place: EditorAddress, lines: Lines, touched: Collection[str] | None = None
    ) -> EditorCardView:
        """Keeps a card as it is typed now, whole or not; the card as it then stands."""
        self._deck_editor.draft(place, lines)
        return self._showing.card(place, touched=touched)

    @raises_sorry
    def keep(self, place: EditorAddress, lines: Lines) -> EditorAddress:
        """Writes a card into its deck."""
        return self._deck_editor.keep(place, lines)

    @raises_sorry
    def give_up(self, place: EditorAddress) -> None:
        """Forgets what was typed since the card was kept."""
        self._deck_editor.drafts.drop(place.deck, (place.section, place.card))

    @raises_sorry
    def remove(self, place: EditorAddress) -> None:
        """Takes a card out of its deck."""
        self._deck_editor.remove(place)

    @raises_sorry
    def photograph(self, place: EditorAddress, picture: bytes) -> None:
        """Keeps a picture of the printed card beside its entry; an empty one takes it away."""
        if self._deck_editor.kept(place) is None:
            raise refuse("refused-picture-title")
        card = self._deck_editor.id_of(place)
        self._deck_editor.pictures.keep(card, picture) if picture else self._deck_editor.pictures.drop(card)
