"""Scripts and styles are sent without what only people read."""

import gzip
import re
from pathlib import Path

import pytest

import web.server
from tests.web.fakes.device import Device
from web.minify import FOR_EVER, lean, tight

HERE = Path(web.server.__file__).parent
TAKES = {"Accept-Encoding": "gzip, br"}
OWN = sorted(path.name for path in (HERE / "static").iterdir() if path.suffix in {".js", ".css"})


@pytest.mark.parametrize("name", OWN)
def test_what_is_sent_is_the_file_without_comments_and_indents(device: Device, name: str) -> None:
    text = (HERE / "static" / name).read_text(encoding="utf-8")
    with device.get(f"/static/{name}") as reply:
        sent = reply.get_data(as_text=True)
        assert reply.headers["Content-Length"] == str(len(sent.encode()))
        assert reply.mimetype in {"text/javascript", "text/css"}
    assert sent == (tight(lean(text)) if name.endswith(".css") else lean(text))
    assert len(sent) < len(text)
    if name.endswith(".css"):
        assert sent.count("/*") == 0
        assert bare(sent) == bare(text)
    else:
        code = [line.strip() for line in text.splitlines() if not line.strip().startswith(("//", "/*"))]
        assert [line for line in sent.splitlines() if not line.startswith("/*")] == list(filter(None, code))


def bare(style: str) -> str:
    """What a style says, without any blank."""
    return "".join(re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL).split()).replace(";}", "}")


def test_a_style_keeps_every_blank_that_means_something() -> None:
    assert (
        tight("a > b :hover, c { margin: 0 1px; color: red; }\n}") == "a>b :hover,c{margin:0 1px;color:red}}"
    )
    assert tight('q { content: "{a: b; c: d}"; }') == 'q{content:"{a: b; c: d}"}'
    assert tight('q::before { content: "a, {b} ; c"; }') == 'q::before{content:"a, {b} ; c"}'


def test_no_line_of_a_script_or_style_ends_within_a_text() -> None:
    """Otherwise the text would lose its indents."""
    for name in OWN:
        text = (HERE / "static" / name).read_text(encoding="utf-8")
        assert all(line.count("`") % 2 == 0 for line in text.splitlines()), name


def test_what_is_vendored_is_sent_as_it_came(device: Device) -> None:
    for path in (HERE / "static/vendor").iterdir():
        with device.get(f"/static/vendor/{path.name}") as reply:
            assert reply.data == Path(path).read_bytes()


def test_a_browser_that_has_it_is_sent_nothing(device: Device) -> None:
    with device.get("/static/page.js") as first:
        tag = first.headers["ETag"]
    with device.client.get("/static/page.js", headers={"If-None-Match": tag}) as again:
        assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize("name", ["page.js", "page.css", "icon.svg", "vendor/idiomorph.js"])
def test_text_is_sent_compressed_to_who_takes_it(device: Device, name: str) -> None:
    with device.get(f"/static/{name}") as plain:
        whole = plain.data
    with device.client.get(f"/static/{name}", headers=TAKES) as packed:
        assert packed.headers["Content-Encoding"] == "gzip"
        assert int(packed.headers["Content-Length"]) == len(packed.data) < len(whole)
        assert "Accept-Encoding" in packed.headers["Vary"]
        assert gzip.decompress(packed.data) == whole


@pytest.mark.parametrize(
    "address", ["/looks.css", "/t/one/game/toy/box.svg", "/t/one/face/b3261e/circle.svg"]
)
def test_what_an_address_alone_has_drawn_is_sent_compressed(device: Device, address: str) -> None:
    with device.get(address) as plain, device.client.get(address, headers=TAKES) as packed:
        assert gzip.decompress(packed.data) == plain.data


def test_what_is_compressed_already_is_sent_as_it_is(device: Device) -> None:
    with device.client.get("/static/faces/atkinson.woff2", headers=TAKES) as reply:
        assert "Content-Encoding" not in reply.headers


@pytest.mark.parametrize("address", ["kiosk", "seat", "join", "fold?as=seat&fold=me", "qr.svg"])
def test_a_secret_beside_the_words_of_guests_is_never_compressed(device: Device, address: str) -> None:
    device.sit()
    with device.client.get(f"/t/one/{address}", headers=TAKES, follow_redirects=True) as reply:
        assert reply.status_code == 200
        assert "Content-Encoding" not in reply.headers


def test_an_asset_of_a_build_is_kept_for_ever(device: Device) -> None:
    with device.get("/static/page.js?v=abc") as reply:
        assert reply.headers["Cache-Control"] == FOR_EVER
        assert {"ETag", "Last-Modified", "Content-Disposition"}.isdisjoint(reply.headers.keys())
        assert len(str(reply.headers)) < 450
    with device.client.get("/static/page.js", headers=TAKES) as first:
        tag = first.headers["ETag"]
    with device.client.get("/static/page.js", headers={"If-None-Match": tag, **TAKES}) as again:
        assert (again.status_code, again.data) == (304, b"")
