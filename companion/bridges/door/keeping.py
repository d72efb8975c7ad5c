"""What the host does for the machine itself: have it examined."""

from companion.bridges.door.checkup import equipment_of, in_words
from companion.bridges.door.threshold import Threshold
from companion.upkeep.doctor import examine
from web.protocol import Who
from web.shown.keeping import Checkup


class Keeping(Threshold):
    """Requests about what the table runs on."""

    def doctor(self, who: Who) -> Checkup:
        """How everything is, and what to do. Raises Sorry."""
        with self._sorry(who):
            self._check_host(who)
            equipment = equipment_of(self._hardware)
            found = examine(equipment, self._table.data, self._way_in.base())
            return in_words(found, self._speech(who))
