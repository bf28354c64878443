"""The contest that a command line asks for."""

import argparse
from typing import Final

from lastcard.arena.contest import Contest
from lastcard.bots.registry import names
from lastcard.cli import arguments
from lastcard.cli.choices import chosen_changes, chosen_edition, chosen_game
from lastcard.cli.errors import BotsMissing, LineupWrong, OptionNeeds, OptionsClash
from lastcard.games.errors import SeatsRefused
from lastcard.games.game import AnyGame

DECKS: Final = 100
"""How many decks are played by default."""
MOST: Final = 10_000_000
SEED: Final = 1


def contest_of(asked: argparse.Namespace) -> Contest:
    """The contest that was asked for, or a refusal."""
    game = chosen_game(asked.game)
    contest = Contest(
        game=game.key,
        edition=chosen_edition(game, asked.edition),
        changes=tuple(chosen_changes(game, asked.edition, asked.option).items()),
        lineup=_lineup(asked, game),
        count=_count(asked),
        seed=_number(asked, "seed", SEED, 0, arguments.LARGEST_SEED),
        whole_matches=asked.matches is not None,
    )
    contest.check()
    return contest


def _lineup(asked: argparse.Namespace, game: AnyGame) -> tuple[str, ...]:
    if asked.bots is None:
        raise BotsMissing(known=", ".join(names(game)))
    bots = tuple(bot.strip() for bot in asked.bots.split(","))
    if asked.against is not None:
        return _one_against_all(asked, game, bots)
    if asked.players is not None:
        raise OptionNeeds(option="--players", other="--against")
    if len(bots) not in game.players:
        raise _wrong(game, bots)
    return bots


def _one_against_all(
    asked: argparse.Namespace, game: AnyGame, bots: tuple[str, ...]
) -> tuple[str, ...]:
    if len(bots) != 1:
        raise _wrong(game, bots)
    seats = _number(asked, "players", min(4, game.players[-1]), 1, 99)
    if seats not in game.players:
        raise SeatsRefused(seats=seats, fewest=game.players[0], most=game.players[-1])
    return (*bots, *[asked.against.strip()] * (seats - 1))


def _wrong(game: AnyGame, bots: tuple[str, ...]) -> LineupWrong:
    return LineupWrong(bots=len(bots), fewest=game.players[0], most=game.players[-1])


def _count(asked: argparse.Namespace) -> int:
    if asked.deals is not None and asked.matches is not None:
        raise OptionsClash(option="--deals", other="--matches")
    if asked.matches is not None:
        return _number(asked, "matches", DECKS, 1, MOST)
    return _number(asked, "deals", DECKS, 1, MOST)


def _number(asked: argparse.Namespace, name: str, default: int, lowest: int, highest: int) -> int:
    text = getattr(asked, name)
    if text is None:
        return default
    return arguments.whole_number(f"--{name}", text, lowest, highest)
