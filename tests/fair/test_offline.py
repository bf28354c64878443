"""Provable deals on one machine."""

from random import Random

import pytest

from lastcard.fair import DealEvidence, Evidence, OfflineDeals, Terms, errors, verify
from lastcard.fair.notes import Chain, Commit, Cut, Note, Reveal
from lastcard.games.game import TABLE, Entry, Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match
from tests.fair.tables import randomness
from tests.support.players import Chancer, Miser


def played(seats: int, cut: Cut | None) -> AnyMatch:
    rules = GAMES["gang"]
    match: AnyMatch = Match(rules, rules.options("en-2010", {}), seats, name="sofa")
    terms = Terms("sofa", rules.key, seats, tuple(rules.deck()))
    deals = OfflineDeals(terms, [Seat(0)], randomness("sofa"), match.note, lambda: cut)
    players: list[AnyPlayer] = [Miser(rules)]
    players += [Chancer(rules, Random(seat)) for seat in range(1, seats)]
    play_match(match, players, deals.shuffle, scored=deals.scored)
    return match


@pytest.mark.parametrize("cut", [None, Cut(Seat(0), 40)])
def test_a_match_of_one_person_and_bots_is_proved(cut: Cut | None) -> None:
    match = played(3, cut)
    notes: list[list[str]] = []
    decks = []
    for line in match.journal:
        if isinstance(line, Commit):
            notes.append([])
        if isinstance(line, Entry):
            if line.seat == TABLE:
                decks.append(match.game.write(line.move).split()[1:])
        elif not isinstance(line, Chain):
            notes[-1].append(str(line))
    evidence = Evidence(
        Terms("sofa", "gang", 3, tuple(match.game.deck())),
        [str(line) for line in match.journal if isinstance(line, Chain)],
        [DealEvidence(*deal, Seat(0)) for deal in zip(notes, decks, strict=True)],
    )
    report = verify(evidence)
    assert report.proved
    assert len(report.verdicts) > 1
    assert {verdict.contributed for verdict in report.verdicts} == {(0,)}


def test_the_reveal_waits_until_the_deal_is_scored() -> None:
    terms = Terms("sofa", "x", 3, ("a", "b", "c"))
    journal: list[Note] = []
    deals = OfflineDeals(terms, [Seat(0)], randomness("sofa"), journal.append)
    deals.shuffle(terms.deck)
    assert not any(isinstance(note, Reveal) for note in journal)
    with pytest.raises(errors.WrongMoment):
        deals.shuffle(terms.deck)
    assert repr(deals) == "OfflineDeals(sofa, deal 1, dealt)"
    deals.scored()
    assert isinstance(journal[-1], Reveal)
    deals.shuffle(terms.deck)
    assert repr(deals) == "OfflineDeals(sofa, deal 2, dealt)"


def test_another_deck_than_the_match_began_with_is_refused() -> None:
    terms = Terms("sofa", "x", 3, ("a", "b"))
    deals = OfflineDeals(terms, [], randomness("sofa"), lambda note: None)
    with pytest.raises(errors.DeckRefused):
        deals.shuffle(("b", "a"))
