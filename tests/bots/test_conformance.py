"""Every bot at every game it names: legal moves only, and the same ones from the same seed."""

from pathlib import Path
from typing import Any

import pytest

from lastcard.bots.bot import Bot, Budget
from lastcard.bots.registry import BOTS, sit_of
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import AnyMatch, Match, play_match, seeded

BOTS_PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "bots.md").read_text("utf-8")
SEATINGS = [(bot, game) for bot in BOTS.values() for game in GAMES.values() if sit_of(bot, game)]
TABLES = pytest.mark.parametrize(
    ("bot", "game"), SEATINGS, ids=[f"{bot.name}-{game.key}" for bot, game in SEATINGS]
)


def play_deals(
    bot: Bot, game: AnyGame, options: Any, seats: int, seed: int, deals: int
) -> AnyMatch:
    match = Match(game, options, seats)
    budget = Budget(worlds=2) if bot.thinks else None
    sit = sit_of(bot, game)
    assert sit is not None
    players = [sit(game, 10 * seed + seat, budget) for seat in range(seats)]
    play_match(match, players, seeded(seed), deals=deals)
    return match


@TABLES
def test_a_bot_plays_at_every_table_its_game_has(bot: Bot, game: AnyGame) -> None:
    for seats in game.players:
        for number, options in enumerate(game.editions.values()):
            deals = 2 if number == 0 else 1
            match = play_deals(bot, game, options, seats, seed=number, deals=deals)
            assert len(game.scores(match.state)) == deals


@TABLES
def test_a_bot_plays_with_every_option(bot: Bot, game: AnyGame) -> None:
    first = next(iter(game.editions))
    changes = {
        "gang": (
            {"last_card": "automatic", "after_pass": "out_of_cycle"},
            {"block": "single_or_gang", "discards": "open", "ceremony": "on"},
            {"after_pass": "out_of_cycle", "block_lead": "free", "opening_limit": "none"},
        ),
        "thirteen": ({"deal": "all"}, {"open_piles": "on"}),
    }[game.key]
    for seed, change in enumerate(changes):
        options = game.options(first, change)
        match = play_deals(bot, game, options, game.players[0], seed=seed, deals=2)
        assert len(game.scores(match.state)) == 2


@TABLES
def test_the_same_seed_plays_the_same(bot: Bot, game: AnyGame) -> None:
    options = next(iter(game.editions.values()))
    once, again = (play_deals(bot, game, options, 4, seed=3, deals=1) for _ in range(2))
    assert once.moves == again.moves


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_described(name: str) -> None:
    assert f"\n## {name}\n" in BOTS_PAGE
    assert Words().say(f"bot-{name}").endswith(".")
