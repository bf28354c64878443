"""The game and the options that a command line names."""

from collections.abc import Mapping, Sequence

from lastcard.cli.arguments import whole_number
from lastcard.cli.errors import GameUnknown, OptionForm
from lastcard.games.errors import SeatsRefused
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


def chosen_seats(game: AnyGame, players: str | None) -> int:
    """How many sit at the table; four by default, if four can play."""
    fewest, most = game.players[0], game.players[-1]
    if players is None:
        return min(4, most)
    seats = whole_number("--players", players, 1, 99)
    if seats not in game.players:
        raise SeatsRefused(seats=seats, fewest=fewest, most=most)
    return seats
