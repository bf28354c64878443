"""A game that the browser client knows nothing of: a whole match, on the plain board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.person import Person, person
from tests.browser.play import choose_game, main_button
from tests.browser.serving import page_server
from tests.browser.thirteen import ENDED, ending
from tests.support.servers.process import ServerProcess

DEALS = 3
STONES = 4
TOY = {"game": "stones", "edition": "toy", "options": {}, "seats": 3}


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the toy game."""
    with page_server(tmp_path_factory.mktemp("toy"), toy=True) as server:
        yield server


@pytest.fixture
def ann(browser: Browser, toy_server: ServerProcess) -> Iterator[Person]:
    """Somebody who comes there."""
    with person(browser, toy_server.url, "Ann") as ann:
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
    ann.sees("A card game.")
    choose_game(ann, "stones")
    expect(main_button(ann)).to_have_accessible_name("Play now, stones")
    for guided in ("Teach me", "Guided match"):
        expect(ann.button(guided)).to_have_count(0)
    expect(ann.page.get_by_role("link", name="Lessons")).to_have_count(0)
    ann.press("Play now")
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
