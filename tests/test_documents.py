"""What the documents name is there: paths, and pages that they link to."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAPS = ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/explanation/find-your-way.md"]
PAGES = [*MAPS, "README.md", *(str(path.relative_to(ROOT)) for path in ROOT.glob("docs/*/*.md"))]
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
