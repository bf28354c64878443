"""Why to beat what lies there with a combo: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.gang import duty, keeping, planning, sparing, winning
from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.reason import Finder

ANSWERING: Final[tuple[Finder[Candidate], ...]] = (
    winning.goes_out,
    winning.is_sure,
    duty.must_block,
    winning.is_unbeatable,
    keeping.is_highest,
    winning.is_out_of_reach,
    planning.leaves_one_play,
    keeping.is_hard_to_beat,
    sparing.spares,
    keeping.is_urgent,
    sparing.gives_up,
    sparing.is_lowest,
    keeping.keeps_highest,
    keeping.leaves_highest,
    planning.leaves_two_plays,
    sparing.costs_less,
    sparing.is_lone,
    keeping.keeps_gang,
    planning.is_shortest,
    planning.leaves_few_plays,
)
