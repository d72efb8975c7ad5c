"""Commands about games that stand on the shelf: put aside, taken up again, forgotten."""

from dataclasses import dataclass, replace

from companion.engine.refusal import refuse
from companion.table.commands.command import Number, TableCommand
from companion.table.past.met_cards import groups
from companion.table.state import Actor, TableState


@dataclass(frozen=True)
class PutAside(TableCommand[None]):
    """Puts a game aside that is not over, to go on with it another day."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Those who sit stay, and can begin something else."""
        game, story = state.playing()
        if state.is_over(story):
            raise refuse("refused-over")
        state.clear(replace(state.seating, aside=(*state.seating.aside, game)))


@dataclass(frozen=True)
class TakeUp(TableCommand[None]):
    """Goes on with a game that was put aside, at the same question."""

    shelved: Number

    def apply(self, state: TableState, by: Actor) -> None:
        """Gives the people of the game their seats back; the people seated in the lobby lose theirs."""
        state.check_no_game()
        if self.shelved not in state.seating.aside:
            raise refuse("refused-not-aside")
        state.take_up(self.shelved)


@dataclass(frozen=True)
class TableLaid(TableCommand[None]):
    """Says that the things of a game that was taken up lie on the table again."""

    def apply(self, state: TableState, by: Actor) -> None:
        """People go on when they like; the camera is not asked."""
        state.playing()
        state.show(replace(state.moment, laying=False))


@dataclass(frozen=True)
class ForgetGame(TableCommand[int]):
    """Deletes one game of the shelf for good, with all names in it; returns its number."""

    shelved: Number

    def apply(self, state: TableState, by: Actor) -> int:
        """The game that is played now is not on the shelf."""
        state.check_no_game()
        if self.shelved not in state.journal.numbers:
            raise refuse("refused-not-aside")
        aside = tuple(game for game in state.seating.aside if game != self.shelved)
        seating = replace(state.seating, aside=aside)
        state.forget(seating, [self.shelved])
        return self.shelved


@dataclass(frozen=True)
class ForgetMetCards(TableCommand[None]):
    """Forgets which cards were met in a game, and in all others with the same phones."""

    shelved: Number

    def apply(self, state: TableState, by: Actor) -> None:
        """Later games deal them like cards that nobody has met; the games themselves stay."""
        for group in groups(state.evenings.all()):
            if self.shelved in {game.number for game in group}:
                state.forget_met(group)
                return
        raise refuse("refused-not-aside")
