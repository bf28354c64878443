"""Who is banned while a page is open is told so, with the end of the ban."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.person import person
from tests.browser.serving import page_server
from tests.support.commands import lastcard


def test_who_is_banned_reads_until_when_and_why(browser: Browser, tmp_path: Path) -> None:
    with page_server(tmp_path) as server, person(browser, server.url, "Ann") as ann:
        ann.visit()
        me = ann.ask("GET", "/api/me")["id"]
        ban = ["ban", me, "--until", "2999-12-31", "--reason", "insults at the table"]
        assert lastcard("admin", *ban, "--data", str(server.data)).returncode == 0
        told = "You may not play on this server until 2999-12-31 00:00 (UTC): insults at the table."
        ann.sees(told)
        ann.page.reload()
        ann.sees(told)
        ann.complaints.clear()  # a browser complains of every refusal
