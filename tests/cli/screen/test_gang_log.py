"""The score pad, the end of a deal and what happens on the way there."""

import pytest

from lastcard.cli.screen.gang import GangScreen
from lastcard.cli.terminal.looks import Looks
from lastcard.games.game import Event, Giving, NextDeal, Seat
from lastcard.games.gang import events
from lastcard.games.gang.state import Phase, Row
from lastcard.games.gang.view import View
from tests.cli.fakes import setting
from tests.cli.screen.views import GANG, dealt, view


def screen(look: Looks | None = None) -> GangScreen:
    return GangScreen(GANG, setting(dealt(), look))


PAD = (
    Row(1, Seat(1), (5, 0, 9, 9), (5, 0, 18, 18), ()),
    Row(-1, Seat(0), (0, 1, 3, 4), (0, 2, 3, 4), (Seat(1),)),
)


def test_the_pad_has_a_row_per_deal_with_its_arrow_and_the_totals() -> None:
    lines = screen().pad(view(pad=PAD, totals=(5, 2, 21, 22)))
    rows = [line.split() for line in lines]
    assert rows[0] == ["deal", "You", "Mei", "Bo", "Lin"]
    assert rows[2] == ["1", "↺", "5", "0", "18", "18"]
    assert rows[3] == ["2", "↻", "0", "2!", "3", "4"]
    assert rows[5] == ["total", "5", "2", "21", "22"]
    assert "forgot" in lines[6]
    assert "100 points" in lines[7]


def test_an_empty_pad_says_so() -> None:
    assert "No deal" in screen().pad(view())[0]


def test_a_long_pad_keeps_to_the_screen() -> None:
    shown = screen(look=Looks(live=True))
    lines = shown.pad(view(pad=PAD * 20, totals=(5, 2, 21, 22)))
    assert len(lines) < 20
    assert "earlier deals" in lines[2]


def told(event: Event, shown: View | None = None) -> str:
    return "\n".join(screen().tell(event, shown or view()).lines).strip()


def test_the_end_of_a_deal_opens_hands_and_says_what_comes_next() -> None:
    hands = ("G3", "", "G5", "Y6 R6")
    event = events.DealEnded(winner=Seat(1), hands=hands, points=(1, 0, 1, 2), totals=(1, 0, 1, 2))
    one = (Row(1, Seat(1), (1, 0, 1, 2), (1, 0, 1, 2), ()),)
    giving = Giving(giver=Seat(3), taker=Seat(1))
    coming = NextDeal(dealer=Seat(1), leader=Seat(1), direction=-1, giving=giving)
    text = told(event, view(pad=one, totals=(1, 0, 1, 2), next_deal=coming))
    assert text.startswith("Mei wins deal 1.")
    assert "Y6 R6" in text
    assert "Mei deals next, clockwise, and leads." in text
    assert "Lin will give Mei the highest card." in text


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((0,), "You win."),
        ((2,), "Bo wins."),
        ((0, 2), "You share the win with Bo."),
        ((1, 2), "The win is shared: Mei, Bo."),
    ],
)
def test_the_standings_name_the_winners(winners: tuple[int, ...], sentence: str) -> None:
    totals = tuple(4 if seat in winners else 100 + seat for seat in range(4))
    event = events.MatchEnded(totals=totals, winners=tuple(map(Seat, winners)))
    text = told(event)
    assert sentence in text
    assert text.count("\n   1  ") == len(winners)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.Dealt(deal=2, dealer=Seat(0), direction=-1), "Deal 2, clockwise. You deal."),
        (events.DeckCut(seat=Seat(1), at=31), "Mei cuts the deck at 31."),
        (
            events.CardShown(seat=Seat(0), card="GP", again=True),
            "You show the green phoenix, which cannot be counted: cut again.",
        ),
        (events.CardShown(seat=Seat(2), card="Y6", again=False), "Bo shows the yellow 6."),
        (
            events.Given(giver=Seat(0), taker=Seat(1), card="RD", forced=True),
            "RD You give Mei your highest card, the red dragon.",
        ),
        (
            events.Given(giver=Seat(1), taker=Seat(0), card="G1", forced=False),
            "G1 Mei gives you the green 1 in return.",
        ),
        (
            events.Given(giver=Seat(1), taker=Seat(2), card="G1", forced=True),
            "G1 Mei gives Bo the highest card, the green 1.",
        ),
        (events.Passed(seat=Seat(3)), "Lin       pass"),
        (events.Declared(seat=Seat(3)), "Lin       Last card!"),
        (
            events.Undeclared(seat=Seat(0)),
            "You did not say “Last card!” in time: you are out of this deal and keep one card.",
        ),
        (events.CycleEnded(leader=Seat(1)), "All have passed: Mei leads the next cycle."),
    ],
)
def test_what_happens_is_told(event: Event, sentence: str) -> None:
    assert told(event).replace("\n   ", " ") == sentence


