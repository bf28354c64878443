"""The review of a match: its mistakes, each on its board, the curve, the luck, the link to it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import PHONE, Person, each_screen
from tests.browser.quick_player import play_through
from tests.browser.reviewing import MadeUp, reviewed
from tests.browser.test_accessible import serious
from tests.browser.tour import THIRTEEN

GANG = {"bots": [None, "greedy", "novice", "greedy"]}
GAMES: dict[str, dict[str, Any]] = {
    "gang": GANG,
    "thirteen": {"bots": [None, "greedy", "greedy"], "seats": 3, **THIRTEEN},
}
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SWIPE = """(main) => {
  const at = (type, clientX) => {
    const touch = new Touch({ identifier: 1, target: main, clientX, clientY: 300 });
    const touches = type === 'touchend' ? [] : [touch];
    main.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch], bubbles: true }));
  };
  at('touchstart', 300);
  at('touchend', 100);
}"""
LONG = 240_000
"""How many milliseconds a real review may take on a machine that has other things to do."""


def rows(person: Person) -> Locator:
    """The choices in the list."""
    return person.page.locator("a[id^=row-]")


def title(person: Person) -> Locator:
    return person.page.get_by_role("heading", level=1)


@pytest.mark.parametrize("game", GAMES)
@each_screen
def test_a_mistake_opens_its_board_with_both_moves_and_what_they_are_worth(
    come: Come, screen: dict[str, Any], game: str
) -> None:
    ann = come(**screen)
    made = reviewed(ann, **GAMES[game])
    mistakes = [one for one in made.review.choices if one.seat == 0 and one.reasons]
    worst = max(mistakes, key=lambda one: one.loss)
    expect(rows(ann)).to_have_count(min(12, len(mistakes) + made.review.summary[0].forgotten))
    rows(ann).first.click()
    expect(title(ann)).to_have_text(f"Deal {worst.deal}, turn {worst.number}")
    expect(title(ann)).to_be_focused()
    ann.sees(re.compile(rf"costs {worst.loss} ± 0.\d points; chance to win"))
    for reason in worst.reasons:
        ann.sees(reason.text)
    hand = ann.page.get_by_role("group", name="The cards of Ann")
    expect(hand).to_be_visible()
    ann.button(re.compile("^Better")).click()
    expect(ann.button(re.compile("^Better"))).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_role("row")).to_have_count(1 + len(worst.moves))
    assert ann.page.evaluate(OVERFLOW) <= 0


def test_one_goes_from_mistake_to_mistake_with_keys_and_comes_back_to_the_list(come: Come) -> None:
    ann = come()
    reviewed(ann, **GANG)
    keys = [row.get_attribute("href") for row in rows(ann).all()]
    rows(ann).first.click()
    ann.sees(f"1 of {len(keys)}")
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_url(re.compile(f"{keys[1]}$"))
    ann.sees(f"2 of {len(keys)}")
    ann.page.keyboard.press("b")
    expect(ann.button(re.compile("^Better"))).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.wait_for_url(re.compile(f"{keys[0]}$"))
    ann.sees(f"1 of {len(keys)}")
    expect(ann.button(re.compile("^Played"))).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(rows(ann).first).to_be_focused()
    ann.page.go_back()
    expect(title(ann)).to_have_text(re.compile("^Deal"))


def test_a_finger_turns_to_the_next_mistake(come: Come) -> None:
    ann = come(**PHONE)
    reviewed(ann, **GANG)
    second = rows(ann).nth(1).get_attribute("href")
    rows(ann).first.click()
    expect(title(ann)).to_have_text(re.compile("^Deal"))
    ann.page.locator("main").evaluate(SWIPE)
    ann.page.wait_for_url(re.compile(f"{second}$"))


def test_a_choice_goes_on_as_it_was_played_and_can_be_played_on_otherwise(come: Come) -> None:
    ann = come()
    reviewed(ann, **GANG)
    rows(ann).first.click()
    ann.press("How it went on")
    ann.sees(re.compile("^You (play|pass|put|give)"))
    ann.press("One move back")
    expect(ann.button("One move back")).to_be_disabled()
    ann.press("Play on with this move")
    sheet = ann.page.get_by_role("dialog", name="Play on from here")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Play on").click()
    ann.page.wait_for_url(re.compile("/t/"))


def test_what_was_fine_is_behind_a_switch_and_every_seat_can_be_looked_at(come: Come) -> None:
    ann = come()
    made = reviewed(ann, **GAMES["thirteen"])
    ann.page.get_by_label("Also what was fine").check()
    count = made.review.summary[0].choices + made.review.summary[0].forgotten
    expect(rows(ann)).to_have_count(12)
    ann.press(f"Show all {count}")
    expect(rows(ann)).to_have_count(count)
    ann.page.get_by_text("Bo", exact=True).first.click()
    expect(rows(ann)).to_have_count(
        made.review.summary[1].choices + made.review.summary[1].forgotten
    )
    ann.page.get_by_label("Show").select_option("Blunders")
    ann.page.get_by_label("Also what was fine").uncheck()
    blunders = made.review.summary[1].grades["blunder"] + made.review.summary[1].forgotten
    expect(rows(ann)).to_have_count(blunders)


def test_the_numbers_of_a_bar_add_up_to_its_result(come: Come) -> None:
    ann = come()
    reviewed(ann, **GANG)
    for unit in ("Points", "Chance to win"):
        ann.page.get_by_text(unit, exact=True).first.click()
        bar = ann.button(re.compile("^Deal 1"))
        if bar.get_attribute("aria-expanded") == "false":
            bar.click()
        terms = ann.page.locator(f"[id='{bar.get_attribute('aria-controls')}'] b")
        *parts, result = [number(one) for one in terms.all_inner_texts()]
        assert len(parts) == 5
        assert sum(parts) == pytest.approx(result, abs=1e-9)


def number(text: str) -> float:
    return float(text.replace("\N{MINUS SIGN}", "-").rstrip("%"))


def test_a_dot_on_the_curve_opens_its_choice_and_the_curve_is_a_table_too(come: Come) -> None:
    ann = come()
    made = reviewed(ann, **GANG)
    ann.page.get_by_text("The curve as a table").click()
    expect(ann.page.get_by_role("rowheader").get_by_role("link")).to_have_count(
        made.review.summary[0].choices
    )
    dots = ann.page.get_by_role("group", name="Choices on the curve").get_by_role("link")
    dots.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(dots.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(title(ann)).to_have_text(re.compile("^Deal"))


def test_what_has_come_is_shown_while_the_rest_is_made_and_one_need_not_wait(come: Come) -> None:
    ann = come()
    match = play_through(ann, **GANG)
    made = MadeUp(ann, match)
    made.answer = made.pieces(12)
    ann.visit(f"/review/{match}")
    ann.press("Review this match")
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    ann.sees("So far:")
    ann.press("Cancel")
    expect(ann.button("Review this match")).to_be_visible()
    ann.sees("Whose choices")
    expect.soft(ann.page.get_by_role("progressbar")).to_have_count(0)
    while "DELETE" not in made.asked:
        ann.page.wait_for_timeout(15)


def test_what_the_server_refuses_is_a_sentence_and_can_be_tried_again(come: Come) -> None:
    ann = come()
    match = play_through(ann, **GANG)
    made = MadeUp(ann, match)
    made.refusal = (429, "Too many people are waiting for a review.")
    ann.visit(f"/review/{match}")
    ann.press("Review this match")
    expect(ann.page.get_by_role("alert")).to_have_text("Too many people are waiting for a review.")
    made.refusal = None
    ann.press("Try again")
    expect(ann.page.get_by_role("heading", name="All seats")).to_be_visible()
    ann.complaints = [said for said in ann.complaints if "429" not in said]


def test_one_press_at_the_end_of_a_match_asks_for_its_review(come: Come) -> None:
    ann = come()
    match = ann.finish().path.removeprefix("/t/")
    made = MadeUp(ann, match)
    ann.press("Review this match")
    expect(ann.page.get_by_role("heading", name="All seats")).to_be_visible()
    assert made.asked.count("POST") == 1
    assert ann.path == f"/review/{match}"
    ann.visit(f"/m/{match}")
    expect(ann.page.get_by_role("link", name="Review this match")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_on_a_review(come: Come, game: str) -> None:
    ann = come(color_scheme="light", **PHONE)
    reviewed(ann, **GAMES[game])
    ann.button(re.compile("^Deal 1")).click()
    for place in ("whole", "choice"):
        for theme in ("light", "dark"):
            ann.page.emulate_media(color_scheme=theme)
            assert serious(ann) == [], f"{place}, {theme}"
        if place == "whole":
            rows(ann).first.click()
            expect(ann.page.get_by_role("group", name="The cards of Ann")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "screen", "language", "words"),
    [
        pytest.param("gang", {}, "en", "Review this match", id="gang, desktop, English"),
        pytest.param("thirteen", PHONE, "de", "Diese Partie analysieren", id="13, phone, German"),
    ],
)
def test_a_match_is_reviewed_looked_at_and_shared_until_that_is_taken_back(
    come: Come, game: str, screen: dict[str, Any], language: str, words: str
) -> None:
    ann, bo = come(**screen), come("Bo")
    short = {"options": {"last_card": "automatic", "target": "1"}} if game == "gang" else {}
    match = play_through(ann, **(GAMES[game] | short))
    ann.page.evaluate(f"localStorage.setItem('lastcard.language', '{language}')")
    ann.visit(f"/review/{match}").press(words)
    switch = ann.page.get_by_role("switch").last
    expect(switch).to_have_accessible_name(
        re.compile("^(Anybody with the link|Wer den Link hat)"), timeout=LONG
    )
    assert ann.page.evaluate(OVERFLOW) <= 0
    switch.check()
    link = ann.page.locator("input[readonly]").input_value()
    ann.visit(f"/review/{match}")
    expect(switch).to_be_checked()

    bo.page.goto(link)
    bo.sees("Shared by Ann")
    bo.page.get_by_label("Also what was fine").check()
    rows(bo).first.click()
    expect(bo.page.get_by_role("group", name="The cards of Ann")).to_be_visible()
    switch.uncheck()
    expect(ann.page.locator("input[readonly]")).to_have_count(0)
    bo.page.reload()
    bo.sees("Nothing is shared under this link, or it was taken back.")
    bo.complaints = [said for said in bo.complaints if "404" not in said]
