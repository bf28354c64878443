"""A newcomer: the page is opened, Play now is pressed, and a match is played to its end."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import be_timid, play_match
from tests.browser.play import change


def test_a_newcomer_presses_play_now_and_finishes_a_match_against_bots(come: Come) -> None:
    newcomer = come("")
    newcomer.visit()
    change(newcomer, Bots="greedy")
    newcomer.press("Play now")
    be_timid(newcomer)
    deals = play_match(newcomer)
    newcomer.press("Score")
    rows = newcomer.page.get_by_role("dialog").get_by_role("row")
    expect(rows).to_have_count(1 + deals + 1)
