"""What the pages about the rules need of every game: ``web/src/tools/rules/rulebook.gen.json``.

The page shows these things where no server can be asked, so they are written down beforehand.
"""

import re
from typing import Any, Final

from msgspec import json

from lastcard.games.game import AnyGame
from lastcard.games.options import Bounds, choices, describe
from lastcard.games.registry import GAMES
from lastcard.locales import Words

_NUMBER: Final = re.compile(r"\*\*([A-Z]+)-\d+\.\d+\*\*")
"""The number of a rule, as its page has it."""


def rulebook() -> bytes:
    """Of every game that has a page of rules: how its rules are numbered, its cards and options."""
    words = Words()
    book = {
        game.key: _entry(game, words.page(game.page))
        for game in GAMES.values()
        if words.has_page(game.page)
    }
    return written(book)


def written(table: Any) -> bytes:
    """*table* as a file that people can read."""
    return json.format(json.encode(table), indent=2) + b"\n"


def _entry(game: AnyGame, page: str) -> dict[str, Any]:
    number = _NUMBER.search(page)
    return {
        "prefix": "" if number is None else number[1],
        "cards": list(dict.fromkeys(game.deck())),
        "editions": {name: describe(options) for name, options in game.editions.items()},
        "options": _options(game),
    }


def _options(game: AnyGame) -> dict[str, list[str]]:
    # What each option can be; of numbers there are too many.
    return {
        name: [] if isinstance(choice, Bounds) else list(choice)
        for name, choice in choices(type(next(iter(game.editions.values())))).items()
    }
