"""Hidden cards of Gang of Four dealt again."""

from dataclasses import replace

from lastcard.bots.gang.situation import Situation, situation_of
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.chance import Chance, below
from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.cards import DECK, M1, Card, CardSet, add
from lastcard.games.gang.dealing import holder
from lastcard.games.gang.editions import Options
from lastcard.games.gang.moves import Cut, Move
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase, State
from lastcard.games.gang.view import View
from lastcard.games.sealed import evolve
from lastcard.match import Match


def resampled(match: Match[State, Move, View, Options], seat: Seat, seed: int) -> State:
    """The state of *match* with the cards that *seat* cannot know dealt again."""
    state = match.state
    if state.phase in (Phase.DEAL, Phase.DONE):
        return state
    if state.deck:
        return evolve(state, deck=_reshuffled(state, seed))
    hands = _hands(_known_opener(state, situation_of(match.view(seat), match.seen())), seed)
    if state.position is None:
        return evolve(state, hands=hands)
    return evolve(state, position=_with_hands(state.position, hands))


def holders(match: Match[State, Move, View, Options]) -> tuple[Seat | None, ...]:
    """Who has got the card at each place of the deck; ``TABLE`` where it was shown at the cut."""
    state, cards = match.state, len(DECK)
    # The first cut lifts cards from the top to the bottom, before any is dealt (GF-2.4).
    lifted = next((entry.move.at for entry in match.seen() if isinstance(entry.move, Cut)), 0)
    got: list[Seat | None] = [None] * cards
    for depth in range(cards):
        got[(depth + lifted) % cards] = None if state.deck else holder(state, depth)
    for shown in state.shown:
        got[(shown.depth + lifted) % cards] = TABLE
    return tuple(got)


def _known_opener(state: State, situation: Situation) -> Situation:
    # The player who has to open holds the multi-coloured 1, as everybody knows (GF-3.1).
    position = state.position
    if position is None or not position.opening or position.turn == situation.seat:
        return situation
    known = list(situation.known)
    if not known[position.turn] >> M1 & 1:
        known[position.turn] = add(known[position.turn], M1)
    return replace(situation, known=tuple(known))


def _hands(situation: Situation, seed: int) -> tuple[CardSet, ...]:
    world = Worlds(situation, seed).deal()
    return tuple(
        situation.hand if seat == situation.seat else world.hand(seat)
        for seat in range(situation.seats)
    )


def _with_hands(position: Position, hands: tuple[CardSet, ...]) -> Position:
    dealt = Position(hands, position.turn, position.direction, position.rules, position.opening)
    dealt.resume(
        position.to_beat,
        position.owner,
        position.passed,
        position.declared,
        position.out,
        position.pending,
    )
    return dealt


def _reshuffled(state: State, seed: int) -> tuple[Card, ...]:
    # Before the cards are dealt only those shown at the cut are known, and where they lie (GF-2.4).
    chance = Chance(seed)
    deck = list(state.deck)
    hidden = sorted(set(range(len(deck))) - {shown.depth for shown in state.shown})
    for last in range(len(hidden) - 1, 0, -1):
        one, other = hidden[last], hidden[below(chance, last + 1)]
        deck[one], deck[other] = deck[other], deck[one]
    return tuple(deck)
