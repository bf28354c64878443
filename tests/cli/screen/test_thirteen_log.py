"""What happens in 13, the end of a deal, and whole matches."""

from pathlib import Path

import pytest

from lastcard.cli.terminal.looks import MANY, Looks
from lastcard.games.game import Event, NextDeal, Seat
from lastcard.games.thirteen import events
from lastcard.games.thirteen.notation import read_cards
from lastcard.games.thirteen.scoring import deal_points, tally
from lastcard.games.thirteen.view import Row, View
from lastcard.record import read, rebuild
from tests.cli.fakes import DULL
from tests.cli.screen.thirteen import dealt, screen, view
from tests.support.commands import lastcard

TAKEN = ("B1 B1 B5", "B2 B7 Y1 R4", "Y5 G2 R4 R4", "Y7 G4")
PIPED = "".join(f"{line}\n" for line in DULL) * 400


def told(*happened: Event, shown: View | None = None) -> str:
    there = screen()
    return "\n".join(
        line for event in happened for line in there.tell(event, shown or view()).lines
    ).strip()


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [(1, "Mei       puts B7 on blue, 12"), (0, "You       put  B7 on blue, 12")],
)
def test_a_card_put_down_is_told(seat: int, sentence: str) -> None:
    assert told(events.Played(seat=Seat(seat), card="B7", target="B", sum=12)) == sentence


@pytest.mark.parametrize(
    ("seat", "cards", "sentence"),
    [
        (2, "Y7 Y2 R4", "Bo        puts Y5 on yellow, 18: takes 3 cards, Y7 Y2 R4"),
        (0, "Y7 Y2", "You       put  Y5 on yellow, 18: take 2 cards, Y7 Y2"),
    ],
)
def test_taking_cards_is_told_in_one_line(seat: int, cards: str, sentence: str) -> None:
    played = events.Played(seat=Seat(seat), card="Y5", target="Y", sum=18)
    took = events.Took(seat=Seat(seat), target="Y", cards=cards, taken=3)
    assert told(played, took, events.Drew(seat=Seat(seat), pile=3)) == sentence


def test_a_new_deal_clears_the_log() -> None:
    there = screen(look=Looks(live=True))
    there.tell(events.Played(seat=Seat(1), card="B7", target="B", sum=7), view())
    there.tell(events.Dealt(deal=2, dealer=Seat(1), direction=1), view())
    text = "\n".join(there.picture(view(), 20))
    assert "Deal 2. Mei deals." in text
    assert "puts B7" not in text


def ended() -> tuple[events.DealEnded, View]:
    tallies = tuple(tally(read_cards(cards)) for cards in TAKEN)
    points = deal_points(tallies)
    event = events.DealEnded(taken=TAKEN, points=points, totals=points)
    pad = (Row(Seat(0), tallies, points),)
    coming = NextDeal(dealer=Seat(1), leader=Seat(2), direction=1)
    return event, view(pad=pad, totals=points, dealer=Seat(1), next_deal=coming)


def test_the_end_of_a_deal_counts_what_was_taken_colour_by_colour() -> None:
    event, after = ended()
    rows = [line.split() for line in told(event, shown=after).splitlines()]
    assert rows[2] == ["Blue", "Yellow", "Green", "Rotten", "x2", "points"]
    assert rows[3] == ["You", "3*", "115", "·", "·", "·", "0"]
    assert rows[4] == ["Mei", "2", "27", "1", "1", "·", "1", "4", "5"]
    assert rows[5] == ["Bo", "·", "1", "5", "1", "2", "2", "44", "6"]
    assert rows[6] == ["Lin", "·", "1", "7", "1", "4", "·", "2"]


def test_the_end_of_a_deal_shows_the_pad_and_what_comes_next() -> None:
    event, after = ended()
    text = told(event, shown=after)
    assert text.startswith("Deal 1 is over.")
    assert ["1", "You", "0", "5", "6", "2"] in [line.split() for line in text.splitlines()]
    assert text.endswith("Mei deals next, and Bo begins.")


def test_a_pile_too_long_for_its_column_is_cut_and_still_counted() -> None:
    cards = "B1 B1 B1 B2 B2 B2 B4 B4 B5 B5 B5"
    event, after = ended()
    tallies = (tally(read_cards(cards)), *after.pad[0].tallies[1:])
    pad = (Row(Seat(0), tallies, after.pad[0].points),)
    long = events.DealEnded(taken=(cards, *TAKEN[1:]), points=event.points, totals=event.totals)
    assert "11* 11122244+ " in told(long, shown=view(pad=pad, totals=event.totals))


def test_the_pad_says_how_long_the_match_is() -> None:
    assert screen().pad(view()) == [
        "  No deal has been scored yet.",
        "  The match has 4 deals; the lowest score wins.",
    ]


def test_a_win_can_be_shared() -> None:
    event = events.MatchEnded(totals=(9, 4, 4, 12), winners=(Seat(1), Seat(2)))
    text = told(event)
    assert "The win is shared: Mei, Bo." in text
    assert text.count("\n   1  ") == 2


def test_whoever_shares_a_win_is_told_with_whom() -> None:
    event = events.MatchEnded(totals=(4, 4, 4, 12), winners=(Seat(0), Seat(1), Seat(2)))
    assert "You share the win with Mei, Bo." in told(event)


def test_hands_are_shown_to_who_looks_on_afterwards() -> None:
    match = dealt(6)
    lines = screen(match, Looks(colours=MANY)).hands([match.view(Seat(n)) for n in range(6)])
    assert len(lines) == 6


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "4", "--option", "open_piles=on"),
        ("--players", "5", "--option", "deal=all"),
        ("--players", "6", "--bots", "novice"),
    ],
)
def test_a_piped_match_is_played_to_its_end_and_shown_again(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    done = lastcard("play", "thirteen", "--seed", "7", "--save", str(file), *options, typed=PIPED)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout
    assert "\x1b" not in done.stdout
    told_lines = [line for line in done.stdout.splitlines() if str(file) not in line]
    assert max(map(len, told_lines)) <= 80
    assert rebuild(read(file.read_text())).awaits is None
    again = lastcard("replay", str(file))
    assert (again.returncode, again.stderr) == (0, "")
    assert "Every move is allowed and every score is right." in again.stdout
    assert max(map(len, again.stdout.splitlines())) <= 80
    assert "Bo" in again.stdout
