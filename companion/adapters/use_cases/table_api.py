"""One table as its pages use it: moments become pages, and taps what they mean."""

import logging
from collections.abc import Mapping
from functools import partial
from typing import TypeVar, cast

from companion.adapters.cafe.cafe_features import CafeFeatures
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.tiles.tile_sight import TileSight
from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.game_catalogue.game_choices import game_choices, left_out
from companion.adapters.mat.dice_pools import resting
from companion.adapters.pages.screen_kind import at_the_screen
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.adapters.programs.webhooks import Webhooks
from companion.adapters.seats.presence import OpenStream
from companion.adapters.use_cases.calling_staff import staff
from companion.adapters.use_cases.card_editor_access import card_editor
from companion.adapters.use_cases.catalogue import ALL_HANDLERS
from companion.adapters.use_cases.context import TableParts
from companion.adapters.use_cases.evenings.sent_pages import note_sent
from companion.adapters.use_cases.evenings.shelf import ShelfReader
from companion.adapters.use_cases.permissions import check
from companion.adapters.use_cases.proofs import TableProofs
from companion.adapters.use_cases.table_access import TableAccess
from companion.devices.buttons import FakeButtons
from companion.engine.frozen import replace
from companion.engine.meta import GameLook
from companion.table.commands.command import Command
from companion.table.moment import Moment
from companion.table.settings.settings import DICE, STAGE_S, ProgramSettings
from web.page import Page, PageStatus
from web.ports.protocol import PageViewer
from web.ports.queries import Query
from web.shown.pretend import LampView
from web.shown.setting_up import GameChoice, LobbyPart

log = logging.getLogger(__name__)

T = TypeVar("T")


