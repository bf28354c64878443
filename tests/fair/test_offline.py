"""Provable deals on one machine."""

from random import Random

import pytest

from lastcard.bots.simple import Chancer, Miser
from lastcard.fair import DealEvidence, Evidence, OfflineDeals, Terms, errors, verify
from lastcard.fair.notes import Cut
from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match
from tests.fair.tables import randomness


def played(seats: int, cut: Cut | None) -> tuple[AnyMatch, OfflineDeals]:
    rules = GAMES["gang"]
    match = Match(rules, rules.options("en-2010", {}), seats)
    deals = OfflineDeals(
        Terms("sofa", rules.key, seats, tuple(rules.deck())),
        [Seat(0)],
        randomness("sofa"),
        lambda: cut,
    )
    players: list[AnyPlayer] = [Miser(rules)]
    players += [Chancer(rules, Random(seat)) for seat in range(1, seats)]
    play_match(match, players, deals.shuffle)
    deals.scored()
    return match, deals


@pytest.mark.parametrize("cut", [None, Cut(Seat(0), 40)])
def test_a_match_of_one_person_and_bots_is_proved(cut: Cut | None) -> None:
    match, deals = played(3, cut)
    dealt = [match.game.write(entry.move) for entry in match.journal if entry.seat == TABLE]
    evidence = Evidence(
        Terms("sofa", "gang", 3, tuple(match.game.deck())),
        deals.opening,
        [
            DealEvidence(notes, text.split()[1:], Seat(0))
            for notes, text in zip(deals.deals, dealt, strict=True)
        ],
    )
    report = verify(evidence)
    assert report.proved
    assert len(report.verdicts) > 1
    assert {verdict.contributed for verdict in report.verdicts} == {(0,)}


def test_the_last_reveal_waits_until_the_deal_is_scored() -> None:
    terms = Terms("sofa", "x", 3, ("a", "b", "c"))
    deals = OfflineDeals(terms, [Seat(0)], randomness("sofa"))
    deals.shuffle(terms.deck)
    assert not any(note.startswith("reveal") for note in deals.deals[0])
    deals.shuffle(terms.deck)
    assert deals.deals[0][-1].startswith("reveal")
    assert not any(note.startswith("reveal") for note in deals.deals[1])
    assert repr(deals) == "OfflineDeals(Dealer(sofa, deal 2, dealt))"
    deals.scored()
    deals.scored()
    assert deals.deals[1][-1].startswith("reveal")


def test_another_deck_than_the_match_began_with_is_refused() -> None:
    deals = OfflineDeals(Terms("sofa", "x", 3, ("a", "b")), [], randomness("sofa"))
    with pytest.raises(errors.DeckRefused):
        deals.shuffle(("b", "a"))
