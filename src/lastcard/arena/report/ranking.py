"""Who won a match of the arena, with those who lost by rule at the end."""

from dataclasses import dataclass

from lastcard.arena.play.table import MatchResult


@dataclass(frozen=True, slots=True)
class MatchRanking:
    """One match as it counts, by place of the line-up."""

    penalties: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the best; equals share the better rank."""
    wins: tuple[float, ...]
    """Parts of the win; 1 in all, unless everybody lost by rule."""

    @classmethod
    def on(cls, played: MatchResult) -> "MatchRanking":
        """How *played* counts: a loss by rule costs as much as the worst result, and ranks last."""
        worst = max(played.penalties)
        lost = [loss is not None for loss in played.losses]
        penalties = tuple(
            worst if lost[place] else points for place, points in enumerate(played.penalties)
        )
        order = list(zip(lost, penalties, strict=True))
        ranks = tuple(1 + sum(other < own for other in order) for own in order)
        winners = [rank == 1 and not out for rank, out in zip(ranks, lost, strict=True)]
        return cls(penalties, ranks, tuple(won / max(1, sum(winners)) for won in winners))
