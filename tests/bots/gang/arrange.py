"""Situations and worlds of Gang of Four, arranged in notation or come upon in random matches."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from lastcard.bots.gang.situation import Situation, TurnTaken, situation_of
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.cards import RD, CardSet, gather, spread
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.notation import read_cards, read_combo, write_combo
from lastcard.games.gang.position import Position
from lastcard.games.gang.positions import read_position
from lastcard.games.gang.state import Phase, State
from lastcard.match import AnyMatch, Match, play_match, seeded
from tests.games.gang.arrange import copy_of
from tests.support.players import Chancer, Miser

GAME = GangOfFour()


def situation(
    text: str,
    dummy: str = "",
    turns: Sequence[TurnTaken] = (),
    known: Sequence[str] = (),
    ceiling: Sequence[int] = (),
    totals: Sequence[int] = (),
    **changes: str,
) -> Situation:
    """What the seat in turn knows: the others' cards and the dummy's lie somewhere unseen."""
    position = read_position(text)
    seats = position.seats
    others = [position.hand(seat) for seat in range(seats) if seat != position.turn]
    return Situation(
        seat=position.turn,
        hand=position.hand(position.turn),
        position=position,
        unseen=united([*others, read_cards(dummy)]),
        known=tuple(read_cards(cards) for cards in known) or (0,) * seats,
        ceiling=tuple(ceiling) or (RD,) * seats,
        turns=tuple(turns),
        totals=tuple(totals) or (0,) * seats,
        options=GAME.options("en-2010", changes),
    )


def passing(seat: int, to_beat: str) -> TurnTaken:
    """*seat* has let a combo pass."""
    return TurnTaken(seat, PASS, read_combo(to_beat))


def world(text: str, dummy: str = "") -> World:
    """The position with all hands known, and the dummy's cards."""
    position = read_position(text)
    hands = [position.hand(seat) for seat in range(position.seats)]
    return world_of(position, united([*hands, read_cards(dummy)]))


def world_of(position: Position, pool: CardSet) -> World:
    """A world that begins with *position*."""
    found: World = copy_of(position, World)
    found.fill(pool)
    return found


def united(sets: Sequence[CardSet]) -> CardSet:
    """All cards of the sets."""
    return gather([card for cards in sets for card in spread(cards)])


def said(move: int) -> str:
    """A move as text."""
    return "pass" if move == PASS else write_combo(move)


def move(text: str) -> int:
    """The move a text means."""
    return PASS if text == "pass" else read_combo(text)


@cache
def moments(
    seats: int, seed: int = 1, deals: int = 3, **changes: str
) -> list[tuple[Situation, State]]:
    """What the seat in turn knew at every choice of a match, exchanges included, and the truth."""
    match = Match(GAME, GAME.options("en-2010", changes), seats)
    rng = Random(seed)
    players: list[Any] = [Miser(GAME), Chancer(GAME, rng), Miser(GAME), Chancer(GAME, rng)]
    found: list[tuple[Situation, State]] = []
    play_match(match, players[:seats], seeded(seed), lambda _: note(match, found), deals=deals)
    return found


def note(match: AnyMatch, found: list[tuple[Situation, State]]) -> None:
    """Write down what the seat in turn knows."""
    state: State = match.state
    seat = GAME.awaits(state)
    known = bool(found) and found[-1][1] is state
    if state.phase in (Phase.PLAY, Phase.EXCHANGE) and not known:
        assert seat is not None
        found.append((situation_of(match.view(seat), match.seen()), state))


def choices(seats: int, seed: int = 1, deals: int = 3, **changes: str) -> list[Situation]:
    """The moments of playing at which there was something to choose."""
    return [
        situation
        for situation, state in moments(seats, seed, deals, **changes)
        if state.phase is Phase.PLAY and len(situation.legal()) > 1
    ]
