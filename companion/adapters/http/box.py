"""What the host does to the machine behind the table: its settings, another start, a backup brought back."""

from dataclasses import replace

from companion.adapters.http.base_handler import Threshold
from companion.adapters.language.speech import Speech
from companion.adapters.system.new_versions import NewVersions
from companion.adapters.wizard.every_setting import change, sections
from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.upkeep.checks.versions import own_version
from companion.upkeep.restore import BackupError
from companion.upkeep.uploaded_backup import BackupContents, UploadedBackup, bring, here, let_wait
from web.protocol import PageViewer
from web.shown.box import BoxView, NewVersion, Replacement


class Boxing(Threshold):
    """Requests about the box."""

    def box(self, who: PageViewer) -> BoxView:
        """Its settings, and what it can do. Raises Sorry for anybody but whoever is in charge."""
        with self._sorry(who):
            self._check_in_charge(who)
        speech, wizard = self._speech(who), self._wizard
        preferences = wizard.preferences if wizard else None
        return BoxView(
            speech.language,
            sections(preferences, speech) if preferences else (),
            preferences is not None and preferences.waiting,
            self._premises.restart is not None,
            None,
            self._new_version(speech),
        )

    def bring_version(self, wheel: bytes, signature: bytes, who: PageViewer) -> None:
        """Keeps a newer version that somebody trusted has signed; nothing changes yet. Raises Sorry."""
        with self._sorry(who):
            self._new_versions(who).bring(wheel, signature)

    def version_from_stick(self, who: PageViewer) -> None:
        """Takes the newer version that lies on a USB stick; nothing changes yet. Raises Sorry."""
        with self._sorry(who):
            self._new_versions(who).from_stick()

    def fetch_version(self, address: str, who: PageViewer) -> None:
        """Fetches a newer version from another machine of the café, and has it installed. Raises Sorry."""
        with self._sorry(who):
            found = self._new_versions(who)
            self._check_between_games()
            found.fetch(address)
            found.install()

    def install_version(self, who: PageViewer) -> None:
        """Has what was brought installed: the table comes back with it, or as it was. Raises Sorry."""
        with self._sorry(who):
            found = self._new_versions(who)
            self._check_between_games()
            found.install()

    def _new_versions(self, who: PageViewer) -> NewVersions:
        self._check_in_charge(who)
        if self._premises.new_versions is None:
            raise refuse("refused-no-updates")
        return self._premises.new_versions

    def _new_version(self, speech: Speech) -> NewVersion | None:
        found = self._premises.new_versions
        if found is None:
            return None
        told, ready = found.told, found.ready
        said = speech(say(f"update-{told.state}", version=told.version, why=told.why)) if told else ""
        return NewVersion(own_version(), said, ready.version if ready else "", found.is_working)

    def show_code(self, who: PageViewer) -> None:
        """Lets the own screen show a code that makes a phone the host's, without a PIN. Raises Sorry."""
        with self._sorry(who):
            if self._host_lock is None:
                raise refuse("refused-locked")
            self._host_lock.show_code()
            self._presence.wake()

    def change_setting(self, id_: str, typed: str, who: PageViewer) -> None:
        """Writes one setting into the file. Raises Sorry with what may stand there."""
        with self._sorry(who):
            self._check_in_charge(who)
            if self._wizard is None:
                raise refuse("refused-set-up")
            self._check_between_games()
            change(self._wizard.preferences, id_, typed)
            self._presence.wake()

    def restart(self, who: PageViewer) -> None:
        """Begins the program anew; nothing is lost. Raises Sorry where nobody can."""
        with self._sorry(who):
            self._check_in_charge(who)
            if self._premises.restart is None:
                raise refuse("refused-restart")
            self._premises.restart()

    def bring_back(self, packed: bytes, who: PageViewer) -> BoxView:
        """Looks a backup through, and says what it would replace; nothing changes yet. Raises Sorry."""
        with self._sorry(who):
            self._check_restoring(who)
            try:
                brought = bring(self._table.data, packed)
            except BackupError as fault:
                raise refuse("refused-restore") from fault
            mine = here(self._table.copy_journal)
        speech = self._speech(who)
        lines = speech.all(tuple(_told(brought, mine, speech)))
        return replace(self.box(who), brought=Replacement(lines))

    def put_back(self, who: PageViewer) -> None:
        """Puts what was brought in place, by another start. Raises Sorry."""
        with self._sorry(who):
            self._check_restoring(who)
            if self._premises.restart is None:
                raise refuse("refused-restart")
            try:
                let_wait(self._table.data)
            except FileNotFoundError as fault:
                raise refuse("refused-restore") from fault
            self._premises.restart()

    def _check_restoring(self, who: PageViewer) -> None:
        self._check_in_charge(who)
        self._check_between_games()

    def _check_between_games(self) -> None:
        if self._table.plays:
            raise refuse("refused-set-up-playing")


def _told(brought: UploadedBackup, mine: BackupContents, speech: Speech) -> list[Message]:
    own = any(name.startswith("decks/") for name in brought.files)
    return [
        say("restore-made", day=speech.day(brought.made_at), n=brought.holds.games),
        say("restore-latest", day=speech.day(brought.holds.latest))
        if brought.holds.latest
        else say("restore-empty"),
        say("restore-decks" if own else "restore-no-decks"),
        say("restore-here", n=mine.games),
        say("restore-here-latest", day=speech.day(mine.latest)) if mine.latest else say("restore-here-empty"),
    ]
