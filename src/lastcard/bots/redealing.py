"""A deal with other cards where one seat could not know them: every move made so far goes on it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from lastcard.bots.errors import NothingRedealt
from lastcard.bots.parts import PARTS
from lastcard.bots.sampling import sample
from lastcard.games.chance import Chance, below
from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Entry, Seat
from lastcard.match import AnyMatch, Match

MOST_TRIES: Final = 200
"""How many deals are tried until one allows every move that was made."""
_SEEDS: Final = 2**30


def redealt(match: AnyMatch, seat: Seat, seed: int) -> list[Entry[Any]]:
    """The moves of *match* with the cards that *seat* cannot know dealt otherwise, from *seed*.

    What *seat* sees stays as it is, and every move is allowed. ``NothingRedealt`` if no such deal
    is found, or if nobody knows how to deal hidden cards of the game.
    """
    if match.game.key not in PARTS:
        raise NothingRedealt
    moves, chance = match.moves, Chance(seed)
    last = max(place for place, entry in enumerate(moves) if entry.seat == TABLE)
    dealt = _cards(match, moves[last])
    for _ in range(MOST_TRIES):
        deck = _deck(match, dealt, seat, below(chance, _SEEDS))
        made = [*moves[:last], Entry(TABLE, match.game.deal(deck)), *moves[last + 1 :]]
        if _looks_the_same(match, made, seat):
            return made
    raise NothingRedealt


def _cards(match: AnyMatch, deal: Entry[Any]) -> list[str]:
    # The first word of the table's move says that it deals.
    return match.game.write(deal.move).split()[1:]


def _deck(match: AnyMatch, dealt: Sequence[str], seat: Seat, seed: int) -> list[str]:
    """What would have been *dealt* if the others held what a sample gives them."""
    other, holders = sample(match, seat, seed), PARTS[match.game.key].holders(match)
    deck, lost, gained = list(dealt), Counter[str](), Counter[str]()
    for holder in map(Seat, range(match.seats)):
        before, after = _hand(match, holder), _hand(other, holder)
        _replace(deck, holders, holder, before - after, after - before)
        lost, gained = lost + (before - after), gained + (after - before)
    _replace(deck, holders, None, gained - lost, lost - gained)
    _shuffle(deck, [at for at, holder in enumerate(holders) if holder is None], Chance(seed))
    return deck


def _hand(match: AnyMatch, seat: Seat) -> Counter[str]:
    return Counter(match.view(seat).hand.split())


def _replace(
    deck: list[str],
    holders: Sequence[Seat | None],
    holder: Seat | None,
    lost: Counter[str],
    gained: Counter[str],
) -> None:
    """Put what *holder* has *gained* where that lies which it has *lost*."""
    places = [at for at, one in enumerate(holders) if one == holder]
    for old, new in zip(lost.elements(), gained.elements(), strict=True):
        # A card that was shown at the cut lies with nobody: a sample may not know that.
        at = next((at for at in places if deck[at] == old), None)
        if at is not None:
            places.remove(at)
            deck[at] = new


def _shuffle(deck: list[str], places: Sequence[int], chance: Chance) -> None:
    for last in range(len(places) - 1, 0, -1):
        one, other = places[last], places[below(chance, last + 1)]
        deck[one], deck[other] = deck[other], deck[one]


def _looks_the_same(match: AnyMatch, made: Sequence[Entry[Any]], seat: Seat) -> bool:
    # Whether a move was allowed may hang on cards nobody saw: whoever has to block plays high.
    again: AnyMatch = Match(match.game, match.options, match.seats)
    try:
        for entry in made:
            again.act(entry.seat, entry.move)
    except RulesError:  # also of a deck that is none
        return False
    return bool(again.view(seat) == match.view(seat))
