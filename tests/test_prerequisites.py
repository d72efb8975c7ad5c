"""What a fresh machine lacks is said in one line, and what a fresh machine has is used."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = (
    "sh",
    "bash",
    "make",
    "grep",
    "sed",
    "expand",
    "touch",
    "test",
    "rm",
    "mkdir",
    "chmod",
    "cat",
    "dirname",
    "id",
)

POSING = """\
#!/bin/sh
[ "$1" = --version ] && echo "Python {version}" && exit
exec {python} -c "import sys; sys.version_info = ({commas}); {more}; exec(sys.argv[1])" "$2"
"""
BUILDING = """\
#!/bin/sh
echo "$@" >>calls
case "$*" in *"-m venv"*)
    rm -rf .venv; mkdir -p .venv/bin; cat >.venv/bin/python <<'END'
#!/bin/sh
echo "inside $@" >>calls
case "$*" in *"pip install"*) echo "ERROR: no matching distribution"; exit {pip};; esac
END
    chmod +x .venv/bin/python;;
esac
"""


class Checkout:
    """A copy of what `make` reads, on a machine with hardly anything on its PATH."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        self.programs = folder / "bin"
        self.environment = {"PATH": str(self.programs)}
        (self.folder / ".ci").mkdir(parents=True)
        self.programs.mkdir()
        for name in ("Makefile", "pyproject.toml", "constraints.txt", ".ci/run"):
            shutil.copy(ROOT / name, self.folder / name)
        for tool in TOOLS:
            (self.programs / tool).symlink_to(shutil.which(tool) or tool)

    def program(self, name: str, script: str) -> None:
        path = self.programs / name
        path.unlink(missing_ok=True)
        path.write_text(script)
        path.chmod(0o755)

    def python(self, name: str, version: str, more: str = "pass") -> None:
        """A Python that says it is of that version."""
        commas = version.replace(".", ", ")
        self.program(name, POSING.format(python=sys.executable, version=version, commas=commas, more=more))

    def building_python(self, name: str = "python3", pip: int = 0) -> None:
        """A Python that is good for everything, and whose pip ends with that status."""
        self.program(name, BUILDING.format(pip=pip))

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        """What the Pythons were asked since the last time, but for the checks."""
        path = self.folder / "calls"
        lines = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return [line for line in lines if "-c " not in line.replace("-c constraints", "")]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def complaint(found: "subprocess.CompletedProcess[str]") -> str:
    """The one line that a failed command said."""
    assert found.returncode != 0
    lines = [line for line in found.stderr.splitlines() if not re.match(r"make: \*\*\* \[.*\] Error 1", line)]
    assert len(lines) == 1, found.stderr
    return lines[0]


def test_make_alone_lists_every_target(checkout: Checkout) -> None:
    listed = checkout.run("make")
    assert listed.returncode == 0
    assert re.findall(r"^  make (\w+) +\S", listed.stdout, re.MULTILINE) == [
        *("help", "setup", "demo", "test", "long", "lint", "proof", "fuzz", "evenings", "fresh", "mutants"),
        *(
            "soak",
            "rolls",
            "tiles",
            "bench",
            "photographs",
            "phones",
            "wheels",
            "features",
            "screenshots",
            "film",
            "stills",
            "sounds",
            "faces",
            "pico",
            "train",
            "unseen",
            "repeats",
            "install",
        ),
        *("uninstall", "cafe", "box", "image", "pi", "clean"),
    ]


def test_an_unknown_target_is_one_line(checkout: Checkout) -> None:
    assert 'no target "dmeo": `make` alone lists them' in complaint(checkout.run("make", "dmeo"))


@pytest.mark.parametrize("target", ["setup", "demo", "test", "lint", "bench"])
def test_a_machine_without_python_is_told_to_install_it(checkout: Checkout, target: str) -> None:
    said = complaint(checkout.run("make", target))
    assert (
        "Python 3.11 or newer, and there is no python3: run `sudo apt install python3 python3-venv`" in said
    )


def test_a_python_that_is_too_old_is_named(checkout: Checkout) -> None:
    checkout.python("python3", "3.10.13")
    said = complaint(checkout.run("make", "setup"))
    assert "Python 3.11 or newer, and python3 is Python 3.10.13: run" in said


def test_python_3_11_is_new_enough(checkout: Checkout) -> None:
    checkout.python("python3", "3.11.0", more="sys.modules['ensurepip'] = None")
    assert "venv module of python3 is missing" in complaint(checkout.run("make", "setup"))


