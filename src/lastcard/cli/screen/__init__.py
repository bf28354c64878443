"""How each game looks in a terminal: one screen per game, and a plain one for any other."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from lastcard.cli.screen.gang import GangScreen
from lastcard.cli.screen.plain import PlainScreen
from lastcard.cli.screen.screen import Screen
from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen import ThirteenScreen
from lastcard.games.game import AnyGame

MakeScreen: TypeAlias = Callable[[AnyGame, Setting], Screen]

SCREENS: Final[Mapping[str, MakeScreen]] = {
    "gang": GangScreen,
    "thirteen": ThirteenScreen,
}
"""The screens by the key of their game; a game without one has the plain screen."""


def screen_for(game: AnyGame, setting: Setting) -> Screen:
    """The screen that shows *game*."""
    return SCREENS.get(game.key, PlainScreen)(game, setting)
