"""A person at the table: what is typed becomes a move, or is answered."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lastcard.cli.play.advice import Advise, no_advice
from lastcard.cli.play.hints import HintList
from lastcard.cli.screen.screen import Screen
from lastcard.cli.sentences import sentence
from lastcard.cli.terminal.ink import brief, wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.errors import MoveUnreadable, RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words

_HINTS = ("h", "hint", "hints", "more")
PATIENCE = 2.0
"""How many seconds the others wait for somebody who may still speak (GF-8.5)."""


BELOW = 2
"""How many lines are kept free below the table: what to do, and a word about it."""


class PersonLeft(Exception):  # nothing went wrong: the person got up
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
        advise: Advise = no_advice,
    ) -> None:
        self._game = game
        self._screen = screen
        self._terminal = terminal
        self._words = words
        self._advise = advise
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
            "log": self._log,
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
        self._notice = [sentence(error, self._words)]
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
        lines = wrapped(answer, self._terminal.looks.width)
        if not self._terminal.looks.live:
            self._terminal.say(*lines)
        elif self._fits(lines, 0, view):
            rows = self._terminal.rows - max(BELOW, len(lines))
            self._terminal.redraw([*self._screen.picture(view, rows), *lines])
        else:
            self._turn_pages(lines)
        return None

    def _show(self, view: Any) -> None:
        terminal = self._terminal
        notice = wrapped(self._notice, terminal.looks.width)
        self._notice = []
        asking = wrapped([self._screen.task(view)], terminal.looks.width)
        task = [terminal.ink.accent(line) for line in asking]
        if terminal.looks.live:
            if not self._fits(notice, len(task), view):
                self._turn_pages(notice)
                notice = []
            rows = terminal.rows - max(BELOW, len(task) + len(notice))
            terminal.redraw([*self._screen.picture(view, rows), *task, *notice])
            return
        if not self._pictured:
            terminal.say("", *self._screen.picture(view), *task)
            self._pictured = True
        terminal.say(*([""] if len(notice) > 1 else []), *notice)

    def _fits(self, lines: Sequence[str], task: int, view: Any) -> bool:
        return len(lines) <= self._room(task, view)

    def _room(self, task: int, view: Any) -> int:
        """How many lines there are for more than the table at its smallest and the *task*."""
        return self._terminal.rows - task - len(self._screen.picture(view, 0))

    def _turn_pages(self, lines: Sequence[str]) -> None:
        # What is too long to stand below the table has the screen to itself.
        rows = self._terminal.rows - 1
        for start in range(0, len(lines), rows):
            self._terminal.redraw([*lines[start : start + rows], ""])
            self._ask("play-press-enter")

    def _ask(self, prompt: str = "play-prompt") -> str:
        try:
            return self._terminal.ask(" " + self._words.say(prompt))
        except EOFError:
            raise PersonLeft from None

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
            listed = self._listed(number)
            if listed is None:
                return None
            text = self._screen.reading(listed + text[len(number) :], view)
        try:
            return self._game.read(text)
        except RulesError as error:
            self.refused(error)
            return None

    def _listed(self, number: str) -> str | None:
        move = self._hints.move(int(number[:6]))
        if move is None and not self._hints.hints:
            self._notice = [self._words.say("play-nothing-listed")]
        elif move is None:
            self._notice = [self._words.say("play-number-unknown", number=brief(number))]
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
            advice = [] if rest else self._advise(view, self._seen)
            if not groups:
                return advice or [self._words.say("play-no-hints")]
            rows = self._hint_rows(advice, view)
            self._hints = HintList.of(groups, rest, looks.width - 2, rows, self._terminal.ink)
        if not self._hints.pages:
            return [self._words.say("play-no-group", word=rest)]
        return [*advice, *self._hints.next_page(self._words)]

    def _hint_rows(self, advice: Sequence[str], view: Any) -> int:
        if not self._terminal.looks.live:
            return max(6, self._terminal.looks.height - 11)
        columns = self._terminal.looks.width
        task = len(wrapped([self._screen.task(view)], columns))
        # Below the list stands how to go on.
        return max(3, self._room(task, view) - len(wrapped(advice, columns)) - 1)

    def _log(self, rest: str, view: Any) -> list[str]:
        told = [line.removeprefix(" ") for line in self._screen.log()]  # there is a margin anyway
        return told or [self._words.say("play-log-empty")]

    def _sort(self, rest: str, view: Any) -> list[str]:
        self._pictured = False
        return [self._words.say("play-sorted", order=self._screen.sort())]

    def _score(self, rest: str, view: Any) -> list[str]:
        return self._screen.pad(view)

    def _rules(self, rest: str, view: Any) -> list[str]:
        return self._screen.summary()

    def _quit(self, rest: str, view: Any) -> list[str]:
        raise PersonLeft
