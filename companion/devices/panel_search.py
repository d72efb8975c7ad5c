"""Selects the panel among the boards that are plugged in."""

from collections.abc import Callable

from firmware.ports import Port, panels


class Search:
    """Looks among the ports for the one that is `chosen` by its device or serial number, else for the first.

    A board with which nothing came about is passed over until all have been tried.
    """

    def __init__(self, chosen: str, ports: Callable[[], tuple[Port, ...]]) -> None:
        self._chosen = chosen
        self._ports = ports
        self._vain: set[Port] = set()

    def find(self) -> tuple[Port | None, tuple[Port, ...]]:
        """The board to try now, if there is one, and the others that could be a panel."""
        found = self._candidates()
        if self._vain >= set(found):
            self._vain.clear()
        port = next((one for one in found if one not in self._vain), None)
        return port, tuple(one for one in found if one != port)

    def was_in_vain(self, port: Port) -> None:
        """Skips that port from now on."""
        self._vain.add(port)

    def _candidates(self) -> tuple[Port, ...]:
        everything = self._ports()
        if not self._chosen:
            return panels(everything)
        named = tuple(port for port in everything if self._chosen in {port.device, port.serial})
        return (*named, Port(self._chosen))[:1]
