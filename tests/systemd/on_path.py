"""Stand-ins for the system's programs: each notes how it was called, and says what it is told to."""

import os
import subprocess
from pathlib import Path

SYSTEMD = Path(__file__).parents[2] / "systemd"


class OnPath:
    """A folder of programs that come before the system's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.umask = -1
        self.folder.mkdir()
        self.calls = folder / "calls"
        self.calls.touch()

    def program(self, name: str, script: str = "") -> None:
        """A program of that name: it notes its call and then runs `script`."""
        path = self.folder / name
        fresh = path.with_suffix(".new")
        fresh.write_text(f'#!/bin/bash\necho "{name} $*" >>{self.calls}\n{script}\n')
        fresh.chmod(0o755)
        fresh.replace(path)

    def called(self, name: str) -> list[str]:
        """How it was called, without its name."""
        lines = self.calls.read_text().splitlines()
        return [line.partition(" ")[2] for line in lines if line.split(" ")[0] == name]

    def environment(self, **more: str) -> dict[str, str]:
        """What a script needs to find them."""
        return os.environ | {"PATH": f"{self.folder}:{os.environ['PATH']}"} | more

    def run(self, *command: str | Path, **more: str) -> "subprocess.CompletedProcess[str]":
        """Runs a script to its end."""
        return subprocess.run(
            command,
            env=self.environment(**more),
            umask=self.umask,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
