"""Every reason that is given against a move of Gang of Four is true where it is given."""

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Any, Final

import pytest

from lastcard.bots.advice.gang.against import GIVING, PLAYING, Regret
from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.gang.plays import plays_of
from lastcard.bots.gang.situation import Situation
from lastcard.games.gang.cards import gather, highest, holds, remove, spread
from lastcard.games.gang.certain import certain_win
from lastcard.games.gang.combos import FIRST, Type, cards_of, combo_of, number_of, type_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.state import Phase
from lastcard.games.gang.wording import card_words
from lastcard.locales import Words, languages
from tests.bots.gang.arrange import choices, moments, move, situation

Claim = Callable[[Situation, int, int, Mapping[str, Any]], bool]


def rest(s: Situation, play: int) -> int:
    return s.hand if play == PASS else remove(s.hand, cards_of(play))


def holds_top(s: Situation, play: int) -> bool:
    return play != PASS and holds(cards_of(play), gather([highest(s.hand)]))


CLAIMS: Final[Mapping[str, Claim]] = {
    "guide-gang-not-sure": lambda s, made, better, args: (
        made != certain_win(s.position, s.unseen) is not None
    ),
    "guide-gang-not-pass": lambda s, made, better, args: (
        made == PASS and min(s.others()) == args["left"] <= 3
    ),
    "guide-gang-not-gang": lambda s, made, better, args: (
        made != PASS
        and made >= FIRST[Type.GANG_OF_4]
        and number_of(made) == args["number"]
        and min(s.others()) > 3
    ),
    "guide-gang-not-whole": lambda s, made, better, args: (
        plays_of(rest(s, made)) >= plays_of(s.hand)
    ),
    "guide-gang-not-top": lambda s, made, better, args: (
        holds_top(s, made)
        and not holds_top(s, better)
        and card_words(highest(s.hand)).items() <= args.items()
    ),
    "guide-gang-not-high": lambda s, made, better, args: (
        made > better and type_of(made) == type_of(better)
    ),
    "guide-gang-not-short": lambda s, made, better, args: (
        plays_of(rest(s, made)) == args["plays"] > args["least"] == plays_of(rest(s, better))
    ),
    "guide-gang-not-rid": lambda s, made, better, args: (
        len(spread(rest(s, made))) - len(spread(rest(s, better))) == args["cards"] > 0
    ),
    "guide-gang-not-gift": lambda s, made, better, args: (
        highest(cards_of(made)) > highest(cards_of(better))
    ),
}


def regrets() -> Iterator[tuple[Regret, bool]]:
    """Some moves of random deals, two by two, and whether they are gifts."""
    late = [s for s in [*choices(3), *choices(4)] if len(s.legal()) < 12][::5]
    for known in [*late, situation("R3 RD | G4 G5 | Y7 YP; beat 2: G9")]:
        for pair in permutations(known.legal()[:5] + known.legal()[-1:], 2):
            yield Regret(*(Candidate.of(known, play) for play in pair)), False
    for known, state in moments(4):
        if state.phase is Phase.EXCHANGE:
            gifts = [combo_of(gather([card])) for card in sorted(set(spread(known.hand)))[:6]]
            for one, other in permutations([gift for gift in gifts if gift is not None], 2):
                yield Regret(Candidate.of(known, one), Candidate.of(known, other)), True
    gang = situation("G5 Y5 R5 R5 G9 Y2 | G4 G6 G8 Y9 | Y7 YP Y3 R4; beat 2: G8")
    yield Regret(Candidate.of(gang, move("G5 Y5 R5 R5")), Candidate.of(gang, PASS)), False


def found() -> Iterator[tuple[Regret, Any]]:
    for regret, gift in regrets():
        for find in GIVING if gift else PLAYING:
            if reason := find(regret):
                yield regret, reason


def test_every_claim_is_so_and_every_reason_comes_up() -> None:
    seen: set[str] = set()
    for regret, reason in found():
        seen.add(reason.code)
        pair = regret.made.move, regret.better.move
        assert CLAIMS[reason.code](regret.made.situation, *pair, dict(reason.args)), reason
    assert seen == set(CLAIMS)


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language)
    said = {reason.code: words.say(reason.code, **reason.args) for _, reason in found()}
    assert set(said) == set(CLAIMS)
