"""Every reason that is given against a move of 13 is true where it is given."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any, Final

import pytest

from lastcard.bots.advice.parts import PARTS
from lastcard.bots.advice.thirteen.against import AGAINST, Regret
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import R4, card_of, spread, target_of, value_of
from lastcard.games.thirteen.moves import read
from lastcard.games.thirteen.notation import read_placement
from lastcard.locales import Words, languages
from tests.bots.thirteen.situations import every_table, moments
from tests.bots.thirteen.table import situation
from tests.review.thirteen.choices import turns

from .thirteen_claims import after, fitting, points, taken, where

Claim = Callable[[Situation, int, int, Mapping[str, Any]], bool]


def rotten(s: Situation, move: int) -> int:
    """How many rotten fours *move* takes."""
    before, then = s.position.taken_by(s.seat), after(s, move).taken_by(s.seat)
    return spread(then).count(R4) - spread(before).count(R4)


def room(s: Situation, move: int) -> int:
    return 13 - after(s, move).sum_on(target_of(move))


CLAIMS: Final[Mapping[str, Claim]] = {
    "guide-thirteen-not-take": lambda s, made, better, args: (
        taken(s, made) == args["cards"] > taken(s, better) == 0
    ),
    "guide-thirteen-not-fewer": lambda s, made, better, args: (
        taken(s, made) == args["cards"] > args["fewer"] == taken(s, better) > 0
    ),
    "guide-thirteen-not-rotten": lambda s, made, better, args: (
        rotten(s, made) == args["rotten"] > rotten(s, better) == 0
    ),
    "guide-thirteen-not-cheap": lambda s, made, better, args: (
        points(s, after(s, made)) - points(s, after(s, better)) == args["points"] > 0
    ),
    "guide-thirteen-not-room": lambda s, made, better, args: (
        where(made) == args["target"] and room(s, made) == args["room"] > room(s, better)
    ),
    "guide-thirteen-not-fits": lambda s, made, better, args: (
        fitting(s, made, args)
        and fitting(s, better, {"cards": args["more"]})
        and args["cards"] < args["more"]
    ),
    "guide-thirteen-not-low": lambda s, made, better, args: (
        value_of(card_of(made)) == args["value"] <= 2 < value_of(card_of(better))
    ),
}


def regrets() -> Iterator[Regret]:
    """Every two moves of some turns of random deals."""
    for seats, deal in every_table():
        for moment in moments(seats, deal)[::4]:
            for pair in permutations(moment.situation.legal(), 2):
                made, better = (
                    Candidate(situation=moment.situation, placement=placement) for placement in pair
                )
                yield Regret(made, better)


def test_every_claim_is_so_and_every_reason_comes_up() -> None:
    seen: set[str] = set()
    for regret in regrets():
        for find in AGAINST:
            if reason := find(regret):
                seen.add(reason.code)
                moves = regret.made.placement, regret.better.placement
                assert CLAIMS[reason.code](regret.made.situation, *moves, dict(reason.args)), reason
    assert seen == set(CLAIMS)


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language)
    for regret in list(regrets())[::50]:
        for find in AGAINST:
            if reason := find(regret):
                assert words.say(reason.code, **reason.args)


@pytest.mark.parametrize(
    ("hand", "targets", "made", "better", "code"),
    [
        ("B7 Y7", ("B7", "Y1", ""), "B7", "Y7", "guide-thirteen-not-take"),
        ("B7 Y7", ("B7 B1", "Y7", ""), "B7", "Y7", "guide-thirteen-not-fewer"),
        ("B7 Y7", ("R4 R4", "Y1", ""), "B7", "Y7", "guide-thirteen-not-rotten"),
        ("B1 Y7", ("", "Y5", ""), "B1", "Y7", "guide-thirteen-not-low"),
        ("B1 Y7", ("", "Y5", ""), "B1", "Y7", "guide-thirteen-not-room"),
    ],
)
def test_the_reason_is_found_where_it_is_plain(
    hand: str, targets: tuple[str, ...], made: str, better: str, code: str
) -> None:
    known = situation(hand, targets)
    regret = Regret(
        *(Candidate(situation=known, placement=read_placement(move)) for move in (made, better))
    )
    assert code in [reason.code for find in AGAINST if (reason := find(regret))]


def test_no_more_is_said_than_can_be_read() -> None:
    match = next(turns(4))
    view = match.view(match.awaits)
    first, *_, last = view.legal
    found = PARTS["thirteen"].against(view, match.seen(), read(first), read(last))
    assert len(found) <= 2