def test_a_missing_venv_module_is_named_with_its_package(checkout: Checkout) -> None:
    checkout.python("python3.12", "3.12.1", more="sys.modules['ensurepip'] = None")
    assert "`sudo apt install python3.12-venv`" in complaint(checkout.run("make", "setup"))


def test_no_network_for_pip_is_one_line_and_pip_s_words_are_kept(checkout: Checkout) -> None:
    checkout.building_python(pip=1)
    assert "connect this machine to the network" in complaint(checkout.run("make", "setup"))
    assert "no matching distribution" in (checkout.folder / ".venv/pip.log").read_text()
    assert not (checkout.folder / ".venv/ready").exists()


def test_another_python_is_taken_where_python3_is_too_old(checkout: Checkout) -> None:
    checkout.python("python3", "3.9.2")
    checkout.building_python("python3.12")
    made = checkout.run("make", "setup")
    assert made.returncode == 0, made.stderr
    assert "with python3.12" in made.stdout


def test_python3_comes_before_the_others(checkout: Checkout) -> None:
    checkout.building_python("python3")
    checkout.building_python("python3.13")
    assert "with python3:" in checkout.run("make", "setup").stdout


def test_another_python_can_be_named(checkout: Checkout) -> None:
    checkout.building_python("python3")
    checkout.building_python("mine")
    assert "with mine:" in checkout.run("make", "setup", "PYTHON=mine").stdout


def test_what_was_tested_is_installed(checkout: Checkout) -> None:
    checkout.building_python()
    checkout.run("make", "setup")
    assert checkout.calls() == [
        "-m venv --clear .venv",
        "inside -m pip install -q -c constraints.txt -e .[dev]",
    ]


def test_an_environment_that_is_up_to_date_is_left_alone(checkout: Checkout) -> None:
    checkout.building_python()
    checkout.run("make", "setup")
    checkout.calls()
    checkout.run("make", "setup")
    assert checkout.calls() == []


def test_new_pins_are_installed_into_the_environment_that_is_there(checkout: Checkout) -> None:
    checkout.building_python()
    checkout.run("make", "setup")
    checkout.calls()
    checkout.run("touch", "-d", "tomorrow", "constraints.txt")
    checkout.run("make", "setup")
    assert [call for call in checkout.calls() if "venv" in call] == []


def leave_without_a_stamp(venv: Path) -> None:
    (venv / "ready").unlink()
    (venv / "half").touch()


def lose_its_python(venv: Path) -> None:
    (venv / "half").touch()
    (venv / "bin/python").unlink()
    (venv / "bin/python").symlink_to("/nowhere/python3")


@pytest.mark.parametrize("spoil", [leave_without_a_stamp, lose_its_python])
def test_a_half_made_environment_is_made_anew(checkout: Checkout, spoil: Callable[[Path], None]) -> None:
    checkout.building_python()
    checkout.run("make", "setup")
    spoil(checkout.folder / ".venv")
    assert checkout.run("make", "setup").returncode == 0
    assert (checkout.folder / ".venv/ready").exists()
    assert not (checkout.folder / ".venv/half").exists()


def test_the_demo_is_told_nothing_that_was_not_said(checkout: Checkout) -> None:
    checkout.building_python()
    checkout.run("make", "demo")
    assert checkout.calls()[-1] == "inside -m companion demo"


def test_the_demo_is_given_what_was_asked_for(checkout: Checkout) -> None:
    checkout.building_python()
    checkout.run("make", "demo", "CAMERA=my aunt's photos/", "PORT=8001", "DATA=here")
    assert checkout.calls()[-1] == (
        "inside -m companion demo --camera my aunt's photos/ --port 8001 --data here"
    )


@pytest.mark.parametrize("image", ["", "no.uf2"])
def test_the_emulated_pico_needs_an_image(checkout: Checkout, image: str) -> None:
    checkout.building_python()
    said = complaint(checkout.run("make", "pico", f"UF2={image}"))
    assert f'no image of MicroPython at "{image}": name one with `make pico UF2=RPI_PICO.uf2`' in said


@pytest.fixture
def checked(checkout: Checkout) -> Checkout:
    """A checkout whose checks all end well."""
    checkout.building_python()
    checkout.run("make", "setup")
    for tool in ("ruff", "mypy", "lint-imports", "pytest"):
        checkout.program(f"../checkout/.venv/bin/{tool}", f"#!/bin/sh\necho {tool} ran\n")
    return checkout


