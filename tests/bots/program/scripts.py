"""Programs of a few lines, good and bad, to be seated."""

import shlex
from pathlib import Path

from lastcard.bots.program.command import Command
from lastcard.bots.program.player import Program
from lastcard.games.game import TABLE, AnyGame
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, seeded

GANG = GAMES["gang"]
EXAMPLES = Path(__file__).parents[3] / "examples" / "bots"
LOWEST = """
while IFS= read -r line; do
    legal=${line#*'"legal":["'}
    printf '%s\\n' "${legal%%'"'*}"
done
"""
"""Answers every question with the lowest move."""
PATIENT = 10.0
"""A limit nobody reaches who answers at all, however busy the machine is."""


def script(folder: Path, text: str, name: str = "bot") -> Path:
    """An executable shell script."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def seated(
    file: Path, *words: str, game: AnyGame = GANG, limit: float = PATIENT, starting: float = 0
) -> Program:
    """A player that is this program; its name needs no quotes."""
    assert shlex.quote(str(file)) == str(file)
    return Program(game, Command((str(file), *words), limit), seed=7, starting=starting)


def dealt(game: AnyGame = GANG, **changes: str) -> AnyMatch:
    """A match whose first cards have been dealt."""
    match: AnyMatch = Match(game, game.options(next(iter(game.editions)), changes), 4)
    match.act(TABLE, game.deal(seeded(7)(game.deck())))
    return match
