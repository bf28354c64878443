"""Combos counts what can be played, and steps through it forwards and back."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import be_timid, combos, hand, play_anything, whose_turn
from tests.browser.person import each_screen


@each_screen
def test_combos_counts_and_steps_back(come: Come, screen: dict[str, object]) -> None:
    ann = come(**screen).play_alone()
    ann.waits_for(combos(ann))
    count = int(re.findall(r"\d+", combos(ann).inner_text())[0])
    combos(ann).click()
    expect(combos(ann)).to_contain_text(f"1 of {count}")
    chosen = hand(ann).and_(ann.page.locator("[aria-pressed=true]"))
    first = chosen.all_inner_texts()
    if count > 1:
        combos(ann).click()
        expect(combos(ann)).to_contain_text(f"2 of {count}")
    ann.press("Previous combo")
    expect(combos(ann)).to_contain_text(f"{1 if count > 1 else count} of {count}")
    assert chosen.all_inner_texts() == first
    if count > 1:
        ann.press("Previous combo")
        expect(combos(ann)).to_contain_text(f"{count} of {count}")


@each_screen
def test_how_the_hand_is_sorted_is_said_in_words(come: Come, screen: dict[str, object]) -> None:
    ann = come(**screen).play_alone()
    ann.waits_for(combos(ann))
    for words in ("by number", "by colour", "by plan"):
        ann.sees(words)
        ann.press(re.compile("^Sorted "))


def test_who_played_and_what_are_told_apart(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"])
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    for one in (ann, bo):
        be_timid(one)
    turn = whose_turn([ann, bo])
    assert turn is not None
    play_anything(turn)
    other = bo if turn is ann else ann
    other.sees(re.compile(rf"^{turn.name}\s·\s."))
