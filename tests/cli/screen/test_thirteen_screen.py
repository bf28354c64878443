"""13 in words and pictures."""

from typing import Any

import pytest

from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.thirteen import ThirteenScreen
from lastcard.cli.terminal.ink import width
from lastcard.cli.terminal.looks import ASCII, MANY, SIXTEEN, Looks
from lastcard.games.game import Seat
from lastcard.games.thirteen import events
from tests.cli.fakes import setting
from tests.cli.screen.thirteen import THIRTEEN, dealt, screen, view

LIVE = Looks(live=True)


def shown(lines: list[str]) -> str:
    return "\n".join(lines)


def target_lines(on: str, look: Looks | None = None) -> list[str]:
    lines = screen(look=look).picture(view(on=on))
    names = ("Blue", "Yellow", "Green")
    return [next(line for line in lines if name in line) for name in names]


def test_the_game_has_its_screen() -> None:
    assert isinstance(screen_for(THIRTEEN, setting(dealt())), ThirteenScreen)


def test_a_target_is_a_bar_in_which_every_point_has_its_place() -> None:
    blue, yellow, green = target_lines("B7 B4 | | G1 R4")
    assert "B7" + "─" * 19 + "B4" + "─" * 10 + "·" * 6 + " 11! " in blue
    assert "·" * 39 + "  0  empty" in yellow
    assert "G1─R4" + "─" * 10 + "·" * 24 + "  5  " in green


def test_a_bar_can_be_read_without_drawn_signs() -> None:
    blue, yellow, _ = target_lines("B1 B2 | | ", Looks(signs=ASCII))
    assert "B1-B2----" + "." * 30 in blue
    assert "." * 39 in yellow


def test_every_point_has_its_place_in_a_narrow_bar() -> None:
    blue, *_ = target_lines("B7 B4 | | ", Looks(width=70))
    assert "B7" + "─" * 12 + "B4" + "─" * 6 + "·" * 4 + " 11! " in blue


def test_a_narrow_screen_says_only_what_matters_most() -> None:
    look = Looks(width=64)
    assert target_lines("B5 | Y7 | G7 G5 G1", look)[0].endswith(" 5  room for 8")
    assert target_lines("B5 | Y7 | G7 G5 G1", look)[1].endswith(" 7  a 7 breaks it")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("", " 0  empty"),
        ("B5", " 5  room for 8, any card fits"),
        ("B5 B1", " 6  room for 7, any card fits"),
        ("B7", " 7  room for 6, a 7 breaks it"),
        ("B7 B2", " 9  room for 4, a 5 breaks it"),
        ("B5 B5", "10! room for 3, a 4 breaks it"),
        ("B7 B5", "12! room for 1, a 2 breaks it"),
        ("B7 B5 B1", "13! full, any card breaks it"),
    ],
)
def test_a_target_says_what_would_break_it(cards: str, sentence: str) -> None:
    blue, *_ = target_lines(f"{cards} | | ")
    assert blue.endswith(sentence)


def test_a_rotten_four_is_red_wherever_it_lies() -> None:
    blue, *_ = target_lines("B2 R4 | | ", Looks(colours=MANY))
    assert "\x1b[48;5;26;38;5;231m|B2" in blue.replace("▏", "|")
    assert "\x1b[48;5;160;38;5;231m|R4" in blue.replace("▏", "|")


@pytest.mark.parametrize("colours", [SIXTEEN, MANY])
def test_every_colour_has_letters_as_well(colours: int) -> None:
    text = shown(screen(look=Looks(colours=colours)).picture(view(hand="B1 Y1 G1 R4")))
    for card in ("B1", "Y1", "G1", "R4"):
        assert f"m {card} \x1b" in text


def test_seats_are_shown_as_they_sit_and_the_arrow_shows_the_way() -> None:
    lines = screen().picture(view())
    row = next(line for line in lines if "Mei" in line)
    assert row.split() == ["Mei", "→", "Bo", "→", "Lin"]
    assert lines[0].split("·")[1:] == [" deal 1 of 4 ", " you deal" + lines[0].split("you deal")[1]]


def test_turn_counts_cards_taken_and_points_are_shown() -> None:
    fields: dict[str, Any] = {
        "awaits": 2,
        "counts": (5, 5, 4, 3),
        "taken": (0, 7, 1, 0),
        "totals": (9, 1, 3, 4),
    }
    text = shown(screen().picture(view(**fields, pile=1)))
    for part in ("▸ Bo", "▪▪▪ 3", "7 taken, 1 point ", "0 taken, 4 points", "1 card to draw"):
        assert part in text
    assert "nothing left to draw" in shown(screen().picture(view(pile=0)))


def test_opened_piles_are_counted_by_colour() -> None:
    piles = ("", "B1 B7 R4", "Y5", "")
    text = shown(screen().picture(view(opened=piles, taken=(0, 3, 1, 0))))
    assert "2B 1R, 0 points" in text
    assert "1Y, 0 points" in text


def test_a_hand_is_sorted_by_colour_or_by_value() -> None:
    there = screen()
    hand = view(hand="B1 G1 Y2 R4 B7")
    assert "   B1 B7  Y2  G1  R4" in there.picture(hand)
    assert there.sort() == "number"
    assert "   B1 G1  Y2  R4  B7" in there.picture(hand)
    assert there.sort() == "colour"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("changes", [{}, {"deal": "all"}, {"open_piles": "on"}])
@pytest.mark.parametrize(
    "look",
    [
        LIVE,
        Looks(live=True, colours=MANY),
        Looks(width=64, height=22, live=True),
        Looks(width=100, height=40, live=True),
    ],
)
def test_a_picture_keeps_to_the_screen(seats: int, changes: dict[str, str], look: Looks) -> None:
    match = dealt(seats, **changes)
    there = screen(match, look)
    heights = set()
    for _ in range(40):
        assert match.awaits is not None
        move = THIRTEEN.default(match.state, match.awaits)
        for event in match.act(match.awaits, move).events:
            told = there.tell(event, match.view(Seat(0)))
            assert max(map(width, told.lines), default=0) <= max(80, look.width)
            lines = there.picture(match.view(Seat(0)), look.height - 4)
            assert max(map(width, lines)) <= look.width
            heights.add(len(lines))
        if match.awaits == -1:
            break
    assert len(heights) == 1
    assert heights.pop() + 3 <= look.height


def test_the_way_a_hand_is_sorted_is_left_out_where_there_is_no_room() -> None:
    match = dealt(6)
    narrow = screen(match, Looks(width=60)).picture(match.view(Seat(0)))
    assert not any("pointsby" in line for line in narrow)
    assert max(map(width, narrow)) <= 60


def test_a_watcher_sees_everybody_and_no_hand() -> None:
    there = screen(me=None)
    lines = there.picture(dealt().view(None))
    assert sum(name in shown(lines) for name in ("You", "Mei", "Bo", "Lin")) == 4
    assert not any("by colour" in line for line in lines)


def test_the_log_fades_after_a_round() -> None:
    there = screen(look=Looks(colours=MANY, live=True))
    for value in (1, 2, 3, 4, 5):
        there.tell(events.Played(seat=Seat(value % 4), card="B1", target="B", sum=value), view())
    text = shown(there.picture(view(), 21))
    assert "\x1b[38;5;243mMei       puts" in text
    assert "   Bo        puts" in text


@pytest.mark.parametrize("lines", [screen().summary(), screen().help()])
def test_the_rules_in_short_fit_a_screen(lines: list[str]) -> None:
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 79
