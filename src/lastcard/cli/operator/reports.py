"""``lastcard admin``: what players report, and what was said around it."""

from collections.abc import Mapping, Sequence
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.operator import lists
from lastcard.cli.operator.admin_context import AdminContext
from lastcard.cli.operator.errors import ReportMissing
from lastcard.store.accounts.reports import Report
from lastcard.table.state.entries import PlayerId, Said, Sat, read_entry

_MOST: Final = 2**31 - 1
_AROUND: Final = 5  # things said before and after what was reported


async def show(context: AdminContext, about: str) -> list[str]:
    """The open reports, each with what was said around it."""
    reports = await context.store.reports.listed()
    if not reports:
        return [context.words.say("admin-no-reports")]
    return [line for report in reports for line in await _lines(context, report, _AROUND)]


async def show_one(context: AdminContext, about: str) -> list[str]:
    """One report, open or not, with all that was said at the table."""
    number = arguments.whole_number("report", about, 1, _MOST)
    report = await context.store.reports.get(number)
    if report is None:
        raise ReportMissing(report=str(number))
    return await _lines(context, report, None)


async def done(context: AdminContext, about: str) -> list[str]:
    """A report is seen to."""
    number = arguments.whole_number("report-done", about, 1, _MOST)
    if not await context.store.reports.close(number, context.now):
        raise ReportMissing(report=str(number))
    await context.moderator.note("report-done", detail=str(number))
    return [context.words.say("admin-report-done", report=str(number))]


async def _lines(context: AdminContext, report: Report, around: int | None) -> list[str]:
    talk, names = await _talk(context, report)
    for player in (report.player, report.reporter):
        if player is not None and (known := await context.store.players.get(player)) is not None:
            names = {**names, player: known.name}
    shown = talk if around is None else _near(talk, report, around)
    return lists.report(report, shown, names, context.words)


async def _talk(
    context: AdminContext, report: Report
) -> tuple[list[lists.Talk], Mapping[PlayerId, str]]:
    """All that was said at the table of *report*, and what people were called there."""
    if report.match is None:
        return [], {}
    talk: list[lists.Talk] = []
    names: dict[PlayerId, str] = {}
    for line in await context.store.journal.read(report.match):
        entry = read_entry(line.entry)
        if isinstance(entry, Sat):
            names[entry.player] = entry.name
        elif isinstance(entry, Said):
            talk.append(lists.Talk(line.number, line.at, entry))
    return talk, names


def _near(talk: Sequence[lists.Talk], report: Report, around: int) -> list[lists.Talk]:
    # Without a line of the journal it is about what was said when it was reported.
    if report.number is not None:
        before = [said for said in talk if said.number < report.number]
    else:
        before = [said for said in talk if said.at <= report.at]
    after = talk[len(before) :]
    return [*before[-around:], *after[: around + 1]]
