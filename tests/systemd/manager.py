"""A real systemd of one's own, in a namespace of its own, that runs one unit of this project."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

from tests.systemd.on_path import SYSTEMD

PROGRAM = Path("/lib/systemd/systemd")
OWN = {
    *(
        "Type",
        "NotifyAccess",
        "WatchdogSec",
        "TimeoutAbortSec",
        "Restart",
        "RestartSec",
        "StartLimitIntervalSec",
    ),
    *(
        "NoNewPrivileges",
        "RestrictAddressFamilies",
        "RestrictNamespaces",
        "RestrictRealtime",
        "RestrictSUIDSGID",
    ),
    *("LockPersonality", "SystemCallArchitectures", "SystemCallFilter", "SystemCallErrorNumber", "UMask"),
}
"""What is taken from the project's unit as it stands: how it is watched and started anew, and what it may ask
of the kernel. A user's systemd cannot change users, folders and devices, so those are not part of this."""
BOOT = """
mount -t tmpfs run /run && mkdir -p /run/systemd/system /run/own/systemd/user && chmod 700 /run/own || exit 77
cp {unit} /run/own/systemd/user/companion.service
export XDG_RUNTIME_DIR=/run/own HOME=/run/own
{program} --user --unit=companion.service --log-target=null --show-status=no & wait
"""
NAMESPACE = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc")


def can_boot() -> bool:
    """True if this machine has a systemd, and lets one make namespaces."""
    if not PROGRAM.exists() or shutil.which("unshare") is None:
        return False
    mounts = (*NAMESPACE, "mount", "-t", "tmpfs", "run", "/run")
    return subprocess.run(mounts, capture_output=True, check=False).returncode == 0


class Manager:
    """Boots with the project's table unit, which runs `command` instead of what is installed on a box."""

    def __init__(self, folder: Path, command: str) -> None:
        unit = folder / "companion.service"
        unit.write_text(_as_it_stands(SYSTEMD / "companion.service", command))
        boot = BOOT.format(unit=unit, program=PROGRAM)
        inside = os.environ | {"LC_ALL": "C.UTF-8"}
        self._process = subprocess.Popen((*NAMESPACE, "bash", "-c", boot), env=inside)

    def close(self) -> None:
        """Ends systemd and all that it started."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(30)


def _as_it_stands(unit: Path, command: str) -> str:
    sections: list[str] = []
    for line in unit.read_text().splitlines():
        if line.startswith("[") or line.partition("=")[0] in OWN:
            sections.append(line)
        if line == "[Service]":
            sections += [f"ExecStart={command}", f"WorkingDirectory={SYSTEMD.parent}"]
    return "\n".join(sections) + "\n"
