"""The catalogue of commands that pages can give, made of their classes."""

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from companion.adapters.use_cases import (
    calling_staff,
    card_editor_access,
    dice_photos,
    hosting,
    pictures,
    playing,
    printing,
    rules,
    seating,
    setup,
    table_forms,  # noqa: F401 - declares them
)
from companion.adapters.use_cases.evenings import (
    past_evenings,
    recap_download,
    reopened_evenings,
    rolls,
    sent_pages,
    shelf,
)
from companion.adapters.use_cases.forms import FORMS
from companion.adapters.use_cases.handlers import HANDLERS, Handler
from companion.adapters.use_cases.machine import box, hardware_actions, maintenance
from companion.table.commands import game as about_games
from companion.table.commands import playing as about_playing
from companion.table.commands import seating as about_seats
from companion.table.commands import shelf as about_shelf
from companion.table.commands.command import Command
from web.ports.commands import FieldKind, FormField, PageCommand

AREAS = (
    *(about_seats, about_games, about_playing, seating, hosting, playing, hardware_actions, calling_staff),
    *(dice_photos, maintenance, box, setup, rolls, reopened_evenings, sent_pages, printing, past_evenings),
    *(recap_download, rules, pictures, card_editor_access, about_shelf, shelf),
)
"""The modules in which commands are declared and handled."""
ALL_HANDLERS: Mapping[type, Handler[Any, Any]] = HANDLERS
"""The handlers of all of them: they register when they are imported."""


def declared() -> Iterator[type[Command[Any]]]:
    """Every command, whether pages can give it or not."""
    for area in AREAS:
        for found in vars(area).values():
            if isinstance(found, type) and issubclass(found, Command) and found.__module__ == area.__name__:
                yield found


def page_command(kind: type[Command[Any]]) -> PageCommand | None:
    """The form of a command; None where pages cannot give it."""
    form = FORMS.get(kind)
    if form is None:
        return None
    return PageCommand(
        kind.__name__,
        form.address,
        (kind.__doc__ or "").partition("\n")[0],
        tuple(_fields(kind)),
        kind,
        form.twice,
        form.watcher,
        form.page or "",
        form.leads,
    )


def _fields(kind: type[Command[Any]]) -> Iterator[FormField]:
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):  # type: ignore[arg-type]
        shape = _kind(hints[field.name])
        if shape is not None:
            yield FormField(field.name, shape, field.default is not MISSING)


def _kind(hint: Any) -> FieldKind | None:
    """The kind that a field is annotated with, also where it may be None; None where no form has it."""
    if get_origin(hint) is Annotated:
        return FieldKind(hint.__metadata__[0])
    found = (_kind(one) for one in get_args(hint))
    return next((one for one in found if one is not None), None)


PAGE_COMMANDS = tuple(form for kind in declared() if (form := page_command(kind)) is not None)
