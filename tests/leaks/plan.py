"""A match planned by the rules alone: who does what, and the same with other cards unseen.

The server has no part in this: where two matches may begin to differ is for the rules to say.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from lastcard.games.game import TABLE, AnyGame, Event, Seat
from lastcard.games.gang import events as gang
from lastcard.table.state.setup import Setup
from tests.leaks.cases import Case, Swap
from tests.leaks.unseen_cards import come_to_light, unseen

OPENED: Final[tuple[type[Event], ...]] = (
    gang.CardShown,  # the card at the dealer's cut is shown to all (GF-2.4)
    gang.Given,  # the loser's highest card goes to the winner, and all see it (GF-11.1, GF-11.2)
    gang.DealEnded,  # everybody lays open what is left, and it is counted (GF-10.1)
)
"""The events by which the rules open a card that was hidden; in 13 there is none."""
DEALS: Final = 2
"""How many deals of a match are played at most."""
_TRIES: Final[dict[Swap, int]] = {"all": 12, "rest": 6, "pair": 6, "late": 40}
"""Out of so many changed decks the one is taken that comes to light last."""
_LEADER: Final = "M1"  # where it lies everybody knows at once (GF-3.1), so it mostly stays

Deck = tuple[str, ...]


@dataclass(frozen=True)
class Turn:
    """A move of the match: the table's, or a seat's."""

    seat: Seat
    move: str
    state: Any
    """The match before it."""


@dataclass(frozen=True)
class Plan:
    """A match, the same with other cards, and how far both are alike to who cannot see them."""

    case: Case
    turns: tuple[Turn, ...]
    decks: tuple[Deck, ...]
    others: tuple[Deck, ...]
    """The decks of the second match."""
    since: int
    """The turn that deals different cards for the first time."""
    twins: tuple[Any, ...]
    """The states of the second match, turn by turn, as long as it goes like the first."""

    @property
    def stop(self) -> int:
        """The first turn that the rules make different for everybody."""
        return len(self.twins)

    @property
    def length(self) -> int:
        """How many moves are alike although the cards are not."""
        return self.stop - self.since - 1


class RulesLeak(AssertionError):
    """The rules themselves tell what nobody may know."""


def make_plan(case: Case) -> Plan:
    """The plan of *case*; its seed decides everything."""
    rng = Random(f"{case}")
    setup = case.setup
    decks = tuple(_shuffled(setup.rules(), rng) for _ in range(DEALS))
    turns = tuple(_play(setup, decks, rng))
    deals = [at for at, turn in enumerate(turns) if turn.seat == TABLE]
    since = rng.choice(deals)
    number = deals.index(since)
    until = next((at for at in deals if at > since), len(turns))
    plans: list[Plan] = []
    while len(plans) < _TRIES[case.swap]:
        others = list(decks)
        others[number] = _other_deck(case, decks[number], turns[since:until], rng)
        alike = tuple(turn.state for turn in turns[:since])
        twins = (*alike, *_twins(setup, turns[since:], others[number:]))
        plans.append(Plan(case, turns, decks, tuple(others), since, twins))
    return max(plans, key=lambda plan: plan.length)


def _shuffled(game: AnyGame, rng: Random) -> Deck:
    return tuple(rng.sample(list(game.deck()), k=len(game.deck())))


def _play(setup: Setup, decks: Sequence[Deck], rng: Random) -> Iterator[Turn]:
    game = setup.rules()
    state = game.start(setup.chosen(), setup.seats)
    dealt = iter(decks)
    while (awaited := game.awaits(state)) is not None:
        if awaited == TABLE:
            deck = next(dealt, None)
            if deck is None:
                return
            seat, move = TABLE, game.deal(deck)
        else:
            # Whoever may still call, mostly does: who forgets it is out of the deal (GF-8.3).
            seat = rng.choice(sorted(game.may_act(state)))
            move = rng.choice(list(game.legal(state, seat)))
        yield Turn(seat, game.write(move), state)
        state = game.apply(state, seat, move).state


def _other_deck(case: Case, deck: Deck, turns: Sequence[Turn], rng: Random) -> Deck:
    """*deck* as *case* wants it changed; *turns* are those of its deal."""
    holders = unseen(case.setup.rules(), turns, case.seat)
    while case.swap in ("all", "rest"):
        known = rng.randrange(len(turns)) if case.swap == "rest" else 0
        seen = come_to_light(case.setup.rules(), turns[:known], deck, holders)
        places = [at for at in holders if at not in seen and deck[at] != _LEADER]
        other = _mixed(deck, places, rng)
        if _held(other, holders) != _held(deck, holders):
            return other
    one = rng.choice(list(holders))
    others = [
        place
        for place, holder in holders.items()
        if holder != holders[one] and deck[place] != deck[one]
    ]
    return _swapped(deck, one, rng.choice(others))


def _held(deck: Deck, holders: Mapping[int, Seat | None]) -> list[tuple[str, str]]:
    return sorted((str(holder), deck[place]) for place, holder in holders.items())


def _mixed(deck: Deck, places: Sequence[int], rng: Random) -> Deck:
    cards = list(deck)
    for place, other in zip(places, rng.sample(places, k=len(places)), strict=True):
        cards[place] = deck[other]
    return tuple(cards)


def _swapped(deck: Deck, one: int, other: int) -> Deck:
    cards = list(deck)
    cards[one], cards[other] = deck[other], deck[one]
    return tuple(cards)


def _twins(setup: Setup, turns: Sequence[Turn], decks: Sequence[Deck]) -> Iterator[Any]:
    """The states of the match with *decks* before each turn, until one cannot be alike."""
    game, dealt = setup.rules(), iter(decks)
    state = turns[0].state
    for turn in turns:
        move = game.read(turn.move)
        other = game.deal(next(dealt)) if turn.seat == TABLE else move
        if turn.seat != TABLE and move not in game.legal(state, turn.seat):
            return  # by the rules it is another match from here on
        one, two = game.apply(turn.state, turn.seat, move), game.apply(state, turn.seat, other)
        if _is_open(one.events, two.events) or _leads_differ(game, one.state, two.state):
            return
        yield state
        state = two.state


def _is_open(one: Sequence[Event], two: Sequence[Event]) -> bool:
    differing = [pair for pair in zip(one, two, strict=True) if pair[0] != pair[1]]
    for event, other in differing:
        if type(event) is not type(other) or not isinstance(event, OPENED):
            raise RulesLeak(event, other)
    return bool(differing)


def _leads_differ(game: AnyGame, one: Any, two: Any) -> bool:
    if game.awaits(one) == game.awaits(two):
        return False
    # The holder of M1 leads the first deal, or the dealer's neighbour (GF-3.1, GF-3.3).
    if game.key != "gang" or game.scores(one):
        raise RulesLeak(one, two)
    return True
