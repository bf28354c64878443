"""Verifying: what is right is proved, and every single thing wrong is named."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from lastcard.fair import DealEvidence, Evidence, VerifyReport, verify
from lastcard.fair import findings as found
from lastcard.fair.findings import Finding
from lastcard.games.game import Seat
from tests.fair.tables import Plan, Table, deal_match, terms

PLANS = (Plan(cutter=0, at=20), Plan(absent=(2,), cutter=2), Plan())


def evidence() -> Evidence:
    """Three deals for four seats, of which 0 and 2 have chains."""
    return deal_match(Table(terms(), (0, 2)), PLANS)


def changed(deal: int, notes: Sequence[str], **changes: Any) -> Evidence:
    whole = evidence()
    deals = list(whole.deals)
    deals[deal - 1] = replace(deals[deal - 1], notes=notes, **changes)
    return replace(whole, deals=deals)


def notes(deal: int) -> list[str]:
    return list(evidence().deals[deal - 1].notes)


def findings(report: VerifyReport) -> dict[int, tuple[Finding, ...]]:
    assert not report.findings
    return {v.deal: v.findings for v in report.verdicts if v.findings}


def test_what_was_dealt_as_noted_is_proved() -> None:
    report = verify(evidence())
    assert report.proved
    assert [verdict.code for verdict in report.verdicts] == ["fair-verdict-proved"] * 3
    assert [verdict.contributed for verdict in report.verdicts] == [(0, 2), (0,), (0, 2)]
    assert [verdict.absent for verdict in report.verdicts] == [(), (2,), ()]


def test_a_deal_nobody_contributed_to_is_the_servers_alone() -> None:
    (verdict,) = verify(deal_match(Table(terms(), ()), [Plan()])).verdicts
    assert verdict.proved
    assert verdict.code == "fair-verdict-alone"


def test_a_deal_without_notes_is_not_covered() -> None:
    assert findings(verify(changed(2, []))) == {2: (found.NotCovered(),)}


def test_a_missing_reveal_is_found() -> None:
    report = verify(changed(2, notes(2)[:-1]))
    assert findings(report) == {2: (found.RevealMissing(),)}
    assert report.verdicts[1].code == "fair-verdict-differs"
    assert not report.proved


def test_a_deal_that_is_not_scored_is_open_and_must_not_be_revealed() -> None:
    report = verify(changed(3, notes(3)[:-1], scored=False))
    assert not findings(report)
    assert [verdict.proved for verdict in report.verdicts] == [True, True, False]
    assert report.verdicts[2].code == "fair-verdict-open"
    report = verify(changed(3, notes(3), scored=False))
    assert findings(report) == {3: (found.RevealTooEarly(),)}


def test_a_missing_commitment_is_found() -> None:
    assert findings(verify(changed(2, notes(2)[1:]))) == {2: (found.CommitMissing(),)}


def test_a_secret_of_another_deal_is_found() -> None:
    other = verify(changed(2, [*notes(2)[:-1], notes(1)[-1]]))
    assert findings(other) == {2: (found.CommitmentDiffers(),)}


def test_a_secret_used_twice_is_found() -> None:
    again = [notes(1)[0], *notes(2)[1:-1], notes(1)[-1]]
    assert found.CommitRepeated(1) in findings(verify(changed(2, again)))[2]


def test_a_seat_of_which_nothing_is_noted_is_found() -> None:
    without = [note for note in notes(1) if not note.startswith("link 2")]
    assert findings(verify(changed(1, without))) == {1: (found.LinkMissing(2),)}


def test_a_broken_chain_is_found_where_it_breaks_and_only_there() -> None:
    broken = [_swap(note, f"link 0 {'0' * 64}") for note in notes(1)]
    first, *rest = findings(verify(changed(1, broken)))[1]
    assert first == found.ChainBroken(0)
    assert [finding.code for finding in rest] == ["fair-found-deck-differs"]
    assert list(findings(verify(changed(1, broken)))) == [1]


def test_a_kept_seats_link_that_the_server_chose_is_found() -> None:
    chosen = [_swap(note, f"link 1 {'0' * 64}") for note in notes(1)]
    assert found.LinkNotDerived(1) in findings(verify(changed(1, chosen)))[1]


def test_a_kept_seat_cannot_be_absent() -> None:
    silent = [_swap(note, "absent 1") for note in notes(1)]
    assert found.AbsenceRefused(1) in findings(verify(changed(1, silent)))[1]


def test_a_link_left_out_as_absent_changes_the_deck() -> None:
    silent = [_swap(note, "absent 2") for note in notes(1)]
    (finding,) = findings(verify(changed(1, silent)))[1]
    assert isinstance(finding, found.DeckDiffers)


@pytest.mark.parametrize("cut", ["cut 1 20", "cut 2 20", "cut 0 84", "cut 0 64", "cut 0 0"])
def test_a_cut_by_another_seat_or_outside_the_deck_is_found(cut: str) -> None:
    other = [_swap(note, cut) for note in notes(1)]
    words = cut.split()
    expected = found.CutRefused(int(words[1]), int(words[2]))
    assert expected in findings(verify(changed(1, other)))[1]


def test_a_cut_where_nobody_may_cut_is_found() -> None:
    report = verify(changed(1, notes(1), cutter=None))
    assert findings(report) == {1: (found.CutRefused(0, 20),)}


def test_a_kept_seat_cannot_cut_even_in_its_turn() -> None:
    other = [_swap(note, "cut 1 20") for note in notes(1)]
    report = verify(changed(1, other, cutter=Seat(1)))
    assert findings(report) == {1: (found.CutRefused(1, 20),)}


def test_two_cards_swapped_are_found_at_the_first_of_them() -> None:
    deck = list(evidence().deals[0].dealt)
    there = next(place for place in range(40, 64) if deck[place] != deck[11])
    deck[11], deck[there] = deck[there], deck[11]
    report = verify(changed(1, notes(1), dealt=deck))
    assert findings(report) == {1: (found.DeckDiffers(12, deck[11], deck[there]),)}


def test_a_card_too_few_is_found() -> None:
    report = verify(changed(1, notes(1), dealt=evidence().deals[0].dealt[1:]))
    assert findings(report) == {1: (found.DeckSizeDiffers(63, 64),)}


@pytest.mark.parametrize(
    ("place", "note"),
    [
        (1, "chain 1 " + "0" * 64),
        (1, "commit " + "0" * 64),
        (5, "link 0 " + "0" * 64),
        (5, "absent 2"),
        (1, "absent 4"),
        (6, "cut 0 20"),
        (6, "absent 3"),
        (7, "absent 3"),
        (7, "reveal " + "0" * 64),
    ],
)
def test_a_note_too_many_is_found(place: int, note: str) -> None:
    more = notes(1)
    more.insert(place, note)
    assert findings(verify(changed(1, more))) == {1: (found.NoteMisplaced(note),)}


def test_a_line_that_is_no_note_is_found() -> None:
    report = verify(changed(1, ["shuffle well", *notes(1)]))
    assert findings(report) == {1: (found.NoteDamaged("shuffle well"),)}


@pytest.mark.parametrize("note", ["chain 0 " + "0" * 64, "chain 9 " + "0" * 64, "absent 1", "?"])
def test_what_is_wrong_before_the_first_deal_is_found(note: str) -> None:
    whole = evidence()
    report = verify(replace(whole, opening=[*whole.opening, note]))
    (finding,) = report.findings
    assert finding.args == {"text": note}
    assert not report.proved
    assert all(verdict.proved for verdict in report.verdicts)


def test_notes_in_another_order_of_seats_prove_as_much() -> None:
    first, *answers, cut, last = notes(1)
    assert verify(changed(1, [first, *reversed(answers), cut, last])).proved


def test_a_match_without_deals_has_nothing_to_prove() -> None:
    assert verify(Evidence(terms(), [], [])).proved


def test_a_deal_of_which_only_the_cards_are_known_is_not_proved() -> None:
    bare = DealEvidence([], terms().deck)
    assert not verify(Evidence(terms(), [], [bare])).proved


def _swap(note: str, other: str) -> str:
    """*other*, if it is about the same thing as *note*."""
    kind, seat = note.split()[:2]
    other_kind, other_seat = other.split()[:2]
    if kind == "cut":
        return other if other_kind == "cut" else note
    return other if kind == "link" and seat == other_seat and other_kind != "cut" else note
