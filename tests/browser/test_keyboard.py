"""The keyboard alone is enough for a whole match."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import MATCH_WON, REALLY, combos, ending, hand, whose_turn
from tests.browser.person import SLEEPERS, Person

TWO_DEALS = {"last_card": "automatic", "target": "100"}
"""With bots that sleep, the second deal begins with an exchange and ends the match."""
FOCUSED = "document.activeElement?.matches('body') ? '' : document.activeElement.textContent"
"""The words of what has the focus; nothing, if nothing has."""
TABS = 60
"""More than there are stops on any screen."""


def tab_to(person: Person, words: str) -> None:
    """Go on with Tab until what has the focus says *words*."""
    for _ in range(TABS):
        person.page.keyboard.press("Tab")
        if words in person.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never comes to {words}")


def play_by_keys(person: Person) -> None:
    """Play the weakest that is possible, as soon as something is."""
    person.page.keyboard.press("ArrowUp")
    enter(person)


def enter(person: Person) -> None:
    """Play what is chosen with Enter, twice where it would break a gang or is one."""
    held = hand(person).count()
    person.page.keyboard.press("Enter")
    if person.button(REALLY).is_visible():
        person.page.keyboard.press("Enter")
    expect(hand(person)).not_to_have_count(held)


def play_deal_by_keys(person: Person) -> None:
    turn = combos(person).or_(ending(person))
    person.waits_for(turn)
    while combos(person).is_visible():
        play_by_keys(person)
        person.waits_for(turn)


@pytest.mark.sweep
def test_the_keyboard_alone_plays_a_whole_match(come: Come) -> None:
    ann = come()
    ann.visit(ann.make_table(bots=SLEEPERS, options=TWO_DEALS))
    tab_to(ann, "Sit here")
    ann.page.keyboard.press("Enter")
    expect(ann.button("Start")).to_be_enabled()
    tab_to(ann, "Start")
    ann.page.keyboard.press("Enter")
    play_deal_by_keys(ann)
    while not ending(ann, MATCH_WON).is_visible():
        ann.page.keyboard.press("Enter")  # the way to the next deal has the focus
        expect(ending(ann)).to_be_hidden()
        play_deal_by_keys(ann)
    tab_to(ann, "Play again")


def test_keys_work_at_a_table_that_was_opened_by_its_address(come: Come) -> None:
    ann = come().play_alone()
    ann.page.reload()
    expect(combos(ann)).to_be_visible()
    play_by_keys(ann)


def test_keys_work_right_after_play_now_was_clicked(come: Come) -> None:
    ann = come().visit()
    ann.press("Play now")
    expect(combos(ann)).to_be_visible()
    play_by_keys(ann)


def test_space_passes(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    may_pass = ann.page.get_by_text("play higher, or pass")
    expect(hand(ann)).to_have_count(16)
    while (turn := whose_turn([ann, bo])) is not ann or not may_pass.is_visible():
        assert turn is not None, "the deal is over too soon"
        play_by_keys(turn)
    ann.page.keyboard.press("Space")
    expect(bo.page.get_by_role("group", name="Ann: ")).to_contain_text("pass")


def test_keys_are_the_tables_after_a_button_was_clicked_with_the_mouse(come: Come) -> None:
    ann = come().play_alone()
    expect(hand(ann)).to_have_count(16)
    ann.press("Combos")
    enter(ann)


def test_who_comes_back_from_a_button_chooses_and_plays_by_keys(come: Come) -> None:
    ann = come().play_alone(options=TWO_DEALS)
    ann.waits_for(combos(ann))
    ann.button("Table").focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(ann.button("Table")).to_be_focused()
    play_by_keys(ann)
