"""One table: a single writer through which everything passes that changes its seats or its game."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

from companion.engine.answers import Answer, Origin
from companion.engine.game import Game, SetUp
from companion.engine.play import new_play
from companion.engine.refusal import refuse
from companion.table.cards.card_shelf import UNTIL_CHOSEN, CardShelf
from companion.table.confirmations import Asking, Consent, Preview, voters_on
from companion.table.journal.entries import (
    Correct,
    Entry,
    Plays,
    Recall,
    Redo,
    Reseat,
    Said,
    Undo,
    recorded,
    says_the_same,
)
from companion.table.journal.export import written
from companion.table.journal.journal import Journal, JournalRecord, SeatedPeople, now
from companion.table.journal.quarantine import forget_set_aside
from companion.table.journal.values import Values
from companion.table.moment import Moment, Receipt
from companion.table.observers import Followers
from companion.table.past.evening_replay import EveningReplay
from companion.table.past.evenings import Evenings
from companion.table.past.reopened import ReopenedEvening, reopened
from companion.table.repertoire import NO_OTHERS, Load, Repertoire
from companion.table.sandbox.sandbox import sandboxed
from companion.table.seating.seating import Choices, Seated, Seating, new_seating
from companion.table.story.counted_answers import named
from companion.table.story.replay import revive
from companion.table.story.timeline import Story
from companion.table.writer import Writer

T = TypeVar("T")


class Table:
    """One table of a house, brought back from the journal as it was left.

    What changes it blocks the caller until the change is on disk, or raises Refused and changed nothing.
    What was meant for a `game`, by its number, counts in no other; None is the one that is played.
    All may be called from any thread but a subscriber's callback. Raises JournalError (see `revive`, also
    for `verify`) when the journal does not give the table back.
    """

    def __init__(
        self,
        id_: str,
        game: Game[Any, Any],
        journal: Journal,
        shelf: CardShelf,
        others: Mapping[str, Load] = NO_OTHERS,
        *,
        verify: bool = False,
    ) -> None:
        """`game` is the usual one; `others` can be chosen before a game begins."""
        self.id = id_
        self._repertoire = Repertoire(game, others)
        self._journal = journal
        self._shelf = shelf
        self._receipts: dict[str, tuple[Said, Receipt]] = {}
        self._asked: dict[str, Undo] = {}
        self._doubted: Recall | None = None
        self._next = 0
        self._followers = Followers()
        self.evenings = Evenings(journal, id_, self._repertoire)
        self._moment = self._brought_back(verify)
        self._writer = Writer(f"table-{id_}")

    @property
    def data(self) -> Path:
        """The folder that keeps everything."""
        return self._shelf.data

    @property
    def game(self) -> Game[Any, Any]:
        """What is played here, or would be if a game began now."""
        return self.game_of(self._moment)

    def game_of(self, moment: Moment) -> Game[Any, Any]:
        """What was played at that moment, or would have been."""
        return moment.play.game if moment.play else self._repertoire.game(moment.seating.game)

    @property
    def games(self) -> tuple[str, ...]:
        """The names of all games that can be played here."""
        return self._repertoire.names

    def game_named(self, name: str) -> Game[Any, Any]:
        """The game of that name, of those that can be played here. Raises Refused for another."""
        if name not in self.games:
            raise refuse("refused-game")
        return self._repertoire.game(name)

    @property
    def moment(self) -> Moment:
        """The latest moment; from any thread, without waiting."""
        return self._moment

    def submit(self, answer: Answer, game: int | None = None) -> Receipt:
        """Answers a question. A command that counted already gets its receipt again. Raises Refused."""
        return self._in(game, lambda: self._once(answer))

    def undo(self, undo: Undo, game: int | None = None) -> Receipt | None:
        """Takes the latest answer back. What showed somebody something waits for consent: None.

        Raises Refused when that answer is not the latest (any more).
        """
        return self._in(game, lambda: self._undo(undo))

    def redo(self, redo: Redo, game: int | None = None) -> Receipt:
        """Does again what was taken back last, unless something else was said since. Raises Refused."""
        return self._in(game, lambda: self._redo(redo))

    def recall(self, recall: Recall, game: int | None = None) -> Receipt:
        """Goes on without an entry that cannot be read. Raises Refused, refused-recall, the first time that
        what follows would no longer fit; the second time that is left out, too."""
        return self._in(game, lambda: self._once(recall))

    def consent(self, entry: int, seat: str | None, game: int | None = None, *, agrees: bool) -> None:
        """A seat agrees to the undo that waits, the kiosk for all; one No ends it. Raises Refused."""
        self._in(game, lambda: self._consent(entry, seat, agrees))

    def preview(self, correct: Correct, game: int | None = None) -> None:
        """Shows the table what another reading of a roll would change. Raises Refused."""
        self._in(game, lambda: self._preview(correct))

    def correct(self, correct: Correct, game: int | None = None) -> Receipt:
        """Corrects the dice of a roll, as it was previewed, and decides again from there. Raises Refused.

        Whoever says so now, it is whoever said first what the dice show that corrects them.
        """
        return self._in(game, lambda: self._correct(correct))

    def keep(self) -> None:
        """Leaves the dice as they were read: the preview is put away, if there is one."""
        self._writer.do(self._keep)

    def sit(self, name: str, colour: str) -> Seated:
        """Takes a free seat before a game begins. Raises Refused."""
        return self._writer.do(lambda: self._sit(name, colour))

    def sit_phoneless(self, name: str, colour: str) -> None:
        """Seats somebody who plays without a phone, before a game begins. Raises Refused."""
        self._writer.do(lambda: self._sit_phoneless(name, colour))

    def hand_over(self, occupancy: str, token: str) -> None:
        """From now on that token alone proves the seat, in the middle of a game as well. Raises Refused."""
        self._writer.do(lambda: self._reseat(self._moment.seating.hand_over(occupancy, token)))

    def play_on(self, occupancy: str, token: str, player: str) -> None:
        """A person of that name plays on for a bot in the middle of a game. Raises Refused."""
        self._writer.do(lambda: self._play_on(occupancy, token, player))

    def step_out(self, seat: str, by: str | None, *, for_good: bool) -> None:
        """A bot plays on for a person in the middle of a game. `by` says so. Raises Refused."""
        self._writer.do(lambda: self._step_out(seat, by, for_good))

    def come_back(self, seat: str, by: str | None) -> None:
        """Whom a bot played on for plays again. `by` says so. Raises Refused."""
        self._writer.do(lambda: self._come_back(seat, by))

    def close_joining(self, *, closed: bool) -> None:
        """Whether anybody new may join from now on."""
        self._writer.do(lambda: self._reseat(replace(self._moment.seating, closed=closed)))

    def sit_bot(self, colour: str) -> None:
        """Puts a bot into a free seat before a game begins. Raises Refused."""
        self._writer.do(lambda: self._sit_bot(colour))

    def free(self, seat: str) -> None:
        """Frees a seat before a game begins. Raises Refused."""
        self._writer.do(lambda: self._free(seat))

    def clear(self) -> None:
        """Frees all seats before a game begins, for another party, with a new code. Raises Refused."""
        self._writer.do(self._clear_before_a_game)

    def play_game(self, name: str) -> None:
        """Chooses what is played, before a game begins; what was chosen for each is kept. Raises Refused."""
        self._writer.do(lambda: self._play_game(name))

    def choose(self, rule: str, choice: str) -> None:
        """Chooses a house rule before a game begins. Raises Refused."""
        self._writer.do(lambda: self._choose(rule, choice))

    @property
    def plays(self) -> bool:
        """Whether a game is going on."""
        story = self._moment.story
        return story is not None and not self._is_over(story)

    @property
    def begun_at(self) -> str | None:
        """When the game of now began (UTC, ISO 8601), or None without one. Raises JournalError."""
        game = self._moment.game
        return None if game is None else self._journal.record(game).begun_at

    def past_evening(self, token: str) -> int | None:
        """The latest game, by its number, in which this token proved a seat and that is played no more."""
        now = self._moment.game if self.plays else None
        return next((game for game in self.evenings.sat_in(token) if game != now), None)

    def copy_journal(self, path: Path) -> None:
        """Writes the journal of all tables, as it is at one moment, into a new file. Raises JournalError."""
        self._journal.copy_to(path)

    def card_files(self) -> tuple[str, ...]:
        """The names of the card files on the shelf, chosen or not."""
        return self._shelf.names(self.game)

    def card_text(self, file: str) -> str:
        """What a card file on the shelf says. Raises Refused for one that there is not."""
        return self._shelf.text(self.game, file)

    def card_languages(self) -> dict[str, str]:
        """The card files on the shelf, each with the language that it is written in, or nothing."""
        return self._shelf.languages(self.game)

    def card_titles(self) -> dict[str, str]:
        """The card files on the shelf, each with what its deck is called."""
        return self._shelf.titles(self.game)

    def take(self, file: str, *, taken: bool) -> None:
        """Plays with a card file of the shelf, or without it, from the next game on. Raises Refused."""
        self._writer.do(lambda: self._take(file, taken))

    def leave_out(self, file: str) -> None:
        """Plays without a card file that came onto the shelf, until somebody takes it in; at any time."""
        self._writer.do(lambda: self._reseat(self._moment.seating.leave_out(file)))

    def speak(self, language: str) -> None:
        """Chooses the language that the kiosk reads, at any time. Raises Refused."""
        self._writer.do(lambda: self._speak(language))

    def play_in(self, language: str) -> None:
        """Plays with the same cards in that language, from the next game on. Raises Refused."""
        self._writer.do(lambda: self._reseat(self._in_language(language)))

    def begin(self) -> None:
        """Begins a game with those who sit, the cards on the shelf and the house rules. Raises Refused."""
        self._writer.do(self._begin)

    def again(self, *, abandon: bool = False) -> None:
        """Frees all seats for the next party, with a new code, once the game is over or is abandoned.

        Raises Refused.
        """
        self._writer.do(lambda: self._again(abandon))

    def end(self) -> None:
        """Ends a game that is not over; those who sit stay, and what was played stays written down.

        Raises Refused.
        """
        self._writer.do(self._end)

    def settle(self) -> None:
        """From now on the end of this game stands. Raises Refused before it is over."""
        self._writer.do(self._settle)

    def again_with_the_same(self) -> None:
        """Begins another game with those who sit, once the game is over. Raises Refused."""
        self._writer.do(self._again_with_the_same)

    def fingerprint(self) -> str:
        """What tells the game of now from all others; nothing follows from it. Raises Refused without one."""
        game, _ = self._playing()
        return sha256(f"which game: {self._journal.record(game).set_up.seed}".encode()).hexdigest()[:16]

    def seed_beside(self) -> str:
        """What is left to chance beside the game of now follows from this, and nothing of the game does.

        Raises Refused without a game.
        """
        game, _ = self._playing()
        return sha256(f"beside the game: {self._journal.record(game).set_up.seed}".encode()).hexdigest()

    def written(self) -> dict[str, Any]:
        """All that the journal holds of a game that is over, as JSON can hold it. Raises Refused before."""
        game, story = self._playing()
        if not self._is_over(story):
            raise refuse("refused-secret")
        entries = self._journal.entries(game, self._values)
        return written(self._journal.record(game), entries, self._values)

    def open_again(self, data: bytes) -> ReopenedEvening:
        """A game that was taken home, for looking; this table stays as it is. Raises Refused."""
        return sandboxed(reopened, data, self._repertoire.loaders)

    def replay(self, evening: ReopenedEvening) -> EveningReplay:
        """What plays an evening again that was opened here."""
        return EveningReplay(
            evening, self._repertoire.game(evening.game), self._repertoire.values(evening.game)
        )

    def forget(self) -> int:
        """Deletes every game of this table for good, and all names; how many games those were.

        So are damaged journals that were set aside; house rules and the choice of card files stay. Raises
        Refused in the middle of a game.
        """
        return self._writer.do(self._forget)

    def nod(self) -> None:
        """Changes nothing, in its turn: whoever comes back from it knows that the table moves."""
        self._writer.do(lambda: None)

    def subscribe(self, callback: Callable[[Moment], object]) -> Callable[[], None]:
        """Calls back after every change, from the writer's thread; returns what ends that.

        A callback may only put the moment into a queue or set an event: the table waits for it.
        """
        return self._followers.add(callback)

    def close(self) -> None:
        """Finishes what waits and refuses all else; safe to call twice. The journal stays open."""
        self._writer.close()

    def _in(self, game: int | None, act: Callable[[], T]) -> T:
        """Does it in its turn, if that game is played then. Raises Refused."""

        def meant() -> T:
            if game not in {None, self._moment.game}:
                raise refuse("refused-closed")
            return act()

        return self._writer.do(meant)

    def _brought_back(self, verify: bool) -> Moment:
        sitting = self._journal.sitting(self.id)
        if sitting is None:
            usual = self._repertoire.usual
            fresh = new_seating(usual.expansions).in_language(UNTIL_CHOSEN, self._shelf.names(usual))
            sitting = SeatedPeople(replace(fresh, game=usual.name), None)
            self._journal.seat(self.id, sitting)
        stamp = self._journal.changes(self.id)
        moment = Moment(stamp, sitting.seating, sitting.game)
        if sitting.game is None:
            return moment
        for entry, story in revive(self._journal, self._repertoire, sitting.game, verify=verify):
            self._keep_receipt(sitting.game, entry, story)
            moment = replace(moment, story=story)
        return moment

    def _once(self, said: Said) -> Receipt:
        if (before_this := self._counted(said)) is not None:
            return before_this
        game, before = self._playing()
        self._check_not_settled()
        kept, events, story = before.decide(self._next, said)
        self._check_fits(kept)
        entry = recorded(self._next, kept, events)
        self._journal.enter(game, entry, self._values)
        receipt = self._keep_receipt(game, entry, story)
        self._tell(story=story, asking=None)
        return receipt

    def _check_fits(self, kept: Said) -> None:
        """Whatever no longer fits behind a gap is left out when somebody has said the same twice."""
        if isinstance(kept, Recall) and kept.left_out:
            doubted, self._doubted = self._doubted, kept
            if doubted is None or not says_the_same(doubted, kept) or kept.origin is Origin.SIMULATED:
                raise refuse("refused-recall", n=len(kept.left_out))

    def _keep_receipt(self, game: int, entry: Entry, story: Story) -> Receipt:
        receipt = Receipt(game, entry.number, story.play.version)
        self._next = entry.number + 1
        if entry.said is not None:
            self._receipts[entry.said.command] = (entry.said, receipt)
        return receipt

    def _counted(self, said: Said) -> Receipt | None:
        """Its receipt, if just this counted already; its number is nobody else's, and means nothing else."""
        earlier, receipt = self._receipts.get(said.command, (None, None))
        if earlier is None or receipt is None:
            return None
        if not says_the_same(earlier, said):
            raise refuse("refused-command")
        return replace(receipt, repeated=True)

    def _undo(self, undo: Undo) -> Receipt | None:
        if undo.command in self._asked:
            if not says_the_same(self._asked[undo.command], undo):
                raise refuse("refused-command")
            return None
        _, story = self._playing()
        self._check_not_settled()
        voters = voters_on(undo, story, self.game, self._moment.seating)
        if undo.command in self._receipts or not voters:
            return self._once(undo)
        story.decide(self._next, undo)
        self._check_nothing_waits()
        self._asked[undo.command] = undo
        self._ask(Consent(undo, named(story.latest), voters))
        return None

    def _redo(self, redo: Redo) -> Receipt:
        self._check_nothing_waits()
        return self._once(redo)

    def _consent(self, entry: int, seat: str | None, agrees: bool) -> None:
        asking = self._moment.asking
        if not isinstance(asking, Consent) or asking.undo.entry != entry:
            raise refuse("refused-closed")
        asking = asking.with_voice(seat) if agrees else None
        if asking is not None and not asking.missing:
            self._once(asking.undo)
        else:
            self._ask(asking)

    def _preview(self, correct: Correct) -> None:
        _, story = self._playing()
        self._check_not_settled()
        after = story.decide(self._next, correct)[2]
        self._check_nothing_waits()
        self._ask(Preview(correct, after.play.log[len(story.play.log) :]))

    def _correct(self, correct: Correct) -> Receipt:
        asking = self._moment.asking
        if correct.command in self._receipts:
            return self._once(correct)
        if not (isinstance(asking, Preview) and asking.fits(correct)):
            raise refuse("refused-closed")
        return self._once(replace(correct, seat=asking.correct.seat))

    def _sit(self, name: str, colour: str) -> Seated:
        self._check_no_game("refused-playing")
        most, shared = self.game.max_players, self.game.shared_colours
        seating, seated = self._moment.seating.sit(name, colour, most, shared)
        self._seat(seating)
        return seated

    def _sit_phoneless(self, name: str, colour: str) -> None:
        self._check_no_game("refused-playing")
        most, shared = self.game.max_players, self.game.shared_colours
        self._seat(self._moment.seating.sit_phoneless(name, colour, most, shared))

    def _sit_bot(self, colour: str) -> None:
        self._check_no_game("refused-playing")
        most, shared = self.game.max_players, self.game.shared_colours
        self._seat(self._moment.seating.sit_bot(colour, most, shared))

    def _free(self, seat: str) -> None:
        self._check_no_game("refused-playing")
        self._seat(self._moment.seating.free(seat))

    def _clear_before_a_game(self) -> None:
        self._check_no_game("refused-playing")
        self._clear(self._moment.seating.next_party())

    def _seat(self, seating: Seating) -> None:
        self._journal.seat(self.id, SeatedPeople(seating, None))
        self._tell(seating=seating, game=None, story=None, asking=None)

    def _reseat(self, seating: Seating) -> None:
        """What may change about the seating while a game goes on."""
        if seating != self._moment.seating:
            self._journal.seat(self.id, SeatedPeople(seating, self._moment.game))
            self._tell(seating=seating)

    def _play_on(self, occupancy: str, token: str, player: str) -> None:
        seat = self._moment.seating.occupied(occupancy).seat.id
        seating = self._moment.seating.played_on(occupancy, token, player)
        self._played_by(seating, seat, Plays.OTHER, None, seating.place(seat).player)

    def _step_out(self, seat: str, by: str | None, for_good: bool) -> None:
        seating = self._moment.seating.without_person(seat, for_good=for_good)
        self._played_by(seating, seat, Plays.GONE if for_good else Plays.BOT, by)

    def _come_back(self, seat: str, by: str | None) -> None:
        self._played_by(self._moment.seating.back(seat), seat, Plays.BACK, by)

    def _played_by(self, seating: Seating, seat: str, plays: Plays, by: str | None, player: str = "") -> None:
        """Somebody else plays on for a seat: written down with the seating, and said in the log."""
        game, before = self._playing()
        if self._is_over(before):
            raise refuse("refused-over")
        name = seating.place(seat).seat.name
        said = Reseat(seat, name, plays, uuid4().hex, by, player)
        _, _, story = before.decide(self._next, said)
        entry = recorded(self._next, said, ())
        self._journal.reseat(self.id, game, entry, seating, self._values)
        self._keep_receipt(game, entry, story)
        self._tell(story=story, seating=seating, asking=None)

    @property
    def _values(self) -> Values:
        return self._repertoire.values(self.game.name)

    def _play_game(self, name: str) -> None:
        self._check_no_game("refused-playing")
        game, seating = self.game_named(name), self._moment.seating
        if game is self.game:
            return
        _check_room(game, seating)
        files, language = self._shelf.names(game), seating.language or UNTIL_CHOSEN
        fresh = new_seating(game.expansions).in_language(language, files)
        self._seat(seating.play(name, self.game.name, Choices(left_out=fresh.left_out)))

    def _choose(self, rule: str, choice: str) -> None:
        self._check_no_game("refused-playing")
        self._seat(self._moment.seating.choose(rule, choice, self.game.house_rules))

    def _take(self, file: str, taken: bool) -> None:
        self._check_no_game("refused-playing")
        if file not in self.card_files():
            raise refuse("refused-file")
        seating = self._moment.seating
        self._seat(self._with(seating, file) if taken else seating.leave_out(file))

    def _with(self, seating: Seating, file: str) -> Seating:
        """Plays with that card file; where one is a whole box, with it alone."""
        names, craft = self.card_files(), self.game.craft
        seating = seating.take(file, names)
        for other in names if craft is not None and craft.one_box else ():
            seating = seating if other == file else seating.leave_out(other)
        return seating

    def _speak(self, language: str) -> None:
        self._reseat(replace(self._in_language(language), language=language))

    def _in_language(self, language: str) -> Seating:
        """In the middle of a game its cards stay as they are, and the next is played with others."""
        return self._moment.seating.in_language(language, self.card_files())

    def _begin(self) -> None:
        self._check_no_game("refused-begun")
        seating = self._moment.seating
        if len(seating.places) < self.game.min_players:
            raise refuse("refused-few", least=self.game.min_players)
        decks = self._shelf.decks(self.game, seating.left_out)
        self._shelf.keep(decks.values())
        set_up = SetUp(seating.seats, decks, seating.options, secrets.token_hex(16))
        play, events = new_play(self.game, set_up)
        record = JournalRecord(self.id, self.game.name, self.game.version, set_up, now())
        game = self._journal.begin(record, seating, events, self._values)
        self._next = 1
        self._tell(game=game, story=Story(play))

    def _again(self, abandon: bool) -> None:
        _, story = self._playing()
        if not abandon and not self._is_over(story):
            raise refuse("refused-unfinished")
        self._clear(self._moment.seating.next_party())

    def _end(self) -> None:
        _, story = self._playing()
        if self._is_over(story):
            raise refuse("refused-over")
        self._clear(self._moment.seating)

    def _settle(self) -> None:
        game, story = self._playing()
        if not self._is_over(story):
            raise refuse("refused-secret")
        self._reseat(replace(self._moment.seating, settled=game))
        self._ask(None)

    def _again_with_the_same(self) -> None:
        _, story = self._playing()
        if not self._is_over(story):
            raise refuse("refused-unfinished")
        self._clear(self._moment.seating)
        self._begin()

    def _forget(self) -> int:
        story = self._moment.story
        if story is not None and not self._is_over(story):
            raise refuse("refused-unfinished")
        seating = self._moment.seating.next_party()
        games = self._journal.forget(self.id, SeatedPeople(seating, None))
        self.evenings.forget()
        self._leave()
        self._tell(seating=seating, game=None, story=None, asking=None)
        self._shelf.keep_only(self._journal.card_files())
        forget_set_aside(self._journal.path)
        return games

    def _clear(self, seating: Seating) -> None:
        self._seat(seating.left_a_game())
        self._leave()

    def _leave(self) -> None:
        self._receipts.clear()
        self._asked.clear()

    def _is_over(self, story: Story) -> bool:
        return self.game.view(story.play.state, None).over

    def _keep(self) -> None:
        if isinstance(self._moment.asking, Preview):
            self._ask(None)

    def _check_not_settled(self) -> None:
        if self._moment.settled:
            raise refuse("refused-settled")

    def _check_nothing_waits(self) -> None:
        if isinstance(self._moment.asking, Consent):
            raise refuse("refused-asking")

    def _playing(self) -> tuple[int, Story]:
        game, story = self._moment.game, self._moment.story
        if game is None or story is None:
            raise refuse("refused-no-game")
        return game, story

    def _check_no_game(self, reason: str) -> None:
        if self._moment.game is not None:
            raise refuse(reason)

    def _ask(self, asking: Asking | None) -> None:
        self._show(replace(self._moment, asking=asking))

    def _tell(self, **changes: Any) -> None:
        self._show(replace(self._moment, stamp=self._moment.stamp + 1, **changes))

    def _show(self, moment: Moment) -> None:
        self._moment = moment
        self._followers.tell(moment)


def _check_room(game: Game[Any, Any], seating: Seating) -> None:
    """Raises Refused where those who sit cannot all play that game as they sit."""
    if len(seating.places) > game.max_players:
        raise refuse("refused-many", most=game.max_players)
    for seat in seating.seats:
        if seat.colour in game.shared_colours:
            raise refuse("refused-shared-of", name=seat.name)
