"""A seat's links: one for every deal, and none that nobody waits for."""

from itertools import count

import msgspec

from lastcard.cli.online.keepsake import Keepsake
from lastcard.cli.online.pledge import Pledge
from lastcard.table.chairs import Chair
from lastcard.table.entries import Entry, MatchId, Noted, PlayerId, Started
from lastcard.wire.heard import NO_VIEW, Told, Whole
from tests.cli.online.inns import ROOT
from tests.table.tables import setup

ME = PlayerId("me")
CHAIN = Keepsake(root=ROOT).chain("table")
NUMBERS = count()
OTHER = "0" * 64
CHAIRS = (Chair(player=PlayerId("ann")), Chair(player=ME))


def view(deal: int, awaits: int) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({"deal": deal, "awaits": awaits, "hand": "G1"}))


def shown(*notes: str, view: msgspec.Raw = NO_VIEW) -> Whole:
    return Whole(
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


def told(entry: Entry) -> Told:
    return Told(table=MatchId("t"), number=next(NUMBERS), at=0, entry=entry)


def link(pledge: Pledge, heard: Whole | Told) -> tuple[int, str] | None:
    ask = pledge.hear(heard, ME)
    return None if ask is None else (ask.deal, ask.link)


def test_every_commitment_is_answered_with_the_next_link() -> None:
    pledge = Pledge(CHAIN)
    assert link(pledge, shown()) is None
    assert link(pledge, told(Started())) is None
    assert link(pledge, told(Noted(note=f"chain 1 {pledge.end}"))) is None
    for deal in (1, 2, 3):
        commit = Noted(note=f"commit {deal:064x}")
        assert link(pledge, told(commit)) == (deal, CHAIN.link(deal).hex())
        assert link(pledge, told(Noted(note=f"link 0 {OTHER}"))) is None
        assert link(pledge, told(Noted(note=f"reveal {OTHER}"))) is None


def test_who_comes_back_into_a_deal_that_waits_for_the_link_tells_it() -> None:
    notes = (f"chain 1 {CHAIN.end.hex()}", f"reveal {OTHER}", f"commit {OTHER}", f"link 0 {OTHER}")
    assert link(Pledge(CHAIN), shown(*notes, view=view(4, -1))) == (5, CHAIN.link(5).hex())


def test_who_comes_back_later_tells_the_link_of_the_next_deal() -> None:
    chain, commit = f"chain 1 {CHAIN.end.hex()}", f"commit {OTHER}"
    told_before = (chain, commit, f"link 1 {OTHER}")
    for notes, seen in (
        (told_before, view(4, 0)),
        ((chain, commit, "absent 1"), view(4, 0)),
        ((*told_before, f"reveal {OTHER}"), view(4, -1)),
    ):
        pledge = Pledge(CHAIN)
        assert link(pledge, shown(*notes, view=seen)) is None
        assert link(pledge, told(Noted(note=f"commit {1:064x}"))) == (5, CHAIN.link(5).hex())


def test_a_chain_that_was_not_pledged_has_no_links() -> None:
    commit = told(Noted(note=f"commit {OTHER}"))
    for notes in ((), (f"chain 1 {OTHER}",), (f"chain 0 {CHAIN.end.hex()}",)):
        pledge = Pledge(CHAIN)
        assert link(pledge, shown(*notes)) is None
        assert link(pledge, commit) is None
