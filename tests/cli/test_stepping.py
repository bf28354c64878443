"""A recorded match on a terminal, step by step."""

import re
from pathlib import Path

import pexpect
import pytest

from lastcard.cli import main
from lastcard.cli.replay.moments import (
    deal_end,
    known_at,
    moments_of,
    next_place,
    previous_place,
)
from lastcard.cli.replay.stepper import Stepper
from lastcard.games.registry import GAMES
from lastcard.record import Record, write_text
from tests.cli.fakes import WORDS, Shown, Typed
from tests.record.matches import recorded
from tests.stones.game import Stones
from tests.stones.registered import REGISTRY
from tests.support.commands import lastcard, on_terminal

GANG = recorded("gang", "en-2010", 4, 3, target="30")
THIRTEEN = recorded("thirteen", next(iter(GAMES["thirteen"].editions)), 3, 3)


def stepped(*typed: str, record: Record = GANG, place: int = 1, eyes: str = "open") -> str:
    """What is shown to somebody who types all that."""
    terminal = Shown(Typed(typed))
    stepper = Stepper(record, moments_of(record), terminal, WORDS)
    stepper.look(eyes)
    stepper.run(place)
    return terminal.text


def test_enter_goes_on_and_b_goes_back() -> None:
    moments = moments_of(GANG)
    assert stepped("", "", "b").count("Deal 1") == 4
    assert next_place(moments, 1, "move") == 2
    assert previous_place(moments, 2, "move") == 1


@pytest.mark.parametrize("record", [GANG, THIRTEEN], ids=["gang", "thirteen"])
@pytest.mark.parametrize("stride", ["move", "cycle", "deal"])
def test_steps_back_stop_where_steps_onwards_do(record: Record, stride: str) -> None:
    moments = moments_of(record)
    there = [1]
    while there[-1] < len(moments):
        there.append(next_place(moments, there[-1], stride))  # type: ignore[arg-type]
    back = [len(moments)]
    while back[-1] > 1:
        back.append(previous_place(moments, back[-1], stride))  # type: ignore[arg-type]
    assert back[::-1] == there


def test_steps_by_deal_stop_where_the_cards_were_dealt() -> None:
    moments = moments_of(GANG)
    second = next_place(moments, 1, "deal")
    assert moments[second - 1].deals
    assert deal_end(moments, 1) == second - 1
    assert "Deal 2" in stepped("d")
    assert "Deal 2" not in stepped("d", "db").rpartition("Deal 1")[2]


def test_a_number_leads_to_that_move() -> None:
    assert stepped("20").endswith(stepped(place=20))
    assert stepped("999999").endswith(stepped(place=10**6))


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    moment = moments_of(GANG)[0]
    hands = [moment.view(seat).hand for seat in range(4)]  # type: ignore[arg-type]
    seen = re.sub(r"\s+", " ", stepped(eyes="1"))
    assert hands[1] in seen
    assert not any(hand in seen for hand in (hands[0], hands[2], hands[3]))
    assert all(hand in re.sub(r"\s+", " ", stepped()) for hand in hands)


def test_eyes_are_chosen_by_name_by_number_or_one_after_the_other() -> None:
    assert stepped("e bo") == stepped("e 1")
    assert "Nobody here is called “zoe”" in stepped("e zoe")
    one_by_one = stepped("e", "e", eyes="0")
    assert one_by_one.endswith("Cléo sees this.\n")
    assert stepped("o", eyes="0").endswith("All hands open.\n")


def test_what_was_known_is_a_row_of_cards_for_each_number() -> None:
    text = stepped("k", place=30, eyes="0")
    hand = moments_of(GANG)[29].view(0).hand.split()  # type: ignore[arg-type]
    assert all(f"[{card}]" in text for card in hand)
    known = known_at(moments_of(GANG), 30)
    assert known is not None
    assert all(f"*{card}" in text for card in known.table.split())
    assert f"In hand: {len(hand)}" in text
    assert "Every card of the game, as far as Ann could know then." in text


def test_of_a_game_that_keeps_no_count_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "stones", Stones())
    record = recorded("stones", "toy", 3, 1)
    text = stepped("", "k", record=record)
    assert "nobody keeps count of the cards here yet" in text


def test_the_log_the_score_and_the_keys_can_be_looked_at() -> None:
    assert "Move 30" in stepped("l", place=30) or "leads" in stepped("l", place=30)
    assert "total" in stepped("s", place=200)
    assert "Enter        one move on" in stepped("?")
    assert "“x” is not a key of this list" in stepped("x")


def test_later_deals_are_hidden_until_one_gets_there() -> None:
    moments = moments_of(GANG)
    text = stepped("last")
    assert "Deal 2" not in text
    assert str(len(moments)) not in text
    assert f"the match has {len(moments)} moves" in stepped("h")
    assert "The match is over" in stepped("h", "last")


def test_the_end_of_a_deal_shows_its_score() -> None:
    assert "points" in stepped("last").lower()


def test_it_plays_by_itself_until_enter_is_pressed() -> None:
    terminal = Shown(Typed(["a"], overheard=[]))
    Stepper(GANG, moments_of(GANG), terminal, WORDS).run(1)
    assert "The match is over" in terminal.text
    stopped = Shown(Typed(["a"], overheard=[""]))
    Stepper(GANG, moments_of(GANG), stopped, WORDS).run(1)
    assert len(stopped.text) < len(terminal.text) / 10


def test_after_the_last_move_there_is_nothing_more() -> None:
    assert "The record ends here." in stepped("", place=10**6)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(write_text(GANG))
    return path


def test_on_a_terminal_a_record_is_stepped_through(file: Path) -> None:
    child = on_terminal("replay", str(file), "--move", "5", "--eyes", "1")
    child.expect("Move 5,")
    child.sendline("")
    child.expect("Move 6,")
    child.sendline("d")
    child.expect("Deal 2")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_all_of_it_can_be_had_at_once(file: Path) -> None:
    child = on_terminal("replay", str(file), "--all")
    child.expect("Every move is allowed and every score is right.")
    child.expect(pexpect.EOF)


def test_into_a_pipe_everything_is_written(file: Path) -> None:
    done = lastcard("replay", str(file), "--move", "9")
    assert "The match is over." in done.stdout
    assert "Enter" not in done.stdout


@pytest.mark.parametrize("move", ["0", "-1", "soon"])
def test_a_move_that_is_no_number_is_refused(
    file: Path, move: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), f"--move={move}"]) == 2
    assert "--move" in capsys.readouterr().err
