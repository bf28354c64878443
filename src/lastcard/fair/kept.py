"""What a client keeps of its part in a deal: what it sent, and the server's receipt for it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lastcard.fair import findings as found
from lastcard.fair.deal_notes import DealNotes
from lastcard.fair.findings import Finding
from lastcard.fair.notes import Absent, Commit, Link, Server
from lastcard.fair.signing import is_signed
from lastcard.fair.terms import Contributions, Terms, receipt_message
from lastcard.games.game import Seat

_LINE = re.compile(
    r"sent (\S+) (\d{1,6}) (\d{1,3}) ([0-9a-f]{64}) ([0-9a-f]{64})"
    r"(?: ([0-9a-f]{64}) ([0-9a-f]{128}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptLink:
    """A link that a client sent: for which deal of which match, after which commitment."""

    match: str
    deal: int
    seat: Seat
    commit: str
    link: str
    key: str | None = None
    """The key that the server had when it gave a receipt, as the client saw it."""
    receipt: str | None = None

    def __str__(self) -> str:
        words = ["sent", self.match, str(self.deal), str(self.seat), self.commit, self.link]
        if self.key is not None and self.receipt is not None:
            words += [self.key, self.receipt]
        return " ".join(words)


def read_kept(text: str) -> tuple[KeptLink, ...]:
    """What the lines of *text* keep; of two for one deal the later, other lines are passed over."""
    kept: dict[tuple[str, int, int], KeptLink] = {}
    for line in map(_LINE.fullmatch, text.splitlines()):
        if line is not None:
            match, deal, seat, commit, link, key, receipt = line.groups()
            kept[match, int(deal), int(seat)] = KeptLink(
                match=match,
                deal=int(deal),
                seat=Seat(int(seat)),
                commit=commit,
                link=link,
                key=key,
                receipt=receipt,
            )
    return tuple(kept.values())


def contradictions(
    kept: Iterable[KeptLink], terms: Terms, server: Server | None, deal: int, notes: DealNotes
) -> Iterator[Finding]:
    """Where the *notes* of *deal* deny what was *kept* by whoever contributed.

    A receipt counts if the *server* of the record signed it: anybody can sign with another key.
    """
    for mine in kept:
        if (mine.match, mine.deal) != (terms.match, deal):
            continue
        if notes.commit != Commit(mine.commit):
            yield found.CommitReplaced()
        elif notes.answers.get(mine.seat) != Link(mine.seat, mine.link):
            absent = isinstance(notes.answers.get(mine.seat), Absent)
            has_receipt = absent and _has_receipt(mine, terms, server)
            yield found.Denied(mine.seat) if has_receipt else found.Unheard(mine.seat)


def _has_receipt(mine: KeptLink, terms: Terms, server: Server | None) -> bool:
    if mine.receipt is None or server is None:
        return False
    given = Contributions(mine.deal, {}, Commit(mine.commit), {})
    message = receipt_message(terms, given, Link(mine.seat, mine.link))
    return is_signed(message, mine.receipt, server.key)
