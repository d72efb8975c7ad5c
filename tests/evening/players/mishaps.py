"""What happens to phones in an evening; afterwards each is where it was, without a needless tap."""

from playwright.sync_api import expect

from tests.evening.players.crowd import PEOPLE, SIZE, Crowd, is_back, shows_the_moment


def offline(crowd: Crowd) -> None:
    """The first phone loses the network while the others play on, and finds it again."""
    context = crowd.phones[0].context
    crowd.watch.forgive("ERR_INTERNET_DISCONNECTED")
    context.set_offline(True)
    expect(crowd.phones[0].locator("#lost")).to_be_visible()
    context.set_offline(False)
    is_back(crowd, 0)


def killed(crowd: Crowd) -> None:
    """The second phone's browser is closed, and opened again with nothing but the table's address."""
    context = crowd.phones[1].context
    crowd.phones[1].close()
    crowd.phones[1] = context.new_page()
    crowd.phones[1].goto(crowd.address)
    is_back(crowd, 1)


def asleep(crowd: Crowd) -> None:
    """The last phone sleeps: nothing on it runs, until somebody looks at it again."""
    phone = crowd.phones[-1]
    session = phone.context.new_cdp_session(phone)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    session.detach()
    is_back(crowd, len(crowd.phones) - 1)


def doubled(crowd: Crowd) -> None:
    """The first phone has its page open twice: both show the table, and either may be used."""
    first = crowd.phones[0]
    crowd.phones[0] = first.context.new_page()
    crowd.phones[0].goto(f"{crowd.address}/t/home/seat")
    is_back(crowd, 0)
    shows_the_moment(crowd, first)


def went_back(crowd: Crowd) -> None:
    """The second phone went to another page and back: what the browser kept is brought up to date."""
    crowd.phones[1].goto("about:blank")
    crowd.phones[1].go_back()
    is_back(crowd, 1)


def lost(crowd: Crowd) -> None:
    """The last phone is gone, cookies and all: another one takes the seat up again with the kiosk's code."""
    name = PEOPLE[len(crowd.phones) - 1][0]
    before, other = crowd.phones[-1], crowd.watch.open(*SIZE)
    before.goto("about:blank")
    other.goto(f"{crowd.address}/j/{crowd.code}")
    other.get_by_role("button", name=name).click()
    shown = crowd.kiosk.locator(".claim-code")
    expect(shown).to_be_visible()
    other.get_by_label("The code for your seat").fill(shown.inner_text())
    crowd.watch.forgive("403")
    other.get_by_role("button", name="Go on").click()
    crowd.phones[-1] = other
    is_back(crowd, len(crowd.phones) - 1)
    before.go_back()
    expect(before.get_by_text("This seat is no longer yours.")).to_be_visible()
    expect(shown).to_have_count(0)


def moved(crowd: Crowd) -> None:
    """The last player goes on with another phone: the one of before is asked, by the number that it shows."""
    name = PEOPLE[len(crowd.phones) - 1][0]
    before, other = crowd.phones[-1], crowd.watch.open(*SIZE)
    other.goto(f"{crowd.address}/j/{crowd.code}")
    other.get_by_role("button", name=name).click()
    number = other.locator("#claim-mark").inner_text()
    expect(before.get_by_text(f"It shows {number}.")).to_be_visible()
    expect(crowd.kiosk.get_by_text("own phone is connected")).to_be_visible()
    crowd.watch.forgive("403")
    before.get_by_role("button", name="Yes, hand it over").click()
    crowd.phones[-1] = other
    is_back(crowd, len(crowd.phones) - 1)
    expect(before.get_by_text("This seat is no longer yours.")).to_be_visible()


ALL = (offline, killed, doubled, lost, moved, asleep, went_back)
FEW = (offline, lost)
