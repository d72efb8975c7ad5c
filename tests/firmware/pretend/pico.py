"""What a Pico does when it is plugged in: it runs main.py; without one, or after it, it prompts."""

import io
import os
import sys

PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
EXEC, INTERRUPT, RAW, BYE = b"\x04", b"\x03", b"\x01", b"\x02"
PASTE = b"\x05A\x01"


def main() -> None:
    """Runs the board's program, then serves the raw prompt that mpremote speaks to."""
    sys.path.append(os.getcwd())
    if "main.py" in os.listdir():
        _run(open("main.py").read(), sys.stdout.buffer, {"__name__": "__main__"})
    sys.stdout.buffer.write(b"MicroPython on a pretend Pico\r\n>>> ")
    said, scope = b"", {}
    while True:
        byte = sys.stdin.buffer.read(1)
        if byte == RAW:
            said = b""
            sys.stdout.buffer.write(PROMPT)
        elif byte == EXEC:
            _execute(said, scope)
            said = b""
        elif byte not in (INTERRUPT, BYE, b""):
            said += byte
            if said == PASTE:
                said = b""
                sys.stdout.buffer.write(b"R\x00")  # raw paste is understood and declined


def _execute(said: bytes, scope: "dict[str, object]") -> None:
    out = sys.stdout.buffer
    if not said:
        scope.clear()
        out.write(b"OK\r\nMPY: soft reboot\r\n" + PROMPT)
        return
    out.write(b"OK")
    fault = io.BytesIO()
    _run(said.decode(), fault, scope)
    out.write(EXEC + fault.getvalue() + EXEC + b">")


def _run(program: str, complaints: "io.BytesIO", scope: "dict[str, object]") -> None:
    try:
        exec(program, scope)
    except Exception as fault:
        text = io.StringIO()
        sys.print_exception(fault, text)
        complaints.write(text.getvalue().encode())


main()
