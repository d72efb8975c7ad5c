"""Closing pages of an evening: the beats that a game receives, and the pages that it returns."""

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from companion.engine.words import Words
from companion.shared_view import recap_page

State_co = TypeVar("State_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Beat(Generic[State_co, Event_co]):
    """An event that counts, the state after it, and the entry of the latest camera reading or roll, if
    any."""

    event: Event_co
    state: State_co
    roll: int | None = None


BondDiagram: TypeAlias = recap_page.BondDiagram
BondEnd: TypeAlias = recap_page.BondEnd
Film: TypeAlias = recap_page.Film[Words, str]
Person: TypeAlias = recap_page.Person[Words, str]
RecapPage: TypeAlias = recap_page.RecapPage[Words, str]
Roster: TypeAlias = recap_page.Roster[Words, str]
Shot: TypeAlias = recap_page.Shot
Thread: TypeAlias = recap_page.Thread
