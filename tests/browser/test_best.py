"""The list of the strongest, while nobody is in it."""

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_an_empty_list_says_what_it_is_for_and_leads_to_a_rated_match(come: Come) -> None:
    ann = come().visit("/best/thirteen")
    ann.sees("Nobody is in this list yet.")
    ann.press("Find a rated match")
    ann.introduce(ann.button("Cancel"))
    ann.sees("to find somebody")
    ann.press("Cancel")
    expect(ann.button("Find a rated match")).to_be_visible()
