"""Commands about seats: who sits where, before and during a game."""

from dataclasses import dataclass, replace

from companion.table.commands.command import Id, TableCommand, Text, YesNo
from companion.table.journal.entries import Plays
from companion.table.seating.seating import Seated
from companion.table.state import Actor, TableState


@dataclass(frozen=True)
class TakeSeat(TableCommand[Seated]):
    """Takes a seat with a name and a colour; needs the short code, from its cookie or typed.

    Pages check the `code`.
    """

    name: Text
    colour: Text
    code: Text = ""

    def apply(self, state: TableState, by: Actor) -> Seated:
        """Seats a person before a game begins."""
        state.check_no_game()
        most, shared = state.game.meta.max_players, state.game.meta.shared_colours
        seating, seated = state.seating.sit(self.name, self.colour, most, shared, by.phone)
        state.seat(seating)
        return seated


@dataclass(frozen=True)
class TakeSeatPhoneless(TableCommand[None]):
    """Seats a player without a phone."""

    name: Text
    colour: Text

    def apply(self, state: TableState, by: Actor) -> None:
        """Seats a person before a game begins."""
        state.check_no_game()
        most, shared = state.game.meta.max_players, state.game.meta.shared_colours
        state.seat(state.seating.sit_phoneless(self.name, self.colour, most, shared))


@dataclass(frozen=True)
class AddBot(TableCommand[None]):
    """Puts a bot into a free seat."""

    colour: Text

    def apply(self, state: TableState, by: Actor) -> None:
        """Seats a bot before a game begins."""
        state.check_no_game()
        state.seat(
            state.seating.sit_bot(self.colour, state.game.meta.max_players, state.game.meta.shared_colours)
        )


@dataclass(frozen=True)
class FreeSeat(TableCommand[None]):
    """Frees a seat whose player is not coming back."""

    free: Id

    def apply(self, state: TableState, by: Actor) -> None:
        """Frees it before a game begins."""
        state.check_no_game()
        state.seat(state.seating.free(self.free))


@dataclass(frozen=True)
class LeaveSeat(TableCommand[None]):
    """Gives the own seat up."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Frees it before a game begins."""
        FreeSeat(by.seat or "").apply(state, by)


@dataclass(frozen=True)
class ClearTable(TableCommand[None]):
    """Frees all seats before a game begins, for another party, with a new code."""

    def apply(self, state: TableState, by: Actor) -> None:
        state.check_no_game()
        state.clear(state.seating.next_party())


@dataclass(frozen=True)
class StepOut(TableCommand[None]):
    """A bot plays on until its player is back."""

    who: Id

    def apply(self, state: TableState, by: Actor) -> None:
        """Lets a bot play on in the middle of a game."""
        seating = state.seating.without_person(self.who, for_good=False)
        state.play_by(seating, self.who, Plays.BOT, by.seat)


@dataclass(frozen=True)
class GoHome(StepOut):
    """A bot plays on for good; another person may play on for it."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Lets a bot play on in the middle of a game."""
        seating = state.seating.without_person(self.who, for_good=True)
        state.play_by(seating, self.who, Plays.GONE, by.seat)


@dataclass(frozen=True)
class ComeBack(StepOut):
    """A player for whom a bot played on plays again."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the seat back in the middle of a game."""
        state.play_by(state.seating.back(self.who), self.who, Plays.BACK, by.seat)


@dataclass(frozen=True)
class PlayOn(TableCommand[None]):
    """A person of that name plays on for a bot in the middle of a game; the token proves it."""

    occupancy: str
    token: str
    player: str

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the seat to that person."""
        seat = state.seating.occupied(self.occupancy).seat.id
        seating = state.seating.played_on(self.occupancy, self.token, self.player)
        state.play_by(seating, seat, Plays.OTHER, None, seating.place(seat).player)


@dataclass(frozen=True)
class HandOver(TableCommand[None]):
    """From now on that token alone proves the seat, in the middle of a game as well."""

    occupancy: str
    token: str

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the seat to another phone."""
        state.reseat(state.seating.hand_over(self.occupancy, self.token))


@dataclass(frozen=True)
class CloseJoining(TableCommand[None]):
    """Lets nobody new join, or lets people join again."""

    open: YesNo

    def apply(self, state: TableState, by: Actor) -> None:
        """Closes or opens the way in, at any time."""
        state.reseat(replace(state.seating, closed=not self.open))
