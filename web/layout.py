"""The layout of a page: of which parts it is made, as its template lists them for each stage."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from operator import attrgetter
from types import SimpleNamespace

from jinja2 import Template
from markupsafe import Markup

from web.page import MADE_OF, Page, PageStage
from web.page_fields import NAMES, PageFields

HERE = "\f"
"""Stands for a part while a layout is read; no template has it."""
UNCOMPARED = frozenset(one.name for one in fields(Page) if not one.compare)
"""Fields that may change without a redraw: drawn, but not compared."""


@dataclass(frozen=True, eq=False)
class PagePart:
    """Macro and the fields of a page that it draws; with `each`, it draws every item of the only field.

    Parts compare by identity: a layout is read once.
    """

    macro: Callable[..., Markup]
    fields: tuple[str, ...]
    each: bool = False

    @cached_property
    def values(self) -> Callable[[PageFields], object]:
        """Getter of the values whose change redraws it: those of its fields, or the page itself."""
        compared = [name for name in self.fields if name not in UNCOMPARED]
        return attrgetter(*compared) if compared else lambda fields: fields.whole

    @cached_property
    def made_of(self) -> frozenset[str]:
        """The fields of a page without a change of which it stays as it is."""
        names = self.fields or NAMES
        return frozenset(one for name in names for one in MADE_OF.get(name, (name,)))


Layout = tuple[str | PagePart, ...]
"""The parts of a page in their order, and between them what is the same on each such page."""


def layout(template: Template, role: str, stage: PageStage) -> Layout:
    """The layout that the template lists. It may ask for the role and the stage, and for nothing else."""
    found: list[PagePart] = []

    def listed(part: PagePart) -> str:
        found.append(part)
        return HERE

    text = template.render(
        part=lambda macro, *names: listed(PagePart(macro, names)),
        each=lambda macro, name: listed(PagePart(macro, (name,), each=True)),
        page=SimpleNamespace(stage=stage),
        role=role,
    )
    between = [one.strip() for one in text.split(HERE)]
    laid: list[str | PagePart] = [between[0]]
    for part, text_after in zip(found, between[1:], strict=True):
        laid += (part, text_after)
    return tuple(one for one in laid if one)
