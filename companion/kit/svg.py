"""Shapes of drawings as text: filled areas, lines, discs, and groups that are moved."""


def area(d: str, paint: str, **more: object) -> str:
    """A filled path; `more` are further attributes, with _ for -."""
    return f'<path d="{d}" fill="{paint}"{_attributes(more)}/>'


def line(d: str, paint: str, width: float, **more: object) -> str:
    """A path of that width."""
    return f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{width:g}"{_attributes(more)}/>'


def disc(x: float, y: float, radius: float, paint: str, **more: object) -> str:
    """A filled circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{paint}"{_attributes(more)}/>'


def oval(x: float, y: float, wide: float, high: float, paint: str, **more: object) -> str:
    """A filled ellipse; `wide` and `high` are its radii."""
    radii = f'rx="{wide:g}" ry="{high:g}"'
    return f'<ellipse cx="{x:g}" cy="{y:g}" {radii} fill="{paint}"{_attributes(more)}/>'


def moved(x: float, y: float, *parts: str, scale: float = 1, turn: float = 0, **more: object) -> str:
    """Parts about that point, `scale` times as large, turned clockwise by `turn` degrees."""
    turned = f" rotate({turn:g})" if turn else ""
    larger = f" scale({scale:g})" if scale != 1 else ""
    at = f"translate({x:g} {y:g}){turned}{larger}"
    return f'<g transform="{at}"{_attributes(more)}>{"".join(parts)}</g>'


def shades(name: str, *stops: tuple[float, str, float], upright: bool = True) -> str:
    """A gradient by its name: stops of offset, paint and opacity; round if not upright."""
    kind, along = ("linearGradient", ' x2="0" y2="1"') if upright else ("radialGradient", "")
    inner = "".join(_stop(*stop) for stop in stops)
    return f'<{kind} id="{name}"{along}>{inner}</{kind}>'


def _stop(offset: float, paint: str, seen: float) -> str:
    faint = f' stop-opacity="{seen:g}"' if seen < 1 else ""
    return f'<stop offset="{offset:g}" stop-color="{paint}"{faint}/>'


def _attributes(more: dict[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())


def cut(path: str, fill: str) -> str:
    """A layer of paper: its upper edge catches a little light, and it throws a little shadow upwards."""
    return (
        f'<path d="{path}" opacity=".22" transform="translate(0 -4)"/><path d="{path}" fill="{fill}"'
        ' stroke="#fff" stroke-opacity=".13"/>'
    )
