"""`make wheels` asks for what is pinned for a Pi's Python."""

import pytest

from tools.wheels import CONSTRAINTS, pins

SOME = """\
# tested
numpy==1.26.4 ; python_version < '3.13'
numpy==2.3.1 ; python_version >= '3.13'
regex==2026.1.2
"""


@pytest.mark.parametrize(("python", "numpy"), [("3.11", "1.26.4"), ("3.9", "1.26.4"), ("3.13", "2.3.1")])
def test_each_package_is_asked_for_as_it_is_pinned_for_that_python(python: str, numpy: str) -> None:
    assert list(pins(SOME, python)) == [f"numpy=={numpy}", "regex==2026.1.2"]


def test_no_package_is_pinned_twice_for_a_pi() -> None:
    names = [pin.partition("==")[0] for pin in pins(CONSTRAINTS.read_text())]
    assert len(names) == len(set(names)) > 50
