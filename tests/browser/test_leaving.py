"""Leaving a match, looking at home in between, and coming back to it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything, whose_turn
from tests.browser.person import PHONE, Person
from tests.browser.play import tables

FRIENDS = {"bots": [None, None, "sleeper", "sleeper"]}


def together(ann: Person, bo: Person) -> None:
    """A match of two people and two bots has begun."""
    path = ann.make_table(**FRIENDS)
    for one in (ann, bo):
        one.sit(path)
    bo.press("Ready")
    ann.press("Start")
    expect(hand(ann)).to_have_count(16)


def test_whoever_leaves_others_finds_the_match_among_theirs_and_takes_the_seat_back(
    come: Come,
) -> None:
    ann, bo = come(), come("Bo")
    together(ann, bo)
    ann.leave()
    bo.sees("away, a bot plays")
    expect(ann.button("Play now").first).to_be_visible()
    expect(tables(ann)).to_have_count(0)
    ann.visit("/you").press("Go back")
    ann.press("Play yourself again")
    expect(bo.page.get_by_text("away, a bot plays")).to_be_hidden()
    expect(hand(ann).first).to_be_visible()
    ann.press("Home")
    expect(tables(ann)).to_be_visible()


def test_whoever_leaves_bots_ends_the_match(come: Come) -> None:
    ann = come().play_alone()
    expect(hand(ann)).to_have_count(16)
    ann.leave()
    expect(ann.button("Play now").first).to_be_visible()
    expect(tables(ann)).to_have_count(0)
    ann.page.reload()
    expect(ann.button("Play now").first).to_be_visible()
    expect(tables(ann)).to_have_count(0)
    ann.page.go_back()
    ann.sees("This table was closed.")


def test_home_says_whose_turn_it_is_and_follows_the_match(come: Come) -> None:
    ann, bo = come(), come("Bo")
    together(ann, bo)
    playing = whose_turn([ann, bo])
    assert playing is not None
    other = bo if playing is ann else ann
    path = other.path
    other.press("Home")
    expect(tables(other)).to_contain_text(f"{playing.name} to play")
    # The other has the next turn or the one after; whoever waits is told as soon as it comes.
    play_anything(playing)
    expect(tables(other)).to_contain_text("your turn")
    expect(tables(other)).not_to_contain_text("to play")
    playing.press("Home")
    expect(tables(playing)).to_contain_text(f"{other.name} to play")
    other.press("Go on")
    assert other.path == path
    play_anything(other)
    expect(tables(playing)).to_contain_text("your turn")


@pytest.mark.sweep
def test_of_many_matches_one_is_to_go_on_with_and_each_can_be_ended(come: Come) -> None:
    ann = come(**PHONE)
    paths = []
    for _ in range(4):
        ann.play_alone()
        expect(hand(ann)).to_have_count(16)
        paths.append(ann.path)
    ann.visit()
    expect(tables(ann).get_by_role("link")).to_have_count(1)
    rows = ann.page.get_by_role("dialog", name="Your tables").get_by_role("listitem")
    tables(ann).get_by_text("3 more").click()
    expect(rows).to_have_count(3)
    rows.last.get_by_role("button", name=re.compile("^Leave, Gang of Four with ")).click()
    ann.sees("You play against bots only, so the match ends.")
    rows.last.get_by_role("button", name="Stay").click()
    for left in (2, 1):
        leave = rows.last.get_by_role("button", name=re.compile("^Leave"))
        leave.click()
        leave.click()
        expect(rows).to_have_count(left)
    ann.page.reload()
    tables(ann).get_by_text("1 more").click()
    expect(rows).to_have_count(1)


def test_who_looks_at_home_in_between_goes_on_where_the_match_was(come: Come) -> None:
    ann = come().play_alone()
    play_anything(ann)
    held = hand(ann).count()
    ann.press("Home")
    ann.press("Go on")
    expect(hand(ann)).to_have_count(held)
    play_anything(ann)


def test_a_lobby_whose_host_closes_the_page_goes_on(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"], speed="fast")
    ann.sit(path)
    bo.sit(path).press("Ready")
    bo.sees("Ann starts the match when everybody is ready.")
    ann.page.goto("about:blank")
    bo.sees("not here")
    bo.sees("Ann has left the table.")
    expect(bo.button("Start")).to_be_disabled()
    bo.page.get_by_role("listitem").filter(has_text="Ann").get_by_role("button").click()
    bo.button("Bot", exact=True).click()
    bo.sees("you arrange the table now")
    bo.press("Start")
    expect(hand(bo)).to_have_count(16)


def test_a_host_who_gets_up_and_goes_is_stood_in_for_and_comes_back(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"], speed="fast")
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Get up")
    bo.sees("Whoever opened the table starts the match")
    ann.page.goto("about:blank")
    bo.sees("Fill the seats")
    ann.sit(path)
    bo.sees("Ann starts the match when everybody is ready.")
    expect(bo.button("Start")).to_be_hidden()
    ann.press("Start")
    expect(hand(bo)).to_have_count(16)


def test_what_a_lobby_waits_for_is_in_sight_on_a_small_phone(come: Come) -> None:
    ann = come(**PHONE)
    ann.sit(ann.make_table(bots=[None, None, None, None]))
    waits = ann.page.get_by_role("status").filter(has_text="Fill the seats")
    expect(waits).to_be_in_viewport(ratio=1)
    expect(ann.button("Start")).to_be_in_viewport(ratio=1)


def test_whoever_is_removed_from_a_lobby_is_told_at_the_table_and_at_home(come: Come) -> None:
    ann, bo, cy = come(), come("Bo"), come("Cy")
    path = ann.make_table(bots=[None, None, None, "sleeper"])
    for one in (ann, bo, cy):
        one.sit(path)
    cy.press("Home")
    expect(tables(cy)).to_be_visible()
    for name in ("Bo", "Cy"):
        row = ann.page.get_by_role("listitem").filter(has_text=name)
        row.get_by_role("button", name="Remove").click()
    bo.sees("The host has freed your seat.")
    cy.sees("You no longer have a seat at a table that had not begun")
    expect(tables(cy)).to_have_count(0)
