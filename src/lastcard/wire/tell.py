"""What every message of the server has."""

import msgspec


class TellBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something the server tells."""
