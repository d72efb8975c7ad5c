"""Of three faults the tests notice one, miss one and never reach one."""

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
def doubled(number):
    return number * 2

def is_low(number):
    return number < 3

def is_high(number):
    return number > 3

def endless():
    found = []
    while len(found) < 2:
        found.append(None)
"""
TESTS = """
from pile.numbers import doubled, endless, is_high, is_low

def test_doubled():
    assert doubled(3) == 6

def test_is_low():
    assert is_low(2)

def test_endless():
    endless()
"""
RUN = """
import sys
from pathlib import Path
import pytest
import tools.mutants.__main__ as mutants
mutants.LIMIT_S = 1.0
root = Path(sys.argv[1])
made = mutants.Mutation(root, ["pile"], 100, 1, 2)
pytest.main(["-q", "-p", "no:cacheprovider", f"--rootdir={root}", str(root / "test_pile.py")], [made])
print("\\n".join(mutants.rows(made.fates)))
print(*sorted(one.written for one in made.survivors), sep="; ")
"""


def test_what_no_test_notices_is_told(tmp_path: Path) -> None:
    pytest.importorskip("coverage", reason="pip install -r tools/mutants/requirements.txt")
    (tmp_path / "pile").mkdir()
    (tmp_path / "pile/__init__.py").touch()
    (tmp_path / "pile/numbers.py").write_text(PROGRAM)
    (tmp_path / "test_pile.py").write_text(TESTS)
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=200).stdout
    rows, survivors = told.splitlines()[-3], told.splitlines()[-1]
    assert "| pile | 10 |" in rows
    assert "(number <= 3)" in survivors
    assert "(number >= 3)" in survivors
    assert "(number // 2)" not in survivors
