"""A person at the table: what is typed becomes a move, or is answered."""

import re
from collections.abc import Callable, Mapping, Sequence
from textwrap import fill
from typing import Any

from lastcard.cli.counsel import Counsel, no_counsel
from lastcard.cli.hints import HintList
from lastcard.cli.ink import width
from lastcard.cli.screen.screen import Screen
from lastcard.cli.terminal import Terminal
from lastcard.games.errors import MoveUnreadable, RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words

_HINTS = ("h", "hint", "hints", "more")
PATIENCE = 2.0
"""How many seconds the others wait for somebody who may still speak (GF-8.5)."""


class Left(Exception):  # nothing went wrong: the person got up
    """The person leaves the match."""


class Person:
    """A player who reads the screen and types."""

    def __init__(
        self,
        game: AnyGame,
        screen: Screen,
        terminal: Terminal,
        words: Words,
        greeting: str,
        counsel: Counsel = no_counsel,
    ) -> None:
        self._game = game
        self._screen = screen
        self._terminal = terminal
        self._words = words
        self._counsel = counsel
        self._seen: Sequence[Entry[Any]] = ()
        self._notice: list[str] = [greeting]
        self._asked = False
        self._pictured = False
        self._hints = HintList()
        self._commands: Mapping[str, Callable[[str, Any], list[str]]] = {
            "?": self._help,
            "help": self._help,
            **dict.fromkeys(_HINTS, self._hint),
            "sort": self._sort,
            "score": self._score,
            "rules": self._rules,
            "q": self._quit,
            "quit": self._quit,
            "exit": self._quit,
        }

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """What the person types, once it is a move; out of turn, what can be overheard."""
        if view.awaits != view.seat:
            return self._overheard(view)
        if not self._asked:
            self._hints = HintList()
            self._pictured = False
        self._asked = True
        self._seen = seen
        move = None
        while move is None:
            self._show(view)
            move = self._answer(self._ask(), view)
        self._asked = False
        return move

    def cut(self, most: int) -> int | None:
        """Where the person cuts the deck, 1 to *most*; None lets chance decide."""
        asking = self._words.say("play-cut", most=most)
        while True:
            self._terminal.say(f" {asking}")
            line = self._ask()
            if not line:
                return None
            if re.fullmatch("[1-9][0-9]?", line) and int(line) <= most:
                return int(line)
            asking = self._words.say("play-cut-again", most=most)

    def refused(self, error: RulesError) -> None:
        """Explain why not; the person is asked again."""
        self._asked = True
        self._notice = [self._words.refusal(error.code, error.args_by_name)]
        if isinstance(error, MoveUnreadable):
            self._notice.append(self._words.say("play-empty"))

    def notice(self, *lines: str) -> None:
        """Have the person read *lines* with the next question."""
        self._notice += lines

    def drop(self) -> None:
        """The question is not asked any more."""
        self._asked = False

    def hear(self, line: str, view: Any) -> Any:
        """What a *line* means that was typed out of turn: a call, or None once it is answered."""
        said = self._screen.reading(line, view)
        if said in view.legal:
            return self._game.read(said)
        word, _, rest = line.lower().partition(" ")
        command = None if word in _HINTS else self._commands.get(word)
        answer = command(rest.strip(), view) if command else [self._words.say("play-not-now")]
        lines = [f" {line}" for line in answer]
        if self._terminal.looks.live:
            self._terminal.redraw([*self._screen.picture(view), *lines])
        else:
            self._terminal.say(*lines)
        return None

    def _show(self, view: Any) -> None:
        columns = self._terminal.looks.width - 1
        wrapped = (line if width(line) < columns else fill(line, columns) for line in self._notice)
        notice = [f" {line}" if line else "" for text in wrapped for line in text.split("\n")]
        self._notice = []
        if len(notice) > 1:
            notice.insert(0, "")
        task = f" {self._terminal.ink.accent(self._screen.task(view))}"
        if self._terminal.looks.live:
            self._terminal.redraw([*self._screen.picture(view), task, *notice])
            return
        if not self._pictured:
            self._terminal.say("", *self._screen.picture(view), task)
            self._pictured = True
        self._terminal.say(*notice)

    def _ask(self) -> str:
        try:
            return self._terminal.ask(" " + self._words.say("play-prompt"))
        except EOFError:
            raise Left from None

    def _answer(self, line: str, view: Any) -> Any:
        word, _, rest = line.lower().partition(" ")
        if not line:
            line = self._screen.on_enter(view) or ""
            if not line:
                self._notice = [self._words.say("play-empty")]
                return None
        elif word in self._commands:
            self._notice = self._commands[word](rest.strip(), view)
            return None
        return self._move(line, view)

    def _move(self, line: str, view: Any) -> Any:
        text = self._screen.reading(line, view)
        number = text.removesuffix("!")
        if number.isdecimal() and number.isascii():
            listed = self._listed(int(number[:6]))
            if listed is None:
                return None
            text = self._screen.reading(listed + text[len(number) :], view)
        try:
            return self._game.read(text)
        except RulesError as error:
            self.refused(error)
            return None

    def _listed(self, number: int) -> str | None:
        move = self._hints.move(number)
        if move is None and not self._hints.hints:
            self._notice = [self._words.say("play-nothing-listed")]
        elif move is None:
            self._notice = [self._words.say("play-number-unknown", number=number)]
        return move

    def _overheard(self, view: Any) -> Any:
        while (line := self._terminal.overhear(PATIENCE)) is not None:
            said = self._screen.reading(line, view)
            if said in view.legal:
                return self._game.read(said)
            if not self._terminal.patient:
                self._terminal.put_back(line)
                break
            self._terminal.say(" " + self._words.say("play-only-last"))
        return None

    def _help(self, rest: str, view: Any) -> list[str]:
        commands = (f"  {line}" for line in self._words.lines("play-help"))
        return [*self._screen.help(), *commands]

    def _hint(self, rest: str, view: Any) -> list[str]:
        advice: list[str] = []
        if not self._hints.pages or rest != self._hints.word:
            looks = self._terminal.looks
            groups = self._screen.hints(view)
            if not groups:
                return [self._words.say("play-no-hints")]
            rows = max(6, looks.height - 11)
            self._hints = HintList.of(groups, rest, looks.width - 2, rows, self._terminal.ink)
            advice = [] if rest else self._counsel(view, self._seen)
        if not self._hints.pages:
            return [self._words.say("play-no-group", word=rest)]
        return [*advice, *self._hints.next_page(self._words)]

    def _sort(self, rest: str, view: Any) -> list[str]:
        self._pictured = False
        return [self._words.say("play-sorted", order=self._screen.sort())]

    def _score(self, rest: str, view: Any) -> list[str]:
        return self._screen.pad(view)

    def _rules(self, rest: str, view: Any) -> list[str]:
        return self._screen.summary()

    def _quit(self, rest: str, view: Any) -> list[str]:
        raise Left
