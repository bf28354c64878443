"""The peers, where they are installed (``make bench-peers``): random play of dou_dizhu."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.measure import Contender

SPIEL_CORE = "OpenSpiel, C++ rollouts"
SPIEL_PYTHON = "OpenSpiel, from Python"


def contenders() -> list[Contender]:
    """OpenSpiel's rollouts in C++, its Python API, and RLCard; only those that are installed."""
    return [*_open_spiel(), *_rlcard()]


def _open_spiel() -> list[Contender]:
    try:
        import pyspiel
    except ImportError:
        return []
    game = pyspiel.load_game("dou_dizhu")
    return [
        Contender(SPIEL_CORE, _spiel_rollouts(pyspiel, game, 3_000)),
        Contender(SPIEL_PYTHON, lambda: _spiel_play(game, 300)),
    ]


def _spiel_rollouts(pyspiel: Any, game: Any, rollouts: int) -> Callable[[], int]:
    # One simulation of its tree search evaluates the root: *rollouts* random deals inside C++.
    state = _spiel_deal(game, Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 42, False)
    mean = _spiel_mean(state, 300)

    def work() -> int:
        bot.step(state)
        return round(rollouts * mean)

    return work


def _spiel_mean(state: Any, deals: int) -> float:
    rng = Random(2)
    return sum(_spiel_finish(state.clone(), rng) for _ in range(deals)) / deals


def _spiel_play(game: Any, deals: int) -> int:
    rng = Random(1)
    return sum(_spiel_finish(_spiel_deal(game, rng), rng) for _ in range(deals))


def _spiel_deal(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _spiel_chance(state, rng)
    return state


def _spiel_finish(state: Any, rng: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _spiel_chance(state, rng)
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def _spiel_chance(state: Any, rng: Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _rlcard() -> list[Contender]:
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = rlcard.make("doudizhu")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        paths, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in paths)

    return [Contender("RLCard, from Python", work)]
