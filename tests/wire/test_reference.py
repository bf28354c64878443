"""The manual of the protocol knows every message and every field."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from lastcard.table.state.entries import TableEntry
from lastcard.wire.asks import Ask
from lastcard.wire.tells import Tell

MANUAL = (Path(__file__).parents[2] / "docs" / "reference" / "wire.md").read_text("utf-8")
ROWS = {
    found[1]: set(re.findall(r"`(\w+)`", found[2]))
    for found in re.finditer(r"^\| `(\w+)` \|(.*?)\|", MANUAL, re.MULTILINE)
}


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", [*get_args(Ask), *get_args(Tell)], ids=lambda kind: kind.__name__)
def test_every_message_stands_in_the_manual_with_all_its_fields(kind: type[msgspec.Struct]) -> None:
    fields = set(kind.__struct_fields__)
    if kind in get_args(Ask):
        fields -= {"id"}
    assert ROWS[tag(kind)] == fields


def test_the_manual_knows_no_other_messages() -> None:
    assert set(ROWS) == {tag(kind) for kind in (*get_args(Ask), *get_args(Tell))}


@pytest.mark.parametrize("kind", get_args(TableEntry), ids=lambda kind: kind.__name__)
def test_every_entry_stands_in_the_manual(kind: type[msgspec.Struct]) -> None:
    assert f"`{tag(kind)}`" in MANUAL
