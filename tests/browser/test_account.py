"""An account: made by a guest, lost, recovered with a code, and given new codes."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import Person

PASSWORD = "a quiet lantern"
FRESH = "a loud lantern"


def form(person: Person, title: str) -> Locator:
    """The form called *title*, unfolded."""
    folded = person.page.locator("details", has=person.page.get_by_text(title, exact=True))
    folded.locator("summary").click()
    return folded


def keep_codes(person: Person) -> list[str]:
    """Write the codes down that are shown."""
    shown = person.page.get_by_role("group", name="Your recovery codes")
    expect(shown.get_by_role("listitem")).to_have_count(8)
    codes = shown.get_by_role("listitem").all_inner_texts()
    person.press("I have kept them")
    return codes


def test_an_account_survives_a_lost_password(come: Come) -> None:
    guest = come().visit("/you")
    name = f"Ann {id(guest)}"
    making = form(guest, "Make an account")
    making.get_by_label("Name").fill(name)
    making.get_by_label("Password").fill(PASSWORD)
    making.get_by_role("button").click()
    shown = guest.page.get_by_role("group", name="Your recovery codes")
    expect(shown).to_be_visible()
    expect(guest.page.get_by_text("You play as a guest")).to_have_count(0)
    codes = keep_codes(guest)
    guest.sees("This name is yours alone.")
    guest.sees("You have 8 recovery codes left.")

    elsewhere = come("Bo").visit("/you")
    recovery = form(elsewhere, "I have lost my password")
    recovery.get_by_label("Name").fill(name)
    recovery.get_by_label("Recovery code").fill(codes[0])
    recovery.get_by_label("Password").fill(FRESH)
    recovery.get_by_role("button").click()
    elsewhere.sees("You have 7 recovery codes left.")

    renewal = form(elsewhere, "New recovery codes")
    renewal.get_by_label("Password").fill(PASSWORD)
    renewal.get_by_role("button").click()
    elsewhere.sees("That is not your password.")
    # A browser complains of every refusal.
    elsewhere.complaints = [said for said in elsewhere.complaints if "/api/codes" not in said]
    renewal.get_by_label("Password").fill(FRESH)
    renewal.get_by_role("button").click()
    assert not set(keep_codes(elsewhere)) & set(codes)
    elsewhere.sees("You have 8 recovery codes left.")
