"""Reasons that settle a deal, or a cycle: nobody can do anything about the move any more."""

from lastcard.bots.advice.gang.candidate import Candidate, longest_in
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.certain import is_certain
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.wording import combo_words


def goes_out(candidate: Candidate) -> Reason | None:
    """No card stays in the hand."""
    if candidate.left:
        return None
    return Reason("guide-gang-out", {"cards": candidate.held}, settles=True)


def is_sure(candidate: Candidate) -> Reason | None:
    """The deal is won whatever the others hold."""
    position, unseen = candidate.situation.position, candidate.situation.unseen
    sure = candidate.left > 0 and is_certain(position, unseen, candidate.move)
    return Reason("guide-gang-certain", settles=True) if sure else None


def is_unbeatable(candidate: Candidate) -> Reason | None:
    """None of the others can beat it, whatever they hold; then there is a combo to lead."""
    if candidate.can_be_beaten:
        return None
    following = longest_in(candidate.rest)
    if following is None:
        return Reason("guide-gang-unbeatable")
    return Reason("guide-gang-unbeatable-then", combo_words(following))


def is_out_of_reach(candidate: Candidate) -> Reason | None:
    """The player who is nearly out has too few cards to answer."""
    fewest, cards = min(candidate.others, default=0), size_of(candidate.move)
    # With four cards or more there might be a gang.
    if not 0 < fewest < min(cards, 4):
        return None
    return Reason("guide-gang-reach", {"left": fewest, "cards": cards})
