"""Gang of Four as a person plays it: Combos, Play, Pass, and on to the next deal."""

import re
from collections.abc import Sequence
from time import monotonic
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import OFTEN, PATIENCE, Person

PLAY: Final = re.compile(r"^(Play|Give) .")
MUST: Final = re.compile(r"^You (lead|open)|down to a last card|Choose a card to give")
REALLY: Final = re.compile(r"^Really")
DEAL_WON: Final = re.compile(r"wins? deal \d+$")
MATCH_WON: Final = re.compile(r"wins? the match$|share the win( with .+)?$")
ENDED: Final = re.compile(f"{DEAL_WON.pattern}|{MATCH_WON.pattern}")


def hand(person: Person) -> Locator:
    """The cards in the hand."""
    return person.page.get_by_role("group", name="Your cards").get_by_role("button")


def card_names(person: Person) -> list[str]:
    """What the cards in the hand are called."""
    return re.findall(
        r'button "(.+?)"', "\n".join(card.aria_snapshot() for card in hand(person).all())
    )


def combos(person: Person) -> Locator:
    """The button that steps through what can be played, where there is something."""
    return person.button("Combos", disabled=False)


def ending(person: Person, words: re.Pattern[str] = ENDED) -> Locator:
    """What is said at the end of a deal or of the match."""
    return person.page.get_by_role("status").filter(has_text=words)


def be_timid(person: Person) -> None:
    """Pass whenever that is possible, by hand: whoever plays like this has lost the match soon."""
    person.press("Table")
    person.page.get_by_role("switch", name="Pass by itself").uncheck()
    person.press("Close")
    person.timid = True


def may_play(person: Person) -> bool:
    """Wait until there is something to play; False if the deal ends before."""
    if person.timid:
        pass_on(person)
    turn = combos(person).or_(ending(person))
    person.waits_for(turn)
    return combos(person).is_visible()


def whose_turn(people: Sequence[Person]) -> Person | None:
    """Wait until one of *people* can play; None when the deal is over."""
    deadline = monotonic() + PATIENCE / 1000
    while not ending(people[0]).is_visible():
        for person in people:
            if combos(person).is_visible():
                return person
        assert monotonic() < deadline, "nobody can play"
        people[0].page.wait_for_timeout(OFTEN)
    return None


def pass_on(person: Person) -> None:
    """Pass until something must be played, or the deal is over."""
    may_pass = person.page.get_by_text(re.compile("play higher, or pass|nothing higher"))
    must_play = person.page.get_by_text(MUST).or_(ending(person))
    person.waits_for(may_pass.or_(must_play))
    while may_pass.is_visible():
        person.press("Pass")
        # It was heard once one could pass again, ahead of one's turn, or has to do something else.
        person.waits_for(person.button("Pass", disabled=False).or_(must_play))
        person.waits_for(may_pass.or_(must_play))


def play_anything(person: Person) -> None:
    """Play or give the weakest that is possible."""
    held = hand(person).count()
    combos(person).click()
    person.button(PLAY).click()
    insist(person)
    expect(hand(person)).not_to_have_count(held)


def insist(person: Person) -> None:
    """Press the button again where it asks whether a gang is really meant."""
    if person.button(REALLY).is_visible():
        person.button(REALLY).click()


def play_deal(person: Person) -> None:
    """Play until the deal is over."""
    while may_play(person):
        play_anything(person)


def win_a_deal(person: Person) -> None:
    """Play deals until one is won; who sleeps goes out first now and then all the same."""
    play_deal(person)
    while not ending(person, re.compile("^You win deal")).is_visible():
        next_deal(person)
        play_deal(person)


def next_deal(person: Person) -> None:
    """Go on from the score."""
    person.press("Next deal")
    ending(person).wait_for(state="detached")


def play_match(person: Person) -> int:
    """Play until the match is over; how many deals it had."""
    deals = 1
    play_deal(person)
    while not ending(person, MATCH_WON).is_visible():
        next_deal(person)
        play_deal(person)
        deals += 1
    return deals