def test_every_check_runs_and_what_pytest_says_is_seen_at_once(checked: Checkout) -> None:
    found = checked.run("make", "test")
    assert found.returncode == 0
    ran = [line for line in found.stdout.splitlines() if line.endswith(" ran")]
    assert ran == ["pytest ran", "ruff ran", "ruff ran", "mypy ran", "lint-imports ran"]
    assert found.stdout.endswith("\nAll is well.\n")


@pytest.mark.parametrize("target", ["test", "lint"])
def test_a_check_that_fails_is_named_and_stops_no_other(checked: Checkout, target: str) -> None:
    checked.program("../checkout/.venv/bin/mypy", "#!/bin/sh\nexit 1\n")
    found = checked.run("make", target)
    assert found.returncode != 0
    assert found.stdout.splitlines()[-3:] == ["lint-imports ran", "", "Failed: mypy"]


def test_tests_that_fail_are_named_with_the_check_beside_them(checked: Checkout) -> None:
    for tool in ("pytest", "mypy"):
        checked.program(f"../checkout/.venv/bin/{tool}", "#!/bin/sh\nexit 1\n")
    found = checked.run("make", "test")
    assert found.returncode != 0
    assert found.stdout.splitlines()[-1].startswith("Failed: mypy, pytest -n auto")


def test_programs_that_tests_start_are_compiled_once(checked: Checkout) -> None:
    checked.program(
        "../checkout/.venv/bin/pytest", "#!/bin/sh\necho ${PYTHONDONTWRITEBYTECODE-compiles} ran\n"
    )
    checked.environment["PYTHONDONTWRITEBYTECODE"] = "1"
    assert "compiles ran" in checked.run("make", "test").stdout


FETCHED = ("chromium-headless-shell", "avr-gcc", "simavr", "cc", "micropython", "systemd-analyze", "curl")


def test_ci_ends_as_the_tests_end(checked: Checkout) -> None:
    for program in FETCHED:
        checked.program(program, "#!/bin/sh\n")
    checked.program("id", "#!/bin/sh\necho 0\n")
    checked.program("apt-get", "#!/bin/sh\n")
    assert checked.run("bash", ".ci/run").returncode == 0
    checked.program("../checkout/.venv/bin/pytest", "#!/bin/sh\nexit 1\n")
    assert checked.run("bash", ".ci/run").returncode != 0


def test_ci_fetches_every_program_that_is_missing(checked: Checkout) -> None:
    checked.program("id", "#!/bin/sh\necho 0\n")
    checked.program("apt-get", '#!/bin/sh\necho "apt-get $@"\n')
    checked.program("../checkout/.ci/micropython", "#!/bin/sh\necho micropython is fetched\n")
    found = checked.run("bash", ".ci/run")
    fetched = re.findall("apt-get install -y -qq --no-install-recommends (.*)", found.stdout)
    assert {"chromium-headless-shell", "gcc-avr", "avr-libc", "simavr", "gcc"} <= set(fetched[0].split())
    assert "micropython is fetched" in found.stdout
    assert "inside -m pip install -q -c constraints.txt -e .[dev,camera]" in checked.calls()
    assert "\nAll is well.\n" in found.stdout


@pytest.mark.parametrize("missing", FETCHED)
def test_ci_without_root_says_that_nothing_can_be_fetched(checked: Checkout, missing: str) -> None:
    checked.program("id", "#!/bin/sh\necho 1000\n")
    for program in FETCHED:
        if program != missing:
            checked.program(program, "#!/bin/sh\n")
    assert "only root" in complaint(checked.run("bash", ".ci/run"))


PIN = re.compile(r"([A-Za-z0-9._-]+)==[0-9][0-9.]*(post[0-9]+)?( ; python_version (<|>=) '3\.13')?")


def pins() -> list[str]:
    return [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]


def test_a_pin_is_a_name_and_a_version_alone() -> None:
    assert [line for line in pins() if not PIN.fullmatch(line)] == []


def test_everything_that_is_needed_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = project["dependencies"] + [
        one for more in project["optional-dependencies"].values() for one in more
    ]
    names = {re.split(r"[<>=;]", need)[0].strip().lower() for need in needed}
    assert names <= {line.split("==")[0].lower() for line in pins()}


def test_pip_s_wish_to_install_for_one_user_does_not_reach_the_environment(checkout: Checkout) -> None:
    checkout.program("python3", BUILDING.format(pip=0).replace("inside $@", "inside $@ PIP_USER=$PIP_USER"))
    checkout.environment["PIP_USER"] = "1"
    assert checkout.run("make", "setup").returncode == 0
    assert any(call.endswith("PIP_USER=0") for call in checkout.calls() if "pip install" in call)
