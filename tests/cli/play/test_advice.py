"""What a hint says, turn after turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import lastcard.cli.play.advice
from lastcard.bots.advice.reason import Advice, Explained, Reason
from lastcard.cli.play.advice import bot_advice
from lastcard.games.registry import GAMES
from tests.cli.fakes import WORDS

ALL = Reason("guide-thirteen-only")
SPARE = Reason("guide-thirteen-highest", {"value": 7})
OTHER = Reason("guide-thirteen-highest", {"value": 6})
THERE = Reason("guide-thirteen-highest", {"value": 5})


@dataclass(frozen=True)
class Turn:
    """As much of a view as advice is asked with."""

    number: int


def said(
    monkeypatch: pytest.MonkeyPatch, *turns: tuple[int, Sequence[Reason], Sequence[Reason]]
) -> list[str]:
    """What is said in *turns*: of each its number, why the move is good, and what lies there."""
    advice = bot_advice(GAMES["thirteen"], WORDS)
    told = []
    for number, reasons, scene in turns:
        found = Advice("B1", Explained("topic", tuple(reasons), tuple(scene)))

        def advise(*of: Any, found: Advice = found, **how: Any) -> Advice:
            return found

        monkeypatch.setattr(lastcard.cli.play.advice, "advise", advise)
        line, _ = advice(Turn(number), ())
        told.append(line.removeprefix("A strong bot would play B1.").strip())
    return told


def words(*reasons: Reason) -> str:
    return " ".join(WORDS.say(reason.code, **reason.args) for reason in reasons)


def test_what_was_said_last_turn_gives_way_to_what_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = said(monkeypatch, (1, [ALL, SPARE], []), (2, [ALL, SPARE, OTHER], [THERE]))
    assert [first, second] == [words(ALL, SPARE), words(OTHER)]


def test_where_all_was_said_what_lies_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, *((turn, [ALL], [THERE, OTHER]) for turn in (1, 2)))
    assert told == [words(ALL), words(THERE)]


def test_where_there_is_nothing_else_it_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, (1, [ALL], []), (2, [ALL], [])) == [words(ALL), words(ALL)]


def test_two_turns_later_it_may_be_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, (1, [ALL], []), (2, [SPARE], []), (3, [ALL], []))
    assert told == [words(ALL), words(SPARE), words(ALL)]


def test_asked_again_in_the_same_turn_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = (1, [ALL, SPARE, OTHER], [THERE])
    assert said(monkeypatch, turn, turn) == [words(ALL, SPARE)] * 2
