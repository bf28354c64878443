"""What an environment does beyond what PettingZoo asks of it."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard.envs import gang_v0, thirteen_v0
from lastcard.envs.gang.actions import CALL, GIVE, PASS, action_of, move_of
from lastcard.games.errors import OptionRefused, SeatsRefused
from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.moves import Call, Cut, Give, Pass, Play
from lastcard.games.gang.notation import write_cards
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, seeded

BOTH = pytest.mark.parametrize("module", [gang_v0, thirteen_v0], ids=["gang", "thirteen"])


def play_out(env: Any, rng: Random) -> dict[str, float]:
    """Play an episode at random; what each seat got for it."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        got[agent] += reward
        env.step(None if over else rng.choice(info["legal"]))
    return got


@BOTH
def test_a_seed_deals_as_everywhere_in_the_house(module: Any) -> None:
    env = module.raw_env(render_mode="ansi")
    game = GAMES[module.__name__.rpartition(".")[2].removesuffix("_v0")]
    match: AnyMatch = Match(game, next(iter(game.editions.values())), 4)
    shuffle = seeded(7)
    match.act(TABLE, game.deal(shuffle(game.deck())))
    env.reset(seed=7)
    assert all(match.view(Seat(seat)).hand in env.render() for seat in range(4))
    env.reset()
    assert match.view(Seat(0)).hand not in env.render()
    env.reset(seed=7)
    assert match.view(Seat(0)).hand in env.render()


@BOTH
def test_the_net_rewards_of_an_episode_add_up_to_nothing(module: Any) -> None:
    for match in (False, True):
        points, net = (module.env(reward=reward, match=match) for reward in ("points", "net"))
        points.reset(seed=5)
        net.reset(seed=5)
        lost = list(play_out(points, Random(1)).values())
        won = list(play_out(net, Random(1)).values())
        assert sum(won) == pytest.approx(0)
        assert won == pytest.approx([4 / 3 * own - sum(lost) / 3 for own in lost])


@BOTH
def test_an_illegal_action_is_an_error_of_the_raw_environment(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    legal = env.infos[env.agent_selection]["legal"]
    wrong = next(action for action in range(100) if action not in legal)
    for action in (wrong, -1, 99_999, None):
        with pytest.raises(ValueError, match=f"may not do action {action}"):
            env.step(action)
    env.step(np.int64(legal[0]))


@BOTH
@pytest.mark.parametrize("action", [-1, 99_999, None])
def test_an_illegal_action_ends_a_guarded_episode(module: Any, action: int | None) -> None:
    env = module.env()
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(action)
    assert all(env.terminations.values())
    got = play_out(env, Random(1))
    assert got.pop(guilty) == module.WORST
    assert set(got.values()) == {0.0}
    assert env.agents == []
    env.reset(seed=1)
    assert env.agent_selection == guilty


@BOTH
def test_a_guarded_environment_wants_to_be_reset_first(module: Any) -> None:
    env = module.env()
    for call in (env.last, lambda: env.step(0), env.render, lambda: env.observe("seat_0")):
        with pytest.raises(AssertionError):
            call()


@BOTH
def test_only_who_is_asked_has_legal_actions(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        asked = agent == env.agent_selection
        assert np.flatnonzero(mask).tolist() == (env.infos[agent]["legal"] if asked else [])
        assert ("legal" in env.infos[agent]) == asked


@BOTH
def test_an_environment_can_be_pickled(module: Any) -> None:
    env = module.raw_env(3, options={"first_dealer": "1"}, render_mode="ansi")
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=3)
    twin.reset(seed=3)
    assert twin.render() == env.render()


@BOTH
def test_the_table_can_be_shown(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    shown = module.env(render_mode="human")
    text = module.env(render_mode="ansi")
    silent = module.env()
    for env in (shown, text, silent):
        env.reset(seed=3)
        env.step(env.infos[env.agent_selection]["legal"][0])
    assert capsys.readouterr().out == text.render() + "\n"
    assert silent.render() is None


def test_the_picture_of_13() -> None:
    env: Any = thirteen_v0.raw_env(3, render_mode="ansi")
    env.reset(seed=3)
    env.step(env.infos["seat_1"]["legal"][0])
    targets, hands = env.render().splitlines()[:3], env.render().splitlines()[3:]
    assert sorted(line.split()[0] for line in targets) == ["B", "G", "Y"]
    assert [line[:2] for line in hands] == [" 0", " 1", ">2"]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(SeatsRefused):
        gang_v0.env(seats=5)
    with pytest.raises(OptionRefused):
        gang_v0.env(options={"ceremony": "on"})
    with pytest.raises(OptionRefused):
        thirteen_v0.env(options={"deal": "none"})


def test_an_edition_is_played_as_printed() -> None:
    quick: Any = gang_v0.raw_env()
    printed: Any = gang_v0.raw_env(edition="de-2010")
    assert quick._episode._options.last_card == "automatic"
    assert printed._episode._options.last_card == "spoken"


def test_every_action_is_a_move() -> None:
    for move in (Play(0), Play(12_351), Pass(), Give(0), Give(33), Call()):
        assert move_of(action_of(move)) == move
    assert (action_of(Pass()), action_of(Give(0)), action_of(Call())) == (PASS, GIVE, CALL)
    assert action_of(Play(5, last=True)) == 5
    with pytest.raises(ValueError, match="cut"):
        action_of(Cut(31))


def test_the_hand_in_an_observation_is_the_seats_own() -> None:
    env = gang_v0.raw_env()
    env.reset(seed=7)
    match: AnyMatch = Match(GAMES["gang"], GAMES["gang"].options("en-2010", {}), 4)
    match.act(TABLE, match.game.deal(seeded(7)(match.game.deck())))
    for seat, agent in enumerate(env.agents):
        bits = env.observe(agent)["observation"][:64]
        assert write_cards(sum(int(bit) << place for place, bit in enumerate(bits))) == (
            match.view(Seat(seat)).hand
        )


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import lastcard.envs.gang_v0"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "ImportError: lastcard.envs needs PettingZoo; install it with: pip" in done.stderr
