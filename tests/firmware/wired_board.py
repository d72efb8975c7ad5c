"""A pretend board whose program has its input and output on a port of its own."""

import os
import subprocess
import tty
from abc import abstractmethod

from tests.firmware.pretend_board import PretendBoard


class WiredBoard(PretendBoard):
    """A board with a port that goes when the plug is pulled."""

    @abstractmethod
    def run(self, wire: int) -> "subprocess.Popen[bytes]":
        """Begins its program, whose input and output is the wire."""

    def begin(self) -> "tuple[subprocess.Popen[bytes], str]":
        """Begins its program, behind a new port."""
        board_end, plug = os.openpty()  # the second end has a name, so it is the companion's
        self.held.callback(os.close, plug)
        tty.setraw(plug)
        board = self.run(board_end)
        os.close(board_end)
        return board, os.ttyname(plug)
