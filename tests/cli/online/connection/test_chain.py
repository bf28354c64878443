"""A seat's links: one for every deal, and none that nobody waits for."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import msgspec
import pytest

from lastcard.cli.errors import FileUnwritable
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.connection.sent_links import SentLinks
from lastcard.fair import KeptLink, read_kept
from lastcard.games.game import Seat
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, Noted, PlayerId, Started, TableEntry
from lastcard.wire.heard import NO_VIEW, HeardTold, HeardWhole
from tests.cli.online.recording_client import ROOT
from tests.support.quick_match import setup

ME = PlayerId("me")
CHAIN = SavedLogin(root=ROOT).chain("table")
NUMBERS = count()
OTHER = "0" * 64
CHAIRS = (Chair(player=PlayerId("ann")), Chair(player=ME))


def view(deal: int, awaits: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({"deal": deal, "awaits": awaits, "hand": "G1"}))


def shown(*notes: str, view: msgspec.Raw = NO_VIEW) -> HeardWhole:
    return HeardWhole(
        table=MatchId("t"),
        number=next(NUMBERS),
        at=0,
        setup=setup(),
        host=ME,
        phase="open",
        seat=1,
        chairs=CHAIRS,
        view=view,
        notes=notes,
    )


def told(entry: TableEntry) -> HeardTold:
    return HeardTold(table=MatchId("t"), number=next(NUMBERS), at=0, entry=entry)


def link(links: DealLinks, heard: HeardWhole | HeardTold) -> tuple[int, str] | None:
    ask = links.hear(heard, ME)
    return None if ask is None else (ask.deal, ask.link)


def test_every_commitment_is_answered_with_the_next_link() -> None:
    links = DealLinks(CHAIN)
    assert link(links, shown()) is None
    assert link(links, told(Started())) is None
    assert link(links, told(Noted(note=f"chain 1 {links.end}"))) is None
    for deal in (1, 2, 3):
        commit = Noted(note=f"commit {deal:064x}")
        assert link(links, told(commit)) == (deal, CHAIN.link(deal).hex())
        assert link(links, told(Noted(note=f"link 0 {OTHER}"))) is None
        assert link(links, told(Noted(note=f"reveal {OTHER}"))) is None


def test_who_comes_back_into_a_deal_that_waits_for_the_link_tells_it() -> None:
    notes = (f"chain 1 {CHAIN.end.hex()}", f"reveal {OTHER}", f"commit {OTHER}", f"link 0 {OTHER}")
    assert link(DealLinks(CHAIN), shown(*notes, view=view(4, -1))) == (5, CHAIN.link(5).hex())


def test_who_comes_back_later_tells_the_link_of_the_next_deal() -> None:
    chain, commit = f"chain 1 {CHAIN.end.hex()}", f"commit {OTHER}"
    told_before = (chain, commit, f"link 1 {OTHER}")
    for notes, seen in (
        (told_before, view(4, 0)),
        ((chain, commit, "absent 1"), view(4, 0)),
        ((*told_before, f"reveal {OTHER}"), view(4, -1)),
    ):
        links = DealLinks(CHAIN)
        assert link(links, shown(*notes, view=seen)) is None
        assert link(links, told(Noted(note=f"commit {1:064x}"))) == (5, CHAIN.link(5).hex())


def test_a_chain_that_was_not_pledged_has_no_links() -> None:
    commit = told(Noted(note=f"commit {OTHER}"))
    for notes in ((), (f"chain 1 {OTHER}",), (f"chain 0 {CHAIN.end.hex()}",)):
        links = DealLinks(CHAIN)
        assert link(links, shown(*notes)) is None
        assert link(links, commit) is None


KEY, SIGNATURE = "ab" * 32, "cd" * 64


def test_what_was_sent_is_kept_and_again_with_the_receipt() -> None:
    kept: list[KeptLink] = []
    links = DealLinks(CHAIN, kept.append)
    links.hear(shown(f"server {KEY}", f"chain 1 {links.end}"), ME)
    links.hear(told(Noted(note=f"commit {1:064x}")), ME)
    links.hear(told(Noted(note=f"receipt 0 {SIGNATURE}")), ME)
    links.hear(told(Noted(note=f"receipt 1 {SIGNATURE}")), ME)
    sent, receipt = kept
    assert (sent.match, sent.deal, sent.seat, sent.commit) == ("t", 1, 1, f"{1:064x}")
    assert sent.link == CHAIN.link(1).hex()
    assert sent.receipt is None
    assert (receipt.key, receipt.receipt) == (KEY, SIGNATURE)


def test_who_contributed_and_is_noted_as_absent_hears_of_it_once() -> None:
    denied: list[KeptLink] = []
    links = DealLinks(CHAIN, denied=denied.append)
    links.hear(shown(f"chain 1 {links.end}"), ME)
    links.hear(told(Noted(note="absent 1")), ME)  # of a deal that it was not there for
    assert denied == []
    links.hear(told(Noted(note=f"commit {1:064x}")), ME)
    links.hear(told(Noted(note="absent 0")), ME)
    assert denied == []
    links.hear(told(Noted(note="absent 1")), ME)
    links.hear(shown(f"chain 1 {links.end}", f"commit {1:064x}", "absent 1"), ME)
    assert [sent.deal for sent in denied] == [1]


def test_what_is_sent_stands_in_a_private_file(tmp_path: Path) -> None:
    sent = SentLinks(tmp_path / "online", "http://cards.example")
    kept = KeptLink(match="t", deal=1, seat=Seat(1), commit=OTHER, link=OTHER)
    later = replace(kept, key=KEY, receipt=SIGNATURE)
    sent.keep(kept)
    sent.keep(later)
    assert read_kept(sent.file.read_text()) == (later,)
    assert sent.file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(FileUnwritable):
        SentLinks(sent.file, "http://cards.example").keep(kept)
