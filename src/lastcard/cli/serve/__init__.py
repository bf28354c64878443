"""``lastcard serve``: the card table for browsers, terminals and programs."""

import argparse
import logging
import os
from pathlib import Path
from typing import Any, Final

from lastcard.cli import arguments
from lastcard.cli.errors import UsageError
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.sentences import sentence
from lastcard.cli.serve.announcing import Announcer
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.errors import Refusal
from lastcard.locales import Words
from lastcard.server.operations.logs import JSON, set_up_logs
from lastcard.server.operations.settings import Settings, variable
from lastcard.server.operations.uncaught import log_uncaught
from lastcard.server.operations.urls import is_taken
from lastcard.server.run import serve

LARGEST_PORT: Final = 65535

_log = logging.getLogger(__name__)


def run(argv: list[str], words: Words) -> int:
    """Serve until stopped; a ``Refusal`` if that is impossible.

    A program that reads the log gets it all there: also why the server does not start.
    """
    if os.environ.get(variable("log_format")) != JSON:
        return _serve(argv, words)
    set_up_logs(Settings(data=Path(), log_format=JSON))
    log_uncaught()
    try:
        return _serve(argv, words)
    except Refusal as refusal:
        _log.critical("%s", sentence(refusal, words))
        return 2 if isinstance(refusal, UsageError) else 1


def _serve(argv: list[str], words: Words) -> int:
    asked = arguments.serve(words).read(argv)
    settings = _settings(asked)
    announcer = Announcer(settings, Terminal.of_process(), words, browse=asked.open)
    serve(settings, announcer.announce)
    return 0


def _settings(asked: argparse.Namespace) -> Settings:
    given: dict[str, Any] = {"lan": True} if asked.lan else {}
    if asked.port is not None:
        given["port"] = arguments.whole_number("--port", asked.port, 0, LARGEST_PORT)
    settings = settings_of(asked, "host", "data", "database", **given)
    chosen = asked.port is not None or bool(os.environ.get(variable("port")))
    # With a browser opened the port hardly matters; the usual one is tried first.
    if asked.open and not chosen and is_taken(settings.address, settings.port):
        return settings_of(asked, "host", "data", "database", **given, port=0)
    return settings
