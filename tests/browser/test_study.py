"""The place to study: one's own matches, found again, with notes and tags, in two languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from lastcard.record import read
from tests.browser.conftest import Come
from tests.browser.layout import SIZES
from tests.browser.person import DESKTOP, OFTEN, PHONE, Person
from tests.browser.test_accessible import serious

SPEAK = "(language) => { localStorage.setItem('lastcard.language', language); }"
WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"
screens = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


def study(ann: Person) -> Person:
    """Let *ann* look at a match that is over; lists are a moment behind."""
    ann.finish()
    while not ann.ask("GET", "/api/me/matches")["matches"]:
        ann.page.wait_for_timeout(OFTEN)
    return ann.visit("/study")


def rows(person: Person) -> Locator:
    return person.page.get_by_role("article")


def add_tag(person: Person, row: Locator, tag: str, *, adding: str, new: str) -> None:
    row.get_by_role("button", name=adding).click()
    row.get_by_label(new).fill(tag)
    row.get_by_label(new).press("Enter")
    expect(row.get_by_text(f"# {tag}")).to_be_visible()


@screens
def test_a_match_is_found_again_by_its_note_and_tags(come: Come, screen: dict[str, Any]) -> None:
    ann = study(come(**screen))
    ann.visit("/you").press("Your matches")
    ann.sees("Look back at your matches and see what happened.")
    row = rows(ann).first
    expect(row.get_by_text(re.compile("^(Won|Lost)$"))).to_be_visible()
    row.get_by_role("button", name="Write a note").click()
    row.get_by_role("textbox", name="Note").fill("Kept the dragon\ntoo long")
    row.get_by_role("button", name="Save").click()
    ann.sees("The note is kept.")
    ann.sees("Kept the dragon")
    add_tag(ann, row, "endgame", adding="Add a tag", new="New tag")
    ann.sees("The tag “endgame” is added.")

    search = ann.page.get_by_role("searchbox", name="Search")
    search.fill("nobody at all")
    ann.sees("No match fits. Try fewer words or filters.")
    search.fill("DRAGON lin")
    expect(rows(ann)).to_have_count(1)
    ann.button("Tag: endgame").first.click()
    assert "tag=endgame" in ann.page.url
    ann.page.reload()
    expect(rows(ann)).to_have_count(1)
    expect(search).to_have_value("DRAGON lin")
    ann.press("Clear all")
    expect(search).to_have_value("")
    assert not ann.page.evaluate(WIDE)


@screens
def test_what_was_changed_can_be_undone(come: Come, screen: dict[str, Any]) -> None:
    ann = study(come(**screen))
    row = rows(ann).first
    add_tag(ann, row, "good", adding="Add a tag", new="New tag")
    row.get_by_role("button", name="Remove the tag “good”").click()
    expect(row.get_by_text("# good")).to_have_count(0)
    ann.press("Undo")
    expect(row.get_by_text("# good")).to_be_visible()
    ann.sees("It is as before.")
    row.get_by_role("button", name="Write a note").click()
    row.get_by_role("textbox", name="Note").fill("gone in a moment")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("gone in a moment")).to_have_count(0)


def test_filters_narrow_the_list(come: Come) -> None:
    ann = study(come())
    expect(rows(ann)).to_have_count(1)
    for chip, count in (("Gang of Four", 1), ("Bots only", 1), ("13", 0)):
        ann.button(chip, exact=True).click()
        expect(ann.button(chip, exact=True)).to_have_attribute("aria-pressed", "true")
        expect(rows(ann)).to_have_count(count)
    ann.press("Clear all")
    expect(rows(ann)).to_have_count(1)
    ann.page.get_by_label("When").select_option(label="Last 7 days")
    expect(rows(ann)).to_have_count(1)
    ann.page.get_by_label("Speed").select_option(label="Fast")
    ann.sees("No match fits.")


def test_a_match_leads_to_its_replay_and_its_record(come: Come) -> None:
    ann = study(come())
    match = ann.ask("GET", "/api/me/matches")["matches"][0]["match"]
    row = rows(ann).first
    replay = row.get_by_role("link", name="Replay: Gang of Four")
    expect(replay).to_have_attribute("href", f"/replay/{match}")
    with ann.page.expect_download() as download:
        row.get_by_role("link", name="Download the record").click()
    assert read(download.value.path().read_text()).winners


def test_who_has_played_nothing_is_led_to_play(come: Come) -> None:
    ann = come().visit("/study")
    ann.sees("There is none yet.")
    ann.press("Play one now")
    ann.page.wait_for_url(lambda url: url.endswith("/"))


@screens
def test_it_is_whole_in_german_and_axe_finds_nothing(come: Come, screen: dict[str, Any]) -> None:
    ann = study(come(color_scheme="light", **screen))
    ann.page.evaluate(SPEAK, "de")
    ann.visit("/study").sees("Deine Partien")
    row = rows(ann).first
    add_tag(ann, row, "lehrreich", adding="Schlagwort hinzufügen", new="Neues Schlagwort")
    row.get_by_role("button", name="Notiz schreiben").click()
    for scheme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=scheme)
        assert serious(ann) == []
    for size in SIZES.values():
        ann.page.set_viewport_size(size)
        assert not ann.page.evaluate(WIDE)
