"""Any game can be shown, without a picture of its own."""

import itertools

import pytest

from lastcard.cli.play.person import Person
from lastcard.cli.screen.gang import GangScreen
from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.parts import PARTS
from lastcard.cli.screen.plain import PlainScreen
from lastcard.games.game import Seat
from lastcard.games.gang import events
from lastcard.games.registry import GAMES
from tests.cli.fakes import WORDS, Shown, Typed, setting
from tests.cli.screen.views import GANG, dealt, view


def screen() -> PlainScreen:
    return PlainScreen(GANG, setting(dealt()))


def test_every_screen_belongs_to_a_game() -> None:
    assert set(PARTS) <= set(GAMES)
    assert isinstance(screen_for(GANG, setting(dealt())), GangScreen)


def test_a_view_is_shown_field_by_field() -> None:
    shown = view(hand="G3 Y3", to_beat="R2")
    text = "\n".join(screen().picture(shown))
    assert "hand         G3 Y3" in text
    assert "to_beat      R2" in text


def test_events_are_told_with_names() -> None:
    event = events.Played(seat=Seat(1), cards="G3", type="single", left=4)
    (line,) = screen().tell(event, view()).lines
    assert line == "  played: seat Mei, cards G3, type single, left 4"


def test_scores_and_hands_are_shown() -> None:
    assert screen().pad(view(totals=(1, 2, 3, 4)))[2].split() == ["Mei", "2"]
    match = dealt()
    assert len(screen().hands([match.view(Seat(seat)) for seat in range(4)])) == 4


@pytest.mark.parametrize("typed", [["h", "1"], ["pass"], ["sort", "rules", "score", "", "pass"]])
def test_it_can_be_played(typed: list[str]) -> None:
    terminal = Shown(Typed(itertools.chain(typed)))
    somebody = Person(GANG, screen(), terminal, WORDS, "Hello.")
    move = somebody.choose(view(legal=("G3", "pass")), ())
    assert GANG.write(move) in ("G3", "pass")
