"""A game that the browser client knows nothing of: a whole match, on the plain board."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import Person, person
from tests.browser.serving import page_server
from tests.browser.thirteen import ENDED, ending

DEALS = 3
STONES = 4
TOY = {"game": "stones", "edition": "toy", "options": {}, "seats": 3}


@pytest.fixture
def ann(browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """Somebody at a server that has the toy game."""
    with page_server(tmp_path, toy=True) as server, person(browser, server.url, "Ann") as ann:
        yield ann
        assert ann.complaints == []


def moves(person: Person) -> Locator:
    """The moves that are allowed."""
    return person.page.get_by_role("group", name="Moves").get_by_role("button")


def play_deal(person: Person) -> None:
    """Play stone by stone until the deal is over."""
    for left in range(STONES, 0, -1):
        expect(moves(person)).to_have_count(left)
        expect(moves(person).first).to_be_enabled()
        person.sees(re.compile("^Your turn"))
        moves(person).last.click()
    expect(ending(person)).to_have_text(ENDED)


def test_a_game_without_a_part_is_played_from_the_first_deal_to_the_last(ann: Person) -> None:
    ann.play_alone(**TOY, bots=[None, "novice", "novice"])
    for deal in range(1, DEALS + 1):
        ann.sees(f"Deal {deal}")
        play_deal(ann)
        if deal < DEALS:
            ann.press("Next deal")
    expect(ending(ann)).to_have_text(re.compile("wins? the match|share the win"))


def test_it_is_offered_at_home_and_played_with_bots_that_play_anything(ann: Person) -> None:
    ann.visit()
    section = ann.page.get_by_role("region", name="stones", exact=True)
    expect(section.get_by_text("A card game.")).to_be_visible()
    expect(section.get_by_role("button", name="Guided match")).to_have_count(0)
    expect(section.get_by_role("link", name="Learn")).to_have_count(0)
    section.get_by_role("button", name="Play now").click()
    expect(moves(ann).first).to_be_visible()


def test_cards_that_make_a_move_are_played_from_the_keyboard(ann: Person) -> None:
    ann.sit(ann.make_table(**TOY, bots=[None, "novice", "novice"]))
    ann.press("Start")
    expect(moves(ann)).to_have_count(STONES)
    cards = ann.page.get_by_role("group", name="Your cards").get_by_role("button")
    cards.first.press("Space")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Enter")
    expect(cards).to_have_count(STONES - 1)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/rules/stones", "Nothing is written about this game here yet."),
        ("/cards/stones", "Nothing is written about this game here yet."),
        ("/learn/stones", "There is no lesson for that yet."),
    ],
)
def test_what_nobody_has_written_about_it_is_said_kindly(
    ann: Person, path: str, sentence: str
) -> None:
    ann.visit(path).sees(sentence)


def test_the_referee_does_not_offer_it(ann: Person) -> None:
    games = ann.visit("/referee").page.get_by_role("group", name="Game", exact=True)
    expect(games.get_by_role("button", name="13", exact=True)).to_be_visible()
    expect(games.get_by_role("button", name="stones")).to_have_count(0)
