"""Reasons that settle a deal, or a cycle: nobody can do anything about the move any more."""

from lastcard.bots.advice.gang.look import Look, longest_in
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.certain import is_certain
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.wording import combo_words


def goes_out(look: Look) -> Reason | None:
    """No card stays in the hand."""
    if look.left:
        return None
    return Reason("guide-gang-out", {"cards": look.held}, settles=True)


def is_sure(look: Look) -> Reason | None:
    """The deal is won whatever the others hold."""
    position, unseen = look.situation.position, look.situation.unseen
    sure = look.left > 0 and is_certain(position, unseen, look.move)
    return Reason("guide-gang-certain", settles=True) if sure else None


def is_unbeatable(look: Look) -> Reason | None:
    """None of the others can beat it, whatever they hold; then there is a combo to lead."""
    if look.can_be_beaten:
        return None
    following = longest_in(look.rest)
    if following is None:
        return Reason("guide-gang-unbeatable")
    return Reason("guide-gang-unbeatable-then", combo_words(following))


def is_out_of_reach(look: Look) -> Reason | None:
    """Who is nearly out has too few cards to answer."""
    fewest, cards = min(look.others, default=0), size_of(look.move)
    # With four cards or more there might be a gang.
    if not 0 < fewest < min(cards, 4):
        return None
    return Reason("guide-gang-reach", {"left": fewest, "cards": cards})
