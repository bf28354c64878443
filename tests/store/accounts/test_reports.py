"""Reports wait for the operator."""

from lastcard.store.accounts.reports import Report
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId

MEI, BO = PlayerId("mei"), PlayerId("bo")


async def add(store: Store, text: str = "rude") -> int:
    return await store.reports.add(
        MEI, BO, match=MatchId("m1"), number=7, reason="talk", text=text, now=5
    )


async def test_a_report_is_listed_until_it_is_closed(store: Store) -> None:
    report = await add(store)
    assert await store.reports.listed() == [
        Report(
            id=report,
            reporter=MEI,
            player=BO,
            match=MatchId("m1"),
            number=7,
            reason="talk",
            text="rude",
            at=5,
        )
    ]
    assert await store.reports.close(report, 9)
    assert await store.reports.listed() == []


async def test_closed_reports_are_kept(store: Store) -> None:
    first, second = await add(store, "one"), await add(store, "two")
    await store.reports.close(first, 9)
    found = await store.reports.listed(open_only=False)
    assert [(report.id, report.closed) for report in found] == [(first, 9), (second, None)]


async def test_a_report_is_closed_once(store: Store) -> None:
    report = await add(store)
    assert await store.reports.close(report, 9)
    assert not await store.reports.close(report, 10)
    assert not await store.reports.close(report + 1, 10)


async def test_a_report_need_not_be_about_a_match(store: Store) -> None:
    await store.reports.add(MEI, BO, match=None, number=None, reason="name", text="", now=5)
    (report,) = await store.reports.listed()
    assert (report.match, report.number) == (None, None)
