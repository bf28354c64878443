"""Three walks through the page: a newcomer, a returning player, and an owner of the box."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.play import main_button

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "play": "Play",
        "learn": "Learn",
        "study": "Study",
        "tools": "Tools",
        "teach": "Teach me",
        "advice": "Advice",
        "cards": "Your cards",
        "home": "Home",
        "go on": "Go on, Gang of Four",
        "lessons": "First lesson",
        "brief": "The rules in two minutes",
        "summary": "Summary cards",
        "print": "Print",
        "pad": "Score pad",
        "new": "New match of Gang of Four",
        "referee": "Referee",
        "on the table": "On the table",
        "verify": "Verify a deal",
        "proved": "Proved",
        "turn": "your turn",
        "change": "Change, Gang of Four",
        "players": "Players",
        "done": "Done",
        "now": "Play now",
        "unreadable": "is not a record of a match",
    },
    "de": {
        "play": "Spielen",
        "learn": "Lernen",
        "study": "Studieren",
        "tools": "Werkzeuge",
        "teach": "Bring es mir bei",
        "advice": "Tipps",
        "cards": "Deine Karten",
        "home": "Startseite",
        "go on": "Weiter, Gang of Four",
        "lessons": "Erste Lektion",
        "brief": "Die Regeln in zwei Minuten",
        "summary": "Übersichtskarten",
        "print": "Drucken",
        "pad": "Wertungsblock",
        "new": "Neue Partie Gang of Four",
        "referee": "Schiedsrichter",
        "on the table": "Auf dem Tisch",
        "verify": "Eine Runde prüfen",
        "proved": "Bewiesen",
        "turn": "du bist",
        "change": "Ändern, Gang of Four",
        "players": "Plätze",
        "done": "Fertig",
        "now": "Jetzt spielen",
        "unreadable": "ist keine Aufzeichnung einer Partie",
    },
}
"""What is pressed and read on the way, by language."""
each_walk = pytest.mark.parametrize(
    ("screen", "language"),
    [
        pytest.param(PHONE, "en", id="phone-en"),
        pytest.param(DESKTOP, "de", id="desktop-de"),
        pytest.param(PHONE, "de", id="phone-de", marks=pytest.mark.sweep),
        pytest.param(DESKTOP, "en", id="desktop-en", marks=pytest.mark.sweep),
    ],
)


def go(person: Person, place: str) -> None:
    """Go to a place by the bar."""
    person.page.locator("nav.places").get_by_role("link", name=place, exact=True).click()


@each_walk
def test_a_newcomer_is_taught_looks_around_and_goes_on(
    come: Come, screen: dict[str, Any], language: str
) -> None:
    said = WORDS[language]
    newcomer = come("", locale=language, **screen).visit()
    expect(main_button(newcomer)).to_have_text(said["teach"])
    main_button(newcomer).click()
    held = newcomer.page.get_by_role("group", name=said["cards"]).get_by_role("button")
    expect(held).to_have_count(16)
    expect(newcomer.page.get_by_role("region", name=said["advice"])).to_be_visible()
    newcomer.press(said["home"])
    newcomer.sees(said["turn"])
    go(newcomer, said["learn"])
    newcomer.press(said["brief"])
    expect(newcomer.page.locator("#brief")).to_be_in_viewport()
    go(newcomer, said["learn"])
    newcomer.press(said["lessons"])
    expect(newcomer.page.locator("main.lesson")).to_be_visible()
    newcomer.page.go_back()
    go(newcomer, said["play"])
    expect(main_button(newcomer)).to_have_accessible_name(re.compile(said["go on"]))
    main_button(newcomer).click()
    expect(held).to_have_count(16)


@each_walk
def test_a_returning_player_plays_as_last_time_and_looks_back(
    come: Come, screen: dict[str, Any], language: str
) -> None:
    said = WORDS[language]
    ann = come(locale=language, **screen)
    held = ann.page.get_by_role("group", name=said["cards"]).get_by_role("button")
    ann.visit().press(said["now"])
    expect(held).to_have_count(16)
    ann.press(said["home"])
    # A match waits: to go on with it stands out, and another can be begun beside it.
    expect(main_button(ann)).to_have_accessible_name(re.compile(said["go on"]))
    ann.press(said["change"])
    ann.page.get_by_role("dialog").get_by_label(said["players"]).select_option("3")
    ann.page.get_by_role("dialog").get_by_role("button", name=said["done"]).click()
    for _ in range(2):  # the second time as the first
        ann.press(said["now"])
        expect(held).to_have_count(16)
        assert ann.ask("GET", f"/api/tables/{ann.path[3:]}")["setup"]["seats"] == 3
        ann.visit()
    go(ann, said["study"])
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(said["study"])
    ann.page.get_by_role("main").get_by_role("link").first.click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()


@each_walk
def test_an_owner_of_the_box_finds_pad_referee_and_cards_to_print(
    come: Come, screen: dict[str, Any], language: str
) -> None:
    said = WORDS[language]
    owner = come("", locale=language, **screen).visit()
    go(owner, said["tools"])
    owner.press(said["pad"])
    expect(owner.page.get_by_role("link", name=said["new"])).to_be_visible()
    go(owner, said["tools"])
    owner.press(said["referee"])
    owner.sees(said["on the table"])
    go(owner, said["learn"])
    owner.press(said["summary"])
    expect(owner.button(said["print"])).to_be_visible()
    assert owner.path == "/cards/gang"


@each_walk
def test_a_deal_is_verified_from_a_record_that_was_brought_along(
    come: Come, screen: dict[str, Any], language: str, tmp_path: Path
) -> None:
    said = WORDS[language]
    ann = come(**screen).finish()
    match = ann.path.removeprefix("/t/")
    record = tmp_path / "record.json"
    record.write_text(json.dumps(ann.ask("GET", f"/api/matches/{match}/record.json")))
    other = tmp_path / "other.json"
    other.write_text("{}")
    stranger = come("", locale=language, **screen).visit()
    go(stranger, said["tools"])
    stranger.press(said["verify"])
    chooser = stranger.page.locator("input[type=file]")
    chooser.set_input_files(other)
    stranger.sees(re.compile(f"^other.json {said['unreadable']}"))
    chooser.set_input_files(record)
    stranger.sees(re.compile(f"^{said['proved']}"))
    expect(hand(stranger)).to_have_count(0)


def test_ones_own_matches_are_one_press_from_their_proof(come: Come) -> None:
    ann = come().finish()
    match = ann.path.removeprefix("/t/")
    ann.visit("/verify")
    ann.press(re.compile("^Gang of Four, "))
    assert ann.path == f"/m/{match}"
    ann.sees("Were the cards dealt fairly?")
    ann.press("Back to: Study")
    ann.sees("Look back at your matches")
