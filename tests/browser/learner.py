"""Lessons as a person goes through them; the engine whispers the answers."""

import re

from playwright.sync_api import Locator, expect

from lastcard.games.game import AnyGame
from lastcard.lessons.judging import answers, stage_of
from lastcard.lessons.lesson import AskStep, Lesson, PlayStep, Step
from tests.browser.gang import hand
from tests.browser.person import Person

TARGETS = {"B": "Blue", "Y": "Yellow", "G": "Green"}


def said(person: Person) -> Locator:
    """What was said to the last try."""
    return person.page.get_by_role("status").locator("p")


def solve(person: Person, lesson: Lesson) -> None:
    """Go through the lesson, doing what is right at every step."""
    for step in lesson.steps:
        if isinstance(step, PlayStep | AskStep):
            attempt(person, lesson.game, step, answers(lesson.game, step)[0])
            expect(said(person)).to_contain_text("✓")
        go_on(person)


def go_on(person: Person) -> None:
    """On to the next step, or to the end."""
    person.press(re.compile("^(Go on|Finish)$"))


def attempt(person: Person, game: AnyGame, step: Step, tried: str) -> None:
    """Try a move or an answer, by tapping."""
    if isinstance(step, AskStep):
        choices = person.page.get_by_role("group", name="Answers").get_by_role("button")
        choices.nth(step.choices.index(tried)).click()
    elif game.key == "thirteen":
        put(person, game, step, tried)
    elif tried == "pass":
        person.press("Pass")
    else:
        take_up(person, game, step, tried.removeprefix("give ").removesuffix("!").split())
        if tried.endswith("!"):
            person.press("Last card!")
        person.press(re.compile("^(Play|Give)"))


def put(person: Person, game: AnyGame, step: Step, tried: str) -> None:
    """Put a card on a target."""
    card, _, target = tried.partition(">")
    take_up(person, game, step, [card])
    person.press(re.compile(f"^{TARGETS[target]}:") if target else re.compile("^Put"))


def take_up(person: Person, game: AnyGame, step: Step, cards: list[str]) -> None:
    """Take the cards up, of equal ones the first."""
    stage = stage_of(game, step)
    assert stage is not None
    held = game.view(stage.state, stage.seat).hand.split()
    for card in cards:
        place = held.index(card)
        held[place] = ""
        hand(person).nth(place).click()
