"""What a person types, and what comes of it."""

import io
import re
from typing import Any

import pytest

from lastcard.cli.play.person import PATIENCE, Person, PersonLeft
from lastcard.cli.screen.gang import GangScreen
from lastcard.cli.terminal.looks import Looks
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.errors import RulesError
from lastcard.games.game import Seat
from lastcard.games.gang.errors import CallRefused, MustLead
from lastcard.games.gang.moves import Call, Pass, Play
from lastcard.games.gang.notation import read_cards
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase
from lastcard.games.gang.view import Gift
from tests.cli.fakes import WORDS, Shown, Typed, setting
from tests.cli.screen.views import GANG, dealt, view

LEAD = {"phase": Phase.PLAY, "hand": "G3 Y3 R9", "legal": ("G3", "Y3", "R9", "G3 Y3", "G3 Y3!")}


def person(
    typed: list[str], overheard: list[str] | None = None, *, look: Looks | None = None, **how: bool
) -> tuple[Person, Shown]:
    terminal = Shown(Typed(typed, overheard or ()), look, hurried=how.get("hurried", True))
    screen = GangScreen(GANG, setting(dealt(), look))
    return Person(GANG, screen, terminal, WORDS, "Hello."), terminal


def choice(typed: list[str], **fields: Any) -> str:
    somebody, _ = person(typed)
    return GANG.write(somebody.choose(view(**{**LEAD, **fields}), ()))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        (["y3 g3"], "G3 Y3"),
        (["Y3,G3!"], "G3 Y3!"),
        (["hint", "2"], "Y3"),
        (["h", "4"], "G3 Y3"),
        (["h", "4!"], "G3 Y3!"),
        (["hint pairs", "4"], "G3 Y3"),
        (["", "  ", "p"], "pass"),
        (["?", "rules", "score", "sort", "pass"], "pass"),
        (["last!"], "last!"),
    ],
)
def test_what_is_typed_becomes_a_move(typed: list[str], move: str) -> None:
    assert choice(typed) == move


def test_the_card_given_back_can_be_chosen_from_the_list() -> None:
    gift = Gift(Seat(2), Seat(0), "RD", None)
    legal = ("give G3", "give R9", "give RD")
    given = choice(["h", "3"], phase=Phase.EXCHANGE, exchange=gift, legal=legal)
    assert given == "give RD"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a move"),
        ("7", "Type hint first"),
        ("h\n99", "There is no number 99"),
        ("h\n1234567890", "There is no number 1234567890 in"),
        (f"h\n{'9' * 300}", f"There is no number {'9' * 20}… in"),
        ("x" * 300, f"There is no card “{'x' * 20}…”"),
        ("hint gangs", "nothing like “gangs”"),
        ("foo", "There is no card “foo”"),
        ("sort", "sorted by colour"),
        ("more", "Single cards"),
        ("?", "Type cards in any order"),
        ("rules", "Get rid of your cards"),
        ("score", "No deal has been scored"),
    ],
)
def test_everything_else_is_answered(typed: str, said: str) -> None:
    somebody, terminal = person([*typed.split("\n"), "p"])
    assert somebody.choose(view(**LEAD), ()) == Pass()
    assert said in terminal.text


def test_a_refusal_is_explained_and_the_person_asked_again() -> None:
    somebody, terminal = person(["h", "p", "1"])
    assert somebody.choose(view(**LEAD), ()) == Pass()
    somebody.refused(MustLead())
    assert GANG.write(somebody.choose(view(**LEAD), ())) == "G3"
    assert "You lead this cycle, so you cannot pass; play any combo." in terminal.text


def test_hints_are_forgotten_with_the_turn() -> None:
    somebody, terminal = person(["h", "1", "1", "p"])
    somebody.choose(view(**LEAD), ())
    somebody.choose(view(**LEAD), ())
    assert "Type hint first" in terminal.text


def test_a_long_list_comes_in_pages_and_begins_again() -> None:
    many = tuple(GANG.write(move) for move in _leads())
    assert len(many) > 100
    somebody, terminal = person(["h", "h", "h", "h", "h", "h", "h", "1"])
    move = somebody.choose(view(**{**LEAD, "legal": many}), ())
    assert GANG.write(move) == many[0]
    assert "Page 1 of" in terminal.text
    assert "Page 2 of" in terminal.text


def _leads() -> list[Play]:
    hand = read_cards("G1 Y1 R2 G2 Y3 G3 G4 R4 G5 Y5 R6 G6 Y7 G7 R8 G8")
    return [Play(place) for place in Position([hand, hand, hand], 0, 1).legal()]


def test_where_there_is_nothing_but_a_pass_a_hint_says_why() -> None:
    terminal = Shown(Typed(["hint", "p"]))
    screen = GangScreen(GANG, setting(dealt()))
    somebody = Person(GANG, screen, terminal, WORDS, "Hello.", lambda *of: ["Pass: too low.", ""])
    assert somebody.choose(view(**{**LEAD, "legal": ("pass",)}), ()) == Pass()
    assert "Pass: too low." in terminal.text
    assert "There is nothing to list" not in terminal.text


