"""Joining in a browser: what is missing is said in the page's words, until it is there."""

from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import CODE, FakeDoor
from web.server import Server

SAID = "one => one.validationMessage"


def test_a_missing_name_and_a_missing_colour_are_said_in_the_page_s_words(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.LOBBY)
    page = watch.open(locale="de")
    page.goto(f"{address(server)}/j/{CODE}")
    send, first = page.locator("#joining-send"), page.locator("#colours input").first
    send.click()
    assert page.locator("#name").evaluate(SAID) == "Type a name, so that the others know who you are."
    page.locator("#name").fill("Jo")
    send.click()
    assert first.evaluate(SAID) == "Tap the colour of your dice, so that the table knows them."
    first.check(force=True)
    assert page.locator("#joining").evaluate("form => form.checkValidity()")
