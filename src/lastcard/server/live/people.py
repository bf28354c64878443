"""Who is connected: every player's open connections."""

from typing import Protocol

from aiohttp import WSCloseCode

from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from lastcard.wire.tells import Tell, write_tell


class Receiver(Protocol):
    """A connection that messages can be sent over."""

    player: Player
    """Who is at the other end, as they are called now."""
    login: str | None
    """The login it was opened with; None for a bot account."""

    def push(self, frame: bytes) -> None:
        """Send *frame* when the others before it are sent; never waits."""
        ...

    def close(self, code: int, reason: bytes) -> None:
        """Close once everything is sent."""
        ...


class People:
    """The connections of all players who are here."""

    def __init__(self) -> None:
        self._lines: dict[PlayerId, set[Receiver]] = {}

    def come(self, player: PlayerId, line: Receiver) -> None:
        """*player* has opened *line*."""
        self._lines.setdefault(player, set()).add(line)

    def go(self, player: PlayerId, line: Receiver) -> bool:
        """*line* is closed; whether it was the player's last."""
        lines = self._lines.get(player, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(player, None)
        return not lines

    def rename(self, player: Player) -> None:
        """*player* has another name: whoever sits down from now on does so under it."""
        for line in self._lines.get(player.id, ()):
            line.player = player

    def lines(self, player: PlayerId) -> frozenset[Receiver]:
        """The lines that *player* has open."""
        return frozenset(self._lines.get(player, ()))

    def tell(self, player: PlayerId, tell: Tell) -> None:
        """Tell *player* on all lines."""
        lines = self._lines.get(player)
        if lines:
            frame = write_tell(tell)
            for line in tuple(lines):
                line.push(frame)

    def tell_all(self, tell: Tell) -> None:
        """Tell everybody."""
        frame = write_tell(tell)
        for line in self.all():
            line.push(frame)

    def shut_out(
        self, player: PlayerId, *, login: str | None = None, but: str | None = None
    ) -> None:
        """Close the lines of *player*: all, those of one *login*, or all *but* those of one."""
        for line in tuple(self._lines.get(player, ())):
            if login in (None, line.login) and (but is None or line.login != but):
                line.close(WSCloseCode.POLICY_VIOLATION, b"logged out")

    def close_all(self, code: int, reason: bytes) -> None:
        """Close every line once everything is sent."""
        for line in self.all():
            line.close(code, reason)

    def __len__(self) -> int:
        return len(self.all())

    def all(self) -> list[Receiver]:
        """Every line."""
        return [line for lines in self._lines.values() for line in lines]
