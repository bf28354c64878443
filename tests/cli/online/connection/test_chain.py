"""A seat's links: one for every deal, and none that nobody waits for."""

from itertools import count

import msgspec

from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.saved_login import SavedLogin
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
