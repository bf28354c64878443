"""``master-1`` and ``swift-1`` stay as they are for ever: they are yardsticks of reviews."""

from collections.abc import Iterator
from typing import Final

import pytest

from lastcard.bots.gang.net.weights import FIRST, net_id
from lastcard.bots.registry import seating
from lastcard.games.gang.game import GangOfFour
from lastcard.match import AnyMatch, Match

EVERY: Final = 5
"""So many turns apart they are asked."""
TURNS: Final = 200

CHOSEN: Final[dict[tuple[str, int], str]] = {
    ("master-1@60", 3): (
        "M1; R8; Y10; G8 R8; G1 Y1 R1 G2 G2; G7; give G6; G9; G2; G10; G2; pass; give R2; "
        "Y9 R9; G8; GP; G1 Y1 R1 G2 G2; Y9; G9; G4; give G3; G4 Y4 Y4; G3 Y3 R3 R3"
    ),
    ("master-1@60", 4): (
        "R1 M1 R2 R4 R10; G10; G8 G8; Y2; YP; G5 R5; give G2; G4 Y4 Y4 R4; Y8 R8; Y2 Y2 R2 "
        "R2; G5 Y5 R5 Y6 R6; R7; R9; Y5; R9; R3; GP; give R5; pass; R3; Y3 Y3 G5 Y5 R5; "
        "pass; Y9; G1 R1 R1 Y3 Y3; Y1 Y2 G3 R4 G5; R5"
    ),
    ("swift-1", 3): (
        "M1; R8; Y10; Y2 R2 Y5 Y5 R5; G1 Y1 R1 G2 G2; R8; give Y3; G9; G2; R8; G2; pass; "
        "give R2; Y9 R9; G8; GP; G1 Y1 R1 G2 G2; Y9; G9; G4; give G3; G4 Y4 Y4 G9 R9; G3 Y3 "
        "R3 R3"
    ),
    ("swift-1", 4): (
        "R1 M1 R2 R4 R10; G10; G8 G8; Y2; R9; G5 R5; give R3; G4 Y4 Y4 R4; G3 Y3; Y2 Y2 R2 "
        "R2; G5 Y5 R5 Y6 R6; Y9; R9; Y5; R9; R3; GP; give Y5; pass; R3; Y3 Y3 G5 Y5 R5; R9; "
        "Y9; Y3 Y3 G5 Y5 R5; Y1 Y2 G3 R4 G5; R3"
    ),
}
"""What each plays in the positions below, by the number of players."""


def positions(seats: int) -> Iterator[AnyMatch]:
    """A match in which nobody thinks, every few turns; no bot decides what becomes of it."""
    game = GangOfFour()
    options = game.options("en-2010", {"last_card": "automatic", "target": "1000"})
    match = Match(game, options, seats, seed=seats)
    for turn in range(TURNS):
        legal = match.legal()
        if (turn % EVERY == 0 or match.view(None).phase == "exchange") and len(legal) > 1:
            yield match
        match.play(legal[7 * turn % len(legal)])


@pytest.mark.parametrize(("bot", "seats"), CHOSEN)
def test_its_choices_never_change(bot: str, seats: int) -> None:
    game = GangOfFour()
    player = seating(bot, game)(1)
    chosen = []
    for match in positions(seats):
        move = player.choose(match.view(match.awaits), match.seen())
        assert move is not None
        chosen.append(game.write(move))
    assert "; ".join(chosen) == CHOSEN[bot, seats]


def test_their_weights_never_change() -> None:
    assert net_id(FIRST) == "31783d58"
