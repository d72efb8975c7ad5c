"""Extracts Debian's packages into a folder, for any processor; runs none of their programs."""

import subprocess
from pathlib import Path

SUITE = "trixie"
"""The Debian that Raspberry Pi OS is built on since it has cloud-init."""
MERGED = "/usr/share/mmdebstrap/hooks/merged-usr"


def extract(root: Path, architecture: str, *packages: str) -> None:
    """Puts the files of packages, and of all that they need, into a folder. Raises OSError."""
    run(
        *("mmdebstrap", "--mode=root", f"--architectures={architecture}", "--variant=extract"),
        *(f"--include={','.join(packages)}", f"--hook-dir={MERGED}", SUITE, str(root)),
        f"deb [trusted=yes] {repository()} {SUITE} main",
    )


def repository() -> str:
    """The package source that this machine is set up with."""
    told = run("apt-get", "indextargets", "--format", "$(REPO_URI)").split()
    if not told:
        raise OSError("this machine has no package source: run `apt-get update` first")
    return next((uri for uri in told if "security" not in uri), told[0])


def run(*command: str) -> str:
    """Runs a program and returns what it prints. Raises OSError with that if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"`{' '.join(command[:3])} …` failed: {(done.stderr or done.stdout).strip()[-400:]}")
    return done.stdout
