"""The folder list is the architecture: its contracts catch a breach; `make lint` checks the tree."""

from pathlib import Path

import grimp
import pytest
from importlinter import configuration
from importlinter.application.use_cases import lint_imports

ROOT = Path(__file__).parent.parent
OURS = ("companion", "firmware", "tools", "vision", "web")
ALLOWED = (
    ("companion.__main__", "companion.app"),
    *(("companion.adapters.camera.proposal", one) for one in ("companion.adapters.light", "numpy")),
    *(("companion.app", one) for one in ("companion.adapters", "companion.devices", "vision", "web")),
    *(
        ("companion.adapters.light.strip_frames", one)
        for one in ("companion.table", "companion.devices", "vision", "web")
    ),
    *(("companion.table", one) for one in ("sqlite3", "threading", "companion.games.go", "companion.engine")),
    *(("companion.games.go", one) for one in ("companion.engine", "companion.kit", "yaml")),
    ("companion.kit", "companion.engine"),
    *((one, "companion.shared_view.view") for one in ("companion.engine.game", "web.routes.pages")),
    *(("companion.devices.panel", one) for one in ("serial", "gpiozero", "firmware.wire")),
    *(("companion.cafe.broker_connection", one) for one in ("companion.engine", "paho")),
    ("firmware.ports", "serial"),
    *(("firmware.pico.main", one) for one in ("machine", "firmware.wire")),
    *(("vision.networks.finder", one) for one in ("cv2", "numpy")),
    *(("web.routes.pages", one) for one in ("flask", "waitress")),
)


@pytest.fixture(scope="module")
def modules() -> frozenset[str]:
    """Every module of the tree, and two games more."""
    paths = (path.relative_to(ROOT).with_suffix("") for name in OURS for path in (ROOT / name).rglob("*.py"))
    found = (".".join(path.parts).removesuffix(".__init__") for path in paths)
    return frozenset(found) | {"companion.games.chess", "companion.games.go"}


class Tree:
    """The modules of the tree, with no imports but those that a test adds."""

    def __init__(self, modules: frozenset[str], capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.graph = grimp.ImportGraph()
        for module in modules:
            self.graph.add_module(module)

    def add(self, importer: str, imported: str) -> None:
        """One module imports another; each is put into the tree unless it is there."""
        for module in {importer, imported} - self.graph.modules:
            self.graph.add_module(module, is_squashed=module.partition(".")[0] not in OURS)
        self.graph.add_import(importer=importer, imported=imported)

    def lint(self) -> str:
        """What the linter says of the broken contracts; nothing where all are kept."""
        config = str(ROOT / "pyproject.toml")
        kept = lint_imports(config_filename=config, cache_dir=None, is_debug_mode=True, no_logo=True)
        broken = self._capsys.readouterr().out.partition("Broken contracts")[2]
        assert kept is not bool(broken)
        return broken


@pytest.fixture
def tree(
    modules: frozenset[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Tree:
    configuration.configure()
    made = Tree(modules, capsys)
    monkeypatch.setattr(grimp, "build_graph", lambda *_, **__: made.graph)
    return made


def test_what_the_list_of_folders_allows_is_kept(tree: Tree) -> None:
    for importer, imported in ALLOWED:
        tree.add(importer, imported)
    assert tree.lint() == ""


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("companion.adapters.light.strip_frames", "companion.app", "Imports run down"),
        ("companion.engine.game", "companion.games", "Imports run down"),
        ("companion.adapters.light.strip_frames", "companion.adapters.camera", "An adapter uses only"),
        ("companion.app", "tools", "Vision, web and firmware"),
        ("companion.adapters.light.strip_frames", "numpy", "Pictures as arrays"),
        ("companion.devices.strip", "companion.engine", "Imports run down"),
        ("companion.helpers", "companion.engine", "Imports run down"),
        ("vision.networks.finder", "companion.engine", "Vision, web and firmware"),
        ("web.routes.pages", "vision", "Vision, web and firmware"),
        ("web.routes.pages", "companion.engine", "Vision, web and firmware"),
        ("companion.shared_view.view", "companion.engine", "Imports run down"),
        ("firmware.ports", "companion.devices", "Vision, web and firmware"),
        ("companion.adapters.light.strip_frames", "firmware.wire", "The panel is the devices' alone"),
        ("firmware.wire", "firmware.ports", "A board runs"),
        ("firmware.pico.main", "dataclasses", "A board runs"),
        ("companion.table.clock", "companion.devices", "What decides"),
        ("companion.games.go.stones", "web", "What decides"),
        ("companion.games.go.stones", "companion.games.chess", "The games do not know"),
        ("companion.engine.game", "random", "Engine and games are pure"),
        ("companion.kit.events", "companion.games.go", "Imports run down"),
        ("companion.games.go.stones", "time", "Engine and games are pure"),
        ("companion.adapters.light.strip_frames", "cv2", "OpenCV"),
        ("companion.table.clock", "numpy", "Pictures as arrays"),
        ("companion.app", "flask", "Flask"),
        ("companion.adapters.light.strip_frames", "serial", "Wires"),
        ("vision.networks.finder", "picamera2", "The Pi's camera"),
        ("companion.cafe.table_state", "companion.table", "What goes over a café's broker"),
        ("companion.adapters.light.strip_frames", "paho", "The broker's client"),
    ],
)
def test_an_import_against_the_list_of_folders_is_caught(
    tree: Tree, importer: str, imported: str, contract: str
) -> None:
    tree.add(importer, imported)
    assert contract in tree.lint()


def test_two_neighbours_in_a_circle_are_caught(tree: Tree) -> None:
    tree.add("companion.table.one", "companion.table.two")
    tree.add("companion.table.two", "companion.table.one")
    assert "No two neighbours" in tree.lint()