def test_a_new_cycle_clears_the_middle_of_the_table() -> None:
    shown = screen()
    for event in (
        events.Played(seat=Seat(1), cards="G3", type="single", left=5),
        events.CycleEnded(leader=Seat(1)),
    ):
        shown.tell(event, view())
    assert "green 3" in "\n".join(shown.picture(view(phase=Phase.PLAY)))
    shown.tell(events.Played(seat=Seat(1), cards="G4", type="single", left=4), view())
    text = "\n".join(shown.picture(view(phase=Phase.PLAY)))
    assert "green 3" not in text
    assert "green 4" in text


def played(cards: str, seat: int) -> events.Played:
    return events.Played(seat=Seat(seat), cards=cards, type="single", left=3)


def test_who_wins_a_cycle_is_told() -> None:
    there = screen()
    there.tell(played("G3", 0), view())
    there.tell(played("G5", 1), view())
    told_of = there.tell(events.CycleEnded(leader=Seat(1)), view())
    assert told_of.lines == ["   Mei wins the cycle and leads the next one."]
    assert told_of.moment
    there.tell(played("G7", 1), view())
    other = there.tell(events.CycleEnded(leader=Seat(2)), view())
    assert other.lines == ["   All have passed: Bo leads the next cycle."]


def test_the_log_has_the_whole_deal_and_the_table_only_the_cycle() -> None:
    there = screen()
    there.tell(played("G3", 0), view())
    there.tell(events.CycleEnded(leader=Seat(0)), view())
    there.tell(played("G5", 0), view())
    assert [line.split()[:2] for line in there.log()] == [
        ["You", "G3"],
        ["You", "win"],
        ["You", "G5"],
    ]
    assert not any("green 3" in line for line in there.picture(view(), 20))
    there.tell(events.Dealt(deal=2, dealer=Seat(0), direction=-1), view())
    assert len(there.log()) == 1


def test_what_is_to_be_beaten_stays_in_sight_however_little_room_there_is() -> None:
    there = screen()
    there.tell(played("G3", 3), view())
    for seat in (0, 1, 2):
        there.tell(events.Passed(seat=Seat(seat)), view())
    assert any("green 3" in line for line in there.picture(view(), 0))


def test_the_play_that_won_a_deal_stands_above_the_score() -> None:
    there = screen()
    there.tell(played("G5", 1), view())
    row = Row(1, Seat(1), (1, 0, 1, 2), (1, 0, 1, 2), ())
    hands = ("G2", "", "G3", "Y6 R6")
    event = events.DealEnded(winner=Seat(1), hands=hands, points=(1, 0, 1, 2), totals=(1, 0, 1, 2))
    lines = there.tell(event, view(pad=(row,), totals=(1, 0, 1, 2))).lines
    assert lines[1].split() == ["Mei", "G5", "green", "5"]


def test_whoever_is_out_reads_why_and_the_rule_at_their_own_seat() -> None:
    text = " ".join(" ".join(screen().picture(view(out=(Seat(0),)), 20)).split())
    assert "You did not say “Last card!” in time: you are out of this deal" in text
    assert "GF-8.5" in text
    assert "in time" not in " ".join(screen().picture(view(out=(Seat(1),)), 20))


def test_a_move_waits_only_for_a_person_who_may_still_call() -> None:
    there, people = screen(), [Seat(0), Seat(1)]
    last = {"owner": Seat(1), "to_beat": "G5", "counts": (5, 1, 5, 5)}
    assert "Mei may still say" in str(there.waits(view(**last), people))
    assert there.waits(view(**last), [Seat(0)]) is None
    assert there.waits(view(**last, declared=(Seat(1),)), people) is None
    assert there.waits(view(**{**last, "counts": (5, 2, 5, 5)}), people) is None
