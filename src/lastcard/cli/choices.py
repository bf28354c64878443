"""The game and the options that a command line names."""

from collections.abc import Mapping, Sequence

from lastcard.cli.errors import GameUnknown, OptionForm
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES


def chosen_game(name: str) -> AnyGame:
    """The game called *name*."""
    if name not in GAMES:
        raise GameUnknown(game=name, known=", ".join(GAMES))
    return GAMES[name]


def chosen_edition(game: AnyGame, edition: str | None) -> str:
    """The *edition* asked for, or the default one."""
    return edition or next(iter(game.editions))


def chosen_changes(game: AnyGame, edition: str | None, options: Sequence[str]) -> Mapping[str, str]:
    """What *options*, each NAME=VALUE, change; without an edition a match is a quick one."""
    changes = dict({} if edition else game.quick)
    for text in options:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise OptionForm(text=text)
        changes[name.strip()] = value.strip()
    return changes
