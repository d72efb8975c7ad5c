"""What is new among the tests is found, and what wavers is named."""

from collections import Counter
from pathlib import Path

from tools.flaky import new_tests, read, wavering

DIFF = """\
+++ b/tests/web/test_page.py
@@ -1,0 +2,3 @@
+def test_a_page_is_sent() -> None:
+def helper() -> None:
-def test_an_old_one() -> None:
+++ b/companion/app.py
+def test_no_test() -> None:
+++ b/tests/test_docs.py
+def test_a_document(name: str) -> None:
"""
REPORT = """<testsuites><testsuite>
<testcase classname="tests.a" name="test_b[1]"/>
<testcase classname="tests.a" name="test_c"><failure message="no"/></testcase>
<testcase classname="tests.a" name="test_d"><skipped/></testcase>
<testcase classname="tests.a" name="test_e"><error message="no"/></testcase>
</testsuite></testsuites>"""


def test_new_tests_are_those_that_a_diff_adds_to_the_tests() -> None:
    assert list(new_tests(DIFF)) == [
        "tests/web/test_page.py::test_a_page_is_sent",
        "tests/test_docs.py::test_a_document",
    ]


def test_what_a_report_tells_is_whether_each_test_passed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert list(read(report)) == [
        ("tests.a::test_b[1]", True),
        ("tests.a::test_c", False),
        ("tests.a::test_e", False),
    ]


def test_only_what_ends_now_one_way_and_now_another_wavers() -> None:
    outcomes = {"a": Counter({True: 20}), "b": Counter({False: 20}), "c": Counter({True: 19, False: 1})}
    assert wavering(outcomes) == ["c: failed 1 times of 20"]
