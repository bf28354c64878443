"""What speaks against a move of Gang of Four, once a better one is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate, is_gang
from lastcard.bots.advice.gang.plays import plays_of
from lastcard.bots.advice.gang.sparing import broken_by
from lastcard.bots.advice.reason import SPOKEN, Finder, Reason, best
from lastcard.bots.gang.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.gang.cards import gather, highest, holds
from lastcard.games.gang.certain import certain_win, is_certain
from lastcard.games.gang.combos import cards_of, combo_of, number_of, type_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Give, Move, Pass, Play
from lastcard.games.gang.view import View
from lastcard.games.gang.wording import card_words, combo_words

_NEARLY_OUT: Final = 3
"""A player with so few cards may go out soon."""


@dataclass(frozen=True, slots=True)
class Regret:
    """A move that was *made*, and one that was *better*."""

    made: Candidate
    better: Candidate

    @property
    def fewest(self) -> int:
        """How many cards the player has who is nearest to going out."""
        return min(self.made.others, default=0)


def against(
    view: View, seen: Sequence[Entry[Move]], made: Move, better: Move
) -> tuple[Reason, ...]:
    """What speaks against *made*, when *better* was."""
    situation = situation_of(view, seen)
    numbers = _number(made), _number(better)
    if numbers[0] is None or numbers[1] is None:
        return ()
    regret = Regret(Candidate.of(situation, numbers[0]), Candidate.of(situation, numbers[1]))
    return best(GIVING if isinstance(made, Give) else PLAYING, regret, SPOKEN)


def missed_win(regret: Regret) -> Reason | None:
    """There was a win that could not fail, and this is not it."""
    situation, move = regret.made.situation, regret.made.move
    position, unseen = situation.position, situation.unseen
    if certain_win(position, unseen) is None:
        return None
    sure = move != PASS and is_certain(position, unseen, move)
    return None if sure else Reason("guide-gang-not-sure", settles=True)


def lets_pass(regret: Regret) -> Reason | None:
    """It lets somebody play on who is nearly out."""
    if regret.made.move != PASS or not 0 < regret.fewest <= _NEARLY_OUT:
        return None
    return Reason("guide-gang-not-pass", {"left": regret.fewest})


def spends_gang(regret: Regret) -> Reason | None:
    """It spends a gang while nobody is nearly out."""
    made, better = regret.made.move, regret.better.move
    early = regret.fewest > _NEARLY_OUT and regret.made.left > 0
    if made == PASS or not is_gang(made) or not early or (better != PASS and is_gang(better)):
        return None
    return Reason("guide-gang-not-gang", {"number": number_of(made)})


def breaks_up(regret: Regret) -> Reason | None:
    """It breaks up a combo that the better move leaves whole."""
    if regret.made.move == PASS or not regret.made.left:
        return None
    broken = broken_by(regret.better, regret.made.move)
    return None if broken is None else Reason("guide-gang-not-whole", combo_words(broken))


def spends_highest(regret: Regret) -> Reason | None:
    """It spends the highest card of the hand while nobody is nearly out."""
    made, better = regret.made, regret.better
    top = gather([highest(made.situation.hand)])
    if made.move == PASS or not made.left or regret.fewest <= _NEARLY_OUT:
        return None
    kept = better.move == PASS or not holds(cards_of(better.move), top)
    if not kept or not holds(cards_of(made.move), top):
        return None
    return Reason("guide-gang-not-top", card_words(highest(top)))


def is_too_high(regret: Regret) -> Reason | None:
    """A lower combo of the same type would have done."""
    made, better = regret.made.move, regret.better.move
    if PASS in (made, better) or type_of(made) != type_of(better) or made <= better:
        return None
    return Reason("guide-gang-not-high", combo_words(better))


def needs_more_plays(regret: Regret) -> Reason | None:
    """What stays in the hand needs more plays."""
    after, least = plays_of(regret.made.rest), plays_of(regret.better.rest)
    if after <= least:
        return None
    return Reason("guide-gang-not-short", {"plays": after, "least": least})


def keeps_more(regret: Regret) -> Reason | None:
    """More cards stay in the hand."""
    more = regret.made.left - regret.better.left
    return Reason("guide-gang-not-rid", {"cards": more}) if more > 0 else None


def gives_high(regret: Regret) -> Reason | None:
    """A lower card could have been given."""
    if regret.made.move <= regret.better.move:
        return None
    return Reason("guide-gang-not-gift", card_words(highest(cards_of(regret.better.move))))


PLAYING: Final[tuple[Finder[Regret], ...]] = (
    missed_win,
    lets_pass,
    spends_gang,
    breaks_up,
    spends_highest,
    is_too_high,
    needs_more_plays,
    keeps_more,
)
GIVING: Final[tuple[Finder[Regret], ...]] = (breaks_up, needs_more_plays, gives_high)


def _number(move: Move) -> int | None:
    match move:
        case Play():
            return move.combo
        case Pass():
            return PASS
        case Give():
            return combo_of(gather([move.card]))
        case _:
            return None
