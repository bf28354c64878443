"""Gang of Four in words and pictures."""

from typing import get_args

import pytest

from lastcard.cli.screen.cards import BY_COLOUR, BY_NUMBER, hand_lines, strip, tight
from lastcard.cli.screen.gang import GangScreen
from lastcard.cli.screen.gang.combos import combo_name
from lastcard.cli.screen.gang.table import COLOURS
from lastcard.cli.terminal.ink import Ink, width
from lastcard.cli.terminal.looks import Looks
from lastcard.games.game import Seat
from lastcard.games.gang import duty as duties
from lastcard.games.gang import events
from lastcard.games.gang.state import Phase
from tests.cli.fakes import WORDS, setting
from tests.cli.screen.views import GANG, dealt, view


def screen(look: Looks | None = None) -> GangScreen:
    return GangScreen(GANG, setting(dealt(), look))


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("G3", "green 3"),
        ("M1", "multi-coloured 1"),
        ("YP", "yellow phoenix"),
        ("RD", "red dragon"),
        ("G3 Y3", "pair of 3s"),
        ("GP YP", "pair of phoenixes"),
        ("Y4 Y4 R4", "three 4s"),
        ("G3 Y4 R5 Y6 G7", "straight, 3 to 7"),
        ("G2 G2 G4 G7 G10", "green flush, 10 high"),
        ("M1 Y2 Y3 Y7 Y9", "yellow flush, 9 high"),
        ("G6 Y6 R6 G3 Y3", "full house, 6s over 3s"),
        ("G5 G5 Y5 GP YP", "full house, 5s over phoenixes"),
        ("M1 R2 R3 R4 R5", "red straight flush, 1 to 5"),
        ("G1 Y1 R1 M1", "gang of four, 1s"),
        ("G2 G2 Y2 Y2 R2", "gang of five, 2s"),
        ("G1 G1 Y1 Y1 R1 R1 M1", "gang of seven, 1s"),
    ],
)
def test_a_combo_has_a_name(cards: str, name: str) -> None:
    assert combo_name(cards, WORDS) == name


PLAYS = {"hand": "G3 Y3 R9", "counts": (3, 5, 5, 5), "phase": Phase.PLAY}


TASKS: list[tuple[duties.Duty, str]] = [
    (duties.Lead(), "You lead: play any combo you like."),
    (
        duties.Open(most=5),
        "You open the match: play the multi-coloured 1, alone or in a combo.",
    ),
    (duties.Beat(), "To beat: Lin's red 2. Play higher, or p to pass."),
    (duties.NothingHigher(), "To beat: Lin's red 2. You cannot: p to pass."),
    (
        duties.Block(next=Seat(1), card="R9", gang=False),
        "Mei is down to a last card: play your highest card, the red 9.",
    ),
    (
        duties.Block(next=Seat(3), card="R9", gang=True),
        "Lin is down to a last card: play your highest card, the red 9, or a gang.",
    ),
    (
        duties.Block(next=Seat(2), card=None, gang=True),
        "Bo is down to a last card: you must play a gang.",
    ),
    (
        duties.LeadSeveral(next=Seat(1)),
        "Mei is down to a last card: you must lead two or more cards",
    ),
    (
        duties.LeadHighest(next=Seat(1), card="M1"),
        "Mei is down to a last card: lead your highest card, the multi-coloured 1.",
    ),
    (duties.SayLastCard(), "You have one card and did not say so"),
    (duties.CutDeck(), "Cut the deck: a number from 1 to 63"),
    (duties.ShowCard(), "Cut again to show a card"),
    (duties.GiveCard(to=Seat(2)), "Choose a card to give Bo in return"),
]


@pytest.mark.parametrize(("duty", "sentence"), TASKS)
def test_the_task_is_told_in_a_sentence(duty: duties.Duty, sentence: str) -> None:
    seen = view(**PLAYS, to_beat="R2", owner=3, duty=duty)
    assert screen().task(seen).startswith(sentence)


def test_every_duty_has_a_sentence() -> None:
    assert {type(duty) for duty, _ in TASKS} == set(get_args(duties.Duty))


