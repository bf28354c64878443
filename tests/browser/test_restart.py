"""A server that is killed in the middle of a match and comes back."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gang import MATCH_WON, card_names, ending, hand, play_anything, play_deal
from tests.browser.person import person
from tests.browser.play import tables
from tests.browser.serving import page_server


def test_a_match_goes_on_after_the_server_was_killed_and_started_again(
    browser: Browser, tmp_path: Path
) -> None:
    with page_server(tmp_path) as server, person(browser, server.url, "Ann") as ann:
        ann.play_alone()
        expect(hand(ann)).to_have_count(16)
        for _ in range(3):
            play_anything(ann)
        held = card_names(ann)

        server.stop(signal.SIGKILL)
        ann.sees("The connection is lost; it comes back by itself, and nothing is lost.")
        server.start()

        expect(ann.page.get_by_text("The connection is lost")).to_be_hidden()
        assert card_names(ann) == held
        play_deal(ann)
        expect(ending(ann, MATCH_WON)).to_be_visible()
        ann.forgive_the_line()
        assert ann.complaints == []


@pytest.mark.sweep
def test_whoever_is_removed_from_a_lobby_after_the_server_came_back_is_told_at_home(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        page_server(tmp_path) as server,
        person(browser, server.url, "Ann") as ann,
        person(browser, server.url, "Cy") as cy,
    ):
        path = ann.make_table(bots=[None, None, "sleeper", "sleeper"])
        for one in (ann, cy):
            one.sit(path)
        cy.press("Home")
        expect(tables(cy)).to_be_visible()

        server.restart()

        row = ann.page.get_by_role("listitem").filter(has_text="Cy")
        row.get_by_role("button", name="Remove").click()
        expect(row).to_have_count(0)
        cy.sees("You no longer have a seat at a table that had not begun")
        expect(tables(cy)).to_have_count(0)
