"""The home page: two games that are told apart by ear, and matches made as they were chosen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything
from tests.browser.person import Person

GAMES = ["Gang of Four", "13"]


def part(person: Person, name: str) -> Locator:
    """The section of the page that is called *name*."""
    return person.page.get_by_role("region", name=name, exact=True)


def setup(person: Person) -> dict[str, object]:
    """How the table that is shown was made."""
    expect(person.page).to_have_url(re.compile("/t/"))
    found: dict[str, object] = person.ask("GET", f"/api/tables/{person.path[3:]}")["setup"]
    return found


def choose(person: Person, game: str, **choices: str) -> None:
    """Choose on the card of *game*."""
    card = part(person, game)
    card.get_by_text("Edition and speed").click()
    for label, value in choices.items():
        card.get_by_label(label).select_option(value)


def test_the_sections_and_buttons_of_two_games_are_told_apart_by_ear(come: Come) -> None:
    ann = come().visit()
    for game in GAMES:
        for name in ("Play now", "Guided match"):
            button = part(ann, game).get_by_role("button", name=f"{name}, {game}", exact=True)
            expect(button).to_be_visible()
        for name in ("Play with friends", "Learn the game in ten minutes"):
            link = part(ann, game).get_by_role("link", name=f"{name}, {game}", exact=True)
            expect(link).to_be_visible()
    for name in ("Play with anybody", "Open tables"):
        expect(part(ann, name)).to_be_visible()
    names = [
        control.get_attribute("aria-label") or control.inner_text().strip()
        for kind in ("button", "link")
        for control in ann.page.get_by_role(kind).all()
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("button", ["Guided match", "Play now"])
def test_a_match_is_made_as_it_was_chosen_on_its_card(come: Come, button: str) -> None:
    ann = come().visit()
    choose(ann, "Gang of Four", Players="3", Bots="greedy", Edition="fr-2005", Speed="fast")
    part(ann, "Gang of Four").get_by_role("button", name=button).click()
    expect(hand(ann).first).to_be_visible()
    made = setup(ann)
    assert (made["seats"], made["edition"], made["speed"]) == (3, "fr-2005", "fast")
    assert made["bots"] == [None, "greedy", "greedy"]


def test_a_first_match_is_against_gentle_bots_and_new_is_new_to_each_game(come: Come) -> None:
    ann = come().visit()
    part(ann, "Gang of Four").get_by_role("button", name="Guided match").click()
    expect(hand(ann).first).to_be_visible()
    assert setup(ann)["bot"] == "novice"
    ann.press("Home")
    about = ann.page.get_by_text(re.compile("^New to it"))
    expect(part(ann, "Gang of Four").get_by_label("Bots")).to_have_value("planner")
    expect(part(ann, "13").get_by_label("Bots")).to_have_value("novice")
    # What is meant for a newcomer comes first, with a sentence about it.
    for game, first in zip(GAMES, ("Play now", "Guided match"), strict=True):
        expect(part(ann, game).get_by_role("button").first).to_have_accessible_name(
            f"{first}, {game}"
        )
    expect(part(ann, "13").and_(ann.page.locator("section", has=about))).to_be_visible()


def test_advice_belongs_to_the_guided_match_and_not_to_the_next_one(come: Come) -> None:
    ann = come().visit()
    advice = ann.page.get_by_role("region", name="Advice")
    part(ann, "Gang of Four").get_by_role("button", name="Guided match").click()
    expect(advice).to_be_visible()
    guided = ann.path
    ann.press("Home")
    part(ann, "Gang of Four").get_by_role("button", name="Play now").click()
    expect(hand(ann).first).to_be_visible()
    expect(advice).to_have_count(0)
    ann.visit(guided)
    expect(advice).to_be_visible()


def test_tables_begin_with_the_booklet_of_the_language_and_strangers_with_a_common_one(
    come: Come,
) -> None:
    ann = come(locale="de-DE").visit()
    ann.button("Jetzt spielen, Gang of Four").click()
    expect(ann.page.get_by_role("group", name="Deine Karten")).to_be_visible()
    assert setup(ann)["edition"] == "de-2010"
    ann.visit("/new/gang")
    expect(ann.page.get_by_label("Ausgabe")).to_have_value("de-2010")
    ann.visit("/referee")
    expect(ann.page.get_by_label(re.compile("Ausgabe"))).to_have_value("de-2010")
    ann.visit("/new/gang")
    ann.page.get_by_role("switch", name="Gewertet").check()
    ann.press("Tisch eröffnen")
    ann.press("Weiter als Ann")
    made = setup(ann)
    assert (made["edition"], made["options"]) == ("en-2010", {"last_card": "automatic"})


def test_friends_have_last_card_said_for_them_unless_they_want_to_say_it(come: Come) -> None:
    ann = come().visit("/new/gang")
    ann.press("Open the table")
    ann.introduce(ann.button("Get up"))
    ann.sees("Saying “Last card!”: the table")
    assert setup(ann)["options"] == {"last_card": "automatic"}
    ann.visit("/new/gang")
    spoken = ann.page.get_by_role("switch", name="Say “Last card!” yourselves")
    expect(spoken).not_to_be_checked()
    spoken.check()
    ann.press("Open the table")
    expect(ann.button("Get up")).to_be_visible()
    ann.sees("Saying “Last card!”: the players")
    assert setup(ann)["options"] == {}


def test_the_lobby_says_in_words_what_differs_from_the_edition(come: Come) -> None:
    ann = come()
    options = {"target": "50", "ceremony": "on", "first_dealer": "2"}
    ann.visit(ann.make_table(bots=[], options=options))
    changed = ann.page.get_by_role("list", name="Rules at this table")
    expect(changed.get_by_role("listitem")).to_have_text(
        [
            "Saying “Last card!”: the players",
            "Points that end the match: 50",
            "The Chinese deal: with the ceremony",
            "First dealer: Seat 3",
        ]
    )


def test_open_tables_say_in_words_what_to_know_of_their_rules(come: Come) -> None:
    ann, bo = come("Anneliese"), come("Bo")
    ann.sit(ann.make_table(bots=[], options={"target": "50"}, public=True))
    bo.visit()
    row = bo.page.get_by_role("listitem").filter(has_text="Anneliese")
    expect(
        row.get_by_role("list", name="Rules at this table").get_by_role("listitem")
    ).to_have_text(["Saying “Last card!”: the players", "Points that end the match: 50"])
    ann.press("Get up")


def test_a_guided_player_is_told_once_what_last_card_is_about(come: Come) -> None:
    ann = come().play_alone(hints=True)
    ann.press("Table")
    ann.page.get_by_role("switch", name="Advice").check()
    ann.press("Close")
    advice = ann.page.get_by_role("region", name="Advice")
    lesson = advice.get_by_text("here the table says it for you")
    # The bots sleep: single cards are led one after the other, down to the last.
    while hand(ann).count() > 1:
        expect(lesson).to_have_count(0)
        play_anything(ann)
    expect(lesson).to_be_visible()
    advice.get_by_role("button", name="I see").click()
    expect(lesson).to_have_count(0)
    ann.page.reload()
    expect(hand(ann)).to_have_count(1)
    expect(advice).to_be_visible()
    expect(lesson).to_have_count(0)


def test_open_tables_say_by_which_edition_they_play(come: Come) -> None:
    ann, bo = come(), come("Bo").visit()
    ann.make_table(bots=[], public=True, edition="fr-2005")
    row = part(bo, "Open tables").get_by_role("listitem").filter(has_text="French, 2005")
    expect(row.get_by_role("link", name=re.compile("^Join, Gang of Four"))).to_be_visible()
