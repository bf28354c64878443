"""Playing on in the page from a place of a match that is over, and beginning such a study anew."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from lastcard.locales import Words
from lastcard.record import write_text
from lastcard.table.state.entries import MatchId
from lastcard.table.state.record import record_of
from tests.browser import gang, thirteen
from tests.browser.conftest import Come
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_accessible import serious
from tests.support.tables.match_journal import journal

ENDED = re.compile("Start again from move")


def step_on(person: Person, moves: int) -> None:
    person.page.get_by_role("slider").focus()
    for _ in range(moves):
        person.page.keyboard.press("ArrowRight")


def open_a_record(person: Person) -> None:
    """Open the record of a match of 13 that somebody kept."""
    name = MatchId("m-1")
    text = write_text(record_of(name, journal(name, "thirteen")))
    person.visit("/replay")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "evening.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )


def look_at_the_match(person: Person, game: str) -> None:
    """Finish a match, and stand some moves into its first deal."""
    if game == "gang":
        person.finish()
        person.press("Replay")
    else:
        open_a_record(person)
    expect(person.page.get_by_role("slider")).to_be_visible()
    step_on(person, 4)


def play_deal(person: Person, game: str) -> None:
    if game == "thirteen":
        thirteen.play_deal(person)
        return
    while gang.may_play(person):
        gang.play_anything(person)


@pytest.mark.parametrize("game", ["gang", "thirteen"])
@pytest.mark.parametrize(
    "screen", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")]
)
def test_a_person_plays_on_from_a_move_and_begins_anew(
    come: Come, game: str, screen: dict[str, Any]
) -> None:
    ann = come(**screen)
    look_at_the_match(ann, game)
    ann.press("Play on from here")
    dialog = ann.page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_be_visible()
    assert serious(ann) == []
    dialog.get_by_text("Dealt otherwise", exact=True).click()
    dialog.get_by_role("button", name="Play on").click()
    ann.sees("Study from move 5")
    play_deal(ann, game)
    expect(ann.button(ENDED)).to_be_visible()
    assert serious(ann) == []
    before = ann.page.url
    ann.press(ENDED)
    ann.page.wait_for_url(lambda url: url != before)
    ann.sees("Study from move 5")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_study_speaks_the_language_of_the_page(come: Come, language: str) -> None:
    words = Words(language)
    ann = come(locale=language, **PHONE)
    open_a_record(ann)
    expect(ann.page.get_by_role("slider")).to_be_visible()
    step_on(ann, 4)
    ann.press(words.say("playon"))
    ann.button(words.say("playon-go"), exact=True).click()
    ann.sees(words.say("studied-title", move=5))
    assert serious(ann) == []


def test_a_friend_joins_a_study_by_its_link(come: Come) -> None:
    ann, bo = come(), come("Bo")
    open_a_record(ann)
    expect(ann.page.get_by_role("slider")).to_be_visible()
    step_on(ann, 4)
    ann.press("Play on from here")
    ann.page.get_by_label("The others").select_option(label="Friends: send them the link")
    ann.button("Play on", exact=True).click()
    ann.introduce(ann.button("Get up"))
    ann.sees(re.compile("A study: cards and moves up to move 5"))
    ann.button("Bot").first.click()
    bo.sit(ann.path).press("Ready")
    ann.press("Start")
    for person in (ann, bo):
        person.sees("Study from move 5")
        expect(person.page.get_by_role("group", name="Your cards")).to_be_visible()
