"""What the documents name is there, paths and pages alike, and their Python does what it says."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAPS = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/explanation/find-your-way.md",
    "docs/explanation/how-it-works.md",
]
PAGES = [*MAPS, "README.md", *(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/**/*.md"))]
EXAMPLES = sorted(page for page in {*PAGES} if ">>> " in (ROOT / page).read_text())
PLACES = [ROOT, ROOT / "src" / "lastcard", ROOT / "web" / "src"]


def there(path: str) -> bool:
    """Whether a file, a folder or a module of that name is in one of the places."""
    return any(
        (place / path).exists()
        or (place / f"{path}.py").exists()
        or (place / f"{path}.ts").exists()
        for place in PLACES
    )


@pytest.mark.parametrize("page", MAPS)
def test_the_paths_that_a_map_names_are_there(page: str) -> None:
    named = re.findall(r"`([\w/.-]+/[\w/.-]+)`", (ROOT / page).read_text())
    assert named
    assert [path for path in named if not there(path)] == []


@pytest.mark.parametrize("page", sorted(set(PAGES)))
def test_the_pages_that_a_document_links_to_are_there(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text())
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_pages_with_examples_are_found() -> None:
    assert {"README.md", "docs/reference/library.md"} < set(EXAMPLES)


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_python_of_a_document_does_what_it_says(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text())
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
