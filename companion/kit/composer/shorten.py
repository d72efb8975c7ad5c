"""SVG paths made short: relative, of whole numbers, without needless spaces."""

import re
from collections.abc import Iterator, Sequence

FINER = 3
"""Parts are drawn in a third of a unit, so that whole numbers are fine enough."""
_TOKEN = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def shorten(path: str, scale: int = 1) -> str:
    """The same path, scaled, to whole numbers."""
    pen = _Pen(scale)
    for command, numbers in _steps(path):
        pen.draw(command, numbers)
    return pen.path


def _steps(path: str) -> Iterator[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(path)
    at, command = 0, "M"
    while at < len(tokens):
        if tokens[at][0]:
            command, at = tokens[at][0], at + 1
        takes = _TAKES[command.upper()]
        yield command, [float(tokens[at + n][1]) for n in range(takes)]
        at += takes
        command = {"M": "L", "m": "l"}.get(command, command)


class _Pen:
    """Where the path is, exactly and as it was written."""

    def __init__(self, scale: int) -> None:
        self.path = ""
        self._scale = scale
        self._x = self._y = self._start_x = self._start_y = 0.0
        self._at = self._begun = (0, 0)

    def draw(self, command: str, numbers: Sequence[float]) -> None:
        upper = command.upper()
        if upper == "Z":
            self.path += "z"
            self._x, self._y, self._at = self._start_x, self._start_y, self._begun
            return
        points = list(self._places(command, numbers))
        self._x, self._y = points[-1]
        if upper == "A":
            self._arc(numbers)
        elif upper in "HVL":
            self._line()
        else:
            self._write(
                "m" if upper == "M" and self.path else upper if upper == "M" else upper.lower(), points
            )
        if upper == "M":
            self._start_x, self._start_y, self._begun = self._x, self._y, self._at

    def _places(self, command: str, numbers: Sequence[float]) -> Iterator[tuple[float, float]]:
        dx, dy = (self._x, self._y) if command.islower() else (0.0, 0.0)
        if command in "Hh":
            yield numbers[0] + dx, self._y
        elif command in "Vv":
            yield self._x, numbers[0] + dy
        else:
            some = numbers[-2:] if command in "Aa" else numbers
            yield from ((x + dx, y + dy) for x, y in zip(some[::2], some[1::2], strict=True))

    def _moved(self) -> tuple[int, int]:
        """The step to where the path is now, from where it was written to."""
        to = round(self._x * self._scale), round(self._y * self._scale)
        step = to[0] - self._at[0], to[1] - self._at[1]
        self._at = to
        return step

    def _line(self) -> None:
        dx, dy = self._moved()
        self.path += f"v{dy}" if not dx and dy else f"h{dx}" if not dy else "l" + _joined((dx, dy))

    def _arc(self, numbers: Sequence[float]) -> None:
        rx, ry = (round(number * self._scale, 1) for number in numbers[:2])
        dx, dy = self._moved()
        self.path += f"a{rx:g} {ry:g} 0 {numbers[3]:.0f}{numbers[4]:.0f}{_joined((dx, dy))}"

    def _write(self, command: str, points: Sequence[tuple[float, float]]) -> None:
        fx, fy = self._at
        far = [(round(x * self._scale) - fx, round(y * self._scale) - fy) for x, y in points[:-1]]
        self.path += command + _joined([one for point in (*far, self._moved()) for one in point])


def _joined(numbers: Sequence[int]) -> str:
    text = ""
    for number in numbers:
        text += f"{number}" if not text or number < 0 else f" {number}"
    return text
