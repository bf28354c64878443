"""Names nobody may have here."""

import msgspec


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A banned name, and since when."""

    name: str
    at: int


class Bans:
    """The names the operator has banned; capitals make no difference."""

    async def add(self, name: str, now: int) -> None:
        """Ban *name*; once more does no harm."""
        raise NotImplementedError

    async def remove(self, name: str) -> bool:
        """Allow *name* again; False if it was not banned."""
        raise NotImplementedError

    async def covers(self, name: str) -> bool:
        """Whether *name* is banned."""
        raise NotImplementedError

    async def listed(self) -> list[Ban]:
        """All bans, oldest first."""
        raise NotImplementedError
