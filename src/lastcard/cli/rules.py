"""``lastcard rules``: the rules in the terminal, whole, by paragraph, or by edition."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.errors import GameUnknown, ParagraphUnknown, RulesMissing
from lastcard.cli.terminal.ink import flow, pad, words_of
from lastcard.cli.terminal.plainly import PLAINLY
from lastcard.cli.terminal.rich_lines import markdown_lines
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.locales import Words

_NUMBER: Final = re.compile(r"^- \*\*([A-Z]+-(\d+)\.\d+)\*\*", re.MULTILINE)


def run(argv: list[str], words: Words) -> int:
    """Show what was asked for."""
    asked = arguments.rules(words).read(argv)
    game, number = _wanted(asked.game, asked.paragraph, words)
    terminal = Terminal.of_process()
    if asked.editions:
        lines = _editions(game, terminal, words)
    else:
        if not words.has_page(game.page):
            raise RulesMissing(game=words.title(game.key))
        page = words.page(game.page)
        text = page if number is None else paragraph(page, number).removeprefix("- ")
        lines = markdown_lines(text, terminal.looks)
    _show(lines, terminal)
    return 0


def _wanted(name: str, number: str | None, words: Words) -> tuple[AnyGame, str | None]:
    # A number alone, as in GF-9.1, says by its letters which game it is about.
    if name in GAMES:
        return GAMES[name], number
    if number is not None or not re.fullmatch(r"([A-Za-z]+-)?\d+(\.\d+)?", name):
        raise GameUnknown(game=name, known=", ".join(GAMES))
    letters = name.upper().rpartition("-")[0]
    for game in GAMES.values():
        if words.has_page(game.page) and f"**{letters}-" in words.page(game.page):
            return game, name
    return next(iter(GAMES.values())), name


def paragraph(page: str, number: str) -> str:
    """The paragraph GF-9.1, also called 9.1, or the section GF-9, also called 9."""
    wanted = number.strip().upper()
    found = list(_NUMBER.finditer(page))
    for place, match in enumerate(found):
        if wanted in (match[1], match[1].partition("-")[2]):
            end = found[place + 1].start() if place + 1 < len(found) else len(page)
            return re.split(r"\n\n", page[match.start() : end])[0]
    for match in found:
        if wanted in (match[2], match[1].partition(".")[0]):
            return _section(page, match[2])
    raise ParagraphUnknown(paragraph=number, first=found[0][1] if found else "-")


def _section(page: str, number: str) -> str:
    start = page.index(f"\n## {number}. ") + 1
    end = page.find("\n## ", start)
    return page[start:] if end < 0 else page[start:end]


def _editions(game: AnyGame, terminal: Terminal, words: Words) -> list[str]:
    ink, columns = terminal.ink, terminal.looks.width
    default, *others = game.editions
    common = game.describe(game.editions[default])
    lines = [ink.bold(words.say("rules-editions", game=words.title(game.key))), ""]
    lines += _edition(f"{default}", common, terminal)
    for name in others:
        options = game.describe(game.editions[name])
        changed = {option: value for option, value in options.items() if value != common[option]}
        lines += (
            _edition(name, changed, terminal)
            if changed
            else [f"  {pad(ink.bold(name), 12)}{words.say('rules-same', edition=default)}"]
        )
    note = words.say("rules-set", game=game.key, default=default)
    return [*lines, "", *flow(words_of(note), columns)]


def _edition(name: str, options: Mapping[str, str], terminal: Terminal) -> list[str]:
    shown = [f"{option}={value}" for option, value in options.items()]
    rows = flow(shown, terminal.looks.width - 14, "  ")
    heads = [terminal.ink.bold(name), *[""] * (len(rows) - 1)]
    return [f"  {pad(head, 12)}{row}" for head, row in zip(heads, rows, strict=True)]


def _show(lines: list[str], terminal: Terminal) -> None:
    pager = shlex.split(os.environ.get("PAGER") or "less -R")
    if not sys.stdout.isatty() or len(lines) < terminal.looks.height or not shutil.which(pager[0]):
        terminal.say(*lines)
        return
    text = "\n".join(lines) + "\n"
    env = {"LESS": "-R", **os.environ}
    encoding = sys.stdout.encoding
    subprocess.run(pager, input=text, encoding=encoding, errors=PLAINLY, env=env, check=False)
