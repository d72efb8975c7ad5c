"""Writing a card in a browser: it is understood as it is typed, and nothing typed is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.use_cases.hosting import ChangeLock
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.use_cases.table_api import TableApi
from tests.companion.adapters.card_editor.conftest import SCREEN
from tests.companion.waiting import wait_until
from tests.watch import Watch
from web.server import Server, serve

LOCAL = "127.0.0.1"
PATIENCE = 40_000
"""Milliseconds; a busy machine takes its time."""


@pytest.fixture
def server(door: TableApi) -> Iterator[Server]:
    """The table's pages on a free port of this machine, which makes every browser here its own screen."""
    served = serve(SingleTable("home", door), LOCAL, 0)
    served.start()
    yield served
    served.close()


@pytest.fixture
def page(watch: Watch, server: Server, visitor: EditorSession) -> Page:
    """The form of a new Scene, with the width of a phone."""
    place = visitor.begin(visitor.create("The Sea", "en"), "scenes")
    page = watch.open(360, 740)
    page.set_default_timeout(PATIENCE)
    page.goto(f"http://{LOCAL}:{server.port}/t/home/card-editor/{place.deck}/{place.section}/{place.card}")
    return page


def tap(page: Page, line: str) -> None:
    """Taps the card where it says that line, which then is the one that is edited."""
    page.locator(f"#zone-line-{line}").click(timeout=PATIENCE)
    expect(page.locator(f"#line-{line}-line")).to_be_visible()


def test_a_card_is_edited_where_it_is_tapped_and_is_there_after_a_reload(page: Page) -> None:
    page.locator("#line-title").fill("The ferry")
    expect(page.locator("#made")).to_contain_text("The ferry", timeout=PATIENCE)
    tap(page, "hardship")
    expect(page.locator("#line-title")).to_be_hidden()
    page.locator("#line-hardship").select_option("2")
    tap(page, "fail")
    page.locator("#line-fail-1").fill("everyone sufers 1 harm")
    expect(page.locator("#zone-line-fail")).to_contain_text("sufers", timeout=PATIENCE)
    expect(page.locator("#line-fail-1-fault")).to_have_count(0)
    page.locator("#keep").focus()
    expect(page.locator("#line-fail-1-fault")).to_contain_text("everyone suffers 1 harm", timeout=PATIENCE)
    page.locator("#line-fail-1").fill("everyone suffers 1 harm")
    expect(page.locator("#understood")).to_contain_text("Everybody still in play", timeout=PATIENCE)
    page.locator("#line-fail-1-holes .hole").nth(1).select_option(label="3")
    expect(page.locator("#line-fail-1")).to_have_value("everyone suffers 3 harm")
    expect(page.locator("#understood")).to_contain_text("3 closer to crippled", timeout=PATIENCE)
    page.reload()
    expect(page.locator("#line-title")).to_have_value("The ferry")
    expect(page.locator("#zone-line-fail")).to_contain_text("everyone suffers 3 harm")
    expect(page.locator("#saved")).to_have_text("Saved as a draft; it isn’t in the deck yet.")


def test_a_sentence_is_a_block_that_is_picked_lifted_and_taken_out(page: Page) -> None:
    tap(page, "accept")
    for words in ("gains humanity", "suffers harm"):
        page.locator("#line-accept-palette summary").click()
        page.locator("#line-accept-narrow").fill(words)
        page.locator("#line-accept-starts button:visible").first.click()
        expect(page.locator("#line-accept-palette")).not_to_have_attribute("open", "")
        expect(page.locator("#line-accept-line .hole:focus")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator("#line-accept-line [data-block]")).to_have_count(2)
    page.locator("[data-lifts]").click()
    expect(page.locator("#zone-line-accept .said").first).to_contain_text("harm", timeout=PATIENCE)
    page.locator("[data-drops]").first.click()
    expect(page.locator("#zone-line-accept .said")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator("#zone-line-accept .said")).to_contain_text("humanity")


@pytest.mark.representative
def test_a_card_that_cannot_be_kept_leads_to_the_first_line_with_a_fault(page: Page) -> None:
    expect(page.locator(".fault")).to_have_count(0)
    page.locator("#keep").click()
    expect(page.locator("#line-title")).to_be_focused(timeout=PATIENCE)
    expect(page.locator("#line-title-fault-1")).to_be_visible()


def test_what_was_just_typed_is_kept_when_the_page_is_left_and_keys_are_enough(
    page: Page, visitor: EditorSession
) -> None:
    page.locator("#line-title").focus()
    page.keyboard.type("The ferry")
    with page.expect_response(lambda reply: reply.request.method == "POST"):
        page.keyboard.press("Enter")
    expect(page.locator("#line-picture")).to_be_focused()
    page.locator("#zone-line-refuse").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("everyone gains 1 humanity")
    page.evaluate("window.dispatchEvent(new Event('pagehide'))")
    wait_until(lambda: "everyone gains 1 humanity" in visitor.deck("the-sea.en.yaml").cards[0].words)
    [card] = visitor.deck("the-sea.en.yaml").cards
    assert (card.title, card.draft) == ("The ferry", True)


def test_what_is_typed_while_the_table_is_locked_is_kept_once_the_pin_was_typed(
    page: Page, door: TableApi, visitor: EditorSession, watch: Watch
) -> None:
    watch.forgive("403")
    door.execute(ChangeLock("set", "2468"), SCREEN)
    page.locator("#line-title").fill("The ferry")
    expect(page.locator("#sorry")).to_be_visible(timeout=PATIENCE)
    other = page.context.new_page()
    other.goto(page.url.partition("/card-editor")[0] + "/card-editor", timeout=PATIENCE)
    other.locator("#unlocking-pin").fill("2468", timeout=PATIENCE)
    other.locator("#unlocking-button").click(timeout=PATIENCE)
    expect(other.locator(".decks")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#sorry")).to_be_hidden(timeout=PATIENCE)
    assert [card.title for card in visitor.deck("the-sea.en.yaml").cards] == ["The ferry"]
