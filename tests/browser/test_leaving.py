"""Leaving a match to a bot, and coming back to it."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything


def test_whoever_leaves_finds_the_match_at_home_and_takes_the_seat_back(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"])
    for one in (ann, bo):
        one.sit(path)
    bo.press("Ready")
    ann.press("Start")
    expect(hand(ann)).to_have_count(16)
    ann.leave()
    bo.sees("away, a bot plays")
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    ann.press("Go on")
    ann.press("Play yourself again")
    expect(bo.page.get_by_text("away, a bot plays")).to_be_hidden()
    expect(hand(ann).first).to_be_visible()


def test_who_looks_at_home_in_between_goes_on_where_the_match_was(come: Come) -> None:
    ann = come().play_alone()
    play_anything(ann)
    held = hand(ann).count()
    ann.press("Home")
    ann.press("Go on")
    expect(hand(ann)).to_have_count(held)
    play_anything(ann)
