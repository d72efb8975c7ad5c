"""The browsers that the README lists run the scripts; in any other a page is plain forms that come anew."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.languages import ROOT
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.waiting import until
from web.server import Server
from web.site import HERE

LISTED = re.compile(r"Chrome, Edge and Samsung Internet from (\d+), Firefox from (\d+), Safari from (\d+)")
SINCE = {
    r"\?\.|\?\?": (80, 74, 13),
    r"\|\|=|\?\?=|&&=": (85, 79, 14),
    r"\\p\{": (64, 78, 11),
    r"\.animate\(": (36, 48, 13),
    r"catch \{": (66, 58, 11),
    r"for await|async ": (63, 57, 12),
    r"\.flatMap|\.flat\(|Object\.fromEntries": (73, 63, 12),
    r"replaceAll\(": (85, 77, 13),
    r"\.replaceChildren\(": (86, 78, 14),
    r"\.at\(|Object\.hasOwn": (93, 92, 15),
    r"structuredClone": (98, 94, 15),
    r"requestSubmit": (76, 75, 16),
    r"\(\?<[=!]": (62, 78, 16),
    r"\.findLast|\.toSorted|\.toSpliced": (110, 115, 16),
    r"AbortSignal\.(?:timeout|any)|Promise\.any": (103, 100, 16),
    r"\.inert\b|showModal|popover": (114, 125, 17),
    r"Intl\.Segmenter": (87, 125, 14),
    r"SharedWorker": (200, 29, 16),
    r"startViewTransition|Promise\.withResolvers|Object\.groupBy": (119, 129, 18),
}
"""What scripts may use, and the first Chrome, Firefox and Safari that have it (MDN's tables)."""
GUARDED = {
    r"Intl\.Segmenter": "window.Intl && Intl.Segmenter ?",
    r"SharedWorker": "Boolean(window.SharedWorker)",
}
"""What is used only where it is there, and the words that see to that."""
SCRIPTS = [path for path in (HERE / "static").rglob("*.js") if path.name != "old.js"]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.name))
def test_a_script_uses_nothing_that_a_listed_browser_lacks(script: Path) -> None:
    listed = LISTED.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert listed is not None
    served = tuple(map(int, listed.groups()))
    text = script.read_text(encoding="utf-8")
    page = (HERE / "static/page.js").read_text(encoding="utf-8")
    for feature, since in SINCE.items():
        if re.search(feature, text) and any(first > has for first, has in zip(since, served, strict=True)):
            assert GUARDED.get(feature, "unguarded") in text + page, f"{feature} needs {since}"


def test_the_script_for_old_browsers_is_written_for_them() -> None:
    text = (HERE / "static/old.js").read_text(encoding="utf-8")
    assert not re.search(r"=>|\b(?:let|const|class|async)\b|`|\?\.|\.\.\.", re.sub(r"//.*", "", text))


def test_where_the_script_does_not_run_the_page_comes_anew_and_its_forms_work(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    def broken(route: Route) -> None:
        route.fulfill(body="document.title = 'an older engine;", content_type="text/javascript")

    door.show(samples.PLAY_VERDICT)
    page = watch.open(1280, 720)
    watch.forgive("Invalid or unexpected token")
    watch.forgive("is not defined")  # what the other scripts lean on
    page.route("**/static/page.js*", broken)
    page.clock.install()
    page.goto(f"{address(server)}/t/one/kiosk")
    door.show(samples.PLAY)
    page.clock.run_for(10_500)
    expect(page.locator("#headline")).to_have_text(samples.PLAY.headline)
    door.show(samples.PLAY_VERDICT)
    page.clock.run_for(10_500)
    page.get_by_role("button", name="Go on").first.click()
    until(lambda: door.asked)
