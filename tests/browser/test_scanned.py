"""The QR codes of the page, photographed and read by another's decoder."""

from typing import Final

from playwright.sync_api import Browser, Locator

from tests.browser.conftest import Come
from tests.browser.person import PHONE, Person
from tests.browser.scanner import scan

MATCH: Final = "0123456789abcdef"
EVENING: Final = (
    f"v=2&g=gang&i={MATCH}&b=5&d=0&n=Anneliese&n=Benedikt&n=Cleopatra&n=Zo%C3%AB"
    f"&e=en-2010&u=plus_one&t=1000&r=reach&s={'012g' * 25}"
)
"""A match of 25 deals, as the score pad keeps it."""


def code_of(person: Person) -> Locator:
    return person.page.get_by_role("img", name="QR code")


def test_the_code_of_a_table_says_its_link(come: Come, browser: Browser) -> None:
    ann = come()
    ann.sit(ann.make_table(bots=[None, None, "greedy", "greedy"]))
    link = ann.page.get_by_label("Invite others with this link").input_value()
    assert scan(browser, code_of(ann)) == link


def test_a_whole_evening_fits_into_a_code_on_a_phone(come: Come, browser: Browser) -> None:
    ann = come(**PHONE).visit("/pad")
    ann.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [f"lastcard.pad.{MATCH}", EVENING]
    )
    ann.visit(f"/pad/{MATCH}").press("Share")
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox").input_value()
    assert link.count("012g") == 25
    assert scan(browser, code_of(ann)) == link
