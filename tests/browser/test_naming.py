"""Whoever sits down with people for the first time is asked what the others shall call them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.gang import hand
from tests.browser.person import CALLED, DESKTOP, PHONE, SLEEPERS, Person

BROKEN = """(seat, words) => words.filter((word) => {
  const walker = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.data.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + word.length);
    return range.getClientRects().length > 1;
  }
  return true;
})"""
"""Those of the words that begin on one line and end on another."""
WITH_PEOPLE = [None, None, "greedy", "greedy"]


def question(person: Person) -> Locator:
    """Where the name is asked for."""
    return person.page.get_by_role("dialog", name=CALLED)


def answer(person: Person) -> Locator:
    """Where it is written, with the name the person has."""
    return question(person).get_by_role("textbox")


def sit(person: Person, path: str) -> None:
    person.visit(path)
    person.button("Sit here").first.click()
    expect(question(person)).to_be_visible()


def test_who_comes_by_a_link_is_asked_once_and_sits_down_under_the_answer(come: Come) -> None:
    ann, guest = come(), come("", **PHONE)
    sit(guest, ann.make_table(bots=WITH_PEOPLE))
    expect(answer(guest)).to_be_focused()
    answer(guest).fill("Bea")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    guest.press("Get up")
    guest.button("Sit here").first.click()
    expect(guest.button("Get up")).to_be_visible()
    expect(question(guest)).to_have_count(0)
    guest.page.reload()
    expect(guest.page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()


@pytest.mark.parametrize("key", [True, False], ids=["Enter", "press"])
def test_the_given_name_is_an_answer_ready_to_take(come: Come, key: bool) -> None:
    ann, guest = come(), come("")
    sit(guest, ann.make_table(bots=WITH_PEOPLE))
    given = answer(guest).input_value()
    assert given
    if key:
        guest.page.keyboard.press("Enter")
    else:
        guest.button(f"Go on as {given}").click()
    expect(guest.page.get_by_role("listitem").filter(has_text=given)).to_be_visible()


def test_a_name_that_cannot_be_had_is_refused_in_words_and_asked_again(come: Come) -> None:
    ann, guest = come(), come("")
    sit(guest, ann.make_table(bots=WITH_PEOPLE))
    answer(guest).fill("admin")
    guest.page.keyboard.press("Enter")
    expect(question(guest).get_by_role("status")).not_to_contain_text("Everybody at the table")
    guest.complaints.clear()  # the browser logs that the server refused
    answer(guest).fill("Bea")
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()


def test_who_puts_the_question_away_does_not_sit_down(come: Come) -> None:
    ann, guest = come(), come("")
    sit(guest, ann.make_table(bots=WITH_PEOPLE))
    guest.page.keyboard.press("Escape")
    expect(question(guest)).to_have_count(0)
    expect(guest.button("Get up")).to_have_count(0)


def test_nobody_is_asked_before_a_match_against_bots(come: Come) -> None:
    ann, guest = come(), come("")
    guest.visit(ann.make_table(bots=SLEEPERS))
    guest.button("Sit here").click()
    expect(guest.button("Get up")).to_be_visible()
    guest.visit().press("Play now")
    expect(hand(guest)).to_have_count(16)


def test_who_opens_a_table_for_friends_or_looks_for_company_is_asked_too(come: Come) -> None:
    host = come("")
    host.visit("/new/gang").press("Open the table")
    expect(question(host)).to_be_visible()
    host.page.keyboard.press("Enter")
    expect(host.button("Get up")).to_be_visible()
    seeker = come("")
    seeker.visit().press("Find players")
    seeker.press("Find me a game")
    expect(question(seeker)).to_be_visible()


def test_who_has_an_account_is_known_by_its_name(come: Come) -> None:
    ann, bo = come(), come("Bo")
    bo.ask("POST", "/api/account", {"name": "Boris", "password": "correct horse battery"})
    bo.visit(ann.make_table(bots=WITH_PEOPLE))
    bo.button("Sit here").first.click()
    expect(bo.button("Get up")).to_be_visible()


def test_the_question_stands_clear_of_the_field_on_a_phone(come: Come) -> None:
    ann, guest = come(), come("", **PHONE)
    sit(guest, ann.make_table(bots=WITH_PEOPLE))
    words = question(guest).get_by_role("heading").bounding_box()
    field = answer(guest).bounding_box()
    assert words
    assert field
    ring = 6  # around the field, which has the focus
    assert words["y"] + words["height"] + ring <= field["y"]


GANG: dict[str, Any] = {"bots": WITH_PEOPLE}
FIVE = {"game": "thirteen", "edition": "fr-2009", "options": {}, "seats": 5}


@pytest.mark.parametrize(
    ("screen", "table", "name"),
    [
        (PHONE, GANG, "Wiedehopf Annabelle"),
        (DESKTOP, FIVE | {"bots": [*WITH_PEOPLE, "greedy"]}, "Bartholomaeus"),
    ],
    ids=["phone", "desktop"],
)
def test_no_word_of_a_name_is_broken_at_the_table(
    come: Come, screen: dict[str, Any], table: dict[str, Any], name: str
) -> None:
    ann, bo = come(**screen), come(name)
    path = ann.make_table(**table)
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    seat = ann.page.get_by_role("group", name=re.compile(f"^{name}: "))
    expect(seat).to_be_visible()
    assert seat.evaluate(BROKEN, name.split()) == []
