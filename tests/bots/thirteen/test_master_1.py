"""``master-1`` stays as it is for ever: reviews of all times are measured by it."""

from collections.abc import Iterator
from typing import Final

import pytest

from lastcard.bots.registry import seating
from lastcard.bots.thirteen.search.frozen import first_id
from lastcard.games.thirteen.game import Thirteen
from lastcard.match import AnyMatch, Match

EVERY: Final = 11
"""So many turns apart it is asked."""

CHOSEN: Final = {
    (3, "five"): "B5 Y2 G7 G7 G4 R4>G Y7 B7 B7 Y7 G4 B5 Y2 B7 B2 G4 B7 Y7 B5 Y5 G5 B7 Y4 R4>B G4",
    (4, "five"): "G7 Y5 B2 G2 Y1 Y2 G4 Y5 B5 Y2 G7 B2 B5 B4 Y2 G4",
    (5, "five"): "G7 G7 Y4 B5 B5 B7 Y5 G5 Y5 Y4 Y5 B7 G5 Y1 R4>Y Y7 Y2 B4 Y7 Y5",
    (6, "five"): "G2 G5 B5 B4 B2 G7 Y1 R4>G B5 G5 Y2 Y1 B5 G4 Y1 G5 Y7 G5 B5 Y5 B5 Y7 G2 G5",
    (3, "all"): "R4>B Y1 G4 R4>B Y4 Y2 G5 B1 B7 B5 Y5 R4>Y G5 Y2 B1 G7 Y2 B1 Y7 G1",
    (4, "all"): "Y4 Y5 B2 G2 R4>B Y7 G2 Y5 G1 G5 G1 B5 B4 Y5 G4",
}
"""What it plays in the positions below, by the number of players and how the cards are dealt."""


def positions(seats: int, deal: str) -> Iterator[AnyMatch]:
    """A match in which nobody thinks, every few turns; no bot decides what becomes of it."""
    game = Thirteen()
    match = Match(game, game.options("fr-2009", {"deal": deal}), seats, seed=seats)
    turn = 0
    while not match.over:
        legal = match.legal()
        if turn % EVERY == 0 and len(legal) > 1:
            yield match
        match.play(legal[7 * turn % len(legal)])
        turn += 1


@pytest.mark.parametrize(("seats", "deal"), CHOSEN)
def test_its_choices_never_change(seats: int, deal: str) -> None:
    game = Thirteen()
    player = seating("master-1@60", game)(1)
    chosen = []
    for match in positions(seats, deal):
        move = player.choose(match.view(match.awaits), match.seen())
        assert move is not None
        chosen.append(game.write(move))
    assert " ".join(chosen) == CHOSEN[seats, deal]


def test_its_weights_never_change() -> None:
    assert first_id() == "896628f6"
