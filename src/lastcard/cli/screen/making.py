"""The screen of a game: its own, or the plain one."""

from lastcard.cli.screen.parts import PARTS
from lastcard.cli.screen.plain import PlainScreen
from lastcard.cli.screen.screen import Screen
from lastcard.cli.screen.setting import Setting
from lastcard.games.game import AnyGame


def screen_for(game: AnyGame, setting: Setting) -> Screen:
    """The screen that shows *game*."""
    return PARTS.get(game.key, PlainScreen)(game, setting)
