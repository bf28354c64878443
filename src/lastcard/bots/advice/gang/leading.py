"""Why to lead a combo: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.gang import duty, keeping, planning, sparing, winning
from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.reason import Finder

LEADING: Final[tuple[Finder[Candidate], ...]] = (
    winning.goes_out,
    winning.is_sure,
    duty.must_lead_highest,
    duty.must_lead_several,
    duty.must_open,
    winning.is_out_of_reach,
    winning.is_unbeatable,
    keeping.is_highest,
    planning.leaves_one_play,
    keeping.is_hard_to_beat,
    sparing.is_longest,
    keeping.keeps_highest,
    keeping.leaves_highest,
    planning.leaves_two_plays,
    sparing.costs_less,
    keeping.is_urgent,
    sparing.is_lone,
    sparing.is_lowest_of_type,
    keeping.keeps_gang,
    planning.is_shortest,
    planning.leaves_few_plays,
)
