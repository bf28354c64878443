"""The ways to every screen that can be loaded anew."""

from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import expect

from tests.browser import gang, pad, thirteen
from tests.browser.person import Person
from tests.browser.reviewing import reviewed
from tests.browser.tour import GREEDY, LONG, THIRTEEN

Way: TypeAlias = Callable[[Person], object]


def visit(path: str) -> Way:
    return lambda ann: ann.visit(path)


def lobby(ann: Person) -> None:
    ann.sit(ann.make_table(bots=[None, "planner", None, None]))


def table(ann: Person) -> None:
    ann.play_alone(options={"last_card": "spoken", "target": "1000"}, hints=True)
    ann.waits_for(gang.combos(ann))


def deal_end(ann: Person) -> None:
    ann.play_alone(options=LONG)
    gang.play_deal(ann)
    expect(gang.ending(ann)).to_be_visible()


def thirteen_table(ann: Person) -> None:
    ann.play_alone(bots=[None, *["greedy"] * 3], **THIRTEEN)
    ann.sees(thirteen.TURN)


def match(ann: Person) -> None:
    ann.visit(ann.finish().path.replace("/t/", "/m/"))


def study(ann: Person) -> None:
    ann.finish().visit("/study").sees("Your matches")


def pad_match(ann: Person) -> None:
    ann.visit("/pad")
    pad.begin(ann, "Gang of Four", "Ann", "Ann 2", "Ann 3")
    pad.enter(ann, 3, 0, 9)
    pad.enter(ann, 0, 2, 1)


SCREENS: Final[dict[str, Way]] = {
    "home": visit("/"),
    "find players": visit("/tables"),
    "learn": visit("/learn"),
    "tools": visit("/tools"),
    "verify": visit("/verify"),
    "new table": visit("/new/gang"),
    "new table of 13": visit("/new/thirteen"),
    "lobby": lobby,
    "table": table,
    "end of a deal": deal_end,
    "table of 13": thirteen_table,
    "end of a match": lambda ann: ann.finish(),
    "match": match,
    "review": lambda ann: reviewed(ann, bots=GREEDY),
    "you": visit("/you"),
    "study": study,
    "the strongest": visit("/best/gang"),
    "summary cards": visit("/cards/gang"),
    "summary cards of 13": visit("/cards/thirteen"),
    "referee": visit("/referee"),
    "score pad": visit("/pad"),
    "match on the score pad": pad_match,
}
