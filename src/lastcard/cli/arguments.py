"""The arguments of every command; the manual pages are in ``locales``."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

from lastcard.cli.errors import (
    ArgumentsWrong,
    ArgumentUnknown,
    LanguageUnknown,
    NumberWrong,
    ValueMissing,
)
from lastcard.games.registry import GAMES
from lastcard.locales import Words, languages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

LARGEST_SEED: Final = 2**63 - 1

_NO_VALUE: Final = object()
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Manual(argparse.ArgumentParser):
    """A parser whose help is a written page and whose complaints are refusals."""

    def __init__(self, command: str, page: str, words: Words) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False)
        self._page = page
        self._words = words
        self.add_argument("-h", "--help", action="help")
        self.take("--language")

    def take(self, option: str, **how: Any) -> None:
        """Add an *option* that takes a value."""
        self.add_argument(option, nargs="?", const=_NO_VALUE, **how)

    def format_help(self) -> str:
        """The manual page."""
        from lastcard.bots.registry import BOTS  # slow to load, and hardly ever needed

        facts = {
            "games": ", ".join(GAMES),
            "bots": ", ".join(BOTS),
            "languages": ", ".join(languages()),
        }
        return self._words.say(self._page, **facts) + "\n"

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Show the manual page; unlike argparse's own, it says when that fails."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Refuse what cannot be read."""
        raise ArgumentsWrong(detail=message)

    def read(self, arguments: list[str]) -> argparse.Namespace:
        """The arguments, or a ``UsageError``."""
        read, unknown = self.parse_known_args(arguments)
        if unknown:
            raise ArgumentUnknown(argument=unknown[0])
        for name, value in vars(read).items():
            if value is _NO_VALUE or (isinstance(value, list) and _NO_VALUE in value):
                raise ValueMissing(option=f"--{name}")
        return read


def top(words: Words) -> Manual:
    """The options before the command."""
    manual = Manual("lastcard", "cli-help", words)
    manual.add_argument("--version", action="store_true")
    manual.add_argument("command", nargs="?")
    manual.add_argument("rest", nargs=argparse.REMAINDER)
    return manual


def play(words: Words) -> Manual:
    """``lastcard play``."""
    manual = Manual("lastcard play", "cli-help-play", words)
    manual.add_argument("game", nargs="?", default=next(iter(GAMES)))
    manual.take("--players")
    manual.take("--edition")
    manual.take("--option", action="append", default=[])
    manual.take("--seed")
    manual.take("--name")
    manual.take("--bots")
    manual.take("--save")
    manual.add_argument("--cut", action="store_true")
    manual.add_argument("--fast", action="store_true")
    return manual


def serve(words: Words) -> Manual:
    """``lastcard serve``."""
    manual = Manual("lastcard serve", "cli-help-serve", words)
    for option in ("--host", "--port", "--data", "--database"):
        manual.take(option)
    manual.add_argument("--lan", action="store_true")
    manual.add_argument("--open", action="store_true")
    return manual


def backup(words: Words) -> Manual:
    """``lastcard backup``."""
    manual = _operating(Manual("lastcard backup", "cli-help-backup", words), "file")
    manual.take("--keep")
    return manual


def restore(words: Words) -> Manual:
    """``lastcard restore``."""
    return _operating(Manual("lastcard restore", "cli-help-restore", words), "file")


def doctor(words: Words) -> Manual:
    """``lastcard doctor``."""
    manual = _operating(Manual("lastcard doctor", "cli-help-doctor", words))
    manual.add_argument("--accept", action="store_true")
    return manual


def admin(words: Words) -> Manual:
    """``lastcard admin``."""
    manual = _operating(Manual("lastcard admin", "cli-help-admin", words), "task", "about")
    for option in ("--until", "--reason", "--since"):
        manual.take(option)
    return manual


def _operating(manual: Manual, *named: str) -> Manual:
    for name in named:
        manual.add_argument(name, nargs="?")
    for option in ("--data", "--database"):
        manual.take(option)
    return manual


def rules(words: Words) -> Manual:
    """``lastcard rules``."""
    manual = Manual("lastcard rules", "cli-help-rules", words)
    manual.add_argument("game", nargs="?", default=next(iter(GAMES)))
    manual.add_argument("paragraph", nargs="?")
    manual.add_argument("--editions", action="store_true")
    return manual


