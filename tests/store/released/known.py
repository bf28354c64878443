"""What the people of a kept server know, and will look for after an upgrade."""

import msgspec


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who was there; who has a *password* has an account."""

    id: str
    name: str
    cookie: str
    password: str | None = None
    code: str | None = None
    """A recovery code that was not used."""


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that has to be there again."""

    people: list[Person]
    """The first three have accounts; the first one has muted the second."""
    bot: str
    """The token of the first person's bot account."""
    finished: dict[str, str]
    """The record of every finished match, as text."""
    running: str
    """A match in the middle of a deal; it is the turn of the first person."""
    hand: str
    """The cards that the first person holds there."""
    waiting: str
    """A table where the second person waits for others."""
    said: str
    """What the third person said in a finished match, and was reported for by the first."""
    ranks: dict[str, list[tuple[str, float, int]]]
    """The leaderboard of every game: name, strength, matches."""
