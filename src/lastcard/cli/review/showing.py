"""What came of a review, as a person reads it: mistakes first, then where the points came from."""

from collections.abc import Iterator, Sequence
from typing import Final

from lastcard.cli.terminal.ink import Ink, shorten
from lastcard.cli.terminal.looks import ASCII
from lastcard.cli.terminal.rich_lines import table_lines
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.quoting import printable
from lastcard.locales import Words
from lastcard.record import Record
from lastcard.review.document import Choice, Forgotten, LedgerRow, Review, SeatSummary
from lastcard.review.summary import GRADED

_LONGEST_NAME: Final = 20
_SHARES: Final = ("result", "dealt", "exchange", "others", "own", "hidden")
_BARS: Final = "▁▂▃▄▅▆▇█"
_PLAIN_BARS: Final = "_.-=+*%#"
_CURVE: Final = 60
"""A curve has at most so many columns."""


def report_lines(review: Review, record: Record, words: Words, terminal: Terminal) -> list[str]:
    """The whole report, line by line."""
    return list(_Showing(review, record, words, terminal).lines())


class _Showing:
    def __init__(self, review: Review, record: Record, words: Words, terminal: Terminal) -> None:
        self._review = review
        self._record = record
        self._words = words
        self._ink: Ink = terminal.ink
        self._looks = terminal.looks
        plain = terminal.looks.signs is ASCII
        self._bars = _PLAIN_BARS if plain else _BARS
        self._give_or_take = "+-" if plain else "±"

    def lines(self) -> Iterator[str]:
        review, words, ink = self._review, self._words, self._ink
        names = ", ".join(map(printable, review.seats))
        game = words.title(review.game)
        yield ink.bold(
            words.say("record-title", game=game, edition=self._record.edition, names=names)
        )
        facts = {"seed": str(review.seed), "worlds": str(review.worlds)}
        yield ink.dim(words.say("review-what", reference=review.reference, **facts))
        for summary in review.summary:
            yield ""
            yield from self._seat(summary)
        if review.ledger:
            yield ""
            yield ink.bold(words.say("review-ledger-title"))
            yield from self._ledger()
        yield ""
        yield from map(ink.dim, words.lines("review-legend", sign=self._give_or_take))

    def _seat(self, summary: SeatSummary) -> Iterator[str]:
        yield self._ink.bold(f"{_short(summary.name)}: {self._head(summary)}")
        yield f"  {self._counts(summary)}"
        curve = [point.chance[summary.seat] for point in self._review.curve]
        if curve:
            last = f"{100 * curve[-1]:.0f} %"
            said = self._words.say("review-curve", curve=self._curve(curve), last=last)
            yield f"  {said}"
        chosen = [each for each in self._review.choices if each.seat == summary.seat]
        graded = [choice for choice in chosen if choice.grade in GRADED]
        for choice in sorted(graded, key=lambda choice: -choice.loss):
            yield from self._choice(choice)
        for call in self._review.forgotten:
            if call.seat == summary.seat:
                yield f"  {self._forgotten(call)}"

    def _head(self, summary: SeatSummary) -> str:
        mistakes = summary.grades["mistake"] + summary.grades["blunder"]
        points = f"{summary.lost:.1f}"
        head = self._words.say("review-head", mistakes=mistakes, points=points)
        if summary.luck is None:
            return head
        return f"{head}; {self._words.say('review-luck', luck=f'{summary.luck:+.0f}')}"

    def _counts(self, summary: SeatSummary) -> str:
        mean = f"{summary.loss:.2f} {self._give_or_take}{2 * summary.error:.2f}"
        counts = ", ".join(
            self._words.say(f"review-count-{name}", count=count)
            for name, count in summary.grades.items()
            if count
        )
        said = self._words.say("review-choices", choices=summary.choices, mean=mean)
        return f"{said}: {counts}" if counts else said

    def _choice(self, choice: Choice) -> Iterator[str]:
        words = self._words
        where = words.say("review-where", deal=choice.deal, number=str(choice.number))
        grade = words.say(f"review-grade-{choice.grade}")
        kind = words.say(f"review-kind-{choice.kind}")
        lost = f"{choice.loss:.1f} {self._give_or_take}{2 * choice.error:.1f}"
        chance = f"{100 * choice.chance_loss + 0.0:.1f} %".replace("-0.0", "0.0")
        cost = words.say("review-lost", points=lost, chance=chance)
        yield f"  {self._ink.bold(grade)}, {where}, {kind}: {cost}"
        yield "    " + words.say("review-moves", made=choice.made, best=choice.best)
        for reason in choice.reasons:
            yield f"    {self._ink.dim(reason.text)}"
        if choice.hindsight is not None:
            after = choice.hindsight
            yield "    " + words.say(
                "review-hindsight", best=after.best, points=f"{after.loss:.1f}"
            )

    def _forgotten(self, call: Forgotten) -> str:
        where = self._words.say("review-where", deal=call.deal, number=str(call.number))
        cost = f"{call.cost:.1f} {self._give_or_take}{2 * call.error:.1f}"
        return self._words.say("review-forgotten", where=where, points=cost)

    def _curve(self, chances: Sequence[float]) -> str:
        step = max(1, -(-len(chances) // _CURVE))
        columns = [chances[index] for index in range(0, len(chances), step)]
        top = len(self._bars) - 1
        return "".join(self._bars[min(top, int(chance * (top + 1)))] for chance in columns)

    def _ledger(self) -> list[str]:
        names = ("seat", "deal", *_SHARES)
        head = [self._ink.dim(self._words.say(f"review-head-{name}")) for name in names]
        rows = []
        for summary in self._review.summary:
            own = [row for row in self._review.ledger if row.seat == summary.seat]
            rows += [self._row(_short(summary.name), str(row.deal), [row]) for row in own]
            whole = self._words.say("review-match")
            rows.append([self._ink.bold(cell) for cell in self._row("", whole, own)])
        return table_lines([head, *rows], self._looks)

    def _row(self, name: str, deal: str, rows: Sequence[LedgerRow]) -> list[str]:
        sums = [sum(getattr(row, share) for row in rows) for share in _SHARES]
        return [name, deal, *(f"{share:+.1f}" for share in sums)]


def _short(name: str) -> str:
    return shorten(printable(name), _LONGEST_NAME)
