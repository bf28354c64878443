"""Files that are elsewhere in the tree become pages, and the links between them lead there."""

import pytest

from website.tree import PAGES, ROOT, origin, page, relinked


@pytest.mark.parametrize(
    ("link", "source", "shown_as", "expected"),
    [
        ("docs/how-to/add-a-game.md", "ARCHITECTURE.md", "explanation/architecture.md",
         "../how-to/add-a-game.md"),
        ("CONTRIBUTING.md", "ARCHITECTURE.md", "explanation/architecture.md",
         "../project/contributing.md"),
        ("../../ARCHITECTURE.md#words", "docs/reference/glossary.md", "reference/glossary.md",
         "../explanation/architecture.md#words"),
        ("bots.md#greedy", "docs/reference/arena.md", "reference/arena.md", "bots.md#greedy"),
        ("https://ray.io/x.md", "docs/reference/arena.md", "reference/arena.md",
         "https://ray.io/x.md"),
        ("#here", "docs/reference/arena.md", "reference/arena.md", "#here"),
        ("nowhere.md", "CHANGELOG.md", "project/changelog.md", "nowhere.md"),
    ],
)  # fmt: skip
def test_links_lead_from_page_to_page(link: str, source: str, shown_as: str, expected: str) -> None:
    assert relinked(f"[a]({link})", source, shown_as) == f"[a]({expected})"


def test_what_is_shown_is_there() -> None:
    assert all((ROOT / path).exists() for path in PAGES)


def test_a_page_of_the_docs_is_its_own_origin() -> None:
    assert origin("index.md") == "docs/index.md"
    assert origin("project/contributing.md") == "CONTRIBUTING.md"


def test_a_folder_is_shown_file_by_file() -> None:
    shown = page("examples/bots")
    assert "## lowest.py\n\n````python\n#!/usr/bin/env python3" in shown
    assert "## lowest.sh\n\n````sh\n" in shown
