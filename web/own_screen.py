"""Whether a request comes from this very machine, as that of the table's own screen does."""

import socket


def is_this_machine(address: str | None) -> bool:
    """Whether the address is one of this machine's own: only such can be listened on."""
    if not address:
        return False
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as own:
        try:
            own.bind((address, 0))
        except OSError:
            return False
    return True
