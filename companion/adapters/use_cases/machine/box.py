"""The machine behind the table, for its host: its settings, another start, a backup brought back."""

from dataclasses import replace

from companion.adapters.language.speech import Speech
from companion.adapters.system.new_versions import NewVersions
from companion.adapters.use_cases.forms import CommandForm, Need, SentFrom, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.adapters.wizard.every_setting import Named, change, sections
from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.table.commands.command import Command, Fields, HostFile, Signed
from companion.upkeep.checks.versions import own_version
from companion.upkeep.restore import BackupError
from companion.upkeep.uploaded_backup import BackupContents, UploadedBackup, bring, held, let_wait
from web.ports.protocol import PageViewer
from web.ports.queries import ReadBox
from web.shown.box import BoxView, NewVersion, Replacement


@command(CommandForm("/box/settings", page=SentFrom.KIOSK, leads="box#box-settings"), Need.IN_CHARGE)
class ChangeSettings(Command[None]):
    """Writes all settings of a form into the file, or none."""

    text: Fields


@command(CommandForm("/box/restart", twice=True, page=SentFrom.KIOSK, leads="kiosk"), Need.IN_CHARGE)
class RestartProgram(Command[None]):
    """Starts the program again; nothing is lost."""


@command(CommandForm("/box/restore", page=SentFrom.KIOSK), Need.IN_CHARGE)
class BringBackup(Command[BoxView]):
    """Looks a backup through, and says what it would replace; nothing changes yet."""

    backup: HostFile


@command(CommandForm("/box/restore/yes", twice=True, page=SentFrom.KIOSK, leads="kiosk"), Need.IN_CHARGE)
class PutBackupBack(Command[None]):
    """Puts what was brought in place, by another start."""


@command(CommandForm("/box/version", page=SentFrom.KIOSK, leads="box#version"), Need.IN_CHARGE)
class BringVersion(Command[None]):
    """Takes a newer version with its signature, both in one field, in either order."""

    version: Signed


@command(CommandForm("/box/version/stick", page=SentFrom.KIOSK, leads="box#version"), Need.IN_CHARGE)
class VersionFromStick(Command[None]):
    """Takes the newer version that is on a USB stick."""


@command(
    CommandForm("/box/version/yes", twice=True, page=SentFrom.KIOSK, leads="box#version"), Need.IN_CHARGE
)
class InstallVersion(Command[None]):
    """Has what was brought installed: the table comes back with it, or as it was."""


@command(None, Need.IN_CHARGE)
class FetchVersion(Command[None]):
    """Fetches a newer version from another machine of the café, and has it installed."""

    address: str


@command(CommandForm("/box/code", watcher=True, page=SentFrom.KIOSK, leads="box"))
class ShowCode(Command[None]):
    """Lets the own screen show a code that makes a phone the host's, without a PIN."""


@handles(ReadBox)
def _read_box(at: TableAccess, _: ReadBox, who: PageViewer) -> BoxView:
    at.check_in_charge(who)
    return _box(at, who)


def _box(at: TableAccess, who: PageViewer) -> BoxView:
    speech, wizard = at.speech(who), at.wizard
    preferences = wizard.preferences if wizard else None
    return BoxView(
        speech.language,
        sections(preferences, speech, _named(at, who)) if preferences else (),
        preferences is not None and preferences.waiting,
        at.parts.restart is not None,
        None,
        _new_version(at, speech),
    )


def _named(at: TableAccess, who: PageViewer) -> Named:
    """Languages and games by the names that people know."""
    asks, first = (at.speech(who)(say(key)) for key in ("setting-any-language", "setting-first-game"))
    games = [(meta.name, at.speech(who, meta.package)(say("game-title"))) for meta in at.parts.games]
    known = at.parts.catalogue
    languages = [(code, known.say(code, "own-language", {})) for code in known.languages]
    return {"table.language": [("", asks), *languages], "table.game": [("", first), *games]}


@handles(BringVersion)
def _bring_version(at: TableAccess, brought: BringVersion, _: PageViewer) -> None:
    _new_versions(at).bring(*brought.version)


@handles(VersionFromStick)
def _version_from_stick(at: TableAccess, _: VersionFromStick, __: PageViewer) -> None:
    _new_versions(at).from_stick()


@handles(FetchVersion)
def _fetch_version(at: TableAccess, wanted: FetchVersion, _: PageViewer) -> None:
    found = _new_versions(at)
    at.check_between_games()
    found.fetch(wanted.address)
    found.install()


@handles(InstallVersion)
def _install_version(at: TableAccess, _: InstallVersion, __: PageViewer) -> None:
    found = _new_versions(at)
    at.check_between_games()
    found.install()


def _new_versions(at: TableAccess) -> NewVersions:
    if at.parts.new_versions is None:
        raise refuse("refused-no-updates")
    return at.parts.new_versions


def _new_version(at: TableAccess, speech: Speech) -> NewVersion | None:
    found = at.parts.new_versions
    if found is None:
        return None
    told, ready = found.told, found.ready
    said = speech(say(f"update-{told.state}", version=told.version, why=told.why)) if told else ""
    return NewVersion(own_version(), said, ready.version if ready else "", found.is_working)


@handles(ShowCode)
def _show_code(at: TableAccess, _: ShowCode, __: PageViewer) -> None:
    if at.lock is None:
        raise refuse("refused-locked")
    at.lock.show_code()
    at.presence.wake()


@handles(ChangeSettings)
def _change_settings(at: TableAccess, changed: ChangeSettings, who: PageViewer) -> None:
    if at.wizard is None:
        raise refuse("refused-set-up")
    at.check_between_games()
    change(at.wizard.preferences, changed.text, at.speech(who))
    at.presence.wake()


@handles(RestartProgram)
def _restart(at: TableAccess, _: RestartProgram, __: PageViewer) -> None:
    if at.parts.restart is None:
        raise refuse("refused-restart")
    at.parts.restart()


@handles(BringBackup)
def _bring_backup(at: TableAccess, sent: BringBackup, who: PageViewer) -> BoxView:
    at.check_between_games()
    try:
        brought = bring(at.table.data, sent.backup)
    except BackupError as fault:
        raise refuse("refused-restore") from fault
    mine = held([at.table.journal])
    speech = at.speech(who)
    lines = speech.all(tuple(_told(brought, mine, speech)))
    return replace(_box(at, who), brought=Replacement(lines))


@handles(PutBackupBack)
def _put_back(at: TableAccess, _: PutBackupBack, __: PageViewer) -> None:
    at.check_between_games()
    if at.parts.restart is None:
        raise refuse("refused-restart")
    try:
        let_wait(at.table.data)
    except FileNotFoundError as fault:
        raise refuse("refused-restore") from fault
    at.parts.restart()


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
