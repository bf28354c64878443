"""What players report to the operator."""

import msgspec

from lastcard.table.entries import MatchId, PlayerId


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody found what *player* did not in order."""

    id: int
    reporter: PlayerId | None
    """None once they are deleted."""
    player: PlayerId
    match: MatchId | None
    number: int | None
    """The line of the journal it is about."""
    reason: str
    text: str
    at: int
    closed: int | None = None


class Reports:
    """All reports."""

    async def add(
        self,
        reporter: PlayerId,
        player: PlayerId,
        *,
        match: MatchId | None,
        number: int | None,
        reason: str,
        text: str,
        now: int,
    ) -> int:
        """Keep a report; its id."""
        raise NotImplementedError

    async def listed(self, *, open_only: bool = True) -> list[Report]:
        """The reports, oldest first."""
        raise NotImplementedError

    async def close(self, report: int, now: int) -> bool:
        """The operator has seen to it; False if there is no such open report."""
        raise NotImplementedError
