"""A moment of the table becomes the page of one viewer, out of what that viewer may see and nothing else."""

from collections.abc import Mapping
from threading import Lock
from typing import Any

from companion.adapters.camera.tiles.tile_sight import in_doubt
from companion.adapters.game_catalogue.game_pictures import BOX, address
from companion.adapters.game_catalogue.rulebook_page import reminders
from companion.adapters.game_catalogue.staging import ToldMoment, epoch, happenings, waited_for
from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.pages import card_photos, plan_board, tile_board
from companion.adapters.pages.advice_card import advice_card, offered
from companion.adapters.pages.laying import Laying
from companion.adapters.pages.lobby import Lobby
from companion.adapters.pages.prompts import Prompting
from companion.adapters.pages.roll_parts import Thrown
from companion.adapters.pages.score_clocks import timed
from companion.adapters.pages.seat_circle import circle
from companion.adapters.pages.table_notices import NoticeSources, Surroundings
from companion.adapters.recap.evening_recap import EveningRecap, coloured
from companion.adapters.records.undo import UndoViews, taking_back
from companion.engine import view as v
from companion.engine.frozen import replace
from companion.engine.game import Game
from companion.engine.milestone import Milestone
from companion.engine.play import Play
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.shared_view.marked_text import MarkedText
from companion.table.moment import Moment
from companion.table.seating.seating import Seating
from companion.table.seating.table_rules import (
    may_table_roll,
)
from companion.table.table import Table
from web import page as p
from web.shown.board import PlanMap, TileMap
from web.shown.evening import EveningView
from web.shown.guide import FirstTurn
from web.shown.prompts import UndoView
from web.shown.stage import MomentView, News
from web.shown.table import NoticeView, TableSeatView
from web.shown.view import Board, View

LOG_LINES, LEAVE_AT_ONCE = 40, 10
"""The most log lines on a page, and how many of the oldest leave it together, so that a new line is mostly
all that changes."""


