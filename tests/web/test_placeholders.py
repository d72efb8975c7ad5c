"""What a drawing leaves open is filled for each device, and forms count once."""

from web.placeholders import COMMAND, PROOF, SEAT, filled

FORM = f'<form data-seat="{SEAT}"><input value="{COMMAND}"><input value="{PROOF}"></form>'


def test_without_a_proof_forms_have_neither_it_nor_ids() -> None:
    assert filled(FORM, "s1") == '<form data-seat="s1"><input value=""><input value=""></form>'


def test_each_form_of_a_whole_page_has_a_fresh_id() -> None:
    page = filled(FORM.replace(SEAT, "") * 100, None, "a device")
    ids = [one.split('"', 1)[0] for one in page.split('value="')[1::2]]
    assert len(set(ids)) == 100
    assert all(12 <= len(one) <= 64 for one in ids)
    assert page.count('value="a device"') == 100
