"""Questions about 13, answered by its rules."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from lastcard.cli.referee.op import Op, Ops
from lastcard.cli.referee.question import RefereeQuestion
from lastcard.games.thirteen.scoring import Tally, deal_points

Taken: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=14)]
Rotten: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=8)]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards one player has taken, by colour."""

    blue: Taken
    yellow: Taken
    green: Taken
    rotten: Rotten


class Score(RefereeQuestion, frozen=True, tag="score13"):
    """What everybody's *piles* cost."""

    piles: Annotated[tuple[Pile, ...], msgspec.Meta(min_length=3, max_length=6)]


def score(asked: Score) -> Mapping[str, object]:
    """The points, player by player (TH-3)."""
    tallies = [Tally(pile.blue, pile.yellow, pile.green, pile.rotten) for pile in asked.piles]
    return {"points": deal_points(tallies)}


PART: Final[Ops] = {"score13": Op(Score, score)}
