"""The tab of the browser says whose turn it is."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything, whose_turn

TURN = "Your turn \N{EN DASH} lastcard"
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def test_title_and_icon_say_that_it_is_your_turn_and_no_longer_afterwards(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"])
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    expect(hand(ann)).to_have_count(16)
    first = whose_turn([ann, bo])
    assert first
    other = bo if first is ann else ann
    expect(first.page).to_have_title(TURN)
    assert first.page.evaluate(ICON) == "/icon-turn.svg"
    assert first.page.request.get(first.url + "/icon-turn.svg").ok
    expect(other.page).to_have_title("lastcard")
    assert other.page.evaluate(ICON) == "/icon.svg"
    play_anything(first)
    expect(first.page).to_have_title("lastcard")
    assert first.page.evaluate(ICON) == "/icon.svg"
    first.visit("/you")
    expect(first.page).to_have_title(re.compile("^You "))
