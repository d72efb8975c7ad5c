"""What the host does for the machine itself: have it examined, and all of it kept."""

from dataclasses import replace

from companion.adapters.http.base_handler import Threshold
from companion.adapters.http.doctor_page import equipment_of, in_words
from companion.engine.refusal import refuse
from companion.upkeep.backup import backup
from companion.upkeep.bundle import bundle
from companion.upkeep.doctor import examine
from companion.upkeep.finding import DoctorFinding
from web.protocol import PageViewer
from web.shown.keeping import Checkup


class Keeping(Threshold):
    """Requests about what the table runs on."""

    def doctor(self, who: PageViewer) -> Checkup:
        """How everything is, and what to do. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            found = in_words(self._examined(), self._speech(who))
            return replace(found, plays=self._table.plays, safe=self._premises.safe_mode is not None)

    def bundle(self, who: PageViewer) -> bytes:
        """A zip for whoever helps, without a name, a secret or a photograph. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            return bundle(self._table.data, self._examined())

    def backup(self, who: PageViewer) -> bytes:
        """A zip of everything; in the middle of a game only for who can read the disk. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            lock = self._host_lock
            by_key = lock is not None and lock.is_own_key(who.host)
            if self._table.plays and not by_key:
                raise refuse("refused-backup-game")
            if not self._is_in_charge(who):
                raise refuse("refused-backup-open")
            return backup(self._table.data, self._table.copy_journal)

    def leave_safe_mode(self, who: PageViewer) -> None:
        """Starts anew as usual; a table that runs as usual does not. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            if self._premises.safe_mode is not None:
                self._premises.safe_mode.leave()

    def switch_off(self, who: PageViewer) -> None:
        """Shuts this machine down, as whoever is in charge says; nothing is lost. Raises Sorry."""
        with self._sorry(who):
            self._check_in_charge(who)
            if self._premises.power is None:
                raise refuse("refused-power")
            self._premises.power.go()

    def _examined(self) -> tuple[DoctorFinding, ...]:
        cafe = self._premises.cafe
        equipment = replace(equipment_of(self._hardware), broker=cafe.link.state if cafe else None)
        return examine(equipment, self._table.data, self._way_in.base())
