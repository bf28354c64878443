"""What the master makes of it."""

from lastcard.bots.bot import Budget
from lastcard.bots.registry import seating
from lastcard.bots.thirteen.master import Master
from lastcard.games.thirteen.notation import write_placement
from lastcard.match import run
from tests.bots.thirteen.situations import THIRTEEN, moments
from tests.bots.thirteen.table import situation


def test_it_sees_what_is_certain() -> None:
    # Each holds one card and nothing is left to draw: only on green the four takes no other.
    last = situation("R4", ("B7 R4", "Y7 R4", "G7"), pile=0, deals_left=0)
    assert write_placement(Master(1, Budget(worlds=50)).play(last)) == "R4>G"


def test_it_plays_the_same_however_often_it_is_asked() -> None:
    master = Master(3, Budget(worlds=20))
    for moment in moments(4)[::7]:
        assert master.play(moment.situation) == master.play(moment.situation)


def test_it_can_be_told_how_long_to_think() -> None:
    players = [seating(spec, THIRTEEN)(1) for spec in ("master@1ms", "master@5", "greedy")]
    match = run(THIRTEEN, THIRTEEN.editions["fr-2009"], players, seed=1)
    assert THIRTEEN.outcome(match.state) is not None
