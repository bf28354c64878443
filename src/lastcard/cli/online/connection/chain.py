"""A seat's part in the provable deals of a table: one link of its own chain for every deal."""

from collections.abc import Callable
from dataclasses import replace

import msgspec

from lastcard.cli.online.connection.sent_links import OnDenied, no_matter
from lastcard.fair import KeptLink, SeatChain, read_note
from lastcard.fair.notes import Absent, Chain, Commit, Link, Note, Receipt, Reveal, Server
from lastcard.games.game import TABLE, Seat
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import Noted, PlayerId
from lastcard.wire import asks
from lastcard.wire.heard import NO_VIEW, HeardTold, HeardWhole


class _ViewPart(msgspec.Struct, frozen=True):
    """The part of any game's view that is needed here."""

    deal: int
    awaits: int | None


class DealLinks:
    """Answers every commitment of a table with the link of *chain* for that deal.

    What was sent is kept, and again with the server's receipt; *denied* hears of it when the seat
    is noted as absent all the same.
    """

    def __init__(
        self,
        chain: SeatChain,
        keep: Callable[[KeptLink], None] = no_matter,
        denied: OnDenied = no_matter,
    ) -> None:
        self._chain = chain
        self._keep = keep
        self._denied = denied
        self._key: str | None = None
        self._commit = ""
        self._sent: KeptLink | None = None
        self._seat: int | None = None
        self._deal = 0
        self._pledged = False
        self._begun = False
        self._awaited = False

    @property
    def end(self) -> str:
        """What is pledged on sitting down."""
        return self._chain.end.hex()

    def hear(self, heard: HeardWhole | HeardTold, me: PlayerId) -> asks.Link | None:
        """The link that is due after what was *heard*, if one is."""
        if isinstance(heard, HeardWhole):
            return self._hear_whole(heard, me)
        self._look_at(heard.chairs, me)
        if isinstance(heard.entry, Noted):
            note = read_note(heard.entry.note)
            self._note(note)
            if isinstance(note, Commit):
                self._deal += 1
                return self._link(heard)
        return None

    def _hear_whole(self, whole: HeardWhole, me: PlayerId) -> asks.Link | None:
        self._look_at(whole.chairs, me)
        for text in whole.notes:
            self._note(read_note(text))
        if whole.view == NO_VIEW:
            return None
        view = msgspec.json.decode(whole.view, type=_ViewPart)
        # Between two deals the view counts the finished ones; a commitment begins the next.
        undealt = view.awaits == TABLE and self._begun
        self._deal = view.deal + undealt
        return self._link(whole) if undealt and self._awaited else None

    def _note(self, note: Note) -> None:
        match note:
            case Chain(seat=seat, end=end) if seat == self._seat:
                self._pledged = end == self.end
            case Server(key=key):
                self._key = key
            case Commit(digest=digest):
                self._begun = self._awaited = True
                self._commit = digest
            case Link(seat=seat) | Absent(seat=seat) if seat == self._seat:
                self._awaited = False
                if isinstance(note, Absent):
                    self._be_absent()
            case Receipt(seat=seat, signature=signature) if seat == self._seat:
                self._take_receipt(signature)
            case Reveal():
                self._begun = False
            case _:
                pass

    def _link(self, heard: HeardWhole | HeardTold) -> asks.Link | None:
        if not self._pledged or self._seat is None or self._deal > self._chain.length:
            return None
        link = self._chain.link(self._deal).hex()
        self._sent = KeptLink(
            match=heard.table,
            deal=self._deal,
            seat=Seat(self._seat),
            commit=self._commit,
            link=link,
        )
        self._keep(self._sent)
        return asks.Link(table=heard.table, deal=self._deal, link=link)

    def _be_absent(self) -> None:
        sent = self._sent
        if sent is not None and sent.commit == self._commit:
            self._sent = None  # it is said once, however often it is heard
            self._denied(sent)

    def _take_receipt(self, signature: str) -> None:
        sent = self._sent
        if sent is not None and sent.commit == self._commit and sent.receipt is None:
            self._sent = replace(sent, key=self._key, receipt=signature)
            self._keep(self._sent)

    def _look_at(self, chairs: tuple[Chair, ...] | None, me: PlayerId) -> None:
        for seat, chair in enumerate(chairs or ()):
            if chair.player == me:
                self._seat = seat
