"""What happened is seen by all: a won cycle, the last play, a pass that nobody pressed for."""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import thirteen
from tests.browser.conftest import Come
from tests.browser.gang import card_names, combos, ending, hand, insist, play_anything
from tests.browser.person import (
    DESKTOP,
    OFTEN,
    ONE_DEAL,
    PATIENCE,
    PHONE,
    Person,
    each_screen,
    swept,
)

LONG = {"options": {"last_card": "automatic", "target": "1000"}}
SPOKEN = {"options": {"last_card": "spoken", "target": "1000"}, "speed": "fast"}
"""Nobody waits for who may say "Last card!"."""
TOGETHER = {"seats": 3, "bots": [None, None, None]}
PASSING = "You have nothing higher: passing for you …"
DEAL_WON = re.compile(r"wins? deal \d+$")
PASSED = 1.0
"""After so many seconds the page has passed, where nothing else could be done, and long ago."""
STRONGEST = "ArrowDown"


Others: TypeAlias = Sequence[Person]
Screen: TypeAlias = dict[str, Any]


def stop_time(person: Person) -> None:
    """From now on time stands still on the person's page, until it is told to go on."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.now() + timedelta(seconds=1))


def let_pass(person: Person, seconds: float) -> None:
    """Let time pass on the person's page."""
    person.page.clock.run_for(round(1000 * seconds))


def on_table(person: Person, words: str | re.Pattern[str]) -> Locator:
    """Where *words* can be read on the table, besides what is read aloud."""
    return person.page.get_by_role("main").get_by_text(words)


def won(person: Person) -> Locator:
    """Who has won the cycle, in the middle of the table."""
    return on_table(person, re.compile("wins? the cycle$"))


def sit_together(come: Come, screen: Screen = DESKTOP, **changes: Any) -> tuple[Person, Others]:
    """Three people sit down, and the match begins: Ann, whose time stands still, and the others."""
    ann, others = come("Ann", **screen), (come("Bo"), come("Cy"))
    path = ann.make_table(**(TOGETHER | changes))
    ann.sit(path)
    for person in others:
        person.sit(path)
        person.press("Ready")
    ann.press("Start")
    for person in (ann, *others):
        expect(hand(person)).to_have_count(16)
    stop_time(ann)
    return ann, others


def play_strongest(person: Person) -> None:
    """Play the strongest that is possible."""
    held = hand(person).count()
    person.page.keyboard.press(STRONGEST)
    person.page.keyboard.press("Enter")
    insist(person)
    expect(hand(person)).not_to_have_count(held)


def play_until(wanted: Locator, ann: Person, others: Others, *, timid: bool = False) -> None:
    """Play until *wanted* is seen: Ann as low as possible, the others as high, or not at all."""
    deadline = monotonic() + 10 * PATIENCE / 1000
    over = on_table(ann, DEAL_WON)
    while over.is_visible() or not wanted.first.is_visible():
        assert monotonic() < deadline, "it does not come to that"
        if over.is_visible():
            let_pass(ann, 3)
            for person in (ann, *others):
                person.press("Next deal")
            # 16 cards, unless Ann has to give one, or was given one.
            expect(hand(ann)).not_to_have_count(0)
        elif on_table(ann, PASSING).is_visible():
            let_pass(ann, PASSED)
        elif combos(ann).is_visible():
            play_anything(ann)
        else:
            for person in others:
                act(person, timid=timid)


def act(person: Person, *, timid: bool) -> None:
    """Do something, if it is this person's turn."""
    if timid and person.page.get_by_text("Your turn: play higher, or pass.").is_visible():
        person.press("Pass")
    elif combos(person).is_visible():
        play_strongest(person)
    else:
        person.page.wait_for_timeout(OFTEN)


