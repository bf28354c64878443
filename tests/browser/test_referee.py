"""The referee: cards are tapped, and he says whether they may be played, and by which rule."""

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lastcard.locales import Words, languages
from tests.browser.conftest import Come
from tests.browser.person import PHONE, Person, person
from tests.browser.serving import page_server
from tests.browser.test_languages import NO_WORDS


def tap(person: Person, *cards: str) -> None:
    """Tap cards, by name, with a finger."""
    keys = person.page.get_by_role("group", name="Cards to choose from")
    for card in cards:
        keys.get_by_role("button", name=re.compile(rf"^{card}\b")).tap()


def turn_to(person: Person, tray: str) -> None:
    person.button(re.compile(f"^{tray}")).tap()


def says(person: Person, *words: str) -> None:
    """Wait until the referee has said all of it."""
    for each in words:
        expect(person.page.get_by_role("main").get_by_role("status")).to_contain_text(each)


def test_he_says_whether_a_combo_is_higher_and_by_which_rule(come: Come) -> None:
    ann = come(**PHONE).visit("/referee")
    tap(ann, "red 5", "red 5")
    says(ann, "Now choose the cards you want to play.", "You may also pass.", "GF-7.2")
    turn_to(ann, "I want to play")
    tap(ann, "green 8", "yellow 8")
    says(ann, "Yes, it is higher.", "GF-7.1", "GF-6.2", "You may also pass.")
    expect(ann.button(re.compile("^On the table"))).to_contain_text("pair of 5s")
    with ann.page.context.expect_page() as opened:
        ann.page.get_by_role("link", name="GF-6.2").tap()
    expect(opened.value).to_have_url(re.compile(r"/rules/gang#GF-6\.2$"))
    expect(opened.value.locator("[id='GF-6.2']")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["Gang of Four", "13"])
def test_the_cards_to_choose_from_are_large_enough_to_be_told_apart(come: Come, game: str) -> None:
    ann = come(**PHONE).visit("/referee")
    ann.button(game).tap()
    cards = ann.page.get_by_role("group", name="Cards to choose from").locator("svg")
    expect(cards.first).to_be_visible()
    widths = cards.evaluate_all("cards => cards.map((card) => card.getBoundingClientRect().width)")
    assert min(widths) >= 26


def test_what_was_played_lies_on_the_table_and_a_slip_is_taken_back(come: Come) -> None:
    ann = come(**PHONE).visit("/referee")
    turn_to(ann, "I want to play")
    tap(ann, "green 8")
    says(ann, "Yes, you may lead this.", "GF-7.3")
    ann.button("I have played it").tap()
    tap(ann, "green 7")
    says(ann, "No, it is lower.", "GF-6.1")
    ann.button("Undo").tap()
    tap(ann, "green 8")
    says(ann, "No, it is as high", "GF-6.6")
    ann.button("Clear all").tap()
    says(ann, "Choose what lies on the table")


def test_before_a_last_card_the_rest_of_the_hand_matters_and_the_edition_too(come: Come) -> None:
    ann = come(**PHONE).visit("/referee")
    ann.page.get_by_role("switch", name="Next player: one card left").check()
    tap(ann, "yellow 9")
    turn_to(ann, "My other cards")
    tap(ann, "green 10")
    says(ann, "Now choose the cards", "you must play your highest card", "GF-9.1")
    turn_to(ann, "I want to play")
    tap(ann, "green 4", "green 4", "yellow 4", "yellow 4")
    says(ann, "you must play your highest card, the green 10.", "GF-9.1", "You may not pass.")
    ann.page.get_by_label("Edition").select_option("de-2010")
    says(ann, "Yes, a gang beats everything", "GF-6.5")


def test_the_first_lead_of_a_match_has_the_multi_coloured_1(come: Come) -> None:
    ann = come(**PHONE).visit("/referee")
    ann.page.get_by_role("switch", name="First lead of the match").check()
    turn_to(ann, "I want to play")
    tap(ann, "multi-coloured 1", "green 1", "green 1", "yellow 1", "yellow 1", "red 1")
    says(ann, "five cards at most", "GF-3.2")


@pytest.mark.sweep
def test_he_answers_with_the_network_off_also_when_he_is_called_then(
    browser: Browser, tmp_path: Path
) -> None:
    with page_server(tmp_path) as server, person(browser, server.url, "Ann", **PHONE) as ann:
        ann.visit("/").sees("Play now")
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        server.stop(signal.SIGKILL)

        ann.visit("/referee")
        turn_to(ann, "I want to play")
        tap(ann, "red dragon")
        says(ann, "Yes, you may lead this.")
        tap(ann, "green 2")
        says(ann, "No, these cards are not a combo.", "GF-5")
        ann.page.reload()
        ann.press("13")
        tap(ann, "blue 7")
        server.start()
        ann.forgive_the_line()
        assert ann.complaints == []


def test_in_13_he_says_what_comes_of_a_card(come: Come) -> None:
    ann = come(**PHONE).visit("/referee")
    ann.page.get_by_role("button", name="13", exact=True).tap()
    tap(ann, "blue 7", "blue 4")
    turn_to(ann, "My card")
    tap(ann, "rotten four")
    says(ann, "Yes, a rotten four goes on any target.", "TH-2.3")
    says(ann, "On blue: 15, you take 2 cards.", "On green: 4, nothing happens.", "TH-2.5")
    tap(ann, "blue 2")
    says(ann, "Yes, on the target of its colour", "On blue: 13, nothing happens.")


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
def test_a_phone_shows_cards_verdict_keys_and_what_else_matters_at_once(
    come: Come, language: str
) -> None:
    say = Words(language).say
    ann = come(locale=language, **PHONE).visit("/referee")
    keys = ann.page.get_by_role("group", name=say("judge-cards")).get_by_role("button")
    for tray, places in (("judge-table", (2, 2)), ("judge-play", (3, 4))):
        turn_to(ann, say(tray))
        for place in places:
            keys.nth(place).tap()
    says(ann, say("judge-may-higher"))
    for message in ("judge-last", "judge-opening"):
        switch = ann.page.get_by_role("switch", name=say(message))
        expect(switch).to_be_in_viewport(ratio=1)
    edition = ann.page.get_by_label(say("judge-edition"))
    expect(edition).to_have_value(f"{language}-2010")


@pytest.mark.sweep
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", ["/referee", "/rules/gang", "/rules/thirteen", "/cards/gang"])
def test_the_pages_about_the_rules_speak_every_language(
    come: Come, path: str, language: str
) -> None:
    ann = come(locale=language, **PHONE).visit(path)
    main = ann.page.get_by_role("main")
    main.get_by_role("heading", level=1).wait_for()
    main.get_by_role("img").or_(main.get_by_role("group")).first.wait_for()
    assert not NO_WORDS.search(main.inner_text())
    assert not ann.page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