def replay(words: Words) -> Manual:
    """``lastcard replay``."""
    manual = Manual("lastcard replay", "cli-help-replay", words)
    manual.add_argument("file", nargs="?")
    ways = manual.add_mutually_exclusive_group()
    for way in ("--all", "--step", "--json", "--text"):
        ways.add_argument(way, action="store_true")
    manual.take("--move")
    manual.take("--eyes")
    return manual


def review(words: Words) -> Manual:
    """``lastcard review``."""
    manual = Manual("lastcard review", "cli-help-review", words)
    manual.add_argument("file", nargs="?")
    for option in ("--seat", "--worlds", "--seed", "--json"):
        manual.take(option)
    for switch in ("--no-ledger", "--hindsight", "--quiet"):
        manual.add_argument(switch, action="store_true")
    return manual


def verify(words: Words) -> Manual:
    """``lastcard verify``."""
    manual = Manual("lastcard verify", "cli-help-verify", words)
    manual.add_argument("file", nargs="?")
    manual.take("--receipts")
    return manual


def referee(words: Words) -> Manual:
    """``lastcard referee``."""
    return Manual("lastcard referee", "cli-help-referee", words)


def arena(words: Words) -> Manual:
    """``lastcard arena``."""
    manual = Manual("lastcard arena", "cli-help-arena", words)
    manual.add_argument("game", nargs="?", default=next(iter(GAMES)))
    for option in ("--bots", "--against", "--players", "--deals", "--matches", "--seed"):
        manual.take(option)
    manual.take("--edition")
    manual.take("--option", action="append", default=[])
    for option in ("--workers", "--cluster", "--json", "--chart"):
        manual.take(option)
    manual.add_argument("--quiet", action="store_true")
    return manual


def join(words: Words) -> Manual:
    """``lastcard join``."""
    manual = Manual("lastcard join", "cli-help-join", words)
    manual.add_argument("link", nargs="?")
    manual.take("--name")
    return manual


def host(words: Words) -> Manual:
    """``lastcard host``."""
    manual = Manual("lastcard host", "cli-help-host", words)
    manual.add_argument("game", nargs="?", default=next(iter(GAMES)))
    for option in ("--server", "--players", "--edition", "--bots", "--name"):
        manual.take(option)
    manual.take("--option", action="append", default=[])
    manual.take("--speed", default="normal")
    manual.add_argument("--public", action="store_true")
    return manual


def bot(words: Words) -> Manual:
    """``lastcard bot``."""
    manual = Manual("lastcard bot", "cli-help-bot", words)
    manual.add_argument("bot", nargs="?")
    for option in ("--server", "--token", "--table"):
        manual.take(option)
    manual.take("--game", default=next(iter(GAMES)))
    manual.take("--players")
    manual.take("--edition")
    manual.take("--option", action="append", default=[])
    manual.take("--speed", default="normal")
    manual.take("--wait")
    manual.take("--matches")
    return manual


def language(arguments: list[str], environ: Mapping[str, str]) -> str:
    """The language asked for on the command line, else that of the environment, else English."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--language", nargs="?")
    asked: str | None = finder.parse_known_args(arguments)[0].language
    if asked is None:
        return next((wish for wish in _wishes(environ) if wish in languages()), "en")
    if asked not in languages():
        raise LanguageUnknown(language=asked, known=", ".join(languages()))
    return asked


def _wishes(environ: Mapping[str, str]) -> Iterator[str]:
    # Ours, then the locale in the order of gettext; "de_AT.UTF-8" wants German.
    yield environ.get("LASTCARD_LANGUAGE", "")
    locale = next((environ[name] for name in _LOCALES if environ.get(name)), "")
    for wish in (*environ.get("LANGUAGE", "").split(":"), locale):
        yield wish.partition("_")[0].partition(".")[0]


def whole_number(option: str, text: str, lowest: int, highest: int) -> int:
    """The number *text* means, or a refusal that names its *option*."""
    if not (text.isascii() and text.isdecimal() and lowest <= int(text[:30]) <= highest):
        raise NumberWrong(option=option, text=text, lowest=lowest, highest=str(highest))
    return int(text)
