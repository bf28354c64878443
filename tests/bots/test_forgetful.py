"""The gentle bots forget "Last card!" now and then, and only that."""

from collections.abc import Sequence
from typing import Any

from lastcard.bots.forgetful import Forgetful
from lastcard.games.game import Entry
from lastcard.games.registry import GAMES
from lastcard.match import run
from tests.support.players import Miser

GANG = GAMES["gang"]


class Spy(Forgetful):
    """Counts what was said and what was not."""

    said = forgotten = 0

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        move = super().choose(view, seen)
        if move is not None and f"{GANG.write(move)}!" in view.legal:
            self.forgotten += 1
        if move is not None and GANG.write(move).endswith("!"):
            self.said += 1
        return move


def play(**changes: str) -> list[Spy]:
    spies = [Spy(GANG, Miser(GANG), seat) for seat in range(4)]
    for seed in range(10):
        run(GANG, GANG.options("en-2010", changes), spies, seed)
    return spies


def test_some_last_cards_are_forgotten_and_most_are_not() -> None:
    spies = play(last_card="spoken")
    said, forgotten = sum(spy.said for spy in spies), sum(spy.forgotten for spy in spies)
    assert 0.1 < forgotten / (said + forgotten) < 0.4


def test_where_nothing_is_spoken_nothing_is_forgotten() -> None:
    assert sum(spy.said + spy.forgotten for spy in play(last_card="automatic")) == 0
