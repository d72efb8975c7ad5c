"""State of a table's devices, reported alike by a running table and by a check without one."""

from dataclasses import dataclass

from companion.devices.panel_status import PanelState
from companion.engine.words import Message
from vision.reading import ReadingProblem


@dataclass(frozen=True)
class Equipment:
    """Each message says what is wrong with one thing, None that nothing is.

    `amiss` is what was amiss with the camera's whole picture, None while nothing has lain still before it.
    `score` is that of what the camera was taught, in per cent. `touchable` are real buttons, and `lit` a real
    strip. `panel` is None where the settings want none, and so is `broker`: `here`, `away`, `refused`,
    `missing` or `certificate`, or while no table runs `reachable`. `without_camera`: there is none, and need
    not be.
    """

    camera_lost: Message | None = None
    without_camera: bool = False
    pretends: bool = False
    amiss: frozenset[ReadingProblem] | None = None
    score: int | None = None
    buttons_lost: Message | None = None
    touchable: bool = False
    strip_lost: Message | None = None
    lit: bool = False
    panel: PanelState | None = None
    panel_troubles: tuple[Message, ...] = ()
    broker: str | None = None
