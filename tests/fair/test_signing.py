"""What the server signs: receipts and deals; and whoever is noted as absent in spite of one."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.fair import DealEvidence, Evidence, KeptLink, SeatChain, Terms, read_kept, verify
from lastcard.fair.ceremony import Ceremony
from lastcard.fair.dealer import Dealer
from lastcard.fair.errors import WrongMoment
from lastcard.fair.notes import (
    Absent,
    Chain,
    Commit,
    Link,
    Note,
    Receipt,
    Server,
    Signed,
    read_note,
)
from lastcard.fair.signing import Signer
from lastcard.fair.terms import Contributions
from lastcard.games.game import Seat

TERMS = Terms("m1", "toy", 3, tuple("abcdefgh"))
SIGNER = Signer(b"s" * 32)
CHAINS = {Seat(0): SeatChain(b"a" * 32, length=9), Seat(1): SeatChain(b"b" * 32, length=9)}


class Deal:
    """One deal of two people and a bot, by a server that signs."""

    def __init__(self, silent: tuple[int, ...] = (), signer: Signer | None = SIGNER) -> None:
        self.ceremony = Ceremony(TERMS)
        self.dealer = Dealer(lambda size: b"r" * size, signer=signer)
        if self.dealer.server is not None:
            self.note(self.dealer.server)
        for seat, chain in CHAINS.items():
            self.note(Chain(seat, chain.end.hex()))
        self.note(self.dealer.open(self.ceremony))
        for seat, chain in CHAINS.items():
            self.note(Absent(seat) if seat in silent else Link(seat, chain.link(1).hex()))
            self.sign()
        answer = self.dealer.answer(self.ceremony)
        assert answer is not None
        self.note(answer)
        self.sign()
        self.deck = self.dealer.deck(self.ceremony)
        self.ceremony.mark_dealt()
        self.ceremony.mark_scored()
        self.note(self.dealer.reveal(self.ceremony))

    def note(self, note: Note) -> None:
        self.ceremony.take(note)

    def sign(self) -> None:
        while (note := self.dealer.sign(self.ceremony)) is not None:
            self.note(note)

    @property
    def lines(self) -> list[str]:
        return [str(note) for note in self.ceremony.notes]

    def evidence(self, lines: list[str] | None = None) -> Evidence:
        notes = lines or self.lines
        first = next(at for at, note in enumerate(notes) if note.startswith("commit"))
        deal = DealEvidence(notes[first:], self.deck)
        return Evidence(TERMS, notes[:first], [deal])

    def kept(self, *, receipt: bool = True) -> KeptLink:
        """What the client of seat 1 has kept."""
        notes = self.ceremony.notes
        mine = [note for note in notes if isinstance(note, Receipt) and note.seat == 1]
        return KeptLink(
            match="m1",
            deal=1,
            seat=Seat(1),
            commit=self.lines[3].split()[1],
            link=CHAINS[Seat(1)].link(1).hex(),
            key=SIGNER.server.key if receipt else None,
            receipt=mine[0].signature if receipt and mine else None,
        )


def codes(evidence: Evidence, *kept: KeptLink) -> list[str]:
    return [finding.code for finding in verify(evidence, kept).verdicts[0].findings]


def test_every_link_of_a_chain_has_a_receipt_and_the_deal_a_signature() -> None:
    deal = Deal()
    words = [line.split()[0] for line in deal.lines]
    assert words == [
        "server", "chain", "chain", "commit", "link", "receipt", "link", "receipt", "link",
        "signed", "reveal",
    ]  # fmt: skip
    report = verify(deal.evidence())
    assert report.proved
    assert report.server == SIGNER.server.key
    assert report.verdicts[0].signed
    assert [read_note(line) for line in deal.lines] == deal.ceremony.notes


def test_who_does_not_sign_proves_as_before() -> None:
    report = verify(Deal(signer=None).evidence())
    assert report.proved
    assert report.server is None
    assert not report.verdicts[0].signed


def test_a_match_that_began_with_another_key_goes_on_unsigned() -> None:
    deal = Deal(signer=None)
    other = Dealer(lambda size: b"r" * size, signer=SIGNER)
    assert other.sign(deal.ceremony) is None


@pytest.mark.parametrize(
    ("word", "found"),
    [("receipt", "fair-found-receipt-wrong"), ("signed", "fair-found-signature-wrong")],
)
def test_a_signature_of_somebody_else_is_found(word: str, found: str) -> None:
    deal = Deal()
    lines = [f"{line[:-8]}00000000" if line.startswith(word) else line for line in deal.lines]
    assert set(codes(deal.evidence(lines))) == {found}
    assert verify(deal.evidence(lines)).verdicts[0].signed == (word == "receipt")


def test_a_signature_without_a_key_is_nobodys() -> None:
    deal = Deal()
    report = verify(deal.evidence(deal.lines[1:]))
    assert not report.proved


def test_signatures_in_the_wrong_place_are_found() -> None:
    deal = Deal()
    receipt, signed = deal.lines[5], deal.lines[9]
    for lines in (
        [*deal.lines[:4], receipt, *deal.lines[4:]],
        [*deal.lines[:4], signed, *deal.lines[4:]],
        [*deal.lines[:3], deal.lines[0], *deal.lines[3:]],
    ):
        report = verify(deal.evidence(lines))
        assert not report.proved


@pytest.mark.parametrize(
    "note", [Server("00" * 32), Receipt(Seat(2), "00" * 64), Signed("00" * 64)]
)
def test_a_ceremony_takes_no_signature_out_of_order(note: Note) -> None:
    deal = Deal()
    with pytest.raises(WrongMoment):
        deal.note(note)
    ceremony = Ceremony(TERMS)
    ceremony.take(Server("00" * 32))
    with pytest.raises(WrongMoment):
        ceremony.take(note)


def test_receipts_are_for_links_of_chains_alone_and_once() -> None:
    ceremony, dealer = Ceremony(TERMS), Dealer(lambda size: b"r" * size, signer=SIGNER)
    ceremony.take(SIGNER.server)
    ceremony.take(Chain(Seat(0), CHAINS[Seat(0)].end.hex()))
    ceremony.take(dealer.open(ceremony))
    with pytest.raises(WrongMoment):
        ceremony.take(Receipt(Seat(0), "00" * 64))
    with pytest.raises(WrongMoment):
        ceremony.take(Signed("00" * 64))


def test_who_has_a_receipt_and_is_noted_as_absent_can_show_it() -> None:
    honest, cheat = Deal(), Deal(silent=(1,))
    assert codes(honest.evidence(), honest.kept()) == []
    assert codes(cheat.evidence()) == []  # nobody else can tell
    assert codes(cheat.evidence(), honest.kept()) == ["fair-found-denied"]
    assert not verify(cheat.evidence(), [honest.kept()]).proved
    assert verify(cheat.evidence()).verdicts[0].signed  # the server signed that, too


def test_without_a_receipt_only_who_sent_it_knows() -> None:
    honest, cheat = Deal(), Deal(silent=(1,))
    assert codes(cheat.evidence(), honest.kept(receipt=False)) == ["fair-found-unheard"]
    forged = replace(honest.kept(), receipt="00" * 64)
    assert codes(cheat.evidence(), forged) == ["fair-found-unheard"]


def test_a_receipt_that_somebody_signed_themselves_shows_nothing() -> None:
    accuser = Signer(b"x" * 32)
    deal, kept = Deal(silent=(1,)), Deal().kept()
    given = Contributions(1, {}, Commit(kept.commit), {})
    receipt = accuser.receipt(TERMS, given, Link(Seat(1), kept.link))
    forged = replace(kept, key=accuser.server.key, receipt=receipt.signature)
    assert codes(deal.evidence(), forged) == ["fair-found-unheard"]


def test_a_receipt_shows_nothing_where_the_record_names_no_server() -> None:
    unsigned = Deal(silent=(1,), signer=None)
    assert codes(unsigned.evidence(), Deal().kept()) == ["fair-found-unheard"]


def test_a_commitment_that_was_replaced_is_found() -> None:
    deal = Deal()
    assert codes(deal.evidence(), replace(deal.kept(), commit="22" * 32)) == [
        "fair-found-commit-replaced"
    ]


def test_the_browser_is_tested_with_the_same_deals() -> None:
    file = Path(__file__).parents[2] / "web/tests/fair/signed.json"
    signed = json.loads(file.read_text())
    assert signed["honest"] == Deal().lines
    assert signed["cheating"] == Deal(silent=(1,)).lines
    assert signed["sent"]["receipt"] == Deal().kept().receipt


def test_what_is_kept_of_other_matches_and_deals_does_not_matter() -> None:
    cheat, kept = Deal(silent=(1,)), Deal().kept()
    assert codes(cheat.evidence(), replace(kept, match="m2"), replace(kept, deal=2)) == []


def test_what_is_kept_can_be_read_again_and_the_later_line_counts() -> None:
    kept = Deal().kept()
    sent = replace(kept, key=None, receipt=None)
    assert read_kept(f"{sent}\n{kept}\nnonsense\n") == (kept,)
    assert read_kept(f"{sent}\n") == (sent,)
