"""``lastcard`` on the command line: the one room that knows the terminal, the clock and chance."""

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, TypeAlias

from lastcard._version import __version__
from lastcard.bots.errors import BotRefused, Forfeit
from lastcard.cli import arguments
from lastcard.cli.errors import (
    CommandMissing,
    CommandUnknown,
    ExtraMissing,
    OutputFailed,
    UsageError,
)
from lastcard.cli.sentences import sentence
from lastcard.cli.terminal.plainly import write_plainly
from lastcard.games.errors import BadOptions, Refusal
from lastcard.games.quoting import quoted
from lastcard.locales import Words

OK, FAILED, USAGE, INTERRUPTED, PIPE_BROKEN = 0, 1, 2, 130, 141
"""The exit codes; the last two are what a shell makes of the signals."""

RunCommand: TypeAlias = Callable[[list[str], Words], int]

COMMANDS: Final[Mapping[str, str]] = {
    "play": "lastcard.cli.play.play",
    "host": "lastcard.cli.online.host",
    "join": "lastcard.cli.online.join",
    "serve": "lastcard.cli.serve",
    "bot": "lastcard.cli.online.bot",
    "backup": "lastcard.cli.operator.backup",
    "restore": "lastcard.cli.operator.restore",
    "doctor": "lastcard.cli.operator.doctor",
    "admin": "lastcard.cli.operator.admin",
    "rules": "lastcard.cli.rules",
    "replay": "lastcard.cli.replay",
    "review": "lastcard.cli.review",
    "verify": "lastcard.cli.verify",
    "referee": "lastcard.cli.referee",
    "arena": "lastcard.cli.arena",
}
"""Every command by its name: the module that does it is loaded when it is asked for."""

OF_A_SERVER: Final = frozenset({"serve", "backup", "restore", "doctor", "admin"})
"""Commands that stand on packages which only the extra ``server`` brings."""


def main(argv: list[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    given = sys.argv[1:] if argv is None else argv
    _open_what_is_closed()
    write_plainly()
    try:
        code = _in_words(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        _end_line()
        return INTERRUPTED
    except BrokenPipeError:  # the reader closed the pipe
        _silence_output()
        return PIPE_BROKEN
    except OSError as error:
        _silence_output()
        refusal = OutputFailed(reason=error.strerror or type(error).__name__)
        sys.stderr.write(Words().say("cli-error", message=sentence(refusal, Words())) + "\n")
        return FAILED
    return code


def _open_what_is_closed() -> None:
    # Started without one of the standard streams: read nothing there, and write to nowhere.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 # until the end
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 # likewise
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 # likewise


def _end_line() -> None:
    # Otherwise the shell's prompt would follow the unanswered question on the same line.
    if sys.stdout.isatty():
        sys.stdout.write("\n")


def _silence_output() -> None:
    # What is still buffered must not complain at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_words(given: list[str]) -> int:
    words = Words()
    try:
        words = Words(arguments.language(given, os.environ))
        return _dispatch(given, words)
    except Refusal as refusal:
        return _complain(refusal, given, words)
    except SystemExit as leaving:  # a manual page was shown
        return OK if leaving.code is None else int(leaving.code)


def _dispatch(given: list[str], words: Words) -> int:
    asked = arguments.top(words).read(given)
    if asked.version:
        sys.stdout.write(words.say("cli-version", version=__version__) + "\n")
        return OK
    known = ", ".join(COMMANDS)
    if asked.command is None:
        raise CommandMissing(known=known)
    if asked.command not in COMMANDS:
        raise CommandUnknown(command=asked.command, known=known)
    try:
        run: RunCommand = import_module(COMMANDS[asked.command]).run
        return run(asked.rest, words)
    except ModuleNotFoundError as error:
        if asked.command in OF_A_SERVER and not _is_ours(error.name):
            raise ExtraMissing(command=asked.command) from error
        raise


def _is_ours(module: str | None) -> bool:
    return module is None or module.partition(".")[0] == "lastcard"


def _complain(refusal: Refusal, given: list[str], words: Words) -> int:
    sys.stdout.flush()
    sys.stderr.write(words.say("cli-error", message=sentence(refusal, words)) + "\n")
    if isinstance(refusal, Forfeit):
        _tell_last_words(refusal, words)
        return FAILED
    if not isinstance(refusal, UsageError | BadOptions | BotRefused):
        return FAILED
    named = next((word for word in given if word in COMMANDS), None)
    command = f"lastcard {named}" if named else "lastcard"
    sys.stderr.write(words.say("cli-try-help", command=command) + "\n")
    return USAGE


def _tell_last_words(forfeit: Forfeit, words: Words) -> None:
    # A program's output may be anything; no control sequence of it may reach the terminal.
    for note in getattr(forfeit, "__notes__", ()):
        sys.stderr.write(words.say("cli-bot-said", line=quoted(note)) + "\n")