@pytest.mark.parametrize(
    ("line", "phase", "move"),
    [
        ("31", Phase.CUT, "cut 31"),
        ("31", Phase.SHOW, "cut 31"),
        ("31", Phase.PLAY, "31"),
        ("g3", Phase.EXCHANGE, "give g3"),
        ("give g3", Phase.EXCHANGE, "give g3"),
        ("p", Phase.PLAY, "pass"),
        ("P", Phase.PLAY, "pass"),
        ("last", Phase.PLAY, "last!"),
        ("!", Phase.PLAY, "last!"),
        ("r7 last!", Phase.PLAY, "r7!"),
        ("R7!", Phase.PLAY, "R7!"),
        ("y3,G3", Phase.PLAY, "y3,G3"),
    ],
)
def test_what_is_typed_is_read_as_the_phase_asks(line: str, phase: Phase, move: str) -> None:
    assert screen().reading(line, view(phase=phase)) == move


def test_enter_cuts_in_the_middle_and_does_nothing_else() -> None:
    # As the rules list them, from the middle on; 32 was shown already.
    places = sorted({*range(1, 64)} - {32}, key=lambda at: abs(at - 32))
    cuts = tuple(f"cut {at}" for at in places)
    assert screen().on_enter(view(phase=Phase.SHOW, legal=cuts)) in ("cut 31", "cut 33")
    assert screen().on_enter(view(phase=Phase.PLAY, legal=("pass",))) is None


def test_hints_are_grouped_and_leave_out_passes_and_calls() -> None:
    legal = ("G3", "Y3", "G3 Y3", "G3 Y3!", "G4 Y4 R4 R4", "G4 G4 Y4 Y4 R4", "pass")
    groups = screen().hints(view(phase=Phase.PLAY, legal=legal))
    assert [(group.title, [hint.move for hint in group.hints]) for group in groups] == [
        ("Single cards", ["G3", "Y3"]),
        ("Pairs", ["G3 Y3"]),
        ("Gangs", ["G4 Y4 R4 R4", "G4 G4 Y4 Y4 R4"]),
    ]


def test_a_hand_of_sixteen_fits_80_columns() -> None:
    hand = "G1 Y1 R2 Y3 Y4 R5 G6 R6 Y7 R8 R8 R9 G10 Y10 R10 YP"
    for ink in (Ink(), Ink(256, "▏")):
        (line,) = hand_lines(hand, BY_NUMBER, COLOURS, ink, 76)
        assert width(line) <= 76


def test_a_hand_too_long_for_the_screen_takes_two_even_lines() -> None:
    hand = "G1 Y2 R3 Y4 Y5 R6 G7 R8 Y9 R10 R10 G10 G10 Y10 R10 YP RD"
    one, two = hand_lines(hand, BY_NUMBER, COLOURS, Ink(256), 76)
    assert abs(width(one) - width(two)) < 20


def test_a_hand_is_sorted_by_number_or_by_colour() -> None:
    hand = "Y1 M1 G2 R2 GP RD"
    assert hand_lines(hand, BY_NUMBER, COLOURS, Ink(), 76) == ["Y1 M1  G2 R2  GP  RD"]
    assert hand_lines(hand, BY_COLOUR, COLOURS, Ink(), 76) == ["M1  G2 GP  Y1  R2 RD"]
    assert [screen().sort(), screen().sort()] == ["colour", "colour"]


def test_the_multi_coloured_1_has_all_three_colours() -> None:
    for paint in (strip("M1", Ink(256)), strip("M1", Ink(16))):
        assert paint.count("\x1b[0m") == 3
    assert tight("M1", Ink()) == "M1"


def test_seats_are_shown_as_they_sit_and_the_arrow_shows_the_way() -> None:
    for direction, arrow in ((1, "←"), (-1, "→")):
        lines = screen().picture(view(direction=direction, phase=Phase.PLAY))
        row = next(line for line in lines if "Mei" in line)
        assert row.split() == ["Lin", arrow, "Bo", arrow, "Mei"]


def test_turn_last_card_and_who_is_out_are_marked() -> None:
    marked = view(phase=Phase.PLAY, declared=(Seat(1),), out=(Seat(2),), counts=(4, 1, 1, 6))
    text = "\n".join(screen().picture(marked))
    assert "▸ You" in text
    assert "LAST CARD" in text
    assert "out of this deal" in text
    assert "▪▪▪▪▪▪ 6" in text


def test_a_live_picture_keeps_its_height() -> None:
    shown = screen(look=Looks(live=True))
    heights = set()
    for number in range(9):
        heights.add(len(shown.picture(view(phase=Phase.PLAY, hand="G3"), 20)))
        shown.tell(events.Played(seat=Seat(1), cards="G3", type="single", left=number), view())
    assert len(heights) == 1


def test_the_rules_in_short_fit_a_screen() -> None:
    lines = screen().summary()
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 79
