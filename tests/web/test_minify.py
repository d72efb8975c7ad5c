"""Scripts and styles are sent without what only people read."""

import re
from pathlib import Path

import pytest

import web.server
from tests.web.device import Device
from web.minify import lean, tight

HERE = Path(web.server.__file__).parent
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
