"""Matches dealt provably at random, and what of them can be spoilt."""

from dataclasses import replace
from random import Random

from lastcard.fair import Evidence
from tests.fair.tables import Plan, Table, deal_match, terms


def random_match(rng: Random) -> Evidence:
    seats = rng.randint(2, 6)
    settled = terms(rng.choice(["gang", "thirteen"]), seats, f"m{rng.randrange(10**9)}")
    people = [seat for seat in range(seats) if rng.random() < 0.6]
    plans = []
    for _ in range(rng.randint(1, 5)):
        absent = [seat for seat in people if rng.random() < 0.3]
        cutter = rng.choice([None, *people])
        plans.append(Plan(absent, cutter, rng.choice([0, rng.randrange(len(settled.deck))])))
    return deal_match(Table(settled, people, settled.match), plans)


def spoilt(evidence: Evidence, rng: Random) -> Evidence:
    """The evidence with one note left out, doubled, moved or put in from elsewhere, or a card."""
    deals = list(evidence.deals)
    place = rng.randrange(len(deals))
    notes, dealt = list(deals[place].notes), list(deals[place].dealt)
    which = rng.randrange(len(notes))
    match rng.randrange(6):
        case 0:
            del notes[which]
        case 1:
            notes.insert(rng.randrange(len(notes) + 1), notes[which])
        case 2:
            notes.insert(rng.randrange(len(notes)), notes.pop(which))
        case 3:
            notes[which] = rng.choice(rng.choice(deals).notes)
        case 4:
            notes[which] = rng.choice(["absent 0", "absent 1", "cut 0 3", "cut 1 3"])
        case _:
            a, b = rng.sample(range(len(dealt)), 2)
            dealt[a], dealt[b] = dealt[b], dealt[a]
    deals[place] = replace(deals[place], notes=notes, dealt=dealt)
    return replace(evidence, deals=deals)
