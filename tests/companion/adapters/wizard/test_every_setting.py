"""Every setting that a page may show has a label in each language."""

from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.every_setting import HIDDEN, sections
from companion.adapters.wizard.settings_changes import Preferences
from companion.table.settings.settings import known
from web.words import Catalogue


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_has_a_label(tmp_path: Path, language: str) -> None:
    catalogue = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
    shown = sections(Preferences(tmp_path / "settings.toml"), Speech(catalogue, language))
    labels = {one.id: one.label for section in shown for one in section.settings}
    assert set(labels) == {f"{one.section}.{one.name}" for one in known() if one.name not in HIDDEN}
    assert all(labels.values())
