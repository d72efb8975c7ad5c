"""Commands about games: what is played, with which cards and rules, and from when to when."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from companion.engine.game import Game, SetUp
from companion.engine.play import Play, new_play
from companion.engine.refusal import refuse
from companion.table.cards.card_shelf import UNTIL_CHOSEN
from companion.table.commands.command import Id, TableCommand, Text, YesNo
from companion.table.files.backup_swap import forget_set_aside
from companion.table.journal.journal import now
from companion.table.journal.table_journal import JournalRecord
from companion.table.seating.new_files import apart, with_new_files
from companion.table.seating.seating import Choices, Seating, new_seating
from companion.table.seating.table_rules import WAY, house_rules_of, of_the_game, with_way
from companion.table.state import Actor, TableState
from companion.table.story.game_fault import faults_refused
from companion.table.story.timeline import Story


@dataclass(frozen=True)
class PlayGame(TableCommand[None]):
    """Chooses what is played."""

    game: Id

    def apply(self, state: TableState, by: Actor) -> None:
        """Chooses it before a game begins; what was chosen for each game is kept."""
        state.check_no_game()
        game, seating = state.repertoire.game(self.game), state.seating
        if game is state.game:
            return
        _check_room(game, seating)
        files = state.shelf.names(game)
        fresh = _in_language(new_seating(game.meta.expansions), seating.language or UNTIL_CHOSEN, files)
        chosen = seating.play(self.game, state.game.meta.name, Choices(left_out=fresh.left_out))
        state.seat(with_new_files(chosen, files, apart(game, files)))


@dataclass(frozen=True)
class ChooseRule(TableCommand[None]):
    """Chooses a house rule."""

    rule: Id
    choice: Id

    def apply(self, state: TableState, by: Actor) -> None:
        """Chooses it before a game begins."""
        state.check_no_game()
        chosen = state.seating.choose(self.rule, self.choice, house_rules_of(state.game))
        if self.rule == WAY:
            chosen = replace(chosen, options=with_way(state.game, state.seating.options, self.choice))
        state.seat(chosen)


@dataclass(frozen=True)
class TakeFile(TableCommand[None]):
    """Plays with a card file, or without it."""

    file: Text
    taken: YesNo

    def apply(self, state: TableState, by: Actor) -> None:
        """Takes a card file of the shelf in, or leaves it out, from the next game on."""
        state.check_no_game()
        if self.file not in state.card_files:
            raise refuse("refused-file")
        state.seat(self._with(state) if self.taken else state.seating.leave_out(self.file))

    def _with(self, state: TableState) -> Seating:
        """Plays with that card file; where one is a whole box, with it alone."""
        names, editor = state.card_files, state.game.card_editor
        seating = state.seating.take(self.file, names)
        for other in names if editor is not None and editor.one_box else ():
            seating = seating if other == self.file else seating.leave_out(other)
        return seating


@dataclass(frozen=True)
class LeaveOutFile(TableCommand[None]):
    """Plays without a card file that came onto the shelf, until it is taken in; at any time."""

    file: str

    def apply(self, state: TableState, by: Actor) -> None:
        state.reseat(state.seating.leave_out(self.file))


@dataclass(frozen=True)
class Speak(TableCommand[None]):
    """Chooses a language: on a phone for this device, on the kiosk for the table."""

    language: Id

    def apply(self, state: TableState, by: Actor) -> None:
        """Chooses the language that the kiosk reads, and the cards in it, at any time."""
        seating = _in_language(state.seating, self.language, state.card_files)
        state.reseat(replace(seating, language=self.language))


@dataclass(frozen=True)
class PlayIn(TableCommand[None]):
    """Plays with the same cards in that language, from the next game on."""

    language: str

    def apply(self, state: TableState, by: Actor) -> None:
        """In the middle of a game its cards stay as they are, and the next is played with others."""
        state.reseat(_in_language(state.seating, self.language, state.card_files))


@dataclass(frozen=True)
class BeginGame(TableCommand[None]):
    """Begins the game."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Begins with those who sit, the cards on the shelf and the house rules."""
        state.check_no_game("refused-begun")
        seating, game = state.seating, state.game
        if len(seating.places) < game.meta.min_players:
            raise refuse("refused-few", least=game.meta.min_players)
        decks = state.shelf.decks(game, seating.left_out)
        options, seed = of_the_game(seating.options), secrets.token_hex(16)
        set_up = SetUp(seating.seats, decks, options, seed, state.met(game), state.carried(game))
        with faults_refused(game.meta.name):
            play, events = new_play(game, set_up)
            story = Story(play)
            story.check_shown()
        record = JournalRecord(game.meta.name, game.meta.version, set_up, now())
        number = state.journal.begin(record, seating, events, state.values)
        state.next_entry = 1
        state.clock.restart()
        state.tell(game=number, story=story)


