"""The proofs, one function each: they print what they find, and say whether the promise is kept."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import stdev
from time import process_time

from benchmarks.review.endgames import ENDGAMES
from benchmarks.review.figures import Figure, deals_needed
from benchmarks.review.playing import REFERENCE, judge, played, rotated
from lastcard.bots.registry import LADDER, seating, sit_of
from lastcard.games.game import AnyGame
from lastcard.match import Match, play_match, quick_options, seeded
from lastcard.record import Record
from lastcard.review.document import GRADES, LedgerRow
from lastcard.review.ledger import ledger_of
from lastcard.review.part import GameReview
from lastcard.review.review import Progress, review

SEATS = 4
_QUICK = 128
"""In so many worlds choices are followed where only their mean is asked for."""
_BLUNDER = GRADES.index("blunder")
_MISTAKE = GRADES.index("mistake")


def ladder(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(1) Loss per choice orders the ladder."""
    bots = [bot.name for bot in LADDER if sit_of(bot, game) is not None]
    judging = judge(game, part, worlds=_QUICK)
    sums: dict[str, list[float]] = defaultdict(list)
    counts: dict[str, list[float]] = defaultdict(list)
    for seated, deal in played(game, part, tables, lambda n: rotated(bots, n, SEATS)):
        losses: dict[str, list[float]] = defaultdict(list)
        for moment in filter(judging.decides, deal.moments):
            losses[seated[moment.seat]].append(judging.choice(moment).loss)
        for bot, lost in losses.items():
            sums[bot].append(sum(lost))
            counts[bot].append(len(lost))
    figures = {bot: Figure.of_ratio(sums[bot], counts[bot]) for bot in bots}
    for bot, figure in figures.items():
        print(f"    {bot:10} {figure.mean:6.3f} ±{figure.margin:.3f}  ({figure.count} choices)")
    means = [figures[bot].mean for bot in bots]
    return means == sorted(means, reverse=True)


