"""What every ask over the WebSocket has, and what its fields may hold."""

from typing import Annotated, TypeAlias

import msgspec

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9._-]{1,40}\Z")]
"""What a table or a player may be called; the store is asked for nothing else."""
WholeNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class AskBase(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
):
    """Something a client asks."""

    id: Id | None = None
