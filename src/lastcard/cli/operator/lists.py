"""What an operator is shown: tables, bans, reports, one per line."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from lastcard.cli.online.seat_names import tidy
from lastcard.cli.terminal.ink import pad
from lastcard.locales import Words
from lastcard.store.accounts.bans import Ban
from lastcard.store.accounts.reports import Report
from lastcard.store.matches.matches import StoredSeat, Summary
from lastcard.table.state.entries import PlayerId


def tables(summaries: Sequence[Summary], now: int, words: Words) -> list[str]:
    """The unfinished tables: name, game, phase, when something happened, who sits there."""
    if not summaries:
        return [words.say("admin-no-tables")]
    rows = [
        (
            table.match,
            table.game,
            table.phase,
            words.say("admin-ago", minutes=(now - table.changed) // 60_000),
            ", ".join(_name(chair) for chair in table.chairs),
        )
        for table in summaries
    ]
    return _aligned(rows)


def bans(banned: Sequence[Ban], words: Words) -> list[str]:
    """The banned names, and since when."""
    if not banned:
        return [words.say("admin-no-bans")]
    return _aligned([(_day(ban.at), tidy(ban.name)) for ban in banned])


def reports(open_ones: Sequence[Report], names: Mapping[PlayerId, str], words: Words) -> list[str]:
    """What players have reported: number, day, about whom and why, by whom, where."""
    if not open_ones:
        return [words.say("admin-no-reports")]
    return [line for report in open_ones for line in _report(report, names, words)]


def _report(report: Report, names: Mapping[PlayerId, str], words: Words) -> list[str]:
    head = words.say(
        "admin-report",
        report=str(report.id),
        day=_day(report.at),
        player=_who(report.player, names),
        reporter="-" if report.reporter is None else _who(report.reporter, names),
        reason=report.reason,
    )
    where = [words.say("admin-report-at", table=report.match)] if report.match else []
    return [head, *(f"    {line}" for line in (*where, tidy(report.text)) if line)]


def _who(player: PlayerId, names: Mapping[PlayerId, str]) -> str:
    return f"{tidy(names.get(player, '-'))} ({player})"


def _name(chair: StoredSeat) -> str:
    return tidy(chair.name or chair.bot or "-")


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(pad(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
