"""``lastcard arena``: bots against bots."""

import argparse
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from lastcard.arena.contest import Contest
from lastcard.arena.play.batch import Batch
from lastcard.arena.play.cluster import play_there
from lastcard.arena.play.processes import cores, play_here
from lastcard.arena.report.chart import FORMATS, check_charts, draw
from lastcard.arena.report.document import Run, write_json
from lastcard.arena.report.report import report_on
from lastcard.cli import arguments
from lastcard.cli.arena.asking import contest_of
from lastcard.cli.arena.showing import chart_labels, report_lines
from lastcard.cli.arena.watching import progress_bar, watched
from lastcard.cli.errors import ChartSuffix, OptionsClash
from lastcard.cli.files import check_writable, write
from lastcard.cli.terminal.terminal import Terminal
from lastcard.locales import Words

MOST_WORKERS: Final = 1024


def run(argv: list[str], words: Words) -> int:
    """Play a contest, show what came of it, and write it down where asked to."""
    asked = arguments.arena(words).read(argv)
    contest = contest_of(asked)
    workers = _workers(asked)
    _check_files(asked)
    terminal = Terminal.of_process()
    started = monotonic()
    bar = progress_bar(contest, words, quiet=asked.quiet)
    with closing(_batches(contest, workers, asked.cluster)) as batches, bar:
        report = report_on(contest, watched(batches, bar))
    seconds = monotonic() - started
    terminal.say(*report_lines(report, seconds, words, terminal))
    if asked.json is not None:
        how = Run(seconds, asked.cluster or "local", None if asked.cluster else workers)
        write(asked.json, write_json(report, how).encode("utf-8"))
    if asked.chart is not None:
        write(asked.chart, draw(report, chart_labels(report, words), _format(asked.chart)))
    return 0


def _batches(contest: Contest, workers: int, cluster: str | None) -> Generator[Batch, None, None]:
    return play_here(contest, workers) if cluster is None else play_there(contest, cluster)


def _workers(asked: argparse.Namespace) -> int:
    if asked.workers is None:
        return cores()
    if asked.cluster is not None:
        raise OptionsClash(option="--workers", other="--cluster")
    return arguments.whole_number("--workers", asked.workers, 1, MOST_WORKERS)


def _check_files(asked: argparse.Namespace) -> None:
    # Before anything is played: hours of play must not be lost to a wrong name.
    if asked.chart is not None:
        if _format(asked.chart) not in FORMATS:
            known = ", ".join(f".{suffix}" for suffix in FORMATS)
            raise ChartSuffix(file=asked.chart, known=known)
        check_charts()
    for file in (asked.json, asked.chart):
        if file is not None:
            check_writable(file)


def _format(file: str) -> str:
    return Path(file).suffix.lower().removeprefix(".")
