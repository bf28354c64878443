"""An observation tells nothing about cards its seat has not seen: shuffle them, it stays alike."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard.envs import gang_v0, thirteen_v0
from lastcard.games.game import Seat
from lastcard.games.gang import state as gang
from lastcard.games.gang.position import Position
from lastcard.games.thirteen.state import Phase as ThirteenPhase
from tests.games.gang.test_view_secrecy import shuffled
from tests.games.thirteen.positions import reshuffled

SPOKEN = {"last_card": "spoken", "target": "30"}


def seen(env: Any, state: Any, seat: int) -> list[int]:
    """What the seat would see if the match stood so."""
    episode = env._episode
    before = episode._match.state, episode._position
    episode._match.state = state
    if isinstance(state, gang.State) and state.position is None:
        episode._position = Position(state.hands, episode.seat, gang.direction(state))
    else:
        episode._position = state.position
    vector = np.array(episode.observe(seat)).tolist()
    episode._match.state, episode._position = before
    return list(vector)


@pytest.mark.parametrize("seats", [3, 4])
def test_of_gang_of_four_nothing_unseen_is_told(seats: int) -> None:
    env: Any = gang_v0.raw_env(seats, match=True, options=SPOKEN)
    changed = 0
    for seed in range(4):
        rng = Random(seed)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            state = env._episode._match.state
            for seat in range(seats):
                twin = shuffled(state, Seat(seat), rng)
                changed += twin != state
                assert seen(env, twin, seat) == seen(env, state, seat)
            env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
    assert changed > 500


@pytest.mark.parametrize("deal", ["five", "all"])
@pytest.mark.parametrize("seats", [3, 6])
def test_of_13_nothing_unseen_is_told(seats: int, deal: str) -> None:
    # Whoever pays attention knows what was taken: these cards stay where they are.
    env: Any = thirteen_v0.raw_env(seats, match=True, options={"deal": deal, "open_piles": "on"})
    changed = 0
    rng = Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        state = env._episode._match.state
        assert state.phase is ThirteenPhase.PLAY
        for seat in range(seats):
            twin = reshuffled(state, Seat(seat), rng)
            changed += twin != state
            assert seen(env, twin, seat) == seen(env, state, seat)
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
    assert changed > 300


def test_an_observation_does_change_with_the_seats_own_cards() -> None:
    env: Any = gang_v0.raw_env(match=True)
    env.reset(seed=1)
    state = env._episode._match.state
    twin = shuffled(state, Seat(0), Random(1))
    assert seen(env, twin, 0) == seen(env, state, 0)
    assert seen(env, twin, 1) != seen(env, state, 1)
