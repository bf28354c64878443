"""What came of an arena, as a person reads it."""

from collections.abc import Iterator, Sequence
from typing import Final

from lastcard.arena.parts import PARTS
from lastcard.arena.report.chart import Labels
from lastcard.arena.report.estimate import Estimate
from lastcard.arena.report.report import BotStanding, ContestReport
from lastcard.cli.terminal.ink import Ink, shorten
from lastcard.cli.terminal.looks import ASCII
from lastcard.cli.terminal.progress import duration
from lastcard.cli.terminal.rich_lines import table_lines
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words

LONGEST_NAME: Final = 28


def report_lines(
    report: ContestReport, seconds: float, words: Words, terminal: Terminal
) -> list[str]:
    """The whole report, line by line."""
    return list(_Showing(report, words, terminal).lines(seconds))


def chart_labels(report: ContestReport, words: Words) -> Labels:
    """The words of a chart of *report*."""
    unit = _unit(report)
    return Labels(
        title=_title(report, words),
        subtitle=_what(report, words),
        net=words.say("arena-chart-net", unit=unit),
        rating=words.say("arena-chart-rating"),
        note=words.say("arena-chart-note"),
    )


class _Showing:
    def __init__(self, report: ContestReport, words: Words, terminal: Terminal) -> None:
        self._report = report
        self._words = words
        self._ink: Ink = terminal.ink
        self._looks = terminal.looks
        self._give_or_take = "+-" if terminal.looks.signs is ASCII else "±"

    def lines(self, seconds: float) -> Iterator[str]:
        report, words, ink = self._report, self._words, self._ink
        yield ink.bold(_title(report, words))
        yield ink.dim(_what(report, words))
        yield ""
        yield from self._table()
        if report.contest.whole_matches:
            yield from ("", ink.bold(words.say("arena-places-title")), *self._places())
        if report.pairs:
            title = words.say("arena-pairs-title", unit=_unit(report))
            yield from ("", ink.bold(title), *self._pairs())
        yield ""
        yield from self._complaints()
        facts = {"unit": _unit(report), "sign": self._give_or_take, "took": duration(seconds)}
        yield from map(ink.dim, words.lines("arena-legend", **facts))

    def _table(self) -> list[str]:
        unit = _unit(self._report)
        names = ("bot", "net", "penalty", "won", "rating", "mean", "p95", "errors", "lost")
        head = [self._words.say(f"arena-head-{name}", unit=unit) for name in names]
        rows = [self._row(standing) for standing in _ranked(self._report)]
        return self._lines([head, *rows])

    def _lines(self, rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
        head, *others = rows
        return table_lines([list(map(self._ink.dim, head)), *others], self._looks, gap)

    def _row(self, standing: BotStanding) -> list[str]:
        times = self._report.times[standing.bot]
        best = standing is _ranked(self._report)[0]
        name = _short(standing.bot)
        return [
            self._ink.bold(name) if best else name,
            self._signed(standing.net),
            self._with_margin(standing.penalty),
            self._with_margin(standing.won, scale=100, digits=1),
            f"{standing.rating.mu:.1f}",
            _milliseconds(times.mean),
            _milliseconds(times.longest_of(0.95)),
            str(sum(standing.faults.values())) if self._report.contest.game in PARTS else "",
            str(sum(one.count for one in standing.forfeits)),
        ]

    def _places(self) -> list[str]:
        seats = range(1, self._report.contest.seats + 1)
        head = ["", *(self._words.say("arena-place", place=place) for place in seats)]
        rows = [
            [_short(standing.bot), *(f"{100 * share:.1f}" for share in standing.ranks)]
            for standing in _ranked(self._report)
        ]
        return self._lines([head, *rows], gap=3)

    def _pairs(self) -> list[str]:
        bots = [standing.bot for standing in _ranked(self._report)]
        head = ["", *(_short(bot) for bot in bots)]
        rows = [
            [_short(one), *(self._signed(self._report.pairs.get((one, other))) for other in bots)]
            for one in bots
        ]
        return self._lines([head, *rows], gap=3)

    def _complaints(self) -> Iterator[str]:
        words = self._words
        for standing in self._report.standings:
            bot = _short(standing.bot)
            for fault, count in standing.faults.items():
                yield words.say(
                    f"arena-fault-{fault}", bot=bot, count=count, deals=str(standing.deals)
                )
            for lost in standing.forfeits:
                why = words.say("arena-lost-why", reason=lost.reason)
                why += f": {lost.detail}" if lost.detail else ""
                yield words.say(
                    "arena-lost", bot=bot, count=lost.count, why=why, game=str(lost.first)
                )
        if any(standing.faults or standing.forfeits for standing in self._report.standings):
            yield ""

    def _signed(self, estimate: Estimate | None) -> str:
        if estimate is None:
            return ""
        text = self._with_margin(estimate, sign="+")
        sure = estimate.margin is not None and abs(estimate.mean) > estimate.margin
        return self._ink.bold(text) if sure else text

    def _with_margin(
        self, estimate: Estimate, scale: int = 1, digits: int = 2, sign: str = "-"
    ) -> str:
        mean = f"{scale * estimate.mean:{sign}.{digits}f}"
        if estimate.margin is None:
            return mean
        return f"{mean} {self._give_or_take}{scale * estimate.margin:.{digits}f}"


def _ranked(report: ContestReport) -> Sequence[BotStanding]:
    return sorted(report.standings, key=lambda standing: standing.penalty.mean)


def _title(report: ContestReport, words: Words) -> str:
    contest = report.contest
    return words.say(
        "arena-title",
        game=words.title(contest.game),
        edition=contest.edition,
        players=contest.seats,
    )


def _what(report: ContestReport, words: Words) -> str:
    contest = report.contest
    return words.say(
        "arena-what",
        plays=_unit(report),
        count=str(contest.count),
        rotations=str(contest.seats),
        games=str(contest.matches),
        seed=str(contest.seed),
    )


def _unit(report: ContestReport) -> str:
    return "match" if report.contest.whole_matches else "deal"


def _short(bot: str) -> str:
    return shorten(bot, LONGEST_NAME)


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2f}" if seconds < 0.1 else f"{1000 * seconds:.0f}"
