"""Text in another language than its page's is in an element of its own language, however it is drawn."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.shared_view.marked_text import MarkedText, a_name
from web.drawing import Templates
from web.foreign import resolved

ENGLISH = MarkedText("Throw <5> dice", language="en")
QUOTING = MarkedText(
    "Le jeu dit Throw <5> dice, dice.",
    quoted=(MarkedText("dice", language="de"), MarkedText("", language="de"), ENGLISH),
)
NAMES = tuple(map(a_name, ("Will", "Rose", "O'Neil", "Will Power", "Ärmel")))
NO = 'translate="no"'
SAID = "Throw &lt;5&gt; dice"
SPAN = f'<span lang="en">{SAID}</span>'


@pytest.mark.parametrize(
    ("template", "html"),
    [
        ("<p>{{ text }}</p>", f'<p lang="en">{SAID}</p>'),
        ('<p lang="en">{{ text }}</p>', f'<p lang="en">{SAID}</p>'),
        ("<p>✓ {{ text }}</p>", f"<p>✓ {SPAN}</p>"),
        (
            "<p>{{ text }} <b>{{ text }}</b></p>",
            f'<p>{SPAN} <b lang="en">{SAID}</b></p>',
        ),
        (
            '<button aria-label="Oui">{{ text }}</button>',
            f'<button aria-label="Oui">{SPAN}</button>',
        ),
        ('<ul aria-label="{{ text }}"><li>1</li></ul>', f'<ul aria-label="{SAID}"><li>1</li></ul>'),
        ('<img src="a.svg" alt="{{ text }}">', f'<img src="a.svg" alt="{SAID}" lang="en">'),
        ("<option>{{ text }}</option>", f'<option lang="en">{SAID}</option>'),
        ("<title>{{ text }} · Kiosk</title>", f"<title>{SAID} · Kiosk</title>"),
        ("<p>{{ quoting }}</p>", f'<p>Le jeu dit {SPAN}, <span lang="de">dice</span>.</p>'),
        ("{{ text }}", f"{SPAN}"),
        ("<p>{{ 'Oui' }}</p>", "<p>Oui</p>"),
    ],
)
def test_it_is_marked_wherever_it_stands(tmp_path: Path, template: str, html: str) -> None:
    (tmp_path / "one.html").write_text(template, encoding="utf-8")
    drawn = Templates(tmp_path).get_template("one.html").render(text=ENGLISH, quoting=QUOTING)
    assert resolved(drawn) == html


@pytest.mark.parametrize(
    ("template", "said", "html"),
    [
        ("<p>{{ text }}</p>", "Will draws.", f"<p><span {NO}>Will</span> draws.</p>"),
        ("<p>{{ text }}</p>", "Willow and Primrose", "<p>Willow and Primrose</p>"),
        ("<p>{{ text }}</p>", "Will Power", f"<p {NO}>Will Power</p>"),
        (
            "<li>{{ text }}</li>",
            "O'Neil, Ärmel",
            f"<li {NO}>O&#39;Neil, Ärmel</li>",
        ),
        ("<p>{{ text }}</p>", "Rose: 3, 3, 3", f"<p {NO}>Rose: 3, 3, 3</p>"),
        ("<p>{{ text }} <b>5</b></p>", "Rose: 3", f"<p><span {NO}>Rose</span>: 3 <b>5</b></p>"),
        ("<button>{{ text }}</button>", "Ask Rose", f"<button {NO}>Ask Rose</button>"),
        (
            "<button><b>{{ text }}</b> <small>now</small></button>",
            "Ask Rose",
            f"<button><b {NO}>Ask Rose</b> <small>now</small></button>",
        ),
        ("<button><i></i> {{ text }}</button>", "Ask Rose", f"<button {NO}><i></i> Ask Rose</button>"),
        (f'<span class="name" {NO}>{{{{ text }}}}</span>', "Rose", f'<span class="name" {NO}>Rose</span>'),
        ("<svg><text>{{ text }}</text></svg>", "Rose", f"<svg><text {NO}>Rose</text></svg>"),
        ('<p title="{{ text }}">Red</p>', "Rose", '<p title="Rose">Red</p>'),
        ('<p><img alt="{{ text }}">{{ text }}</p>', "Rose", f'<p><img alt="Rose"><span {NO}>Rose</span></p>'),
    ],
)
def test_a_name_that_a_sentence_takes_is_not_translated(
    tmp_path: Path, template: str, said: str, html: str
) -> None:
    (tmp_path / "one.html").write_text(template, encoding="utf-8")
    drawn = Templates(tmp_path).get_template("one.html").render(text=MarkedText(said, NAMES))
    assert resolved(drawn) == html


def drawn(folder: Path, template: str, **values: object) -> str:
    (folder / "one.html").write_text(template)
    return resolved(Templates(folder).get_template("one.html").render(**values))


def counted(name: str) -> MarkedText:
    return MarkedText(f"{name}: 3, 3, 3", quoted=(a_name(name),))


@pytest.mark.parametrize("name", ["\u0644\u064a\u0644\u0649", "\u05d3\u05e0\u05d4 5"])
@pytest.mark.parametrize("tag", ["p", "option", "title", "text"])
def test_a_name_that_runs_from_right_to_left_is_isolated_wherever_it_is(
    tmp_path: Path, name: str, tag: str
) -> None:
    assert f"\u2068{name}\u2069" in drawn(tmp_path, f"<{tag}>{{{{ told }}}}</{tag}>", told=counted(name))


@pytest.mark.parametrize("name", ["Rose", "Ποπη", "日本", "🦊", "ขวัญ"])
def test_a_name_that_runs_as_the_sentence_does_is_as_it_is(tmp_path: Path, name: str) -> None:
    assert "\u2068" not in drawn(tmp_path, "<p>{{ told }}</p>", told=counted(name))


LEFTS = """(name) => {
  const shown = document.querySelector('p'), text = shown.textContent;
  const walk = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const spots = [];
  while (walk.nextNode()) spots.push(...[...walk.currentNode.data].map((_, at) => [walk.currentNode, at]));
  return [text.indexOf(name), text.search(/\\d/)].map((at) => {
    const range = document.createRange();
    range.setStart(...spots[at]);
    range.setEnd(spots[at][0], spots[at][1] + 1);
    return range.getBoundingClientRect().left;
  });
}"""


@pytest.mark.parametrize("sentence", ["{}: 3, 3, 3", "{} has 3 left"])
def test_figures_after_such_a_name_stand_to_its_right(
    tmp_path: Path, browser: Browser, sentence: str
) -> None:
    name = "\u0644\u064a\u0644\u0649"
    told = MarkedText(sentence.format(name), quoted=(a_name(name),))
    page = browser.new_page()
    page.set_content(drawn(tmp_path, "<p>{{ told }}</p>", told=told))
    first, figures = page.evaluate(LEFTS, name)
    assert first < figures
