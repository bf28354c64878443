"""What happens at the table, line by line."""

from lastcard.cli.screen.cards import tight
from lastcard.cli.screen.log_line import LogLine, name_column
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import width
from lastcard.games.game import Event
from lastcard.games.thirteen import events
from lastcard.games.thirteen.position import LIMIT

MARGIN = 3


class DealLog:
    """The lines of the current deal."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._lines: list[LogLine] = []
        self._too_much: events.Played | None = None

    def take(self, event: Event) -> str | None:
        """Take note of *event*; the line that tells it, if it has one."""
        if isinstance(event, events.Dealt):
            self._lines.clear()
        line = self._line(event)
        if line is None:
            return None
        self._lines.append(line)
        return self._text(line, fresh=True)

    def latest(self, count: int) -> list[str]:
        """The last *count* lines; what is older than a round fades."""
        shown = self._lines[-count:]
        fading = len(shown) - len(self._setting.names)
        return [self._text(line, fresh=place >= fading) for place, line in enumerate(shown)]

    def lines(self) -> list[str]:
        """The lines of the deal."""
        return [self._text(line, fresh=False) for line in self._lines]

    def _line(self, event: Event) -> LogLine | None:
        match event:
            case events.Dealt():
                who = self._setting.who(event.dealer)
                return LogLine(self._setting.words.say("thirteen-dealt", deal=event.deal, **who))
            case events.Played() if event.sum > LIMIT:
                # Told in one line with what it makes the player take.
                self._too_much = event
                return None
            case events.Played():
                return LogLine(self._put("thirteen-puts", event))
            case events.Took() if self._too_much is not None:
                return LogLine(self._taken(self._too_much, event.cards), loud=True)
            case _:
                return None

    def _put(self, message: str, event: events.Played, **more: str | int) -> str:
        return self._setting.words.say(
            message,
            who=name_column(event.seat, self._setting),
            you=self._setting.you(event.seat),
            card=tight(event.card, self._setting.ink),
            target=event.target,
            sum=event.sum,
            **more,
        )

    def _taken(self, event: events.Played, cards: str) -> str:
        count, painted = len(cards.split()), tight(cards, self._setting.ink)
        whole = self._put("thirteen-takes-these", event, count=count, cards=painted)
        if width(whole) < self._setting.looks.width - MARGIN:
            return whole
        return self._put("thirteen-takes", event, count=count)

    def _text(self, line: LogLine, *, fresh: bool) -> str:
        ink = self._setting.ink
        words = ink.bold(line.words) if line.loud and fresh else line.words
        return " " * MARGIN + (words if fresh else ink.dim(words))