class Painter:
    """Paints pages of one table in one language; what all see alike is painted once for all."""

    def __init__(self, table: Table, game: Game[Any, Any], speech: Speech) -> None:
        self._table = table
        self._game = game
        self._say = speech
        self._lock = Lock()
        self._latest: tuple[Moment, NoticeSources, v.View, p.Page] | None = None
        self._pages: dict[Viewer, p.Page] = {}
        self._painted: dict[tuple[str, bool], tuple[object, TableSeatView]] = {}
        self._colour = coloured(speech)
        self._localised = Localiser(speech, self._colour, self._drawn)
        self._thrown = Thrown(self._localised)
        self._laying = Laying(speech, self._colour)
        self._recap = EveningRecap(speech, self._colour, self._drawn)
        self._around = Surroundings(speech, self._colour, game)
        self._prompting = Prompting(self._localised)
        self._lobby = Lobby(table, game, speech, self._localised, self._colour, self._drawn)
        look = game.meta.look
        self._look: dict[str, Any] = {"look": game.meta.name, "beside": bool(look and look.beside)}
        self._undo = UndoViews(speech, self._colour, self._prompting.slots)

    def page(self, moment: Moment, viewer: Viewer, around: NoticeSources) -> p.Page:
        """The page of all parts visible to this viewer now."""
        if moment.play is None:
            return self._before_a_game(moment, viewer, around)
        with self._lock:
            if self._latest is None or self._latest[0] is not moment or self._latest[1] != around:
                view = moment.play.public_view
                self._latest = moment, around, view, self._by_all(view, moment, moment.play, around)
                self._pages.clear()
            _, _, view, seen = self._latest
            # What is kept of an evening lies outside of the moment, and may be forgotten.
            if viewer not in self._pages or view.over:
                self._pages[viewer] = self._by_one(view, seen, moment, moment.play, viewer, around)
            return self._pages[viewer]

    def without_game(self, moment: Moment, viewer: Viewer, around: NoticeSources) -> p.Page:
        """The page while the game fails: who plays, and what gets a table out of there."""
        stuck, undone = self._say(say("game-stuck")), taking_back(moment)
        people = tuple(v.SeatView(seat.id, seat.name, seat.colour) for seat in moment.seating.seats)
        bare = v.View(viewer, v.Mood.CALM, (), people, (), None, None, (), (), (), over=False)
        return p.Page(
            table=self._table.id,
            title=self._say(say("game-title")),
            language=self._say.language,
            you=viewer,
            headline=stuck,
            seats=self._seats(bare, moment, around),
            notices=(NoticeView(self._say(say("game-stuck-todo")), grave=True),),
            join=None if viewer else self._lobby.way_back(moment.seating, around),
            play=p.GamePart(
                view=replace(self._localised(replace(bare, seats=())), scene=self._drawn(BOX)),
                game=moment.game,
                undo=undone and UndoView(undone[0], self._say(undone[1]), ()),
                ending=self._ending(moment),
            ),
        )

    def _before_a_game(self, moment: Moment, viewer: Viewer, around: NoticeSources) -> p.Page:
        seating = moment.seating
        join = self._lobby.join(seating, around)
        return p.Page(
            table=self._table.id,
            title=self._say(say("game-title")),
            language=self._say.language,
            **self._look,
            untranslated=self._untranslated,
            you=viewer,
            headline=join.missing or self._say(say("lobby-ready")),
            seats=self._lobby.seats(seating, around),
            notices=self._around.notices(moment, viewer, around),
            join=join,
            pretend=None if viewer else self._around.pretended(moment, around),
            evening=self._recap.lobby(around.archive) if around.archive and not viewer else None,
            rules=tuple(self._lobby.rules(seating)),
            lobby=self._lobby.part(moment, viewer, around, self._around, self._recap),
        )

    def _by_all(self, view: v.View, moment: Moment, play: Play[Any, Any], around: NoticeSources) -> p.Page:
        return p.Page(
            table=self._table.id,
            title=self._say(say("game-title")),
            language=self._say.language,
            **self._look,
            untranslated=self._untranslated,
            you=None,
            headline=self._say.joined(" · ", view.waiting),
            seats=self._seats(view, moment, around),
            pretend=self._around.pretended(moment, around),
            rules=tuple(self._lobby.rules(moment.seating, moment.seating.options)),
            play=self._game_part(view, moment, play, around),
        )

    def _game_part(
        self, view: v.View, moment: Moment, play: Play[Any, Any], around: NoticeSources
    ) -> p.GamePart:
        shown, story = self._localised_view(view, around), moment.story
        roll, told = self._thrown.roll(view.rolling, around.sight, moment), happenings(moment)
        lies = roll.thrown if roll and roll.dice else None
        return p.GamePart(
            view=replace(shown, board=None, plan=None),
            game=moment.game,
            roll=roll,
            board=self._board(shown.board),
            plan=PlanMap(shown.plan) if shown.plan else None,
            laying=self._laying.view(moment, around.sight, around.tiles),
            circle=circle(view, self._say, self._colour),
            bed=play.game.meta.bed,
            news=News(epoch(moment), len(play.log), story.newest if story else 0, waited_for(moment)),
            staged=tuple(self._happening(one, moment, shown.scene) for one in told if one.line),
            thrown=next(
                (self._happening(one, moment) for one in told if one.entry == lies and not one.line), None
            ),
            log=tuple(reversed(self._say.all(_latest(play.log)))),
            table_rolls=may_table_roll(moment.seating.options),
            undo=self._undo.undo(moment),
            redo=self._undo.redo(moment),
            lost=self._undo.lost(moment),
            misread=self._undo.misread(moment),
            preview=self._undo.preview(moment),
            reminders=reminders(play.game.meta.package, self._say.wanted, view.rule),
            again=self._say(say("again")) if view.over else None,
            same_again=self._say(_going_on(play)) if view.over else None,
            ending=None if view.over else self._ending(moment),
        )

    def _board(self, shown: Board | None) -> TileMap | None:
        return tile_board.drawn(shown, self._say) if shown and shown.tiles else None

    def _localised_view(self, view: v.View, around: NoticeSources) -> View:
        """The view without seats and dice, with some picture of where the table is."""
        bare = replace(view, seats=(), rolling=None)
        bare = replace(bare, scores=timed(bare.scores, self._table.clock.time_of_day))
        shown: View = self._localised(card_photos.of_table(bare, self._photographs(around)))
        return replace(shown, scene=shown.scene or self._drawn(view.mood) or self._drawn(BOX))

    def _happening(self, one: ToldMoment, moment: Moment, scenery: str | None = None) -> MomentView:
        how, line = one.staging, one.line
        named = str(line.values.get(how.at, "")) if line else ""
        seat = next((seat for seat in moment.seating.seats if seat.name == named), None)
        return MomentView(
            id=one.id,
            serial=one.serial,
            kind=how.kind,
            seconds=how.seconds,
            shows=how.shows,
            text=self._say(line) if line else "",
            seat=seat.id if seat else "",
            colour=self._colour(seat.colour) if seat else None,
            thing=how.thing,
            look=self._localised(line.staged) if isinstance(line, Milestone) else None,
            scenery=scenery if one.is_large else None,
        )

    def _ending(self, moment: Moment) -> str | None:
        return None if moment.story is None else self._say(say("end-game-lost", n=len(moment.story.steps)))

    def _by_one(
        self,
        public: v.View,
        seen: p.Page,
        moment: Moment,
        play: Play[object, Any],
        viewer: Viewer,
        around: NoticeSources,
    ) -> p.Page:
        """The page of one viewer: what all see, and what is for this one alone."""
        view = play.game.view(play.state, viewer)
        return replace(
            seen,
            you=viewer,
            headline=self._say.joined(" · ", view.waiting),
            seats=seen.seats if view.seats == public.seats else self._seats(view, moment, around),
            notices=self._around.notices(moment, viewer, around),
            join=None if viewer else self._lobby.way_back(moment.seating, around),
            evening=self._over(moment, viewer, around) if view.over else None,
            play=seen.play and self._own_part(seen.play, view, moment, play, around),
        )

    def _over(self, moment: Moment, viewer: Viewer, around: NoticeSources) -> EveningView | None:
        begun_at = self._table.record.begun_at
        return self._recap.over(moment, begun_at, viewer, around.archive) if begun_at else None

    def _own_part(
        self,
        seen: p.GamePart,
        view: v.View,
        moment: Moment,
        play: Play[object, Any],
        around: NoticeSources,
    ) -> p.GamePart:
        """The public part of the game, with the hand and the prompts of one viewer."""
        viewer = view.viewer
        asked_of = self._prompting.asked_of(play, viewer, around.sight, view)
        board, asked = tile_board.marked(self._own_board(seen, view), asked_of)
        plan, asked = plan_board.marked(seen.plan, asked)
        asked = in_doubt(asked, around.tiles)
        alone = None
        if around.decoys is not None and viewer is not None and viewer not in moment.seating.bots:
            alone = self._prompting.alone(asked, around.decoys, viewer)
            asked = tuple(one for one in asked if not one.unheard)
        hand = self._localised.all(card_photos.with_photographs(view.hand, self._photographs(around)))
        return replace(
            seen,
            view=replace(seen.view, viewer=viewer, hand=hand, meanwhile=self._localised(view.meanwhile)),
            alone=alone,
            board=board,
            plan=plan,
            prompts=() if viewer in moment.seating.bots else asked,
            consent=self._undo.consent(moment, viewer),
            guide=self._guide(play) if viewer else None,
            may_ask=offered(moment, play, viewer),
            advice=advice_card(moment, viewer, self._say),
        )

    def _guide(self, play: Play[Any, Any]) -> FirstTurn | None:
        """The bubbles of a first turn."""
        texts = (self._say(say(f"guide-{n}")) for n in range(1, len(play.game.meta.guide) + 1))
        bubbles = tuple(zip(play.game.meta.guide, texts, strict=True))
        return FirstTurn(play.game.meta.name, bubbles) if bubbles else None

    def _own_board(self, seen: p.GamePart, view: v.View) -> TileMap | None:
        """The board that all see, unless only this viewer sees the tile in hand."""
        if view.board is None or not view.board.hand or (seen.board and seen.board.hand):
            return seen.board
        return self._board(self._localised(view.board))

    @property
    def _untranslated(self) -> str | None:
        """The sentence that the game has no texts in this language, if so, and which it is said in."""
        title = self._say(say("game-title"))
        spoken = title.language if isinstance(title, MarkedText) else ""
        return self._say(say("game-untranslated", language=self._say.named(spoken))) if spoken else None

    def _seats(self, view: v.View, moment: Moment, around: NoticeSources) -> tuple[TableSeatView, ...]:
        return tuple([self._seat(seat, view.viewer == seat.seat, moment, around) for seat in view.seats])

    def _seat(self, seat: v.SeatView, own: bool, moment: Moment, around: NoticeSources) -> TableSeatView:
        """The seat's view; drawn again only after a change in the same game."""
        seating = moment.seating
        given = moment.game, seat, seat.seat in around.here, seating.place(seat.seat), around.pictures
        kept = self._painted.get((seat.seat, own))
        if kept is None or kept[0] != given:
            kept = self._painted[seat.seat, own] = given, self._painted_seat(seat, seating, around)
        return kept[1]

    def _painted_seat(self, seat: v.SeatView, seating: Seating, around: NoticeSources) -> TableSeatView:
        place = seating.place(seat.seat)
        return TableSeatView(
            **vars(self._localised(card_photos.of_seat(seat, self._photographs(around)))),
            here=seat.seat in around.here,
            bot=place.bot,
            phoneless=place.phoneless,
            away=place.away,
            player=place.player,
        )

    def _photographs(self, around: NoticeSources) -> Mapping[str, str]:
        """The addresses of photographs of printed cards, by card."""
        return {card: f"/t/{self._table.id}/card/{name}" for card, name in around.pictures.items()}

    def _drawn(self, name: str | None) -> str | None:
        """The address of the game's picture of that name, None if there is none."""
        game = self._game
        return address(self._table.id, game.meta.name, game.meta.package, name)


def _going_on(play: Play[Any, Any]) -> Message:
    """The button that begins another game with these people; a campaign goes on with it."""
    return say("next-of-campaign" if play.game.carries(play.state) else "same-again")


def _latest(log: tuple[Message, ...]) -> tuple[Message, ...]:
    """The latest lines of a log."""
    left_out = max(0, len(log) - LOG_LINES)
    return log[left_out + -left_out % LEAVE_AT_ONCE :]
