"""The places of the page: always in reach, but not at the table; each says what it is for."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from lastcard.locales import languages
from tests.browser.conftest import Come
from tests.browser.gang import hand
from tests.browser.layout import FITS, SCROLLS, is_whole
from tests.browser.person import DESKTOP, PHONE, Person, each_screen, swept
from tests.browser.test_accessible import serious

PLACES: Final = {
    "Play": ("/", "Play at once"),
    "Learn": ("/learn", "Learn the games by trying"),
    "Study": ("/study", "Look back at your matches"),
    "Tools": ("/tools", "For the table at home"),
    "You": ("/you", "Your name, how you like it"),
}
BEHIND: Final = {
    "/new/gang": "Play",
    "/tables": "Play",
    "/best/gang": "Play",
    "/rules/gang": "Learn",
    "/cards/gang": "Learn",
    "/pad": "Tools",
    "/referee": "Tools",
    "/verify": "Tools",
}
"""Screens that belong to a place."""
SPEAK: Final = "(language) => { localStorage.setItem('lastcard.language', language); }"
UNDER: Final = """() => {
  const bar = document.querySelector('nav.places').getBoundingClientRect();
  return [...document.querySelectorAll('main :is(button, a, input, select, label)')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 1 && top < bar.bottom && bottom > bar.top).length;
}"""
"""How many controls of the screen lie under the bar."""


def bar(person: Person) -> Locator:
    """The bar of places."""
    return person.page.get_by_role("navigation", name="Places")


def current(person: Person) -> Locator:
    """The place that is marked."""
    return bar(person).locator("a[aria-current]")


@each_screen
def test_every_place_is_one_press_from_every_other_and_says_what_it_is_for(
    come: Come, screen: dict[str, Any]
) -> None:
    ann = come(**screen).visit("/you")
    for name, (path, sentence) in PLACES.items():
        bar(ann).get_by_role("link", name=name).click()
        ann.sees(re.compile(f"^{sentence}"))
        assert ann.path == path
        expect(current(ann)).to_have_count(1)
        expect(current(ann)).to_contain_text(name)
        expect(current(ann)).to_have_attribute("aria-current", "page")
        expect(ann.page.get_by_role("main")).to_have_count(1)
        # Whoever hears the page is read where they have come to.
        expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
    ann.page.go_back()
    expect(current(ann)).to_contain_text("Tools")


@pytest.mark.parametrize("path", BEHIND)
def test_what_belongs_to_a_place_leads_back_to_it(come: Come, path: str) -> None:
    ann = come(**PHONE).visit(path)
    place = BEHIND[path]
    expect(current(ann)).to_contain_text(place)
    expect(current(ann)).to_have_attribute("aria-current", "true")
    ann.press(f"Back to: {place}")
    ann.sees(re.compile(f"^{PLACES[place][1]}"))


def test_the_bar_is_at_the_bottom_of_a_phone_and_at_the_top_of_a_desktop(come: Come) -> None:
    ann = come(**PHONE).visit("/you")
    ann.sees("How you like it")
    box = bar(ann).bounding_box()
    assert box
    assert box["y"] + box["height"] == PHONE["viewport"]["height"]
    ann.page.set_viewport_size(DESKTOP["viewport"])
    ann.page.mouse.wheel(0, 400)
    # A function, as the page forbids what is evaluated from text.
    ann.page.wait_for_function("() => scrollY > 300")
    box = bar(ann).bounding_box()
    assert box
    assert box["y"] == 0
    corner = bar(ann).get_by_role("link", name="You").bounding_box()
    assert corner
    assert corner["x"] + corner["width"] > DESKTOP["viewport"]["width"] - 30


@each_screen
def test_at_the_table_and_in_a_lesson_the_cards_have_all_the_room(
    come: Come, screen: dict[str, Any]
) -> None:
    ann = come(**screen).visit("/learn/gang-pairs")
    ann.sees("Two equal numbers are a pair")
    expect(bar(ann)).to_be_hidden()
    ann.play_alone()
    expect(hand(ann)).to_have_count(16)
    expect(bar(ann)).to_have_count(0)
    assert is_whole(ann)
    ann.press("Home")
    expect(bar(ann)).to_be_visible()


def test_the_keyboard_skips_the_bar_and_changes_no_address(come: Come) -> None:
    ann = come().visit("/pad")
    ann.sees("Your matches")
    ann.page.keyboard.press("Tab")
    skip = ann.page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("main")).to_be_focused()
    assert ann.path == "/pad"
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("link", name="Back to: Tools")).to_be_focused()


def test_the_keyboard_alone_goes_from_place_to_place(come: Come) -> None:
    ann = come().visit()
    ann.sees("Play now")
    for _ in range(3):
        ann.page.keyboard.press("Tab")  # past the way to the content, and Play
    expect(bar(ann).get_by_role("link", name="Learn")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile("/learn$"))
    expect(current(ann)).to_contain_text("Learn")


@pytest.mark.parametrize("language", ["de", *swept(*sorted({*languages()} - {"de"}))])
def test_play_is_one_screen_on_a_small_phone(come: Come, language: str) -> None:
    newcomer = come("", **PHONE, locale=language).visit()
    fits(newcomer)
    ann = come(**PHONE)
    for _ in range(3):
        ann.play_alone(bots=[None, "greedy", "greedy", "greedy"])
        expect(hand(ann).first).to_be_visible()
    ann.visit().page.evaluate(SPEAK, language)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.page.locator("main a.main")).to_be_visible()
    fits(ann)


def fits(person: Person) -> None:
    """Whether all of the screen is seen at once, whichever game is chosen."""
    games = person.page.get_by_role("radio")
    expect(games).to_have_count(2)
    for game in games.all():
        game.check(force=True)
        assert person.page.evaluate(FITS)
        assert person.page.evaluate(SCROLLS) == []
        assert person.page.evaluate(UNDER) == 0


@pytest.mark.parametrize("path", ["/", "/tables", "/tools", "/verify", "/study", "/learn"])
def test_axe_finds_nothing_serious_in_any_place(come: Come, path: str) -> None:
    ann = come(color_scheme="light", **PHONE).visit(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    found = serious(ann)
    ann.page.emulate_media(color_scheme="dark")
    ann.page.set_viewport_size(DESKTOP["viewport"])
    assert found + serious(ann) == []


def test_find_players_shows_who_is_there_and_leads_to_a_table_of_ones_own(come: Come) -> None:
    ann, bo = come(), come("Bo", **PHONE).visit("/tables")
    bo.press("Play with friends")
    expect(bo.button("Open the table")).to_be_visible()
    ann.make_table(bots=[], public=True, edition="it-2002")
    bo.visit()
    bo.sees(re.compile(r"\d+ open tables?"))
    bo.press("Find players")
    row = bo.page.get_by_role("listitem").filter(has_text="Italian, 2002")
    row.get_by_role("link", name="Join").click()
    expect(bo.button("Sit here").first).to_be_visible()


def test_whoever_waits_for_company_sees_so_on_play_and_can_wait_no_longer(come: Come) -> None:
    ann = come().visit("/tables")
    ann.page.get_by_label("Wait").select_option("300")
    ann.page.get_by_label("Players").select_option("3")
    ann.press("Find me a game")
    ann.introduce(ann.button("Cancel"))
    bar(ann).get_by_role("link", name="Play").click()
    waits = ann.page.get_by_role("link", name="Looking for company")
    waits.click()
    ann.press("Cancel")
    expect(ann.button("Find me a game")).to_be_visible()
