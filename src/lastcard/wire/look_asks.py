"""What a client asks of a shared look: a replay that several people step through together."""

from typing import Annotated

import msgspec

from lastcard.wire.ask import AskBase, Name, SeatNumber


class Look(AskBase, frozen=True, kw_only=True):
    """Let me be there in *look*, or leave it; ``looking`` and ``remarked`` tell what happens."""

    look: Name
    on: bool


class Show(AskBase, frozen=True, kw_only=True):
    """I lead: everybody who follows sees *place*, with the *eyes* of a seat or with open hands.

    *marks* are the cards of that hand that stand out, as text.
    """

    look: Name
    place: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    eyes: SeatNumber | None = None
    marks: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Lead(AskBase, frozen=True, kw_only=True):
    """I take the lead, where nobody has it; or, leading, give it to *player*."""

    look: Name
    player: Name | None = None


class Aside(AskBase, frozen=True, kw_only=True):
    """I step aside and look on my own, or come back."""

    look: Name
    aside: bool


class Remark(AskBase, frozen=True, kw_only=True):
    """I say *text* to everybody there."""

    look: Name
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
