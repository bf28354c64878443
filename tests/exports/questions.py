"""Questions to the referee at random, with the engine's answers: ``web/tests/verdicts.gen.json``.

``make wire`` writes the file anew.
"""

from collections.abc import Iterator
from random import Random

from msgspec import json

from lastcard.exports.gang.cases import Attempt
from lastcard.games.gang.cards import COPIES, KINDS, gather
from lastcard.games.gang.combos import COMBOS, cards_of
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.notation import write_cards, write_combo
from lastcard.games.gang.one_hand import in_turn
from lastcard.games.gang.position import NOTHING
from lastcard.games.thirteen.cards import DECK, TARGETS, card_of, target_of, value_of
from lastcard.games.thirteen.cards import gather as gather_thirteen
from lastcard.games.thirteen.notation import TARGET_NAMES, write_placement, write_sequence
from lastcard.games.thirteen.position import LIMIT, Position

DECK_OF_GANG = [card for card in range(KINDS) for _ in range(COPIES[card])]


def questions(number: int, seed: int) -> Iterator[Attempt]:
    """So many questions that can be asked of Gang of Four."""
    rng = Random(seed)
    for _ in range(number):
        held = rng.sample(DECK_OF_GANG, rng.randint(1, 9))
        if rng.random() < 0.4:  # chance alone deals few gangs
            numbers = rng.sample(range(KINDS - 4), 4)
            held = [card for card in DECK_OF_GANG if card // 3 in {one // 3 for one in numbers}][:9]
        hand = gather(held)
        moves = [*combos_in(hand), PASS]
        lying = rng.choice(
            [NOTHING, rng.randrange(KINDS), rng.choice(moves), rng.randrange(COMBOS)]
        )
        options = EDITIONS[rng.choice(list(EDITIONS))]
        last, opening = rng.choice([(False, False), (True, False), (True, False), (False, True)])
        lying = NOTHING if lying == PASS else lying
        yield Attempt(hand, lying, rng.choice(moves), options, last, opening)


def legal(asked: Attempt) -> list[int]:
    """What the engine lists."""
    return in_turn(
        asked.hand, asked.to_beat, asked.options, last=asked.last, opening=asked.opening
    ).legal()


def written() -> bytes:
    """The questions of both games, one on a line."""
    gang = [_written_gang(asked) for asked in questions(500, seed=7)]
    lines = [json.encode(asked).decode() for asked in [*gang, *_thirteen(150, seed=7)]]
    return ("[\n" + ",\n".join(lines) + "\n]\n").encode()


def _written_gang(asked: Attempt) -> dict[str, object]:
    moves = legal(asked)
    return {
        "game": "gang",
        "hand": write_cards(asked.hand),
        "table": "" if asked.to_beat == NOTHING else write_cards(cards_of(asked.to_beat)),
        "edition": asked.options.edition,
        "last": asked.last,
        "opening": asked.opening,
        "moves": ["pass" if move == PASS else write_combo(move) for move in moves],
    }


def _thirteen(number: int, seed: int) -> Iterator[dict[str, object]]:
    rng = Random(seed)
    for _ in range(number):
        deck = rng.sample(DECK, len(DECK))
        card = deck.pop()
        targets: list[list[int]] = [[] for _ in range(TARGETS)]
        for lying in deck[: rng.randint(0, 14)]:
            target = rng.choice([target for target in range(TARGETS) if _fits(lying, target)])
            if sum(map(value_of, [*targets[target], lying])) <= LIMIT:
                targets[target].append(lying)
        position = Position([gather_thirteen([card])] * 3, 0)
        position.resume(targets, [0] * 3)
        yield {
            "game": "thirteen",
            "targets": {
                TARGET_NAMES[at]: write_sequence(lying) for at, lying in enumerate(targets)
            },
            "card": write_sequence([card]),
            "outcomes": {
                write_placement(move): _outcome(position, move) for move in position.legal()
            },
        }


def _fits(card: int, target: int) -> bool:
    probe = Position([gather_thirteen([card])] * 3, 0)
    return any(target_of(move) == target and card_of(move) == card for move in probe.legal())


def _outcome(position: Position, move: int) -> list[int]:
    # The sum that is reached, and how many cards are taken for it.
    after = position.copy()
    after.play(move)
    reached = position.sum_on(target_of(move)) + value_of(card_of(move))
    before = len(position.on(target_of(move)))
    return [reached, before - len(after.on(target_of(move))) + 1]
