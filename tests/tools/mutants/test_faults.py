"""Which faults are put into a file, and that they are the only thing that differs."""

from pathlib import Path

import pytest

from tools.mutants.faults import Mutant, mutants


def found(folder: Path, body: str) -> list[Mutant]:
    text = "LIMIT = 3\n\n\ndef asked(a, b):\n" + "".join(f"    {line}\n" for line in body.splitlines())
    (folder / "asked.py").write_text(text)
    return [one for one in mutants(folder, "asked.py") if one.compiles]


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a and not b", ["return (a or not b)", "return a and (b)"]),
        ("return a + 1", ["return (a - 1)", "return a + (2)"]),
        ("return 'é' + a", ["return ('é' - a)"]),
        ("return a if b else None", ["return a if (not b) else None"]),
        ("a += b", ["a -= b"]),
        ("a(b)", ["pass"]),
        ("return any(a)", ["return (all(a))"]),
        ("return [x for x in a if x]", ["return [x for x in a if (not x)]"]),
        ("return True", ["return (False)"]),
        ("while a:\n    break", ["while (not a):", "    continue"]),
        ("return 'a'", []),
        ("a.b: int | None = a", []),
    ],
)
def test_each_kind_of_expression_has_its_faults(tmp_path: Path, body: str, faults: list[str]) -> None:
    told = [
        [line[1:] for line in one.diff.splitlines()[2:] if line.startswith("+")]
        for one in found(tmp_path, body)
    ]
    assert told == [[f"    {one}"] for one in faults]


def test_a_fault_in_a_method_is_told_where_the_method_begins_with_its_decorators(tmp_path: Path) -> None:
    (tmp_path / "asked.py").write_text(
        "class Asked:\n    @property\n    def many(self):\n        return (lambda: 1 < 2)()\n"
    )
    assert {(one.function, one.line) for one in mutants(tmp_path, "asked.py")} == {(2, 4)}


def test_what_a_module_does_when_it_is_imported_stays_as_it_is(tmp_path: Path) -> None:
    assert all(one.line > 3 for one in found(tmp_path, "return a == 2"))