def luck(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(2) The ledger sums to the result; against itself the reference player has no luck."""
    names = ("dealt", "exchange", "others", "own", "hidden")
    first: list[LedgerRow] = []
    means: dict[str, list[float]] = defaultdict(list)
    rows: list[LedgerRow] = []
    worst = 0.0
    for _, deal in played(game, part, tables, lambda n: [REFERENCE] * SEATS):
        found = ledger_of(game, part, deal, 0).rows
        rows += found
        first.append(found[deal.number % SEATS])
        for name in names:
            means[name].append(sum(getattr(row, name) for row in found) / len(found))
        worst = max(worst, *(abs(_rest(row)) for row in found))
    print(f"    {len(rows)} rows; the largest rest is {worst:.1e}")
    kept = worst < 1e-5
    # What one seat wins the others lose: of cards and exchange one seat is asked, of choices all.
    for name in names:
        single = name in ("dealt", "exchange")
        figure = Figure.of([getattr(row, name) for row in first] if single else means[name])
        print(f"    {name:9} {figure}{'' if figure.is_zero else '  not 0'}")
        kept = kept and (figure.is_zero or name == "exchange")
    _print_spread(rows)
    return kept


def spread(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(3) Own choices vary far less than results, so fewer deals tell players apart."""
    judging = judge(game, part, worlds=_QUICK)
    rows: list[LedgerRow] = []
    by_points, by_parts, by_own, by_loss = [], [], [], []
    pair = ("master", "planner")
    for seated, deal in played(game, part, tables, lambda n: rotated(pair, n, SEATS)):
        found = ledger_of(game, part, deal, 0).rows
        rows += found
        by_points.append(_ahead(seated, [row.result for row in found]))
        by_parts.append(_ahead(seated, [row.own + row.hidden for row in found]))
        by_own.append(_ahead(seated, [row.own for row in found]))
        lost = [0.0] * SEATS
        for moment in filter(judging.decides, deal.moments):
            lost[moment.seat] -= judging.choice(moment).loss
        by_loss.append(_ahead(seated, lost))
    both, own = _print_spread(rows)
    print("    master over planner, points a deal, and how many deals tell them apart:")
    for name, ahead in (
        ("raw points", by_points),
        ("own + hidden", by_parts),
        ("own", by_own),
        ("losses", by_loss),
    ):
        print(f"    {name:13} {Figure.of(ahead)}  {deals_needed(ahead):8.0f} deals")
    return both <= 0.45 and own <= both


def stability(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(4) Two seeds agree on blunders."""
    bots = [bot.name for bot in LADDER[:4] if sit_of(bot, game) is not None]
    one, other = judge(game, part, seed=1), judge(game, part, seed=2)
    blunders = agreed = nearly = choices = same = 0
    for _, deal in played(game, part, tables, lambda n: rotated(bots, n, SEATS)):
        for moment in filter(one.decides, deal.moments):
            grades = [GRADES.index(each.choice(moment).grade) for each in (one, other)]
            choices += 1
            same += grades[0] == grades[1]
            for first, second in (grades, grades[::-1]):
                blunders += first == _BLUNDER
                agreed += first == second == _BLUNDER
                nearly += first == _BLUNDER and second >= _MISTAKE
    print(f"    {choices} choices, {100 * same / max(1, choices):.1f} % with the same grade")
    print(f"    {blunders} times a blunder: {100 * agreed / max(1, blunders):.1f} % with the other")
    print(f"    seed too, {100 * nearly / max(1, blunders):.1f} % a mistake at least")
    return agreed >= 0.95 * blunders


def endgames(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(5) On endgames solved exactly the best move is never graded a mistake."""
    if game.key not in ENDGAMES:
        print("    nothing here solves endgames of this game")
        return True
    bots = ["planner", "greedy", "planner", "novice"]
    asked = wrong = 0
    for _, deal in played(game, part, tables, lambda n: rotated(bots, n, SEATS)):
        for graded in ENDGAMES[game.key](judge(game, part), deal):
            asked += 1
            wrong += graded not in ("fine", "close")
    print(f"    {asked} best moves of solved endgames, {wrong} graded worse than close")
    return wrong == 0


def timing(game: AnyGame, part: GameReview, tables: int) -> bool:
    """(6) One seat's choices of a match in 10 s on one core, the ledger of all in 20 s more."""
    bots = ["planner", "searcher", "planner", "searcher"]
    kept = True
    for number in range(max(1, tables)):
        match = Match(game, quick_options(game), SEATS)
        players = [seating(bot, game)(number) for bot in bots]
        play_match(match, players, seeded(number))
        marks = [process_time()]

        def tell(progress: Progress, marks: list[float] = marks) -> None:
            if progress.choice is not None:
                marks[1:] = [process_time()]

        found = review(Record.of(match, bots), seats=[0], tell=tell)  # type: ignore[list-item]
        ended = process_time()
        chosen, rest = marks[-1] - marks[0], ended - marks[-1]
        each = chosen / max(1, len(found.choices))
        print(
            f"    {len(found.deals)} deals, {len(found.choices)} choices in {chosen:.1f} s"
            f" ({60 * each:.1f} s for 60), ledger {rest:.1f} s"
        )
        kept = kept and 60 * each <= 10 and rest <= 20
    return kept


def _print_spread(rows: Sequence[LedgerRow]) -> tuple[float, float]:
    raw = stdev(row.result for row in rows)
    both = stdev(row.own + row.hidden for row in rows) / raw
    own = stdev(row.own for row in rows) / raw
    print(f"    standard deviation of a result {raw:.1f} points ({len(rows)} rows)")
    print(f"    own + hidden {both:.3f} of it, own alone {own:.3f}")
    return both, own


def _rest(row: LedgerRow) -> float:
    return row.result - row.dealt - row.exchange - row.others - row.own - row.hidden


def _ahead(seated: Sequence[str], numbers: Sequence[float]) -> float:
    # What the masters have more than the planners, in the mean of one deal.
    mine = [number for bot, number in zip(seated, numbers, strict=True) if bot == "master"]
    theirs = [number for bot, number in zip(seated, numbers, strict=True) if bot != "master"]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs)


PROOFS = {
    "ladder": (ladder, 40),
    "luck": (luck, 60),
    "spread": (spread, 30),
    "stability": (stability, 14),
    "endgames": (endgames, 60),
    "timing": (timing, 2),
}
"""Each proof, and how many tables it takes."""
