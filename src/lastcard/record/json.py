"""A record as JSON."""

import msgspec

from lastcard.record.errors import NotJson, VersionUnknown
from lastcard.record.record import VERSION, VERSIONS, Record

_decoder = msgspec.json.Decoder(Record)


class _Version(msgspec.Struct):
    lastcard: int


def write_json(record: Record) -> str:
    """The record as indented JSON, with a line for each move."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read_json(text: str) -> Record:
    """The record a JSON text holds."""
    try:
        version = msgspec.json.decode(text, type=_Version).lastcard
        if version not in VERSIONS:
            raise VersionUnknown(version=version, known=VERSION)
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise NotJson(detail=str(error)) from error
