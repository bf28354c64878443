"""A screen for any game: it shows every field of the view, without knowing what they mean."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from lastcard.cli.ink import pad, shorten
from lastcard.cli.screen.screen import Hint, HintGroup, Told
from lastcard.cli.screen.setting import Setting
from lastcard.games.game import AnyGame, Event

_LONG: Final = frozenset({"legal", "options", "game"})
"""Fields that are better asked for than shown."""


class PlainScreen:
    """Shows views and events as they are."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self._game = game
        self._setting = setting
        self._story: list[str] = []

    def picture(self, view: Any) -> list[str]:
        """Every field on its line, below what happened last."""
        title = self._setting.words.title(self._game.key)
        fields = msgspec.to_builtins(view)
        shown = {name: value for name, value in fields.items() if name not in _LONG and value}
        rows = [f"  {pad(name, 12)} {_text(value)}" for name, value in shown.items()]
        lines = [self._setting.ink.bold(title), "", *self._story[-6:], "", *rows]
        return [shorten(line, self._setting.looks.width) for line in lines]

    def task(self, view: Any) -> str:
        """That it is the reader's turn."""
        return self._setting.words.say("play-plain-task")

    def tell(self, event: Event, view: Any) -> Told:
        """The event's name and fields."""
        fields: dict[str, Any] = msgspec.to_builtins(event)
        said = [
            f"{name} {self._named(name, value)}"
            for name, value in fields.items()
            if name != "event"
        ]
        line = f"  {fields['event']}: {', '.join(said)}"
        self._story.append(line)
        return Told([line])

    def hints(self, view: Any) -> list[HintGroup]:
        """All legal moves as they are written."""
        if not view.legal:
            return []
        title = self._setting.words.say("play-plain-group")
        return [HintGroup(title, tuple(Hint(move, move) for move in view.legal))]

    def reading(self, line: str, view: Any) -> str:
        """The line itself."""
        return line

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

    def _named(self, name: str, value: Any) -> str:
        seat = name in ("seat", "winner", "leader", "dealer", "giver", "taker")
        if seat and isinstance(value, int) and 0 <= value < len(self._setting.names):
            return self._setting.names[value]
        return _text(value)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