class TableApi:
    """The door to one table."""

    def __init__(self, parts: TableParts) -> None:
        self._at = TableAccess(parts)
        self.proofs = TableProofs(self._at)
        self._painters: dict[tuple[str, str, str | None], Painter] = {}
        self._painted_for: tuple[int | None, tuple[str, ...]] = None, ()
        self._failed: tuple[int, str | None] = -1, None
        """The latest page that could not be painted: its moment, and whose it was."""
        self._at.table.subscribe(self._on_moment)

    def execute(self, command: Command[T], who: PageViewer) -> T:
        """Carries out a command for a viewer who may give it. Raises Sorry; then nothing changed."""
        with self._at.sorry(who):
            check(self._at, command, who)
            handler = ALL_HANDLERS.get(type(command), TableAccess.carry_out)
            return cast(T, handler(self._at, command, who))

    def read(self, query: Query[T], who: PageViewer) -> T:
        """Answers a query. Raises Sorry."""
        with self._at.sorry(who):
            return cast(T, ALL_HANDLERS[type(query)](self._at, query, who))

    def card_editor(self, who: PageViewer) -> EditorSession:
        """The card editor as this viewer uses it. Raises Sorry for anybody but the host."""
        with self._at.sorry(who):
            return card_editor(self._at, who)

    def note_sent(self, what: str, text: str, who: PageViewer) -> None:
        """Something leaves for the phone of a seat; kept as long as the game goes on."""
        note_sent(self._at, what, text, who)

    def language(self) -> str | None:
        """The language that the kiosk reads, or None while none was chosen."""
        return self._at.language

    def looks(self) -> Mapping[str, GameLook]:
        """The looks of all games that can be played here, by their names."""
        return self._at.looks

    def webhooks(self, settings: ProgramSettings) -> Webhooks:
        """Tells a program of the host's choice."""
        return Webhooks(settings, self._at.table, self._at.public, self._at.said)

    @property
    def stage_s(self) -> int:
        """Seconds that the stage takes before what goes on by itself does."""
        return STAGE_S if self._at.wizard is None else self._at.wizard.stage_s

    @property
    def cafe(self) -> CafeFeatures | None:
        """The café's features; None where a call would not be heard."""
        return self._at.parts.cafe

    def page(self, who: PageViewer) -> Page:
        """The page of this viewer, with all that they may see now."""
        moment = self._at.table.moment
        seat = who.seat if who.seat in {seat.id for seat in moment.seating.seats} else None
        page = self._painted(moment, seat, who)
        status = self._status(who)
        page = replace(page, status=status, strip=() if who.seat else self.strip())
        if page.lobby is not None:
            page = replace(page, lobby=self._with_games(page.lobby, who))
        if page.play is not None and status.locked and who.seat is None:
            page = replace(page, play=replace(page.play, misread=()))
        return at_the_screen(page, moment, who, self._at.claims, yields=self._at.is_host(who))

    def _painted(self, moment: Moment, seat: str | None, who: PageViewer) -> Page:
        """The page of that viewer; where the game fails, one without it on which the table can go on."""
        painter, around = self._painter(moment, who.language), self._around(moment, who)
        try:
            return painter.page(moment, seat, around)
        except Exception:
            if moment.play is None:
                raise
            if self._failed != (moment.stamp, seat):  # once, not with every look
                self._failed = moment.stamp, seat
                log.exception("the page of %s cannot be painted", seat or "the table")
            return painter.without_game(moment, seat, around)

    def _status(self, who: PageViewer) -> PageStatus:
        power, safe_mode = self._at.parts.power, self._at.parts.safe_mode
        in_charge = self._at.is_in_charge(who)
        return PageStatus(
            at_screen=who.at_screen,
            looks_on=who.looks_on,
            has_pin=self._at.has_pin,
            locked=self._at.is_locked(who),
            in_charge=in_charge,
            host_code=self._at.lock.code if self._at.lock and who.at_screen and who.seat is None else "",
            may_set_up=self._at.may_set_up(who),
            may_switch_off=power is not None and power.is_here and in_charge,
            going=power is not None and power.going,
            safe=None if safe_mode is None else "safe" if safe_mode.reads_games else "no-games",
            sleep=self._at.parts.sleep_min,
            call=self._at.parts.call_s,
            screen=self._at.presence.has_screen,
            staff=staff(self._at, who),
        )

    def _with_games(self, lobby: LobbyPart, who: PageViewer) -> LobbyPart:
        has_card_editor, unplayable = self._at.deck_editor is not None, left_out(self._at.speech(who))
        shelf = ShelfReader(self._at, who)
        with_games = replace(
            lobby, games=self._choices(who), left_out=unplayable, has_card_editor=has_card_editor
        )
        return replace(with_games, aside=shelf.latest_aside(), tonight=tuple(shelf.tonight()))

    def _painter(self, moment: Moment, language: str) -> Painter:
        names = tuple(one for seat in moment.seating.seats for one in (seat.name, *_player(moment, seat.id)))
        if self._painted_for != (moment.game, names):  # of a game that was left nothing stays
            self._painted_for, self._painters = (moment.game, names), {}
        painters, game = self._painters, self._at.table.game_of(moment)
        key = game.meta.name, language, self._at.language
        painter = painters.get(key)
        if painter is None:
            speech = self._at.speech(PageViewer(None, language), game.meta.package)
            cards = self._at.cards_in(language) if moment.play else {}  # before a game nobody reads a card
            speech = speech.with_cards(cards).with_names(names)
            painter = painters[key] = Painter(self._at.table, game, speech)
        return painter

    def _choices(self, who: PageViewer) -> tuple[GameChoice, ...]:
        """The games, where there is a choice."""
        metas, chosen = self._at.parts.games, self._at.table.game.meta.name
        return game_choices(metas, chosen, partial(self._at.speech, who)) if len(metas) > 1 else ()

    def strip(self) -> tuple[LampView, ...]:
        """The lamps of the strip; empty where there is none, or a real one that shows them."""
        strip, strip_connection = self._at.hardware.strip, self._at.hardware.strip_connection
        if strip is None or (strip_connection is not None and strip_connection.lit):
            return ()
        return tuple(LampView(*lamp) for lamp in strip.frame)

    def shown(self) -> str:
        """Progress of the big screens: epoch, serial, and milliseconds still needed."""
        word = self._at.presence.big_screen.word
        return f"{word.epoch} {word.serial} {round(1000 * word.more)}"

    def follow(self, who: PageViewer, client: str, *, screen: bool = False) -> OpenStream:
        """Follows the table; a second stream of the same client ends the first."""
        return self._at.presence.follow(who.seat, client, screen=screen)

    def _around(self, moment: Moment, who: PageViewer) -> NoticeSources:
        hardware = self._at.hardware
        return NoticeSources(
            address=self._at.join_info.address(moment.seating.code),
            elsewhere=self._at.join_info.elsewhere(moment.seating.code),
            wifi=wifi.name if (wifi := self._at.join_info.wifi) else None,
            here=frozenset(seat.id for seat in moment.seating.seats if self._at.presence.here(seat.id)),
            sight=hardware.dice_input.sight if hardware.dice_input else CameraStatus(),
            tiles=hardware.tiles.sight if hardware.tiles else TileSight(),
            buttons=_at_table(hardware.buttons, moment) if hardware.buttons else (),
            touchable=hardware.touchable,
            mark=hardware.button_input.mark if hardware.button_input else None,
            held_for=self._at.claims.held_for if who.at_screen else frozenset(),
            lesson=hardware.teacher.lesson if hardware.teacher else None,
            rolled=hardware.teacher.offered if hardware.teacher and moment.play is None else None,
            segments=hardware.strip_controller.segments if hardware.strip_controller else (),
            pretend_camera=hardware.camera is not None,
            being_read=hardware.throwing is not None and not hardware.throwing.is_read,
            pretend_mat=hardware.camera.tokens if hardware.camera and hardware.camera.has_mat else None,
            troubles=(
                *self._at.parts.beginning.said(moment, self._at.speech(who)),
                *self._at.parts.sd_card.said(),
                *hardware.troubles,
            ),
            archive=self._at.archive,
            most=self._at.most,
            dice=(self._at.wizard.dice if self._at.wizard else ()) or DICE,
            pictures=self._at.deck_editor.pictures.names if self._at.deck_editor else {},
            decoys=self._at.decoys.at(moment),
        )

    def _on_moment(self, moment: Moment) -> None:
        if self._at.hardware.dice_input is not None:
            self._at.hardware.dice_input.on_moment(moment)
        if self._at.hardware.tiles is not None:
            self._at.hardware.tiles.on_moment(moment)
        self._lay(moment)
        self._at.presence.wake()

    def _lay(self, moment: Moment) -> None:
        """Lays pretend dice where they belong on the mat."""
        camera = self._at.hardware.camera
        if camera is None or moment.play is None:
            return
        pools = moment.play.game.mat.laid(moment.play.state).pools
        if pools:
            camera.lay(resting(pools))


def _player(moment: Moment, seat: str) -> tuple[str, ...]:
    """The name of the player who plays on for another seat, or nothing."""
    player = moment.seating.place(seat).player
    return (player,) if player else ()


def _at_table(buttons: FakeButtons, moment: Moment) -> tuple[str, ...]:
    seats = {seat.id for seat in moment.seating.seats}
    return tuple(name for name in buttons.names if not name.startswith("seat-") or name in seats)
