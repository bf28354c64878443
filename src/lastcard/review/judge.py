"""Judges the moves of one match, each by itself: where and when makes no difference."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lastcard.games.game import AnyGame
from lastcard.locales import Words
from lastcard.review.document import Choice, Forgotten, Hindsight
from lastcard.review.errors import ReviewEnded
from lastcard.review.ledger import DealLedger, ledger_of
from lastcard.review.losses import loss_of, rounded, worths
from lastcard.review.moments import DealPlayed, Moment, is_choice, seed_of
from lastcard.review.part import GameReview
from lastcard.review.reasons import reasons
from lastcard.review.rounds import error_of, follow, less, mean
from lastcard.review.summary import GRADED


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    """Who judges: a game's part, how many worlds it may follow a choice in, and its words."""

    game: AnyGame
    part: GameReview
    worlds: int
    seed: int
    hindsight: bool
    words: Words
    ended: Callable[[], bool]

    def decides(self, moment: Moment) -> bool:
        """Whether there was a choice."""
        return is_choice(self.game, self.part, moment)

    def choice(self, moment: Moment) -> Choice:
        """What the choice of *moment* was worth."""
        self.check()
        view, move = self._seen(moment), moment.entry.move
        weighing = self.part.weigh(view, moment.seen, self._seed(moment))
        samples = follow(weighing, self._made(moment, view), self.worlds)
        loss = loss_of(samples)
        graded = loss.grade in GRADED
        return Choice(
            deal=moment.deal,
            number=moment.number,
            seat=moment.seat,
            kind=self.part.kind(view, move),
            made=samples.made,
            best=loss.best,
            loss=loss.points,
            error=loss.error,
            grade=loss.grade,
            chance_loss=loss.chance,
            worlds=samples.worlds,
            moves=worths(samples, weighing),
            reasons=self._reasons(moment, view, samples.made, loss.best) if graded else (),
            hindsight=self._look_back(moment, view) if self.hindsight else None,
        )

    def forgotten(self, moment: Moment) -> Forgotten:
        """What it cost that the call due in *moment* never came."""
        self.check()
        view = self._seen(moment)
        said, silent = self._made(moment, view), self.game.write(moment.entry.move)
        weighing = self.part.weigh(view, moment.seen, self._seed(moment))
        found = weighing.run(0, self.worlds, [said, silent])
        lost = less(*found.points)
        return Forgotten(
            deal=moment.deal,
            number=moment.number,
            seat=moment.seat,
            cost=rounded(mean(lost)),
            error=rounded(error_of(lost)),
            chance_cost=rounded(mean(less(*found.chances))),
        )

    def ledger(self, deal: DealPlayed) -> DealLedger:
        """The ledger of *deal*."""
        self.check()
        return ledger_of(self.game, self.part, deal, self.seed, self.check)

    def check(self) -> None:
        """Raise ``ReviewEnded`` if nobody waits any more."""
        if self.ended():
            raise ReviewEnded

    def _seen(self, moment: Moment) -> Any:
        return self.game.view(moment.state, moment.seat)

    def _made(self, moment: Moment, view: Any) -> str:
        return self.game.write(self.part.said(view, moment.entry.move))

    def _seed(self, moment: Moment) -> int:
        return seed_of(self.seed, moment.deal, moment.number)

    def _reasons(self, moment: Moment, view: Any, made: str, best: str) -> Any:
        read = self.game.read
        return reasons(self.game, view, moment.seen, read(made), read(best), self.words)

    def _look_back(self, moment: Moment, view: Any) -> Hindsight:
        seed = self._seed(moment)
        weighing = self.part.weigh_open(moment.state, moment.seat, moment.seen, seed)
        loss = loss_of(follow(weighing, self._made(moment, view), self.worlds))
        return Hindsight(best=loss.best, loss=loss.points, error=loss.error)
