"""Notifies systemd of start and liveness (the protocol of sd_notify(3))."""

import logging
import os
from collections.abc import Callable, Iterable
from threading import Event

from companion.any_system import send_locally

log = logging.getLogger(__name__)

PING_S = 1.0
"""Between two pings, unless the unit's watchdog wants them more often."""


def notify(*words: str) -> None:
    """Sends assignments such as READY=1; without a service manager nothing happens."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if not where:
        return
    address = "\0" + where[1:] if where.startswith("@") else where
    try:
        send_locally(address, "\n".join(words).encode())
    except OSError as fault:
        log.warning("the service manager does not hear: %s", fault)


def keep_pinging(stop: Event, stuck: Callable[[], Iterable[str]]) -> None:
    """Pings the watchdog until `stop` is set.

    As soon as a part is stuck it requests a restart instead. `stuck` names those parts.
    """
    every = min(PING_S, int(os.environ.get("WATCHDOG_USEC", "0")) / 3e6 or PING_S)
    while not stop.wait(every):
        parts = ", ".join(stuck())
        if parts:
            log.critical("stuck: %s", parts)
            notify("WATCHDOG=trigger", f"STATUS=Stuck: {parts}")
            return
        notify("WATCHDOG=1")
