"""The big screen names the mistakes of companion.txt, and a Wi-Fi of it that cannot be joined."""

from pathlib import Path

from companion.adapters.system.sd_card_notice import SdCardNotice
from companion.upkeep.sd_card import parse

CARD = parse("wifi: Home\ncountry: DE\ngame: chess")


def test_each_mistake_is_said() -> None:
    assert [one.key for one in SdCardNotice(CARD).said()] == ["sdcard-game"]


def test_the_wifi_is_named_only_while_the_box_has_opened_its_own(tmp_path: Path) -> None:
    notice = SdCardNotice(CARD, tmp_path / "wifi")
    assert [one.key for one in notice.said()] == ["sdcard-game"]
    (tmp_path / "wifi").touch()
    assert [one.key for one in notice.said()] == ["sdcard-game", "sdcard-not-joined"]


def test_without_a_card_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "wifi").touch()
    assert [*SdCardNotice(hotspot=tmp_path / "wifi").said()] == []
