"""Commands about seats: who sits where, before and during a game."""

from dataclasses import replace

from companion.table.commands.command import (
    CommandForm,
    Id,
    Need,
    Needs,
    SentFrom,
    TableCommand,
    Text,
    YesNo,
    command,
)
from companion.table.journal.entries import Plays
from companion.table.seating.seating import Seated, Seating
from companion.table.state import Actor, TableState


@command(CommandForm("/join", page=SentFrom.JOIN))
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


@command("/phoneless", Need.HOST_AT_KIOSK, Need.AT_SCREEN)
class TakeSeatPhoneless(TableCommand[None]):
    """Seats a player without a phone."""

    name: Text
    colour: Text

    def apply(self, state: TableState, by: Actor) -> None:
        """Seats a person before a game begins."""
        state.check_no_game()
        most, shared = state.game.meta.max_players, state.game.meta.shared_colours
        state.seat(state.seating.sit_phoneless(self.name, self.colour, most, shared))


@command("/bot", Need.HOST_AT_KIOSK)
class AddBot(TableCommand[None]):
    """Puts a bot into a free seat."""

    colour: Text

    def apply(self, state: TableState, by: Actor) -> None:
        """Seats a bot before a game begins."""
        state.check_no_game()
        state.seat(
            state.seating.sit_bot(self.colour, state.game.meta.max_players, state.game.meta.shared_colours)
        )


@command("/free")
class FreeSeat(TableCommand[None]):
    """Frees a seat whose player is not coming back."""

    free: Id

    def asks(self, by: Actor, seating: Seating) -> Needs:
        """One's own or a bot's may be freed by anybody here, any by a kiosk in charge."""
        if self.free in {by.seat, *seating.bots}:
            return (Need.HOST_AT_KIOSK,)
        return Need.HOST_AT_KIOSK, Need.IN_CHARGE if by.seat is None else Need.OWN_SEAT

    def apply(self, state: TableState, by: Actor) -> None:
        """Frees it before a game begins."""
        state.check_no_game()
        state.seat(state.seating.free(self.free))


@command(CommandForm("/leave", page=SentFrom.SEAT), Need.HERE)
class LeaveSeat(TableCommand[None]):
    """Gives the own seat up."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Frees it before a game begins."""
        FreeSeat(by.seat or "").apply(state, by)


@command(None, Need.IN_CHARGE)
class ClearTable(TableCommand[None]):
    """Frees all seats before a game begins, for another party, with a new code."""

    def apply(self, state: TableState, by: Actor) -> None:
        state.check_no_game()
        state.clear(state.seating.next_party())


@command("/step-out")
class StepOut(TableCommand[None]):
    """A bot plays on until its player is back."""

    who: Id

    def asks(self, by: Actor, seating: Seating) -> Needs:
        """Players may for themselves, viewers in charge for all."""
        return () if by.seat == self.who else (Need.IN_CHARGE,)

    def apply(self, state: TableState, by: Actor) -> None:
        """Lets a bot play on in the middle of a game."""
        seating = state.seating.without_person(self.who, for_good=False)
        state.play_by(seating, self.who, Plays.BOT, by.seat)


@command(CommandForm("/go-home", twice=True))
class GoHome(StepOut):
    """A bot plays on for good; another person may play on for it."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Lets a bot play on in the middle of a game."""
        seating = state.seating.without_person(self.who, for_good=True)
        state.play_by(seating, self.who, Plays.GONE, by.seat)


@command("/back")
class ComeBack(StepOut):
    """A player for whom a bot played on plays again."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the seat back in the middle of a game."""
        state.play_by(state.seating.back(self.who), self.who, Plays.BACK, by.seat)


@command()
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


@command()
class HandOver(TableCommand[None]):
    """From now on that token alone proves the seat, in the middle of a game as well."""

    occupancy: str
    token: str

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the seat to another phone."""
        state.reseat(state.seating.hand_over(self.occupancy, self.token))


@command("/joining", Need.IN_CHARGE)
class CloseJoining(TableCommand[None]):
    """Lets nobody new join, or lets people join again."""

    open: YesNo

    def apply(self, state: TableState, by: Actor) -> None:
        """Closes or opens the way in, at any time."""
        state.reseat(replace(state.seating, closed=not self.open))
