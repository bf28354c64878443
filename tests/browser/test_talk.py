"""Table talk: phrases, muting and reporting."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything
from tests.browser.person import PHONE, Person, each_screen


def talk(person: Person) -> None:
    person.page.get_by_role("button", name="Talk").click()


def test_what_is_said_is_heard_until_the_speaker_is_muted(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(talk="free", public=True, bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path)
    talk(ann)
    talk(bo)
    ann.press("Good luck!")
    ann.page.get_by_label("Say something").fill("a fine evening")
    ann.press("Say")
    heard = bo.page.get_by_role("list", name="Talk")
    expect(heard).to_contain_text("Good luck!")
    expect(heard).to_contain_text("a fine evening")

    bo.press("Mute")
    expect(heard).not_to_contain_text("a fine evening")
    bo.press("Unmute")
    expect(heard).to_contain_text("a fine evening")


def test_somebody_who_misbehaves_is_reported_once(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(public=True, bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path)
    talk(bo)
    bo.press("Report")
    bo.press("The way of playing")
    expect(bo.button("Reported")).to_be_disabled()


def test_who_was_invited_is_no_stranger(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path)
    talk(bo)
    expect(bo.button("Good luck!")).to_be_visible()
    expect(bo.button("Mute")).to_have_count(0)
    expect(bo.button("Report")).to_have_count(0)


def test_on_a_phone_talk_is_gone_once_something_was_said(come: Come) -> None:
    ann = come(**PHONE).play_alone()
    talk(ann)
    ann.press("Good luck!")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    talk(ann)
    expect(ann.page.get_by_role("list", name="Talk")).to_contain_text("Good luck!")
    hand(ann).first.click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(hand(ann).first).to_have_attribute("aria-pressed", "true")


def test_beside_a_wide_table_talk_stays_while_one_plays_and_at_the_next_table(come: Come) -> None:
    ann = come().play_alone()
    talk(ann)
    said = ann.page.get_by_role("complementary", name="Talk")
    ann.press("Good luck!")
    expect(said).to_contain_text("Good luck!")
    play_anything(ann)
    expect(said).to_be_visible()
    ann.play_alone()
    expect(said).to_be_visible()
    ann.press("Close")
    expect(said).to_have_count(0)


@each_screen
@pytest.mark.parametrize("name", ["Talk", "What happened"])
def test_escape_closes_it_and_goes_back_to_its_button(
    come: Come, screen: dict[str, Any], name: str
) -> None:
    ann = come(**screen).play_alone()
    expect(hand(ann)).to_have_count(16)
    ann.button(name, exact=True).focus()
    ann.page.keyboard.press("Enter")
    shown = ann.page.get_by_role("dialog").or_(ann.page.get_by_role("complementary"))
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Close", exact=True).focus()
    ann.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(ann.button(name, exact=True)).to_be_focused()


def test_beside_the_table_escape_puts_chosen_cards_back_first(come: Come) -> None:
    ann = come().play_alone()
    talk(ann)
    side = ann.page.get_by_role("complementary", name="Talk")
    hand(ann).first.click()
    expect(hand(ann).first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(hand(ann).first).to_have_attribute("aria-pressed", "false")
    expect(side).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(side).to_have_count(0)
