"""What the pages about the rules need: ``web/src/tools/rules/rulebook.gen.json``.

The page shows these things where no server can be asked, so they are written down beforehand.
"""

from typing import Any

from msgspec import json

from lastcard.exports.parts import PARTS
from lastcard.games.options import Bounds, choices, describe
from lastcard.games.registry import GAMES


def rulebook() -> bytes:
    """Editions and their options, and what each game adds: combos, verdicts, targets."""
    book: dict[str, Any] = {"editions": _editions(), "options": _options()}
    for part in PARTS.values():
        book |= part.rulebook()
    return json.format(json.encode(book), indent=2) + b"\n"


def _editions() -> dict[str, dict[str, dict[str, str]]]:
    return {
        game.key: {name: describe(options) for name, options in game.editions.items()}
        for game in GAMES.values()
    }


def _options() -> dict[str, dict[str, list[str]]]:
    # What each option can be; of numbers there are too many.
    return {
        game.key: {
            name: [] if isinstance(choice, Bounds) else list(choice)
            for name, choice in choices(type(next(iter(game.editions.values())))).items()
        }
        for game in GAMES.values()
    }
