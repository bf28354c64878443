"""What is said once people can come."""

from pathlib import Path
from typing import Any

from lastcard.cli.serve.announcing import Announcer
from lastcard.cli.terminal.looks import Looks
from lastcard.server.operations.settings import Settings
from tests.cli.fakes import WORDS, Shown, Typed


def said(look: Looks | None = None, room: str | None = "10.1.2.3", **settings: Any) -> list[str]:
    terminal = Shown(Typed(()), look)
    known = Settings(data=Path("/nowhere"), **settings)
    Announcer(known, terminal, WORDS, browse=False, room=lambda: room).announce(8013)
    return terminal.text.splitlines()


def test_this_machine_is_told_its_own_address() -> None:
    assert said() == ["lastcard is served at http://127.0.0.1:8013/", "Ctrl-C stops it."]


def test_the_public_address_is_told_where_there_is_one() -> None:
    assert said(origin="https://cards.example")[0] == "lastcard is served at https://cards.example"


def test_the_room_is_told_the_address_that_phones_reach_with_a_picture() -> None:
    lines = said(Looks(colours=256), lan=True)
    assert lines[1] == "In this room everybody can open http://10.1.2.3:8013/"
    assert sum("▀" in line for line in lines) > 10


def test_without_colours_the_address_is_enough() -> None:
    assert said(lan=True) == [
        "lastcard is served at http://127.0.0.1:8013/",
        "In this room everybody can open http://10.1.2.3:8013/",
        "Ctrl-C stops it.",
    ]


def test_without_a_network_the_room_is_told_so() -> None:
    assert said(lan=True, room=None)[1].startswith("This machine has no network")
