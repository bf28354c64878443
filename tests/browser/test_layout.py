"""At every size of window, in both games: nothing covers, cuts off or strikes through words."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import pad
from tests.browser.conftest import Come
from tests.browser.gang import combos, hand, next_deal, win_a_deal
from tests.browser.layout import BESIDE, SIZES, faults
from tests.browser.person import PHONE, Person, swept
from tests.browser.test_guided import follow, guided, is_over, title
from tests.browser.thirteen import TURN
from tests.browser.tour import LONG, THIRTEEN

LONG_NAMES = (
    "Maximilian-Alexander XXV",
    "Wilhelmina von Oranienb.",
    "Bartholomaeus Grossmann",
    "Christopher Wagenknecht",
    "Konstantin Hohenzollern",
)
"""As long as names may be."""
LANGUAGES = ("en", "de")
WORDY = {
    "en": "The aim is to take as few cards as possible. Blue has seven, yellow one and green one, "
    "and a target bears thirteen. The cards that are raised fit somewhere. You keep a one: it "
    "will still fit when a target is nearly full. Whoever goes beyond takes all that lies there.",
    "de": "Das Ziel: so wenige Karten nehmen wie möglich. Blau hat sieben, Gelb eins und Grün "
    "eins; ein Ziel trägt dreizehn. Die angehobenen Karten passen. Du behältst eine Eins: Die "
    "passt noch, wenn ein Ziel fast voll ist. Wer darüber kommt, nimmt alles, was dort liegt.",
}
"""As much as advice ever says, whatever cards are dealt."""
ROOM = 215
"""As many letters advice has for a turn of Gang of Four, where more cards need room."""
HABITS = """(habits) => {
  const kept = JSON.parse(localStorage.getItem('lastcard.habits') ?? '{}');
  localStorage.setItem('lastcard.habits', JSON.stringify({ ...kept, ...habits }));
}"""
LET_ADVISE = "(words) => { document.querySelector('section p').textContent = words; }"
LONGEST_MOVE = {
    "en": "Play the full house of 10s and Phoenixes",
    "de": "Spiel das Full House aus 10ern und Phönixen",
}
ASIDE = {"844x390": SIZES["844x390"]}
LET_PROPOSE = "(words) => { document.querySelector('section strong').textContent = words; }"


def seated(come: Come, names: tuple[str, ...], **setup: Any) -> Person:
    """Ann at a table with people of these *names*, who have left it to bots; or with bots alone."""
    ann = come()
    seats = len(names) + 1
    defaults: dict[str, Any] = {"bot": "sleeper", "hints": True}
    path = ann.make_table(seats=seats, bots=[None] * seats, **(defaults | setup))
    ann.sit(path)
    others = [come(name) for name in names]
    for other in others:
        other.sit(path).press("Ready")
    ann.press("Start")
    for other in others:
        other.leave()
    expect(ann.page.get_by_text("away, a bot plays")).to_have_count(len(names))
    return ann


def spoken(ann: Person, language: str, **habits: object) -> None:
    """Let the page speak *language* from now on, and the player have these *habits*."""
    ann.ask("PATCH", "/api/me", {"language": language})
    ann.page.evaluate(HABITS, habits)
    ann.page.evaluate(f"localStorage.setItem('lastcard.language', {json.dumps(language)})")
    ann.page.reload()


def looked_at(
    ann: Person, state: str, key: str, letters: int | None = None
) -> dict[str, list[str]]:
    """What is wrong with the table in each language, without advice and with so many *letters* of
    it, and with the log beside the table where that has room; a choice is made with *key*."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for advice in (False, True):
            for side, sizes in (("", SIZES), ("log", BESIDE)):
                spoken(ann, language, advice=advice, side=side)
                expect(hand_in(ann, language)).not_to_have_count(0)
                if advice:
                    expect(ann.page.locator("section strong")).to_be_visible()
                    ann.page.evaluate(LET_ADVISE, WORDY[language][:letters])
                ann.page.keyboard.press(key)
                expect(ann.page.locator("[data-place][aria-pressed=true]")).not_to_have_count(0)
                way = f"{state}, {language}{', advice' if advice else ''}{side and ', log'}"
                found |= faults(ann, way, sizes)
    spoken(ann, "en", advice=False, side="")
    return found


def hand_in(ann: Person, language: str) -> Any:
    words = {"en": "Your cards", "de": "Deine Karten"}[language]
    return ann.page.get_by_role("group", name=words).get_by_role("button")


@pytest.mark.sweep
@pytest.mark.parametrize("names", [("Bo", "Cy", "Di"), LONG_NAMES[:3]], ids=["short", "long"])
def test_gang_of_four_is_whole_at_every_size(come: Come, names: tuple[str, ...]) -> None:
    ann = seated(come, names, options=LONG)
    ann.waits_for(combos(ann))
    found = looked_at(ann, "table", "ArrowUp", ROOM)
    win_a_deal(ann)
    found |= faults(ann, "end of a deal")
    ann.press("Next deal")
    expect(hand(ann)).to_have_count(17)
    found |= looked_at(ann, "exchange", "ArrowUp", ROOM)
    assert found == {}


@pytest.mark.parametrize("language", ["de", *swept("en")])
def test_what_is_to_be_beaten_can_be_read_beside_advice(come: Come, language: str) -> None:
    newcomer = guided(come("", **PHONE), 0)
    answering = newcomer.page.get_by_text("Your turn: play higher, or pass.")
    while not answering.is_visible():
        follow(newcomer)
        if is_over(newcomer):
            next_deal(newcomer)
            newcomer.waits_for(title(newcomer))
    spoken(newcomer, language)
    newcomer.waits_for(newcomer.page.locator("section strong"))
    assert faults(newcomer, language) == {}
    newcomer.page.evaluate(LET_PROPOSE, LONGEST_MOVE[language])
    newcomer.page.evaluate(LET_ADVISE, WORDY[language])
    assert faults(newcomer, f"{language}, wordy", ASIDE) == {}


@pytest.mark.sweep
@pytest.mark.parametrize(
    "names", [("Bo", "Cy", "Di"), LONG_NAMES[:4], LONG_NAMES], ids=["short", "long", "longer"]
)
def test_thirteen_is_whole_at_every_size(come: Come, names: tuple[str, ...]) -> None:
    ann = seated(come, names, **(THIRTEEN | {"bot": "greedy"}))
    ann.sees(TURN)
    assert looked_at(ann, "table", "1") == {}


@pytest.mark.sweep
def test_the_lobby_is_whole_at_every_size(come: Come) -> None:
    ann = come(LONG_NAMES[0])
    path = ann.make_table(bots=[None, None, "planner", None])
    ann.sit(path)
    come(LONG_NAMES[1]).sit(path).press("Ready")
    ann.sees(LONG_NAMES[1])
    assert faults(ann, "lobby") == {}


CUT = """() => [...document.querySelectorAll('main *, [role=dialog] *, table *')].filter((one) =>
  one.checkVisibility() && one.childElementCount === 0 && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).textOverflow === 'ellipsis').map((one) => one.textContent)"""


def test_long_names_stand_whole_on_the_score_pad(come: Come) -> None:
    ann = come(**PHONE).visit("/pad")
    names = [name[:20] for name in LONG_NAMES[1:4]]  # as long as the pad takes them
    pad.begin(ann, "Gang of Four", *names)
    pad.enter(ann, 3, 0, 9)
    for name in names:
        expect(ann.page.get_by_role("columnheader", name=name)).to_be_visible()
    assert ann.page.evaluate(CUT) == []
