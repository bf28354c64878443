"""What the others' turns tell."""

import pytest

from lastcard.bots.thirteen.beliefs import Beliefs, blame, walk
from lastcard.bots.thirteen.situation import Situation
from lastcard.bots.thirteen.taste import TASTE
from lastcard.bots.thirteen.worlds import Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards import copies
from lastcard.games.thirteen.position import Position
from tests.bots.thirteen.situations import Moment, every_table, moments
from tests.bots.thirteen.test_worlds import check


def beliefs_of(known: Situation, seed: int = 1) -> tuple[Beliefs, Worlds]:
    """Beliefs about any world, to begin with."""
    worlds = Worlds(known.position, known.unseen, seed)
    shuffle(worlds)
    acts = [(act.seat, act.placement) for act in known.acts]
    return Beliefs(known.start, acts, worlds, TASTE, seed), worlds


def planned() -> list[Moment]:
    """Later moments of deals between planners, whose turns can be understood."""
    found = moments(4, deals=4, bot="planner")
    return [moment for moment in found if len(moment.situation.acts) > 24]


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_every_world_on_the_way_could_be_true(seats: int, deal: str) -> None:
    for moment in moments(seats, deal)[::4]:
        beliefs, worlds = beliefs_of(moment.situation)
        world = moment.situation.position.copy()
        for _ in range(5):
            walk(beliefs, worlds, 7)
            deal_out(worlds, world)
            check(world, moment.situation)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_blame_is_what_it_would_be_if_counted_anew(seats: int, deal: str) -> None:
    for moment in moments(seats, deal)[::6]:
        beliefs, worlds = beliefs_of(moment.situation)
        walk(beliefs, worlds, 60)
        others = [seat for seat in range(seats) if seat != moment.situation.seat]
        assert beliefs.blamed() == sum(blame(beliefs, seat) for seat in others)


def test_planners_are_blamed_for_little_in_likely_worlds() -> None:
    before = after = 0
    for moment in planned():
        beliefs, _ = beliefs_of(moment.situation)
        before += beliefs.blamed()
        beliefs.settle(200)
        after += beliefs.blamed()
    assert after < before / 2


def test_likely_worlds_are_nearer_the_truth() -> None:
    near = far = 0
    for moment in planned():
        beliefs, worlds = beliefs_of(moment.situation)
        beliefs.settle(120)
        any_world = Worlds(moment.situation.position, moment.situation.unseen, 2)
        world = moment.situation.position.copy()
        for _ in range(20):
            walk(beliefs, worlds, 20)
            deal_out(worlds, world)
            near += right(world, moment)
            far += right(any_world.sample(), moment)
    assert near > 1.1 * far


def right(world: Position, moment: Moment) -> int:
    """How many cards of the others are where they really are."""
    others = [seat for seat in range(world.seats) if seat != moment.situation.seat]
    return sum(
        min(copies(world.hand(seat), card), copies(moment.truth.hand(seat), card))
        for seat in others
        for card in range(16)
    )


def test_too_many_turns_are_refused() -> None:
    known = moments(4)[5].situation
    worlds = Worlds(known.position, known.unseen, 1)
    with pytest.raises(ValueError, match="51 turns"):
        Beliefs(known.start, [(0, 0)] * 51, worlds, TASTE, 1)
