"""The rules and the summary cards: searched, pointed at, and printed in every language."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lastcard.locales import languages
from tests.browser.conftest import Come
from tests.browser.person import DESKTOP, PHONE, Person

PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")
HALF_SHEET = {"viewport": {"width": 1070, "height": 760}}
"""A4 across, without its margins, in pixels of the browser."""
OVERFLOWS = """() => [...document.querySelectorAll('main section')]
  .filter((card) => card.scrollHeight > card.clientHeight + 1)
  .map((card) => `${card.ariaLabel}: ${card.scrollHeight} > ${card.clientHeight}`)"""


def open_rules(person: Person, path: str) -> Page:
    person.visit(path)
    person.page.get_by_role("article").get_by_role("heading").first.wait_for()
    return person.page


def rule(page: Page, number: str) -> Locator:
    return page.locator(f"[id='{number}']")


def test_a_search_leaves_what_has_the_words_and_marks_them(come: Come) -> None:
    page = open_rules(come(**PHONE), "/rules/gang")
    page.get_by_role("searchbox").fill("phoenix three")
    expect(rule(page, "GF-5.6")).to_be_visible()
    expect(rule(page, "GF-5.6").locator("mark").first).to_have_text(re.compile("three|phoenix"))
    expect(rule(page, "GF-7.3")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="2 paragraphs found")).to_be_visible()
    page.get_by_role("searchbox").fill("9.2")
    expect(page.locator(".rule")).to_have_count(1)
    page.get_by_role("searchbox").fill("no such word")
    expect(page.get_by_text("Nothing found; try another word.")).to_be_visible()


def test_words_are_found_in_any_order_and_in_part(come: Come) -> None:
    page = open_rules(come(**PHONE), "/rules/gang")
    for query in ("highest loser", "loser highest", "LOS high"):
        page.get_by_role("searchbox").fill(query)
        expect(rule(page, "GF-11.1")).to_be_visible()
        expect(rule(page, "GF-7.3")).to_have_count(0)


@pytest.mark.parametrize("game", ["Gang of Four", "13"])
def test_two_minutes_come_first_and_the_full_rules_after_them(come: Come, game: str) -> None:
    reader = come(**PHONE).visit("/learn")
    lessons = reader.page.locator("section").filter(
        has=reader.page.get_by_role("heading", name=game)
    )
    lessons.get_by_role("link", name="The rules in two minutes").click()
    brief = reader.page.get_by_role("region", name="In two minutes")
    expect(brief).to_be_in_viewport()
    assert brief.get_by_role("img").count() > 3
    full = reader.page.get_by_role("heading", name="The full rules")
    expect(full).to_be_visible()
    assert full.bounding_box()["y"] > brief.bounding_box()["y"]  # type: ignore[index] # both are seen
    assert not reader.page.evaluate("document.body.scrollWidth > innerWidth")


def test_an_address_points_at_a_rule(come: Come) -> None:
    page = open_rules(come(**PHONE), "/rules/gang#GF-9.2")
    expect(rule(page, "GF-9.2")).to_be_in_viewport()
    expect(rule(page, "GF-9.2")).to_have_class(re.compile("here"))


def test_a_rule_that_names_another_leads_to_it_even_through_a_search(come: Come) -> None:
    page = open_rules(come(), "/rules/gang")
    page.get_by_role("searchbox").fill("absent one leads")
    rule(page, "GF-7.3").get_by_role("link", name="GF-8.3").click()
    expect(rule(page, "GF-8.3")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(r"/rules/gang#GF-8\.3$"))


def test_the_contents_lead_to_a_section(come: Come) -> None:
    page = open_rules(come(), "/rules/gang")
    page.get_by_role("link", name="12. Editions").click()
    expect(page.get_by_role("heading", name="12. Editions")).to_be_in_viewport()
    expect(page.get_by_role("term").filter(has_text="Stopping a last card")).to_be_attached()


def test_the_rules_are_printed_without_what_is_there_to_press(come: Come) -> None:
    page = open_rules(come(color_scheme="dark"), "/rules/gang")
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(rule(page, "GF-1.1")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    assert 4 <= len(PAGES.findall(page.pdf(format="A4"))) <= 14


@pytest.mark.parametrize("game", ["gang", "thirteen"])
@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_two_summary_cards_fit_on_one_sheet(come: Come, language: str, game: str) -> None:
    page = come(locale=language, **HALF_SHEET).visit(f"/cards/{game}").page
    expect(page.locator("main section")).to_have_count(2)
    if game == "gang":
        expect(page.locator(".prices tbody tr")).to_have_count(5)
    page.emulate_media(media="print")
    assert page.evaluate(OVERFLOWS) == []
    assert len(PAGES.findall(page.pdf(prefer_css_page_size=True))) == 1


@pytest.mark.parametrize("game", ["gang", "thirteen"])
def test_the_table_opens_the_rules_beside_itself(come: Come, game: str) -> None:
    ann = come(**DESKTOP)
    edition = "en-2010" if game == "gang" else "fr-2009"
    ann.play_alone(game=game, edition=edition, options={}, bots=[None, *["greedy"] * 3])
    ann.press("Table")
    with ann.page.context.expect_page() as opened:
        ann.page.get_by_role("link", name="The rules of").click()
    expect(opened.value).to_have_url(re.compile(f"/rules/{game}$"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