def test_a_won_cycle_lies_there_and_says_who_won_it(come: Come) -> None:
    ann = come().play_alone(**LONG)
    expect(hand(ann)).to_have_count(16)
    stop_time(ann)
    play_anything(ann)
    # All who sleep have passed; what they did not beat still lies there.
    expect(won(ann)).to_have_text("You win the cycle")
    expect(ann.page.get_by_text("You lead this cycle.")).to_have_count(0)
    expect(ann.page.get_by_text("You lead: play any combo you like.")).to_be_visible()
    let_pass(ann, 3)
    expect(won(ann)).to_have_count(0)
    expect(ann.page.get_by_text("You lead this cycle.")).to_be_visible()


def test_nobody_has_to_wait_for_it(come: Come) -> None:
    ann = come().play_alone(**LONG)
    expect(hand(ann)).to_have_count(16)
    stop_time(ann)
    play_anything(ann)
    expect(won(ann)).to_be_visible()
    won(ann).click()
    expect(won(ann)).to_have_count(0)
    play_anything(ann)
    expect(won(ann)).to_be_visible()


@pytest.mark.parametrize("how", ["time", *swept("tap", "key")])
def test_the_last_play_of_a_deal_lies_there_before_the_score(come: Come, how: str) -> None:
    ann = come().play_alone(**ONE_DEAL)
    expect(hand(ann)).to_have_count(16)
    stop_time(ann)
    over = on_table(ann, DEAL_WON)
    passing = on_table(ann, PASSING)
    while not over.is_visible():
        if passing.is_visible():
            let_pass(ann, PASSED)
        elif combos(ann).is_visible():
            play_anything(ann)
        ann.waits_for(combos(ann).or_(passing).or_(over))
    expect(over).to_have_text(re.compile("wins? deal 1$"))
    expect(ending(ann)).to_have_count(0)
    if how == "time":
        let_pass(ann, 3)
    elif how == "tap":
        over.click()
    else:
        ann.page.keyboard.press("Enter")
    expect(ending(ann)).to_be_visible()
    # Who cannot see the cards hears them: what was played last, and what each is left with.
    last = ann.page.get_by_role("listitem").filter(has_text="Played last:")
    expect(last.get_by_role("img").first).to_have_accessible_name(re.compile(r"\d|phoenix|dragon"))
    ann.press("What happened")
    lines = ann.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(lines.last).to_have_text(re.compile(r"wins? deal 1\s*$"))


def test_the_last_card_of_13_lies_there_before_the_score(come: Come) -> None:
    ann = come(**PHONE).play_alone(
        game="thirteen", edition="fr-2009", options={}, seats=3, bots=[None, "greedy", "greedy"]
    )
    turn = ann.page.get_by_text(thirteen.TURN)
    over = on_table(ann, "Deal 1 is over")
    ann.waits_for(turn)
    stop_time(ann)
    while turn.is_visible():
        thirteen.play_anything(ann)
        ann.waits_for(turn.or_(over))
    expect(thirteen.ending(ann)).to_have_count(0)
    expect(ann.button(re.compile("^Blue: "))).to_be_visible()
    let_pass(ann, 3)
    expect(thirteen.ending(ann)).to_be_visible()


def test_a_pass_that_cannot_be_avoided_is_announced_and_said(come: Come) -> None:
    ann, others = sit_together(come, **LONG)
    announced = ann.page.get_by_text(PASSING)
    play_until(announced, ann, others)
    expect(ann.button("Stop")).to_be_visible()
    let_pass(ann, 1)
    expect(ann.page.get_by_text("You passed: nothing higher.")).to_be_visible()
    expect(announced).to_have_count(0)
    # There was little time for it: it can still be stopped for the next time.
    ann.press("Stop")
    ann.press("Table")
    expect(ann.page.get_by_role("switch", name="Pass by itself")).not_to_be_checked()


