"""Tools of the proofs on the board: commands, modules, and waiting."""

import subprocess
import time
from collections.abc import Callable


def run(*command: str) -> str:
    """Output of a command. Raises RuntimeError with its error output if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"`{' '.join(command)}` failed: {done.stdout}{done.stderr}")
    return done.stdout


def load(*modules: str) -> None:
    """Loads modules of the kernel."""
    run("modprobe", "-a", *modules)


def wait_until(what: str, is_so: Callable[[], object], seconds: float = 300.0) -> None:
    """Waits until that is so, and says how long it took. Raises TimeoutError."""
    began = time.monotonic()
    while not is_so():
        if time.monotonic() - began > seconds:
            raise TimeoutError(f"not within {seconds:.0f} s: {what}")
        time.sleep(0.2)
    print(f"{what}: {time.monotonic() - began:.1f} s", flush=True)
