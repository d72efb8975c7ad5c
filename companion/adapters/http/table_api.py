"""One table as its pages use it: moments become pages, and taps what they mean."""

from functools import partial

from companion.adapters.camera.dice_input import CameraStatus
from companion.adapters.camera.tiles.tile_sight import TileSight
from companion.adapters.game_catalogue.game_choices import game_choices, left_out
from companion.adapters.game_catalogue.game_pictures import picture
from companion.adapters.http.box import Boxing
from companion.adapters.http.calling_staff import CallingStaff
from companion.adapters.http.card_editor_access import Crafting
from companion.adapters.http.context import TableParts
from companion.adapters.http.hosting import Hosting
from companion.adapters.http.maintenance import Keeping
from companion.adapters.http.past_evenings import Remembering
from companion.adapters.http.playing import PlayRequests
from companion.adapters.http.printing import Printing
from companion.adapters.http.program_access import Telling
from companion.adapters.http.recap_download import Mementos
from companion.adapters.http.reopened_evenings import Reopening
from companion.adapters.http.rolls import Rolls
from companion.adapters.http.rules import Consulting
from companion.adapters.http.seating import SeatingRequests
from companion.adapters.http.sent_pages import Accounting
from companion.adapters.http.setup import SettingUp
from companion.adapters.mat.dice_pools import resting
from companion.adapters.pages.screen_kind import at_the_screen
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.adapters.seats.presence import Looking
from companion.devices.buttons import FakeButtons
from companion.engine.frozen import replace
from companion.table.moment import Moment
from companion.table.settings.settings import DICE
from web.page import Page, PageStage
from web.protocol import PageViewer
from web.shown.pretend import LampView
from web.shown.setting_up import GameChoice


