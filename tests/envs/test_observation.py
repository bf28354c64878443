"""Observations, part by part, against the views of a match that is played alike."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from lastcard.envs.gang import observation as gang
from lastcard.envs.thirteen import observation as thirteen
from lastcard.games.gang import cards as gang_cards
from lastcard.games.gang import notation as gang_notation
from lastcard.games.gang.combos import size_of
from lastcard.games.thirteen import cards as thirteen_cards
from lastcard.games.thirteen import notation as thirteen_notation
from tests.envs.test_agreement import Lockstep
from tests.support.random_matches import Setup

SPOKEN = (("last_card", "spoken"), ("target", "40"))


def parts(module: Any, vector: Any) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    numbers, found, start = vector.tolist(), {}, 0
    for name, length, _ in module.PARTS:
        found[name] = numbers[start : start + length]
        start += length
    assert start == len(numbers)
    return found


def from_seat(values: Any, view: Any, places: int) -> list[int]:
    """Something told by seat, from the observer on in the order of play, filled up with zeros."""
    order = [(view.seat + view.direction * step) % view.seats for step in range(view.seats)]
    return [*(int(values[seat]) for seat in order), *[0] * (places - view.seats)]


def flags(seats: Any, view: Any) -> list[int]:
    return from_seat([seat in seats for seat in range(view.seats)], view, 4)


def bits(text: str) -> list[int]:
    cards = gang_notation.read_cards(text)
    return [cards >> place & 1 for place in range(64)]


def kind(card: str | None) -> list[int]:
    return [int(name == card) for name in gang_notation.NAMES]


@pytest.mark.parametrize("seats", [3, 4])
def test_of_gang_of_four_a_seat_sees_its_view_and_what_was_played(seats: int) -> None:
    rng = Random(seats)
    both = Lockstep(Setup("gang", seats, "en-2010", SPOKEN), 1, whole=True)
    while not both.over:
        view: Any = both.match.view(both.seat)
        seen = parts(gang, both.env.observe(both.env.agent_selection)["observation"])
        assert seen == expected_of_gang(view, both.match.seen())
        both.act(rng.choice(both.legal))
    for seat, agent in enumerate(both.env.agents):
        seen = parts(gang, both.env.observe(agent)["observation"])
        assert seen["hand"] == bits(both.match.view(None).opened[seat])
        assert seen["unseen"] != seen["hand"]


def expected_of_gang(view: Any, moves: Any) -> dict[str, list[int]]:
    combos = [entry.move.combo for entry in moves if hasattr(entry.move, "combo")]
    gone = Counter(card for combo in combos for card in gang_cards.spread(played(combo)))
    gone += Counter(gang_cards.spread(gang_notation.read_cards(view.hand)))
    unseen = gang_cards.gather(list((Counter(gang_cards.DECK) - gone).elements()))
    beat = None if view.to_beat is None else gang_notation.read_combo(view.to_beat)
    gift = view.exchange
    passed: list[int] = []
    for said in view.cycle:
        passed = [*passed, said.seat] if said.move == "pass" else []
    held = [seat for seat in range(view.seats) if view.counts[seat] == 1]
    return {
        "hand": bits(view.hand),
        "unseen": [unseen >> place & 1 for place in range(64)],
        "cards to beat": bits(view.to_beat or ""),
        "combo to beat": [0 if beat is None else beat + 1],
        "size to beat": [0 if beat is None else size_of(beat)],
        "opening": [int(view.deal == 1 and not moves and "M1" in view.hand)],
        "exchange": [int(view.phase == "exchange")],
        "deal": [view.deal],
        "cards held": from_seat(view.counts, view, 4),
        "owner": flags([view.owner], view),
        "passed": flags(passed, view),
        "declared": flags(view.declared, view),
        "may declare": flags(
            [seat for seat in held if seat not in (*view.declared, *view.out)], view
        ),
        "out": flags(view.out, view),
        "gave": flags([gift.giver] if gift else [], view),
        "took": flags([gift.taker] if gift else [], view),
        "totals": from_seat(view.totals, view, 4),
        "given": kind(gift.given if gift else None),
        "returned": kind(gift.returned if gift else None),
    }


def played(combo: int) -> int:
    return gang_notation.read_cards(gang_notation.write_combo(combo))


@pytest.mark.parametrize(("seats", "deal"), [(3, "five"), (3, "all"), (6, "five"), (4, "all")])
def test_of_13_a_seat_sees_its_view_and_what_was_taken(seats: int, deal: str) -> None:
    rng = Random(seats)
    changes = (("deal", deal), ("open_piles", "on"))
    both = Lockstep(Setup("thirteen", seats, "fr-2009", changes), 1, whole=True)
    while not both.over:
        view: Any = both.match.view(both.seat)
        seen = parts(thirteen, both.env.observe(both.env.agent_selection)["observation"])
        assert seen == expected_of_13(view)
        both.act(rng.choice(both.legal))


def expected_of_13(view: Any) -> dict[str, list[int]]:
    known = [view.hand, *(target.cards for target in view.targets), *view.opened]
    left = Counter(thirteen_cards.DECK)
    for text in known:
        left -= Counter(thirteen_notation.read_sequence(text))
    on = [counts(Counter(thirteen_notation.read_sequence(t.cards))) for t in view.targets]
    order = [(view.seat + step) % view.seats for step in range(view.seats)]
    taken = [view.opened[seat].count(letter) for seat in order for letter in "BYGR"]
    return {
        "hand": counts(Counter(thirteen_notation.read_sequence(view.hand))),
        "unseen": counts(left),
        "on blue": on[0],
        "on yellow": on[1],
        "on green": on[2],
        "sums": [target.sum for target in view.targets],
        "pile": [view.pile],
        "deal": [view.deal],
        "cards held": from_seat(view.counts, view, 6),
        "taken": [*taken, *[0] * (24 - len(taken))],
        "totals": from_seat(view.totals, view, 6),
    }


def counts(cards: "Counter[int]") -> list[int]:
    return [cards[card] for card in range(thirteen_cards.KINDS)]
