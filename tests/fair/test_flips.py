"""A single flipped bit anywhere is detected."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lastcard.fair import Evidence, Terms, verify
from tests.fair.tables import Plan, Table, deal_match, terms

PLANS = (Plan(cutter=0, at=20), Plan(absent=(2,), cutter=0, at=1), Plan(absent=(0,)))
WHOLE = {
    "gang": deal_match(Table(terms("gang", 4), (0, 2, 3)), PLANS),
    "thirteen": deal_match(Table(terms("thirteen", 6), (0, 2, 5)), PLANS),
}


def flips(text: str) -> Iterator[str]:
    """*text* with one bit flipped, for every bit of it."""
    raw = text.encode()
    for place in range(len(raw)):
        for bit in range(8):
            flipped = bytes([*raw[:place], raw[place] ^ 1 << bit, *raw[place + 1 :]])
            yield flipped.decode("latin-1")


def with_note(whole: Evidence, deal: int, place: int, note: str) -> Evidence:
    deals = list(whole.deals)
    notes = list(deals[deal].notes)
    notes[place] = note
    deals[deal] = replace(deals[deal], notes=notes)
    return replace(whole, deals=deals)


def with_card(whole: Evidence, deal: int, place: int, card: str) -> Evidence:
    deals = list(whole.deals)
    dealt = list(deals[deal].dealt)
    dealt[place] = card
    deals[deal] = replace(deals[deal], dealt=dealt)
    return replace(whole, deals=deals)


def spoilt_notes(whole: Evidence) -> Iterator[tuple[int, str, Evidence]]:
    for deal, evidence in enumerate(whole.deals):
        for place, note in enumerate(evidence.notes):
            for flipped in flips(note):
                yield deal, flipped, with_note(whole, deal, place, flipped)


@pytest.mark.parametrize("game", WHOLE)
def test_in_any_note_of_any_deal(game: str) -> None:
    # Secrets, links, commitments, cuts, and the words and seats before them.
    for deal, flipped, spoilt in spoilt_notes(WHOLE[game]):
        assert not verify(spoilt).verdicts[deal].proved, flipped


@pytest.mark.parametrize("game", WHOLE)
def test_in_the_end_of_any_chain(game: str) -> None:
    whole = WHOLE[game]
    for place, note in enumerate(whole.opening):
        for flipped in flips(note):
            opening = [*whole.opening[:place], flipped, *whole.opening[place + 1 :]]
            report = verify(replace(whole, opening=opening))
            # The chains are in every transcript, so this shows in every deal, also where the seat
            # is absent.
            assert not any(verdict.proved for verdict in report.verdicts), flipped


@pytest.mark.parametrize("game", WHOLE)
def test_in_any_dealt_card(game: str) -> None:
    whole = WHOLE[game]
    for deal, evidence in enumerate(whole.deals):
        for place, card in enumerate(evidence.dealt):
            for flipped in flips(card):
                report = verify(with_card(whole, deal, place, flipped))
                assert [f.code for f in report.verdicts[deal].findings] == [
                    "fair-found-deck-differs"
                ]
                assert report.verdicts[deal].findings[0].args["place"] == place + 1


@pytest.mark.parametrize(
    "other",
    [
        {"match": "kitchen-6"},
        {"game": "gong"},
        {"seats": 5},
        {"deck": tuple(reversed(terms().deck))},
    ],
)
def test_in_what_was_settled_before(other: dict[str, Any]) -> None:
    whole = WHOLE["gang"]
    settled: Terms = replace(whole.terms, **other)
    report = verify(replace(whole, terms=settled))
    assert not any(verdict.proved for verdict in report.verdicts)


def test_a_deal_out_of_its_turn_is_not_proved() -> None:
    whole = WHOLE["gang"]
    first, second, third = whole.deals
    report = verify(replace(whole, deals=[second, first, third]))
    assert [verdict.proved for verdict in report.verdicts] == [False, False, True]