@dataclass(frozen=True)
class EndGame(TableCommand[None]):
    """Ends a game that is not over."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Those who sit stay, and what was played stays written down."""
        _, story = state.playing()
        if state.is_over(story):
            raise refuse("refused-over")
        state.clear(state.seating)


@dataclass(frozen=True)
class NextParty(TableCommand[None]):
    """Clears the table for the next party."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Frees all seats, with a new code, once the game is over."""
        _, story = state.playing()
        if not state.is_over(story):
            raise refuse("refused-unfinished")
        state.clear(state.seating.next_party())


@dataclass(frozen=True)
class PlayAnother(TableCommand[None]):
    """Lets the same people choose another game."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Leaves a game that is over; everybody keeps their seat, name and colour."""
        _, story = state.playing()
        if not state.is_over(story):
            raise refuse("refused-unfinished")
        state.clear(state.seating)


@dataclass(frozen=True)
class PlayAgain(TableCommand[None]):
    """Begins another game with the same people; a campaign goes on with its next game."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Begins it once the game is over."""
        _, story = state.playing()
        if not state.is_over(story):
            raise refuse("refused-unfinished")
        state.clear(_going_on(state.seating, story.play))
        BeginGame().apply(state, by)


def _going_on(seating: Seating, play: Play[Any, Any]) -> Seating:
    game = play.game
    with faults_refused(game.meta.name):
        rules = game.house_rules if game.carries(play.state) else ()
    for rule in rules:
        seating = seating.choose(rule.id, rule.then, house_rules_of(game)) if rule.then else seating
    return seating


@dataclass(frozen=True)
class SettleGame(TableCommand[None]):
    """From now on the end of this game stands."""

    def apply(self, state: TableState, by: Actor) -> None:
        """Settles a game that is over."""
        game, story = state.playing()
        if not state.is_over(story):
            raise refuse("refused-secret")
        state.reseat(replace(state.seating, settled=game))
        state.ask(None)


@dataclass(frozen=True)
class ForgetEverything(TableCommand[int]):
    """Deletes every game of this table for good, and all names."""

    def apply(self, state: TableState, by: Actor) -> int:
        """Deletes every game of this table for good, and all names; how many games those were.

        So are those that a backup was restored over; house rules and the choice of card files stay.
        """
        story = state.moment.story
        if story is not None and not state.is_over(story):
            raise refuse("refused-unfinished")
        seating = replace(state.seating.next_party(), aside=())
        games = state.journal.numbers
        state.forget(seating, games)
        state.leave()
        forget_set_aside(state.shelf.data)
        return len(games)


def _check_room(game: Game[Any, Any], seating: Seating) -> None:
    """Raises Refused where those who sit cannot all play that game as they sit."""
    if len(seating.places) > game.meta.max_players:
        raise refuse("refused-many", most=game.meta.max_players)
    for seat in seating.seats:
        if seat.colour in game.meta.shared_colours:
            raise refuse("refused-shared-of", name=seat.name)


def _in_language(seating: Seating, language: str, files: Collection[str]) -> Seating:
    """The seating that plays with the cards in that language, in English where there are none of it."""
    return seating.in_language(UNTIL_CHOSEN, files).in_language(language, files)