def test_quitting_and_the_end_of_input_leave_the_match() -> None:
    for typed in (["quit"], ["q"], []):
        somebody, _ = person(typed)
        with pytest.raises(PersonLeft):
            somebody.choose(view(**LEAD), ())


WAITING = {"phase": Phase.PLAY, "awaits": 1, "legal": ("last!",), "hand": "R9"}


@pytest.mark.parametrize("said", ["last!", "LAST", "!", "last card!"])
def test_a_call_is_overheard_out_of_turn(said: str) -> None:
    somebody, terminal = person([], [said], hurried=False)
    assert somebody.choose(view(**WAITING), ()) == Call()
    assert terminal.keys.waited == [PATIENCE]


def test_who_says_nothing_has_nothing_to_say() -> None:
    somebody, _ = person([], hurried=False)
    assert somebody.choose(view(**WAITING), ()) is None


def test_who_says_something_else_may_still_call() -> None:
    somebody, terminal = person([], ["wait", "last!"], hurried=False)
    assert somebody.choose(view(**WAITING), ()) == Call()
    assert "Only last! can be said now." in terminal.text


def test_in_a_hurry_only_what_is_there_is_heard_and_nothing_is_lost() -> None:
    somebody, terminal = person([], ["g3 y3"])
    assert somebody.choose(view(**WAITING), ()) is None
    assert terminal.keys.waited == [0]
    assert terminal.keys.returned == ["g3 y3"]


def test_a_live_table_is_redrawn_and_a_plain_one_printed_once() -> None:
    for look, pictures in ((Looks(live=True), 3), (Looks(), 1)):
        somebody, terminal = person(["", "foo", "p"], look=look)
        somebody.choose(view(**LEAD), ())
        assert terminal.text.count("Gang of Four") == pictures


def test_every_refusal_can_be_told_to_a_person() -> None:
    somebody, _ = person([])
    somebody.refused(RulesError())


def test_the_window_for_a_call_stays_open_in_a_fast_match_at_a_keyboard() -> None:
    """GF-8.5."""
    keys = Typed([])
    terminal = Terminal(Looks(), keys, io.StringIO(), hurried=True, patient=True)
    terminal.overhear(2.0)
    assert keys.waited == [2.0]


def test_nobody_waits_for_a_pipe() -> None:
    keys = Typed([])
    Terminal(Looks(), keys, io.StringIO(), hurried=True).overhear(2.0)
    assert keys.waited == [0]


def test_a_long_notice_is_wrapped_to_the_screen() -> None:
    somebody, terminal = person(["p"])
    somebody.refused(CallRefused())
    somebody.choose(view(**LEAD), ())
    told = WORDS.refusal(CallRefused.code, {})
    assert len(told) > 79
    assert told in " ".join(terminal.text.split())
    assert max(map(len, terminal.text.splitlines())) <= 80


def test_hints_flow_alike_with_and_without_colours() -> None:
    legal = tuple(f"{colour}{number}" for number in range(2, 11) for colour in "GYR")
    shapes = []
    for colours in (0, 256):
        somebody, terminal = person(["h", "g2"], look=Looks(colours=colours))
        somebody.choose(view(**{**LEAD, "hand": " ".join(legal[:16]), "legal": legal}), ())
        plain = re.sub(r"\x1b\[[0-9;]*m", "", terminal.text)
        shapes.append([line.split() for line in plain.splitlines() if " 9 " in line])
    assert shapes[0] == shapes[1]


WAITING = {"phase": Phase.PLAY, "awaits": Seat(1), "hand": "R9", "legal": ("last!",)}


def test_a_call_can_be_typed_while_others_are_to_move() -> None:
    somebody, _ = person([])
    assert somebody.hear("last", view(**WAITING)) == Call()


@pytest.mark.parametrize("look", [Looks(), Looks(live=True)])
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "leave the match"),
        ("score", "No deal has been scored"),
        ("r9", "It is not your turn"),
        ("hint", "It is not your turn"),
    ],
)
def test_whatever_else_is_typed_then_is_answered(look: Looks, typed: str, said: str) -> None:
    somebody, terminal = person([], look=look)
    assert somebody.hear(typed, view(**WAITING)) is None
    assert said in terminal.text


def test_who_gets_up_then_leaves() -> None:
    somebody, _ = person([])
    with pytest.raises(PersonLeft):
        somebody.hear("quit", view(**WAITING))


def test_a_notice_is_read_with_the_next_question() -> None:
    somebody, terminal = person(["p"])
    somebody.notice("Ann is back.")
    somebody.choose(view(**LEAD), ())
    assert "Ann is back." in terminal.text


def test_a_question_that_is_dropped_is_asked_anew() -> None:
    somebody, terminal = person(["hint"])
    with pytest.raises(PersonLeft):
        somebody.choose(view(**LEAD), ())
    somebody.drop()
    before = terminal.text.count("counter-clockwise")
    with pytest.raises(PersonLeft):
        somebody.choose(view(**LEAD), ())
    assert terminal.text.count("counter-clockwise") > before
