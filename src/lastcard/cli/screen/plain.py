"""A screen for any game: it shows every field of the view, without knowing what they mean."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from lastcard.cli.screen.pad import standings
from lastcard.cli.screen.screen import EventText, Hint, HintGroup
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import flow, pad, shorten
from lastcard.games.game import AnyGame, Event, Seat

_UNSHOWN: Final = frozenset({"legal", "options", "game", "seat", "seats", "duty"})
"""Fields that are shown otherwise, or known anyway."""
_SEATS: Final = frozenset(
    {"seat", "awaits", "winner", "leader", "dealer", "giver", "taker", "owner", "next"}
)
"""Fields that name a seat."""


class PlainScreen:
    """Shows views and events as they are."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self._game = game
        self._setting = setting
        self._log: list[str] = []

    def picture(self, view: Any, rows: int | None = None) -> list[str]:
        """Every field on its line, between what happened last and the moves by number."""
        title = self._setting.words.title(self._game.key)
        fields = msgspec.to_builtins(view).items()
        shown = {name: value for name, value in fields if _is_shown(name, value)}
        told = [f"  {pad(name, 12)} {self._named(name, value)}" for name, value in shown.items()]
        moves = self._moves(view)
        lines = [self._setting.ink.bold(title), "", *self._log[-6:], "", *told, "", *moves]
        return [shorten(line, self._setting.looks.width) for line in lines]

    def task(self, view: Any) -> str:
        """That it is the reader's turn."""
        return self._setting.words.say("play-plain-task")

    def waits(self, view: Any, people: Collection[Seat]) -> None:
        """Every move counts at once."""

    def tell(self, event: Event, view: Any) -> EventText:
        """The event's name and fields."""
        fields: dict[str, Any] = msgspec.to_builtins(event)
        said = [
            f"{name} {self._named(name, value)}"
            for name, value in fields.items()
            if name != "event"
        ]
        line = f"  {fields['event']}: {', '.join(said)}"
        self._log.append(line)
        outcome = getattr(view, "outcome", None)
        if outcome is None or "totals" not in fields:
            return EventText([line])
        lines = standings(outcome.totals, outcome.winners, self._setting)
        return EventText([line, "", *lines], page=True, last=True)

    def log(self) -> list[str]:
        """Every event there was."""
        return list(self._log)

    def hints(self, view: Any) -> list[HintGroup]:
        """All legal moves as they are written."""
        if not view.legal:
            return []
        title = self._setting.words.say("play-plain-group")
        return [HintGroup(title, tuple(Hint(move, move) for move in view.legal))]

    def reading(self, line: str, view: Any) -> str:
        """The line itself, or the move that has this number."""
        if line in view.legal or not (line.isascii() and line.isdecimal()):
            return line
        place = int(line[:6])
        return str(view.legal[place - 1]) if 1 <= place <= len(view.legal) else line

    def on_enter(self, view: Any) -> str | None:
        """Nothing."""
        return None

    def sort(self) -> str:
        """One way only."""
        return "none"

    def pad(self, view: Any) -> list[str]:
        """The totals, where the view has them."""
        title = self._setting.words.say("play-plain-scores")
        totals = getattr(view, "totals", ())
        rows = zip(self._setting.names, totals, strict=False)
        return [title, *(f"  {pad(name, 12)} {total:>4}" for name, total in rows)]

    def hands(self, views: Sequence[Any]) -> list[str]:
        """The hands, where views have one."""
        rows = zip(self._setting.names, views, strict=True)
        hands = [(name, getattr(view, "hand", "")) for name, view in rows]
        return [f"  {pad(name, 12)} {_text(hand)}" for name, hand in hands if hand]

    def help(self) -> list[str]:
        """As they are listed."""
        return self._setting.words.lines("play-plain-help")

    def summary(self) -> list[str]:
        """Where the rules are."""
        return [self._setting.words.say("play-no-summary", game=self._game.key)]

    def _moves(self, view: Any) -> list[str]:
        listed = [f"{number} {move}" for number, move in enumerate(view.legal, start=1)]
        return [f"  {line}" for line in flow(listed, self._setting.looks.width - 2, "   ")]

    def _named(self, name: str, value: Any) -> str:
        names = self._setting.names
        if name in _SEATS and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        if isinstance(value, list | tuple) and len(value) == len(names):
            # One for each seat.
            pairs = zip(names, value, strict=True)
            return ", ".join(f"{who} {_text(one)}" for who, one in pairs)
        return _text(value)


def _is_shown(name: str, value: Any) -> bool:
    return name not in _UNSHOWN and value not in (None, "", (), [])


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
