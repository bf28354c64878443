"""The pages that are generated have everything that there is."""

import re

from lastcard.cli import COMMANDS
from lastcard.server.http.routes import RAW_ROUTES, ROUTES
from tests.support.commands import lastcard
from website.commands import commands
from website.http_api import http_api


def test_every_command_has_its_manual_page() -> None:
    titles = re.findall(r"^## (.+)$", page := commands(), re.MULTILINE)
    assert titles == ["lastcard", *(f"lastcard {name}" for name in COMMANDS)]
    assert lastcard("arena", "--help").stdout in page.replace("```\n", "\n") + "\n"


def test_every_operation_is_described_once() -> None:
    page = http_api()
    titles = re.findall(r"^### `(\w+ \S+)`", page, re.MULTILINE)
    routes = [f"{route.method} {route.path}" for route in ROUTES]
    assert sorted(titles) == sorted([*routes, *(f"GET {route.path}" for route in RAW_ROUTES)])
    assert "Make a bot account. For people with an account." in page
    assert "Come in as a guest. For anybody." in page


def test_every_link_leads_to_a_heading_of_its_own() -> None:
    page = http_api()
    headings = re.findall(r"{ #([\w.-]+) }$", page, re.MULTILINE)
    assert len(headings) == len(set(headings)) > 60
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(headings)
