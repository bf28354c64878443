"""What comes of playing through what may be."""

from hashlib import sha256

import pytest

from lastcard.bots.bot import Budget
from lastcard.bots.registry import seating
from lastcard.bots.thirteen.master import MASTER
from lastcard.bots.thirteen.search.lookahead import LookAhead, SearchSettings
from lastcard.bots.thirteen.searcher import SEARCHER
from lastcard.games.thirteen.notation import write_placement
from lastcard.match import run
from tests.bots.thirteen.situations import THIRTEEN, moments
from tests.bots.thirteen.table import situation

each_setting = pytest.mark.parametrize("settings", [SEARCHER, MASTER], ids=["searcher", "master"])


@each_setting
def test_it_sees_what_is_certain(settings: SearchSettings) -> None:
    # Each holds one card and nothing is left to draw: only on green the four takes no other.
    last = situation("R4", ("B7 R4", "Y7 R4", "G7"), pile=0, deals_left=0)
    assert write_placement(LookAhead(settings, 1, Budget(worlds=50)).play(last)) == "R4>G"


@each_setting
def test_it_plays_the_same_however_often_it_is_asked(settings: SearchSettings) -> None:
    lookahead = LookAhead(settings, 3, Budget(worlds=20))
    for moment in moments(4)[::7]:
        assert lookahead.play(moment.situation) == lookahead.play(moment.situation)


@pytest.mark.parametrize("name", ["searcher", "master"])
def test_a_seed_chooses_what_it_always_chose(name: str) -> None:
    players = [seating(f"{name}@100", THIRTEEN)(seed) for seed in range(4)]
    match = run(THIRTEEN, THIRTEEN.editions["fr-2009"], players, seed=2)
    played = " ".join(THIRTEEN.write(entry.move) for entry in match.moves)
    # The same for both: to drop what is surely worse saves time, and changes nothing here.
    assert sha256(played.encode()).hexdigest()[:16] == "8d444245a6c26bdc"


@pytest.mark.parametrize("name", ["searcher", "master"])
def test_it_can_be_told_how_long_to_think(name: str) -> None:
    players = [seating(spec, THIRTEEN)(1) for spec in (f"{name}@1ms", f"{name}@5", "planner")]
    match = run(THIRTEEN, THIRTEEN.editions["fr-2009"], players, seed=1)
    assert THIRTEEN.outcome(match.state) is not None
