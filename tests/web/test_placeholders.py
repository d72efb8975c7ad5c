"""What a drawing leaves open is filled for each device, and forms count once."""

from web.placeholders import COMMAND, ITEM, ITEM_END, PROOF, SEAT, filled, told_before

FORM = f'<form data-seat="{SEAT}"><input value="{COMMAND}"><input value="{PROOF}"></form>'


def test_without_a_proof_forms_have_neither_it_nor_ids() -> None:
    assert filled(FORM, "s1") == '<form data-seat="s1"><input value=""><input value=""></form>'


def test_each_form_of_a_whole_page_has_a_fresh_id() -> None:
    page = filled(FORM.replace(SEAT, "") * 100, None, "a device")
    ids = [one.split('"', 1)[0] for one in page.split('value="')[1::2]]
    assert len(set(ids)) == 100
    assert all(12 <= len(one) <= 64 for one in ids)
    assert page.count('value="a device"') == 100


def items(**texts: str) -> str:
    return "".join(f'{ITEM}<p class="it" id="{name}">{text}</p>{ITEM_END}' for name, text in texts.items())


def test_an_element_that_stays_as_it_was_is_named_by_its_id_and_all_others_are_told() -> None:
    now = told_before(items(one="1", two="2"), f"<div>{items(two='2', one='3', new='2')}</div>")
    assert now == (
        '<div><g data-same="two"></g><p class="it" id="one">3</p><p class="it" id="new">2</p></div>'
    )


def test_no_viewer_sees_the_marks_around_an_element() -> None:
    assert filled(items(one="1"), "s1") == '<p class="it" id="one">1</p>'