@pytest.mark.parametrize("how", swept("button", "key"))
def test_it_is_not_made_for_who_does_not_want_it(come: Come, how: str) -> None:
    ann, others = sit_together(come, **LONG)
    play_until(ann.page.get_by_text(PASSING), ann, others)
    if how == "button":
        ann.press("Stop")
    else:
        ann.page.keyboard.press("Escape")
    let_pass(ann, 5)
    expect(ann.page.get_by_text("You have nothing higher.", exact=True)).to_be_visible()
    ann.press("Table")
    expect(ann.page.get_by_role("switch", name="Pass by itself")).not_to_be_checked()
    ann.press("Close")
    ann.press("Pass")
    expect(ann.page.get_by_text("You have nothing higher")).to_have_count(0)


@pytest.mark.parametrize("how", ["button", *swept("key")])
def test_who_presses_pass_twice_passes_once(come: Come, how: str) -> None:
    ann, others = sit_together(come, **LONG)
    play_until(ann.page.get_by_text("Your turn: play higher, or pass."), ann, others)
    again = ann.button("Pass", exact=True, disabled=False)

    def press() -> None:
        if how == "button":
            again.click()
        else:
            ann.page.keyboard.press(" ")

    press()
    ann.sees(re.compile("^(Bo|Cy) to play$"))
    press()
    expect(again).to_have_attribute("aria-pressed", "false")
    let_pass(ann, 0.6)
    press()
    armed = ann.button(re.compile("^Will pass"))
    expect(armed).to_have_text(re.compile("✕"))
    armed.click()
    expect(again).to_have_attribute("aria-pressed", "false")


def test_what_is_chosen_ahead_says_what_it_will_do_and_is_undone(come: Come) -> None:
    _, (bo, cy) = sit_together(come, **LONG)
    waiting = bo if combos(cy).is_visible() else cy
    numbers = [name.split()[-1] for name in card_names(waiting)]
    # A card out of a gang would make the page ask once more.
    hand(waiting).nth(next(at for at, one in enumerate(numbers) if numbers.count(one) < 4)).click()
    waiting.press(re.compile("^On your turn: "))
    armed = waiting.button(re.compile("^Will play: .* undo$"))
    expect(armed).to_have_text(re.compile("✕"))
    armed.click()
    expect(waiting.button(re.compile("^On your turn: "))).to_be_visible()


@pytest.mark.sweep
@each_screen
def test_who_forgot_last_card_reads_it_and_the_rule(come: Come, screen: Screen) -> None:
    ann, others = sit_together(come, screen=screen, **SPOKEN)
    words = "You did not say “Last card!” in time: you are out of this deal and keep one card."
    shown = on_table(ann, words).locator("visible=true")
    play_until(shown, ann, others, timid=True)
    # At one's own place, and in the middle.
    expect(shown).to_have_count(2)
    expect(ann.button("Pass")).to_have_count(0)
    ann.press("What the rule says")
    ann.sees(re.compile("before the next player plays or passes"))
    ann.sees(re.compile("costs 2 points instead of 1"))
    ann.press("Close")
    seat = others[0].page.get_by_role("group", name=re.compile("^Ann: 1 card, out of this deal"))
    expect(seat).to_contain_text("out of this deal")


@each_screen
def test_the_log_tells_the_deal_as_it_is_read_aloud(come: Come, screen: Screen) -> None:
    ann = come(**screen).play_alone(**LONG)
    expect(hand(ann)).to_have_count(16)
    stop_time(ann)
    play_anything(ann)
    expect(won(ann)).to_be_visible()
    aloud = ann.page.get_by_role("log").get_by_role("paragraph").all_inner_texts()
    ann.press("What happened")
    lines = ann.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(lines.last).to_have_text("You win the cycle")
    assert lines.all_inner_texts()[-len(aloud) :] == aloud
    played = lines.filter(has_text=re.compile("^You play"))
    expect(played.last.locator("svg").first).to_be_visible()
    before = lines.all_inner_texts()
    ann.page.reload()
    if screen is PHONE:
        ann.press("What happened")
    # On a wide window it stays open, and everywhere it is told again.
    expect(lines).to_have_text(before)
