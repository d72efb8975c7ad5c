"""The state that commands change: seats and game of one table, with their journal."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from companion.engine.answers import Answer, Origin
from companion.engine.game import Game
from companion.engine.refusal import refuse
from companion.table.cards.card_shelf import UNTIL_CHOSEN, CardShelf
from companion.table.confirmations import Asking, Consent
from companion.table.files.faults import JournalError
from companion.table.journal.entries import Entry, Plays, Recall, Reseat, Said, Undo, recorded, says_the_same
from companion.table.journal.journal import now as this_moment
from companion.table.journal.table_journal import JournalGame, TableJournal
from companion.table.journal.values import Values
from companion.table.moment import Moment, Receipt
from companion.table.observers import Followers
from companion.table.past.carried import carried_over
from companion.table.past.evenings import Evenings
from companion.table.past.met_cards import times_met
from companion.table.repertoire import NO_OTHERS, Load, Repertoire
from companion.table.seating.left_game import LeftGame
from companion.table.seating.new_files import apart, with_new_files
from companion.table.seating.seating import Seating, new_seating
from companion.table.seating.table_rules import deals_unseen_first
from companion.table.story.game_fault import faults_refused
from companion.table.story.leaving import left_game
from companion.table.story.opening import Opening
from companion.table.story.replay import revive
from companion.table.story.timeline import Story
from companion.table.story.told_evening import ToldEvening, told_evening, without_films
from companion.table.table_clock import TableClock

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Actor:
    """The giver of a command: a seat (None: the table as a whole), by which means.

    A command that is meant for a `game`, by its number, counts in no other; None is the one that is played.
    `phone` is the token of the device that sent it, if it keeps one.
    """

    seat: str | None = None
    origin: Origin = Origin.KIOSK
    game: int | None = None
    phone: str = ""


class TableState:
    """One table as the writer's thread sees it; nothing else may change it.

    A game that cannot go on is put aside, see Opening; also for `rests`, and for `verify`, which raises
    JournalError.
    """

    def __init__(
        self,
        id_: str,
        game: Game[Any, Any],
        journal: TableJournal,
        shelf: CardShelf,
        others: Mapping[str, Load] = NO_OTHERS,
        *,
        verify: bool = False,
        rests: bool = False,
    ) -> None:
        self.id = id_
        self.repertoire = Repertoire(game, others)
        self.journal = journal
        self.shelf = shelf
        self.receipts: dict[str, tuple[Said, Receipt]] = {}
        self.asked: dict[str, Undo] = {}
        self._doubted: Recall | None = None
        self.next_entry = 0
        self.followers = Followers()
        self.clock = TableClock()
        self.evenings = Evenings(journal, self.repertoire)
        opening = Opening(journal, self.repertoire, verify=verify, rests=rests)
        self.moment = self._brought_back(opening)
        self.unopened = opening.unopened

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played, or would be if one began now."""
        return self.game_of(self.moment)

    def game_of(self, moment: Moment) -> Game[Any, Any]:
        """The game of that moment, or the one that would have begun."""
        return moment.play.game if moment.play else self.repertoire.game(moment.seating.game)

    @property
    def seating(self) -> Seating:
        """The people and the choices of this party."""
        return self.moment.seating

    @property
    def values(self) -> Values:
        """The encoding of events of the game that is played."""
        return self.repertoire.values(self.game.meta.name)

    @property
    def card_files(self) -> tuple[str, ...]:
        """The names of the card files on the shelf, chosen or not."""
        return self.shelf.names(self.game)

    def playing(self) -> tuple[int, Story]:
        """The number and the story of this game. Raises Refused without one."""
        game, story = self.moment.game, self.moment.story
        if game is None or story is None:
            raise refuse("refused-no-game")
        return game, story

    def is_over(self, story: Story) -> bool:
        """True when nothing is left to play."""
        return story.play.public_view.over

    def may_go_on(self, game: int) -> bool:
        """True for a game that is put aside, or played without an end that stands.

        Until then its hands and its seed are shown to nobody else.
        """
        is_settled = game != self.moment.game or self.moment.settled
        return not is_settled or game in self.seating.aside

    def check_meant(self, by: Actor) -> None:
        """Raises Refused where a command was meant for another game."""
        if by.game not in {None, self.moment.game}:
            raise refuse("refused-closed")

    def check_no_game(self, reason: str = "refused-playing") -> None:
        """Raises Refused once a game has begun."""
        if self.moment.game is not None:
            raise refuse(reason)

    def check_not_settled(self) -> None:
        """Raises Refused once the end of this game stands."""
        if self.moment.settled:
            raise refuse("refused-settled")

    def check_nothing_waits(self) -> None:
        """Raises Refused while an undo waits for consent."""
        if isinstance(self.moment.asking, Consent):
            raise refuse("refused-asking")

    def once(self, said: Said) -> Receipt:
        """Writes down what was said, unless it counted already. Raises Refused."""
        if (before_this := self._counted(said)) is not None:
            return before_this
        game, before = self.playing()
        self.check_not_settled()
        with faults_refused(self.game.meta.name):
            kept, events, story = before.decide(self.next_entry, self._timed(said, before))
            story.check_shown()
        self._check_fits(kept)
        entry = recorded(self.next_entry, kept, events)
        self.journal.enter(game, entry, self.values)
        receipt = self._keep_receipt(game, entry, story)
        self.tell(story=story, asking=None, laying=False)
        return receipt

    def _timed(self, said: Said, story: Story) -> Said:
        """An answer to a timed question, with the time of the table's clock."""
        asked = story.play.open.get(said.question) if isinstance(said, Answer) else None
        if asked is None or not asked.question.timed or not isinstance(said, Answer):
            return said
        return replace(said, at=self.clock.read())

    def _check_fits(self, kept: Said) -> None:
        """Refuses to leave out entries that no longer fit behind a gap until the same is said twice."""
        if isinstance(kept, Recall) and kept.left_out:
            doubted, self._doubted = self._doubted, kept
            if doubted is None or not says_the_same(doubted, kept) or kept.origin is Origin.SIMULATED:
                raise refuse("refused-recall", n=len(kept.left_out))

    def _keep_receipt(self, game: int, entry: Entry, story: Story) -> Receipt:
        receipt = Receipt(game, entry.number, story.play.version)
        self.next_entry = entry.number + 1
        if entry.answer is not None and entry.answer.at is not None:
            self.clock.move_to(entry.answer.at)
        if entry.said is not None:
            self.receipts[entry.said.command] = (entry.said, receipt)
        return receipt

    def _counted(self, said: Said) -> Receipt | None:
        """Its receipt, if just this counted already; its number is nobody else's, and means nothing else."""
        earlier, receipt = self.receipts.get(said.command, (None, None))
        if earlier is None or receipt is None:
            return None
        if not says_the_same(earlier, said):
            raise refuse("refused-command")
        return replace(receipt, repeated=True)

    def seat(self, seating: Seating) -> None:
        """Seats people while no game is played."""
        self.journal.seat(seating)
        self.tell(seating=seating, game=None, story=None, asking=None)

    def reseat(self, seating: Seating) -> None:
        """Changes what may change about the seating while a game goes on."""
        if seating != self.seating:
            self.journal.seat(seating, self.moment.game)
            self.tell(seating=seating)

    def play_by(self, seating: Seating, seat: str, plays: Plays, by: str | None, player: str = "") -> None:
        """Lets a bot or another person play on for a seat, and says so in the log."""
        game, before = self.playing()
        if self.is_over(before):
            raise refuse("refused-over")
        said = Reseat(seat, seating.place(seat).seat.name, plays, uuid4().hex, by, player)
        _, _, story = before.decide(self.next_entry, said)
        entry = recorded(self.next_entry, said, ())
        self.journal.enter(game, entry, self.values, seating)
        self._keep_receipt(game, entry, story)
        self.tell(story=story, seating=seating, asking=None)

    def clear(self, seating: Seating) -> None:
        """Leaves the game, if there is one, so that these people can begin another; how it stood is noted."""
        game, story, after = self.moment.game, self.moment.story, seating.left_a_game()
        if game is None or story is None:
            self.seat(after)
        else:
            noted = replace(self.seating, left=self._noted(story))
            self.journal.leave(game, noted, after, self._told(story))
            self.evenings.changed()
            self.tell(seating=after, game=None, story=None, asking=None, laying=False)
        self.leave()

    def _noted(self, story: Story) -> LeftGame | None:
        """Note of the game that is left; None from one that fails, which can be left, too."""
        try:
            return left_game(story, this_moment())
        except Exception:
            log.exception("how the game %s stands could not be noted", self.game.meta.name)
            return None

    def _told(self, story: Story) -> str:
        """An evening that is over, as it is told; what cannot be told is told from its entries later."""
        try:
            if not self.is_over(story):
                return ""
            return Values().write(without_films(told_evening(story)), ToldEvening)
        except Exception:
            log.exception("an evening could not be told")
            return ""

    def met(self, game: Game[Any, Any]) -> Mapping[str, int]:
        """Counts in how many earlier games the phones that sit here met each card of that game."""
        if not deals_unseen_first(self.seating.options):
            return {}
        return times_met(self.evenings.all(), game.meta.name, self.seating.phones)

    def carried(self, game: Game[Any, Any]) -> Mapping[str, str]:
        """The words that the last game of that kind carries over to each seat."""
        return carried_over(self.evenings.all(), game.meta.name, self.seating)

    def forget_met(self, games: Iterable[JournalGame]) -> None:
        """Forgets which cards were met in these games."""
        self.journal.forget_met(game.number for game in games)
        self.evenings.changed()
        self.tell()

    def take_up(self, game: int) -> None:
        """Goes on with a game that was put aside, with its own people. Raises Refused."""
        try:
            seating = self.journal.party(game).took_up(game, self.seating)
            entries = revive(self.journal, self.repertoire, game, verify=False)
            with faults_refused(self.journal.record(game).name):
                entries[-1][1].check_shown()
        except JournalError as fault:
            raise refuse("refused-take-up") from fault
        self.journal.seat(seating, game)
        self.evenings.changed()
        self.clock.restart()
        for entry, story in entries:
            self._keep_receipt(game, entry, story)
        self.tell(seating=seating, game=game, story=entries[-1][1].silenced(), asking=None, laying=True)

    def leave(self) -> None:
        """Forgets the commands of the game that was left."""
        self.receipts.clear()
        self.asked.clear()

    def ask(self, asking: Asking | None) -> None:
        """Asks the table before something counts, or (None) asks nothing any more."""
        self.show(replace(self.moment, asking=asking))

    def tell(self, **changes: Any) -> None:
        """Tells all followers about changes on disk."""
        self.clock.read()
        self.show(replace(self.moment, stamp=self.journal.stamp, **changes))

    def forget(self, seating: Seating, games: Iterable[int]) -> None:
        """Deletes games for good, none of which is played, and seats these people."""
        self.journal.forget(seating, games)
        self.evenings.changed()
        self.tell(seating=seating, game=None, story=None, asking=None)

    def show(self, moment: Moment) -> None:
        """Makes this the latest moment."""
        self.moment = moment
        self.followers.tell(moment)

    def _with_new_files(self, seating: Seating) -> Seating:
        game = self.repertoire.game(seating.game)
        names = self.shelf.names(game)
        return with_new_files(seating, names, apart(game, names))

    def _brought_back(self, opening: Opening) -> Moment:
        if self.journal.now is None:
            usual = self.repertoire.usual
            fresh = new_seating(usual.meta.expansions).in_language(UNTIL_CHOSEN, self.shelf.names(usual))
            self.journal.seat(replace(fresh, game=usual.meta.name))
        entries, now = opening.entries(), self.journal.now
        assert now is not None
        moment = Moment(self.journal.stamp, self._with_new_files(now.seating), now.game)
        for entry, story in entries:
            assert now.game is not None
            self._keep_receipt(now.game, entry, story)
            moment = replace(moment, story=story.silenced())
        return moment
