"""Looking at a replay together in two browsers: one leads, the other follows, or steps aside."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import CALLED, DESKTOP, PHONE, Person
from tests.browser.test_accessible import serious
from tests.browser.test_studies import look_at_the_match, step_on

SLIDER: Final = "slider"


def is_at(person: Person, move: int) -> None:
    expect(person.page.get_by_role(SLIDER)).to_have_attribute(
        "aria-valuetext", re.compile(rf"\b{move}\b")
    )


def look_together(person: Person) -> str:
    """Let others look on; the address for them."""
    person.press("More")
    person.press("Look at it together")
    person.page.wait_for_url(re.compile("/look/"))
    keep_the_name(person)
    expect(person.page.get_by_text("You lead")).to_be_visible()
    return person.path.split("#")[0]


def come_to(person: Person, path: str) -> None:
    person.visit(path)
    keep_the_name(person)
    expect(person.page.get_by_role(SLIDER)).to_be_visible()


def keep_the_name(person: Person) -> None:
    """Whoever comes among people for the first time is asked what to be called."""
    question = person.page.get_by_role("dialog", name=CALLED)
    expect(question).to_be_visible()
    person.page.keyboard.press("Enter")
    expect(question).to_have_count(0)


@pytest.mark.parametrize("game", ["gang", "thirteen"])
@pytest.mark.parametrize(
    "screen", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")]
)
def test_one_leads_and_the_other_follows_steps_aside_and_talks(
    come: Come, game: str, screen: dict[str, Any]
) -> None:
    ann, bo = come(**screen), come("Bo", **screen)
    look_at_the_match(ann, game)
    path = look_together(ann)
    come_to(bo, path)
    is_at(bo, 5)
    bo.sees("Ann leads")
    step_on(ann, 2)
    is_at(bo, 7)
    assert serious(bo) == []
    step_on(bo, 1)
    expect(bo.button("Follow again")).to_be_visible()
    step_on(ann, 3)
    is_at(ann, 10)
    is_at(bo, 8)
    bo.press("Follow again")
    is_at(bo, 10)
    bo.press("People and talk")
    bo.page.get_by_label("Say something").fill("Why not the pair?")
    bo.press("Send")
    ann.press("People and talk")
    ann.sees("Why not the pair?")
    assert serious(ann) == []
    ann.press("Give the lead to Bo")
    ann.sees("Bo leads")
    bo.sees("You lead")


def test_the_lead_is_free_when_who_leads_has_gone(come: Come) -> None:
    ann, bo = come(), come("Bo")
    look_at_the_match(ann, "thirteen")
    come_to(bo, look_together(ann))
    ann.visit("/")
    bo.sees("Nobody leads")
    bo.press("Take the lead")
    bo.sees("You lead")


def test_who_leads_marks_cards_for_all(come: Come) -> None:
    ann, bo = come(), come("Bo")
    look_at_the_match(ann, "gang")
    come_to(bo, look_together(ann))
    hand = re.compile("cards", re.IGNORECASE)
    ann.page.get_by_role("group", name=hand).get_by_role("button").first.click()
    expect(ann.page.get_by_role("button", pressed=True)).to_have_count(1)
    marked = bo.page.get_by_role("group", name=hand).locator("[aria-current]")
    expect(marked).to_have_count(1)


def test_a_link_that_leads_nowhere_says_so(come: Come) -> None:
    ann = come()
    ann.visit("/look/nothing")
    ann.sees(re.compile("no such shared look"))
    ann.complaints.clear()
