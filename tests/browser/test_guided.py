"""A newcomer is guided: advice at every decision, followed through a deal, off and on again."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.gang import ending, hand, insist
from tests.browser.person import PHONE, Person, each_screen
from tests.browser.play import choose_game

UNDERSTOOD = "I see"
OVER = re.compile(r"wins? deal 1$|^Deal 1 is over$")
WATCH = """() => {
    const panel = document.querySelector('section:has(strong)');
    const [title, words] = [panel.querySelector('strong'), panel.querySelector('p')];
    window.read = new Set();
    const look = () => { if (title.isConnected) window.read.add(words.innerText); };
    const all = {subtree: true, childList: true, characterData: true};
    new MutationObserver(look).observe(panel, all);
}"""
"""Notes what the advice says as long as it stands there."""


def advice(person: Person) -> Locator:
    """Where the advice stands."""
    return person.page.get_by_role("region", name="Advice")


def title(person: Person) -> Locator:
    """What is advised."""
    return advice(person).locator("strong")


def guided(person: Person, game: int) -> Person:
    """The person has begun a guided match of the first game, or of the second."""
    person.visit()
    choose_game(person, ("Gang of Four", "13")[game])
    person.press("Teach me")
    person.waits_for(title(person))
    return person


def is_over(person: Person) -> bool:
    """Wait for a decision; whether the deal has ended instead."""
    person.waits_for(title(person).or_(ending(person, OVER)))
    return ending(person, OVER).is_visible()


def follow(person: Person) -> None:
    """Do what is advised."""
    advised = title(person).inner_text()
    shown = title(person).element_handle()
    if advised == "Last card!":  # explained once, on the way to the last card
        understood = advice(person).get_by_role("button", name=UNDERSTOOD)
        understood.or_(ending(person, OVER)).first.click()  # the deal may be over by then
    elif advised == "Pass":
        person.button("Pass", exact=True).click()
    else:
        advice(person).get_by_role("button", name="Choose it for me").click()
        person.button(advised, exact=True).click()
        insist(person)
    # What comes next may say the same, but it is said anew.
    shown.wait_for_element_state("hidden")


@each_screen
@pytest.mark.parametrize("game", [0, 1], ids=["gang", "thirteen"])
def test_a_newcomer_follows_advice_through_a_whole_deal(
    come: Come, game: int, screen: dict[str, object]
) -> None:
    newcomer = guided(come("", **screen), game)
    decisions = 0
    while not is_over(newcomer):
        expect(advice(newcomer).locator("p")).to_have_text(re.compile(r"\.$"))
        assert not newcomer.page.evaluate("document.body.scrollWidth > innerWidth")
        follow(newcomer)
        decisions += 1
    assert decisions
    expect(advice(newcomer).get_by_role("status")).to_have_text(re.compile(r"^[A-Z0-9].*\.$"))


@pytest.mark.parametrize(
    ("game", "aim", "there"),
    [
        (0, "The aim: be the first to get rid of all your cards.", "On the table: |Nothing lies"),
        (1, "The aim: take as few cards as you can.", r"Blue has \d+, yellow \d+, green \d+"),
    ],
    ids=["gang", "thirteen"],
)
def test_the_first_turns_say_what_it_is_about_and_raise_the_cards_that_go(
    come: Come, game: int, aim: str, there: str
) -> None:
    newcomer = guided(come("", **PHONE), game)
    words = advice(newcomer).locator("p")
    raised = hand(newcomer).and_(newcomer.page.locator("[title='can be played']"))
    expect(words).to_contain_text(aim)
    for _ in range(3):
        expect(words).to_contain_text(re.compile(there))
        if "raised" in words.inner_text():
            expect(raised).not_to_have_count(0)
        follow(newcomer)
        if is_over(newcomer):
            return
        expect(words).not_to_contain_text(aim)


def test_advice_says_the_same_until_it_is_followed(come: Come) -> None:
    newcomer = guided(come(""), 1)
    advice(newcomer).get_by_role("button", name="Choose it for me").click()
    newcomer.page.evaluate(WATCH)
    said = advice(newcomer).locator("p").inner_text()
    advised, shown = title(newcomer).inner_text(), title(newcomer).element_handle()
    newcomer.button(advised, exact=True).click()
    shown.wait_for_element_state("hidden")
    assert set(newcomer.page.evaluate("[...window.read]")) <= {said}


def test_a_choice_of_ones_own_is_left_alone(come: Come) -> None:
    newcomer = guided(come(""), 0)
    expect(hand(newcomer).and_(newcomer.page.locator("[aria-pressed=true]"))).to_have_count(0)
    hand(newcomer).first.click()
    expect(hand(newcomer).first).to_have_attribute("aria-pressed", "true")
    assert title(newcomer).is_visible()


def test_advice_is_switched_off_and_on_at_the_table_and_stays_so(come: Come) -> None:
    newcomer = guided(come(""), 0)
    advice(newcomer).get_by_role("button", name="Advice at every turn").click()
    newcomer.page.reload()
    newcomer.waits_for(hand(newcomer))
    expect(advice(newcomer)).to_have_count(0)
    newcomer.press("Table")
    newcomer.page.get_by_role("switch", name="Advice").check()
    newcomer.press("Close")
    newcomer.waits_for(title(newcomer))


def test_where_there_are_no_hints_there_is_no_advice(come: Come) -> None:
    ann = guided(come("Ann"), 0)
    ann.play_alone(hints=False)
    ann.waits_for(hand(ann))
    expect(advice(ann)).to_have_count(0)
    ann.press("Table")
    expect(ann.page.get_by_role("switch", name="Advice")).to_have_count(0)
