"""Watching: what lies on the table is seen, and no hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import MATCH_WON, ending, hand, play_deal


def test_a_watcher_finds_the_table_at_home_and_sees_everything_but_hands(come: Come) -> None:
    ann, watcher = come("Anouk"), come("Bo")  # no other test opens a table to all under this name
    ann.play_alone(public=True)
    watcher.visit().press("Find players")
    row = watcher.page.get_by_role("listitem").filter(has_text="Anouk's table")
    row.get_by_role("link", name="Watch").click()
    watcher.sees("You are watching.")
    expect(hand(watcher)).to_have_count(0)
    expect(watcher.page.get_by_role("group", name="Anouk: 16 cards")).to_be_visible()
    ann.press("Table")
    ann.sees("1 person is watching.")
    ann.press("Close")
    play_deal(ann)
    expect(ending(watcher)).to_have_text(MATCH_WON)
