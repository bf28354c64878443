"""The link by which others come to a table, also as a QR code."""

from dataclasses import dataclass, replace

from lastcard.cli.online.connection.address import TableLink
from lastcard.cli.screen.fitting import dense
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.qr_code import qr_lines
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words
from lastcard.table.state.entries import MatchId


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation by *link*; *first* where it is the first thing to be shown."""

    link: TableLink
    first: bool = False

    def to(self, table: MatchId) -> "Invitation":
        """The invitation to *table*; to another one than before it is not shown first."""
        if table == self.link.table:
            return self
        return replace(self, link=TableLink(self.link.server, table), first=False)

    def lines(self, terminal: Terminal, words: Words) -> list[str]:
        """The link and its picture, which is left out where a live terminal has no room for it."""
        said = [*wrapped([words.say("join-invite")], terminal.looks.width), f"   {self.link}"]
        lines = [*said, *qr_lines(str(self.link), terminal.looks)]
        if not terminal.looks.live or len(lines) <= terminal.rows:
            return lines
        return dense(lines) if len(dense(lines)) <= terminal.rows else said
