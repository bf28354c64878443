"""Positions of 13 in notation, and matches to stop in the middle of."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from lastcard.games.game import TABLE, Seat, Step
from lastcard.games.sealed import evolve
from lastcard.games.thirteen.cards import DECK, Card, CardSet, gather, size, spread
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.notation import read_cards, read_sequence
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.state import Phase, State
from lastcard.match import Match, seeded

GAME = Thirteen()
MATCHES = [(seats, how) for seats in range(3, 7) for how in ("five", "all")]
"""Every number of players with both ways of dealing."""


def playing(
    hands: str, targets: str = "||", pile: str = "", turn: int = 0, **options: str
) -> State:
    """A deal in progress: ``"B7 R4 | Y1 | G5"`` are three hands, or what lies on B, Y and G."""
    sets = [read_cards(hand) for hand in hands.split("|")]
    position = Position(sets, turn, read_sequence(pile))
    position.resume([read_sequence(cards) for cards in targets.split("|")], [0] * len(sets))
    rules = GAME.options("fr-2009", options)
    return State(rules, len(sets), Seat(rules.first_dealer), Phase.PLAY, position=position)


def core(state: State) -> Position:
    """The deal of a match that has one."""
    assert state.position is not None
    return state.position


def legal(state: State) -> list[str]:
    """What the seat in turn may play."""
    seat = GAME.awaits(state)
    assert seat is not None
    return [GAME.write(move) for move in GAME.legal(state, seat)]


def step(state: State, text: str) -> Step[State]:
    """What comes of it when the awaited seat, or the table, makes a move."""
    seat = GAME.awaits(state)
    assert seat is not None
    return GAME.apply(state, seat, GAME.read(text))


def after(state: State, *texts: str) -> State:
    """The match after some moves by whoever is awaited."""
    for text in texts:
        state = step(state, text).state
    return state


def snapshot(position: Position) -> tuple[object, ...]:
    """Everything a position is, to compare it with a later one."""
    seats = range(position.seats)
    return (
        position.turn,
        position.to_draw(),
        [position.hand(seat) for seat in seats],
        [position.left(seat) for seat in seats],
        [position.taken_by(seat) for seat in seats],
        [position.on(target) for target in range(3)],
        [position.sum_on(target) for target in range(3)],
    )


@dataclass(frozen=True)
class Stop:
    """Where to stop a random match: after so many turns of its first deal."""

    seats: int
    deal: str
    open_piles: str
    seed: int
    turns: int

    def state(self) -> State:
        options = GAME.options("fr-2009", {"deal": self.deal, "open_piles": self.open_piles})
        match = Match(GAME, options, self.seats)
        match.act(TABLE, GAME.deal(seeded(self.seed)(GAME.deck())))
        rng = Random(self.seed)
        for _ in range(self.turns):
            seat = match.awaits
            if seat is None or seat == TABLE:
                break
            match.act(seat, rng.choice(GAME.legal(match.state, seat)))
        return match.state


stops = st.builds(
    Stop,
    seats=st.integers(3, 6),
    deal=st.sampled_from(["five", "all"]),
    open_piles=st.sampled_from(["off", "on"]),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 50),
)


def reshuffled(state: State, seat: int | None, rng: Random) -> State:
    """A twin of a deal in progress in which the cards *seat* cannot see lie elsewhere."""
    position = core(state)
    seats = range(state.seats)
    hands = [position.hand(other) for other in seats]
    taken = [position.taken_by(other) for other in seats]
    covered = state.options.open_piles == "off"
    seen = [card for target in range(3) for card in position.on(target)]
    seen += [] if seat is None else spread(hands[seat])
    seen += [] if covered else [card for cards in taken for card in spread(cards)]
    unseen = list((Counter(DECK) - Counter(seen)).elements())
    rng.shuffle(unseen)
    for other in seats:
        if other != seat:
            hands[other] = _draw(unseen, position.left(other))
        if covered:
            taken[other] = _draw(unseen, size(taken[other]))
    twin = Position(hands, position.turn, unseen[: position.pile_left])
    twin.resume([position.on(target) for target in range(3)], taken)
    return evolve(state, position=twin)


def _draw(cards: list[Card], number: int) -> CardSet:
    drawn = [cards.pop() for _ in range(number)]
    return gather(drawn)
