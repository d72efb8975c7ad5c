"""Templates are compiled once for all servers of a machine, and anew only when they changed."""

from pathlib import Path
from typing import Any

import pytest

from web.drawing import Drawing, Templates
from web.site import HERE
from web.template_cache import FOLDER
from web.words import Catalogue


class Counting(Templates):
    """Templates that count what they compile."""

    compiled = 0

    def compile(self, *given: Any, **named: Any) -> Any:
        self.compiled += 1
        return super().compile(*given, **named)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one template, where Python keeps what it compiles."""
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    found = tmp_path / "templates"
    found.mkdir()
    (found / "page.html").write_text("one")
    return found


def drawn(folder: Path) -> tuple[str, int]:
    """What one server draws, and how many templates it compiled for it."""
    templates = Counting(folder)
    text = templates.get_template("page.html").render()
    return text, templates.compiled


def test_the_next_server_need_not_compile_what_one_before_it_did(folder: Path) -> None:
    assert [drawn(folder), drawn(folder)] == [("one", 1), ("one", 0)]


def test_a_template_that_changed_is_compiled_anew(folder: Path) -> None:
    drawn(folder)
    (folder / "page.html").write_text("two")
    assert drawn(folder) == ("two", 1)


def test_what_cannot_be_kept_is_compiled_each_time(folder: Path) -> None:
    (folder.parent / FOLDER).write_text("no folder")
    assert [drawn(folder), drawn(folder)] == [("one", 1)] * 2


def test_where_python_keeps_nothing_nothing_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert [drawn(folder), drawn(folder)] == [("one", 1)] * 2


def test_all_templates_can_be_compiled_ahead(folder: Path) -> None:
    (folder / "page.html").write_text("{{ 'one' | lang }}one")
    Drawing(folder, folder, Catalogue([HERE / "texts"])).compile()
    assert len(list((folder.parent / FOLDER).iterdir())) == 1
