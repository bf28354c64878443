"""``lastcard serve``: the card table for browsers, terminals and programs."""

import argparse
import os
from typing import Any, Final

from lastcard.cli import arguments
from lastcard.cli.operator.data_folder import settings_of
from lastcard.cli.serve.announcing import Announcer
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words
from lastcard.server.operations.settings import Settings, variable
from lastcard.server.operations.urls import is_taken
from lastcard.server.run import serve

LARGEST_PORT: Final = 65535


def run(argv: list[str], words: Words) -> int:
    """Serve until stopped; a ``Refusal`` if that is impossible."""
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
