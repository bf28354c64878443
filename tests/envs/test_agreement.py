"""The environments play by the rules: every step as a match takes it, deal for deal."""

from random import Random
from typing import Any

import pytest

from lastcard.envs import gang_v0, thirteen_v0
from lastcard.envs.gang.actions import CALL, PASS, action_of, move_of
from lastcard.games.game import TABLE, AnyGame, Seat
from lastcard.games.gang.moves import Call
from lastcard.games.registry import GAMES
from lastcard.games.thirteen.moves import Play
from lastcard.match import AnyMatch, Match, seeded
from tests.support.random_matches import Setup, setups

SETUPS = [
    setup
    for setup in setups()
    if "ceremony" not in dict(setup.changes) and "first_dealer" not in dict(setup.changes)
]


class Lockstep:
    """An environment and a match, dealt from the same seed and played alike."""

    def __init__(self, setup: Setup, seed: int, *, whole: bool) -> None:
        self.game: AnyGame = GAMES[setup.key]
        self.env: Any = {"gang": gang_v0, "thirteen": thirteen_v0}[setup.key].raw_env(
            setup.seats, match=whole, edition=setup.edition, options=dict(setup.changes)
        )
        self.match: AnyMatch = Match(self.game, setup.options, setup.seats)
        self.whole = whole
        self._shuffle = seeded(seed)
        self.env.reset(seed=seed)
        self._deal()

    @property
    def seat(self) -> Seat:
        return Seat(self.env.possible_agents.index(self.env.agent_selection))

    @property
    def legal(self) -> list[int]:
        legal: list[int] = self.env.infos[self.env.agent_selection]["legal"]
        return legal

    def expected(self) -> list[int]:
        """The actions the match would allow, in the order of their numbers."""
        if self.seat != self.match.awaits:
            assert self.game.legal(self.match.state, self.seat) == (Call(),)
            return [PASS, CALL]
        moves = self.game.legal(self.match.state, self.seat)
        return sorted({self._action(move) for move in moves})

    def act(self, action: int) -> None:
        seat, scores = self.seat, len(self.game.scores(self.match.state))
        if seat == self.match.awaits or action == CALL:
            self.match.act(seat, move_of(action) if self.game.key == "gang" else Play(action))
        self.env.step(action)
        scored = self.game.scores(self.match.state)
        due = [-points for points in scored[-1]] if len(scored) > scores else [0] * self.match.seats
        assert list(self.env.rewards.values()) == due
        if self.whole and self.match.awaits == TABLE:
            self._deal()

    @property
    def over(self) -> bool:
        ended = self.match.awaits is None or (not self.whole and self.match.awaits == TABLE)
        assert all(self.env.terminations.values()) == ended
        return ended

    def _deal(self) -> None:
        self.match.act(TABLE, self.game.deal(self._shuffle(self.game.deck())))

    def _action(self, move: Any) -> int:
        return action_of(move) if self.game.key == "gang" else move.placement


@pytest.mark.parametrize("whole", [False, True], ids=["deal", "match"])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_environment_and_a_match_agree_move_by_move(setup: Setup, whole: bool) -> None:
    for seed in range(1 if whole else 3):
        rng = Random(seed)
        both = Lockstep(setup, seed, whole=whole)
        while not both.over:
            assert both.legal == both.expected()
            both.act(rng.choice(both.legal))


def test_last_cards_are_declared_and_forgotten_in_these_matches() -> None:
    """Were it never so, agreement would prove little."""
    told = {True: 0, False: 0}
    for seed in range(20):
        rng = Random(seed)
        both = Lockstep(Setup("gang", 3, "en-2010"), seed, whole=False)
        while not both.over:
            action = rng.choice(both.legal)
            if CALL in both.legal:
                told[action == CALL] += 1
            both.act(action)
    assert min(told.values()) > 3


def test_who_is_to_declare_is_asked_right_after_the_play() -> None:
    rng = Random(1)
    both = Lockstep(Setup("gang", 4, "en-2010"), 1, whole=False)
    player = both.seat
    while CALL not in both.legal:
        player = both.seat
        both.act(rng.choice(both.legal))
    assert both.seat == player
    assert both.match.view(player).counts[player] == 1
