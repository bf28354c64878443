"""13 on the screen."""

from collections.abc import Collection, Sequence
from typing import Final

from lastcard.cli.screen.around import all_hands
from lastcard.cli.screen.cards import BY_COLOUR, other, tight
from lastcard.cli.screen.pad import standings
from lastcard.cli.screen.screen import EventText, Hint, HintGroup, MakeScreen
from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen import score, table
from lastcard.cli.screen.thirteen.cards import reached, takes, target_of
from lastcard.cli.screen.thirteen.deal_log import DealLog
from lastcard.cli.screen.thirteen.reading import reading
from lastcard.cli.screen.thirteen.task import task
from lastcard.cli.terminal.ink import pad, wrapped
from lastcard.games.game import AnyGame, Event, Seat
from lastcard.games.thirteen import events
from lastcard.games.thirteen.view import Target, View


class ThirteenScreen:
    """Shows 13 to one reader."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self._setting = setting
        self._log = DealLog(setting)
        self._order = BY_COLOUR

    def picture(self, view: View, rows: int | None = None) -> list[str]:
        """The table."""
        return table.picture(view, self._log, self._order, self._setting, rows)

    def task(self, view: View) -> str:
        """What to do now."""
        return task(view, self._setting)

    def waits(self, view: View, people: Collection[Seat]) -> None:
        """Every move counts at once."""

    def tell(self, event: Event, view: View) -> EventText:
        """A line of the log, or the page at the end of a deal or match."""
        if isinstance(event, events.DealEnded):
            return EventText(score.deal_end(event, view, self._setting), page=True)
        if isinstance(event, events.MatchEnded):
            return EventText(
                standings(event.totals, event.winners, self._setting), page=True, last=True
            )
        line = self._log.take(event)
        return EventText([] if line is None else [line], moment=isinstance(event, events.Took))

    def log(self) -> list[str]:
        """The deal so far, card by card."""
        return self._log.lines()

    def hints(self, view: View) -> list[HintGroup]:
        """What can be played, by target, with what comes of it."""
        groups = [self._group(target, view) for target in view.targets]
        return [group for group in groups if group.hints]

    def reading(self, line: str, view: View) -> str:
        """What was typed, in the game's notation."""
        return reading(line)

    def on_enter(self, view: View) -> str | None:
        """Nothing: every turn is a choice."""
        return None

    def sort(self) -> str:
        """By colour or by value."""
        self._order = other(self._order)
        return self._order

    def pad(self, view: View) -> list[str]:
        """The score pad and when the match ends."""
        ends = wrapped([score.length(view, self._setting)], self._setting.looks.width - 1)
        return [*score.score_pad(view, self._setting), *(f" {line}" for line in ends)]

    def hands(self, views: Sequence[View]) -> list[str]:
        """Everybody's cards as they were dealt."""
        return all_hands([view.hand for view in views], self._setting)

    def help(self) -> list[str]:
        """How cards and targets are typed."""
        return self._setting.words.lines("thirteen-help")

    def summary(self) -> list[str]:
        """The rules in short."""
        return self._setting.words.lines("thirteen-summary")

    def _group(self, target: Target, view: View) -> HintGroup:
        title = self._setting.words.say("thirteen-group", target=target.name, sum=target.sum)
        moves = [move for move in view.legal if target_of(move, view) == target]
        return HintGroup(title, tuple(Hint(move, self._hint(move, view)) for move in moves))

    def _hint(self, move: str, view: View) -> str:
        words, ink = self._setting.words, self._setting.ink
        taken = takes(view)[move]
        if taken:
            said = ink.bold(words.say("thirteen-hint-takes", cards=taken))
        else:
            said = ink.dim(words.say("thirteen-hint-makes", sum=reached(move, view)))
        return f"{pad(tight(move[:2], ink), 3)}{said}"


PART: Final[MakeScreen] = ThirteenScreen
