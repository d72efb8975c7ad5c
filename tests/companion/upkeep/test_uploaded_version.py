"""A box takes a newer version from a page or a stick only if somebody whom its owner trusts has signed it."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from companion.adapters.system.new_versions import NewVersions
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.table.sandbox import sandbox
from companion.upkeep import update as updating
from companion.upkeep.checks.versions import own_version
from companion.upkeep.releases import Releases, UpdateError
from companion.upkeep.uploaded_version import SIGNATURE_BYTES, VersionState, VersionTold, install_brought
from tests.companion.table.sandbox.here import IN_A_CHILD
from tests.companion.upkeep.test_update import NOW, Box, program, wheel
from tests.watch import is_ci


@dataclass
class Release:
    """Whoever makes versions: a key, and what is signed with it."""

    folder: Path
    key: Path

    @property
    def signers(self) -> Path:
        """The file by which a box trusts this key."""
        path = self.folder / "signers"
        path.write_text(f"release {self.key.with_suffix('.pub').read_text()}")
        return path

    def sign(self, path: Path, purpose: str = "table-companion") -> bytes:
        """The signature of a file."""
        mark = path.with_name(path.name + ".sig")
        mark.unlink(missing_ok=True)
        command = ["ssh-keygen", "-q", "-Y", "sign", "-f", str(self.key), "-n", purpose, str(path)]
        subprocess.run(command, check=True, capture_output=True)
        return mark.read_bytes()


def release(folder: Path) -> Release:
    folder.mkdir()
    key = folder / "key"
    command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return Release(folder, key)


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Release:
    if shutil.which("ssh-keygen") is None:
        (pytest.fail if is_ci() else pytest.skip)("no ssh-keygen: `apt-get install openssh-client`")
    return release(tmp_path_factory.mktemp("keys") / "ours")


@dataclass
class Brought:
    """A box to which versions are brought."""

    ours: Release
    folder: Path

    def __post_init__(self) -> None:
        self.data = self.folder / "data"
        self.data.mkdir()
        self.note, self.told, self.stick = (self.folder / name for name in ("note", "told.json", "stick"))
        self.stick.mkdir()
        self.versions = NewVersions(
            self.data, self.note, self.ours.signers, self.told, find_sticks=lambda: (self.stick,)
        )

    def refusal(self, packed: bytes, mark: bytes) -> str:
        """Why it is refused; nothing is kept."""
        with pytest.raises(Refused) as refused:
            self.versions.bring(packed, mark)
        return refused.value.reason.key


@pytest.fixture
def brought(ours: Release, tmp_path: Path) -> Brought:
    return Brought(ours, tmp_path)


def test_a_newer_version_that_is_signed_lies_ready_and_root_is_asked_when_the_host_says_so(
    brought: Brought,
) -> None:
    packed = wheel(brought.folder, "9.1", "")
    brought.versions.bring(packed.read_bytes(), brought.ours.sign(packed))
    ready = brought.versions.ready
    assert ready is not None
    assert (ready.version, ready.wheel.name) == ("9.1", packed.name)
    assert not brought.note.exists()
    brought.versions.install()
    assert brought.note.exists()
    assert brought.versions.is_working


def test_what_nobody_trusted_has_signed_is_refused_and_what_lay_ready_stays(
    brought: Brought, tmp_path: Path
) -> None:
    first, packed = wheel(brought.folder, "9.1", ""), wheel(brought.folder, "9.2", "")
    brought.versions.bring(first.read_bytes(), brought.ours.sign(first))
    theirs, mark = release(tmp_path / "theirs"), brought.ours.sign(packed)
    whole = packed.read_bytes()
    assert brought.refusal(whole, theirs.sign(packed)) == "version-unsigned"
    assert brought.refusal(whole, brought.ours.sign(packed, "something-else")) == "version-unsigned"
    assert brought.refusal(whole + b"x", mark) == "version-unsigned"
    assert brought.refusal(whole, b"") == "version-unsigned"
    ready = brought.versions.ready
    assert ready is not None
    assert ready.version == "9.1"


@pytest.mark.parametrize(("version", "why"), [("0.0.1", "not-newer"), ("0.1.0", "not-newer"), ("x", "odd")])
def test_an_older_version_is_refused_though_it_is_signed(brought: Brought, version: str, why: str) -> None:
    packed = wheel(brought.folder, version, "")
    assert brought.refusal(packed.read_bytes(), brought.ours.sign(packed)) == f"version-{why}"


def test_what_is_no_version_and_a_box_that_trusts_nobody_are_said(brought: Brought) -> None:
    odd = brought.folder / "odd.whl"
    odd.write_bytes(b"PK no zip")
    assert brought.refusal(odd.read_bytes(), brought.ours.sign(odd)) == "version-no-wheel"
    alone = NewVersions(brought.data, brought.note, brought.folder / "nobody", brought.told)
    with pytest.raises(Refused) as refused:
        alone.bring(b"", b"")
    assert refused.value.reason.key == "version-no-signers"


def bomb(folder: Path) -> Path:
    """A version that is signed, whose METADATA unpack to more than a child may hold."""
    path = folder / "bomb.whl"
    with ZipFile(path, "w", ZIP_DEFLATED) as archive:
        archive.writestr("table_companion-9.1.dist-info/METADATA", bytes(200_000_000))
    return path


@pytest.mark.slow
def test_more_than_a_version_ever_is_is_refused_and_what_lay_ready_stays(
    brought: Brought, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "_run", IN_A_CHILD)  # its limits are what refuses the bomb
    first = wheel(brought.folder, "9.1", "")
    brought.versions.bring(first.read_bytes(), brought.ours.sign(first))
    whole, packed = first.read_bytes(), bomb(brought.folder)
    assert brought.refusal(packed.read_bytes(), brought.ours.sign(packed)) == "refused-too-much"
    assert brought.refusal(whole, b"x" * (SIGNATURE_BYTES + 1)) == "version-unsigned"
    assert brought.refusal(bytes(32_000_000), brought.ours.sign(first)) == "version-unsigned"
    for name in ("\ud800", "x" * 300_000, "9" * 9_000):
        odd = wheel(brought.folder, "9.2", "").rename(brought.folder / "odd.whl")
        with ZipFile(odd, "w") as archive:
            told = f"Metadata-Version: 2.1\nName: table-companion\nVersion: {name}\n"
            archive.writestr("x.dist-info/METADATA", told.encode("utf-8", "surrogatepass"))
        assert brought.refusal(odd.read_bytes(), brought.ours.sign(odd)) in {
            "version-no-wheel",
            "version-odd",
        }
    assert [path.name for path in brought.data.iterdir()] == ["version-brought"]
    ready = brought.versions.ready
    assert ready is not None
    assert ready.version == "9.1"


def test_a_stick_is_looked_through_for_the_newest_version_beside_its_signature(brought: Brought) -> None:
    with pytest.raises(Refused) as refused:
        brought.versions.from_stick()
    assert refused.value.reason.key == "refused-no-stick"
    for version in ("9.3", "9.10"):
        brought.ours.sign(wheel(brought.stick, version, ""))
    wheel(brought.stick, "9.11", "")
    brought.versions.from_stick()
    ready = brought.versions.ready
    assert ready is not None
    assert ready.version == "9.10"


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    monkeypatch.setattr(updating, "LASTS_S", 0.5)
    (tmp_path / "installed").mkdir()
    box = Box(tmp_path / "installed")
    yield box
    box.stop()


def test_root_installs_what_was_brought_and_says_so(brought: Brought, box: Box) -> None:
    packed = wheel(brought.folder, "9.1", program("9.1"))
    there = NewVersions(box.data, brought.note, brought.ours.signers, brought.told)
    there.bring(packed.read_bytes(), brought.ours.sign(packed))
    install_brought(box.releases, box.data, box.restart, NOW, brought.ours.signers, brought.told)
    assert '"version": "9.1"' in box.answers
    assert there.told == VersionTold("9.1", VersionState.DONE)
    assert not there.is_working


def test_root_trusts_no_check_but_its_own(brought: Brought) -> None:
    packed = wheel(brought.folder, "9.1", "")
    brought.versions.bring(packed.read_bytes(), brought.ours.sign(packed))
    ready = brought.versions.ready
    assert ready is not None
    ready.wheel.write_bytes(wheel(brought.folder, "9.2", "").read_bytes())
    with pytest.raises(UpdateError):
        install_brought(
            Releases(brought.folder), brought.data, pytest.fail, NOW, brought.ours.signers, brought.told
        )
    assert brought.versions.told == VersionTold("?", VersionState.FAILED, say("version-unsigned"))


def test_what_root_was_told_by_its_own_check_is_told_on_with_all_that_it_names(brought: Brought) -> None:
    (brought.data / "version-brought").mkdir()
    old = wheel(brought.data / "version-brought", "0.0.1", "")
    (old.parent / "signature").write_bytes(brought.ours.sign(old))
    old.with_name(f"{old.name}.sig").unlink()
    with pytest.raises(UpdateError):
        install_brought(
            Releases(brought.folder), brought.data, pytest.fail, NOW, brought.ours.signers, brought.told
        )
    reason = say("version-not-newer", version="0.0.1", here=own_version())
    assert brought.versions.told == VersionTold("?", VersionState.FAILED, reason)