class TableApi(
    SeatingRequests,
    PlayRequests,
    Hosting,
    Mementos,
    Keeping,
    Remembering,
    Boxing,
    Printing,
    Reopening,
    Rolls,
    SettingUp,
    Crafting,
    Consulting,
    CallingStaff,
    Telling,
    Accounting,
):
    """The door to one table."""

    def __init__(self, premises: TableParts) -> None:
        super().__init__(premises)
        self._painters: dict[tuple[str, str], Painter] = {}
        self._painted_game: int | None = None
        self._table.subscribe(self._on_moment)

    def page(self, who: PageViewer) -> Page:
        """Everything that this viewer may see now."""
        moment = self._table.moment
        seat = who.seat if who.seat in {seat.id for seat in moment.seating.seats} else None
        page = self._painter(moment, who.language).page(moment, seat, self._around(moment, who))
        page = replace(
            page,
            strip=() if who.seat else self.strip(),
            staff=self._staff(who),
            has_pin=self._has_pin,
            locked=self._is_locked(who),
            sleep=self._premises.sleep_min,
            may_set_up=self.is_in_charge(who),
            in_charge=self._is_in_charge(who),
            host_code=self._host_lock.code if self._host_lock and who.at_screen and who.seat is None else "",
        )
        if page.stage is PageStage.LOBBY:
            page = replace(
                page,
                games=self._choices(who),
                left_out=left_out(self._speech(who)),
                crafted=self._bench is not None,
            )
        if page.locked and who.seat is None:
            page = replace(page, misread=())
        if (power := self._premises.power) is not None:
            page = replace(page, going=power.going, may_switch_off=power.is_here and page.in_charge)
        if (safe_mode := self._premises.safe_mode) is not None:
            page = replace(page, safe="safe" if safe_mode.reads_games else "no-games")
        return at_the_screen(page, moment, who, self._claims, yields=self._is_host(who))

    def _painter(self, moment: Moment, language: str) -> Painter:
        if self._painted_game != moment.game:  # of a game that was left nothing stays
            self._painted_game, self._painters = moment.game, {}
        painters, game = self._painters, self._table.game_of(moment)
        painter = painters.get((game.name, language))
        if painter is None:
            speech = self._speech(PageViewer(None, language), game.package)
            painter = painters[game.name, language] = Painter(self._table, game, speech)
        return painter

    def game_picture(self, game: str, name: str) -> bytes | None:
        """A picture of that game: an SVG document, or None where there is none."""
        own = self._table.game
        known = {own.name: own.package, **{one.name: one.package for one in self._premises.games}}
        return picture(known[game], name) if game in known else None

    def _choices(self, who: PageViewer) -> tuple[GameChoice, ...]:
        """What can be played, where there is a choice."""
        metas, chosen = self._premises.games, self._table.game.name
        return game_choices(metas, chosen, partial(self._speech, who)) if len(metas) > 1 else ()

    def strip(self) -> tuple[LampView, ...]:
        """What the strip shows now; empty where there is none, or a real one that shows it."""
        strip, outlet = self._hardware.strip, self._hardware.outlet
        if strip is None or (outlet is not None and outlet.lit):
            return ()
        return tuple(LampView(*lamp) for lamp in strip.frame)

    def follow(self, who: PageViewer, client: str) -> Looking:
        """Follows the table; a second stream of the same client ends the first."""
        return self._presence.follow(who.seat, client)

    def joining_picture(self) -> str:
        """The joining address as a QR code: an SVG document."""
        return self._way_in.picture(self._table.moment.seating.code)

    def wifi_picture(self) -> str | None:
        """The Wi-Fi as a QR code: an SVG document, or None where nobody said which it is."""
        return self._way_in.wifi_picture()

    def _around(self, moment: Moment, who: PageViewer) -> NoticeSources:
        hardware = self._hardware
        return NoticeSources(
            address=self._way_in.address(moment.seating.code),
            elsewhere=self._way_in.elsewhere(moment.seating.code),
            wifi=wifi.name if (wifi := self._way_in.wifi) else None,
            here=frozenset(seat.id for seat in moment.seating.seats if self._presence.here(seat.id)),
            sight=hardware.eye.sight if hardware.eye else CameraStatus(),
            tiles=hardware.tiles.sight if hardware.tiles else TileSight(),
            buttons=_at_table(hardware.buttons, moment) if hardware.buttons else (),
            touchable=hardware.touchable,
            mark=hardware.hands.mark if hardware.hands else None,
            held_for=self._claims.held_for if who.at_screen else frozenset(),
            lesson=hardware.teacher.lesson if hardware.teacher else None,
            rolled=hardware.teacher.offered if hardware.teacher and moment.play is None else None,
            segments=hardware.lamps.segments if hardware.lamps else (),
            pretend_camera=hardware.camera is not None,
            being_read=hardware.throwing is not None and not hardware.throwing.is_read,
            pretend_mat=hardware.camera.tokens if hardware.camera and hardware.camera.has_mat else None,
            troubles=(*self._premises.beginning.said(moment, self._speech(who)), *hardware.troubles),
            keepsakes=self._keepsakes,
            most=self._most,
            dice=(self._wizard.dice if self._wizard else ()) or DICE,
            pictures=self._bench.pictures.names if self._bench else {},
            decoys=self._pretence.at(moment),
        )

    def _on_moment(self, moment: Moment) -> None:
        if self._hardware.eye is not None:
            self._hardware.eye.on_moment(moment)
        if self._hardware.tiles is not None:
            self._hardware.tiles.on_moment(moment)
        self._lay(moment)
        self._presence.wake()

    def _lay(self, moment: Moment) -> None:
        """Whoever plays with the pretend mat has laid the dice where they belong."""
        camera = self._hardware.camera
        if camera is None or moment.play is None:
            return
        pools = moment.play.game.laid(moment.play.state).pools
        if pools:
            camera.lay(resting(pools))


def _at_table(buttons: FakeButtons, moment: Moment) -> tuple[str, ...]:
    seats = {seat.id for seat in moment.seating.seats}
    return tuple(name for name in buttons.names if not name.startswith("seat-") or name in seats)
