"""Play, the first screen: what stands out for whom, and matches made as they were chosen."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, play_anything
from tests.browser.person import Person
from tests.browser.play import change, choose_game, main_button

GAMES = ["Gang of Four", "13"]


def part(person: Person, name: str) -> Locator:
    """The section of the page that is called *name*."""
    return person.page.get_by_role("region", name=name, exact=True)


def setup(person: Person) -> dict[str, object]:
    """How the table that is shown was made."""
    expect(person.page).to_have_url(re.compile("/t/"))
    found: dict[str, object] = person.ask("GET", f"/api/tables/{person.path[3:]}")["setup"]
    return found


def names_of_controls(person: Person) -> list[str]:
    """What every button and link is called."""
    return [
        control.get_attribute("aria-label") or control.inner_text().strip()
        for kind in ("button", "link")
        for control in person.page.get_by_role(kind).all()
    ]


def test_the_buttons_of_two_games_are_told_apart_by_ear(come: Come) -> None:
    ann = come().visit()
    for game in GAMES:
        choose_game(ann, game)
        for name in ("Teach me", "Play now", "Change"):
            expect(ann.button(f"{name}, {game}", exact=True)).to_be_visible()
        lessons = ann.page.get_by_role("link", name=f"Lessons, {game}", exact=True)
        expect(lessons).to_be_visible()
        names = names_of_controls(ann)
        assert sorted(names) == sorted(set(names))
    ann.press("Find players")
    for name in ("Play with anybody", "Open tables"):
        expect(part(ann, name)).to_be_visible()
    names = names_of_controls(ann)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("button", ["Teach me", "Play now"])
def test_a_match_is_made_as_it_was_chosen(come: Come, button: str) -> None:
    ann = come().visit()
    change(ann, Players="3", Bots="greedy", Edition="fr-2005", Speed="fast")
    ann.press(button)
    expect(hand(ann).first).to_be_visible()
    made = setup(ann)
    assert (made["seats"], made["edition"], made["speed"]) == (3, "fr-2005", "fast")
    assert made["bots"] == [None, "greedy", "greedy"]


def test_what_was_chosen_is_remembered_game_by_game(come: Come) -> None:
    ann = come().visit()
    change(ann, Players="3", Bots="master", Speed="fast")
    choose_game(ann, "13")
    change(ann, Players="6")
    ann.sees("6 players · Novice · Relaxed")
    ann.page.reload()
    ann.sees("6 players · Novice · Relaxed")
    expect(ann.page.get_by_role("radio", name="13")).to_be_checked()
    choose_game(ann, "Gang of Four")
    ann.sees("3 players · Master · Fast")
    ann.press("Play now")
    expect(hand(ann).first).to_be_visible()
    assert (setup(ann)["seats"], setup(ann)["bot"]) == (3, "master")


def test_a_first_match_is_against_gentle_bots_and_new_is_new_to_each_game(come: Come) -> None:
    ann = come().visit()
    # What is meant for a newcomer stands out, with a sentence about it.
    expect(main_button(ann)).to_have_accessible_name("Teach me, Gang of Four")
    ann.sees(re.compile("^Your first match"))
    ann.press("Teach me")
    expect(hand(ann).first).to_be_visible()
    assert setup(ann)["bot"] == "novice"
    ann.leave()
    ann.sees("4 players · Planner · Relaxed")
    expect(main_button(ann)).to_have_accessible_name("Play now, Gang of Four")
    expect(ann.button("Guided match, Gang of Four")).to_be_visible()
    choose_game(ann, "13")
    ann.sees("4 players · Novice · Relaxed")
    expect(main_button(ann)).to_have_accessible_name("Teach me, 13")
    ann.sees(re.compile("^Your first match"))


def test_a_match_in_progress_is_what_stands_out(come: Come) -> None:
    ann = come().play_alone()
    expect(hand(ann)).to_have_count(16)
    ann.press("Home")
    expect(main_button(ann)).to_have_count(1)
    expect(main_button(ann)).to_have_accessible_name(re.compile("^Go on, Gang of Four with "))
    ann.sees(re.compile(r"^You 0 · \w+ 0 · \w+ 0 · \w+ 0$"))
    ann.sees("Deal 1 ·")
    main_button(ann).click()
    expect(hand(ann)).to_have_count(16)


def test_advice_belongs_to_the_guided_match_and_not_to_the_next_one(come: Come) -> None:
    ann = come().visit()
    advice = ann.page.get_by_role("region", name="Advice")
    ann.press("Teach me")
    expect(advice).to_be_visible()
    guided = ann.path
    ann.press("Home")
    ann.press("Play now")
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
            "At most 200 deals, and 2,000 remarks and changes of seat",
        ]
    )


def test_open_tables_say_in_words_what_to_know_of_their_rules(come: Come) -> None:
    ann, bo = come("Anneliese"), come("Bo")
    ann.sit(ann.make_table(bots=[], options={"target": "50"}, public=True))
    bo.visit().press("Find players")
    row = bo.page.get_by_role("listitem").filter(has_text="Anneliese")
    expect(
        row.get_by_role("list", name="Rules at this table").get_by_role("listitem")
    ).to_have_text(["Saying “Last card!”: the players", "Points that end the match: 50"])
    ann.press("Get up")


@pytest.mark.sweep
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
    ann, bo = come(), come("Bo").visit("/tables")
    ann.make_table(bots=[], public=True, edition="fr-2005")
    row = part(bo, "Open tables").get_by_role("listitem").filter(has_text="French, 2005")
    expect(row.get_by_role("link", name=re.compile("^Join, Gang of Four"))).to_be_visible()
