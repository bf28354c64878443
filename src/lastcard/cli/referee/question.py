"""What every question to the referee is."""

import msgspec


class RefereeQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """A question; its tag is its op."""
