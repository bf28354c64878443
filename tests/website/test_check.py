"""A page that loads something from another host is found."""

from pathlib import Path

import pytest

from website.check import findings

SOUND = """<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<link rel="stylesheet" href="look.css"><script src="page.js"></script>
<a href="https://elsewhere.example/">a link is followed, not loaded</a>"""


def found(folder: Path, page: str, style: str = "") -> str:
    (folder / "index.html").write_text(page)
    (folder / "look.css").write_text(style)
    return "\n".join(findings(folder))


def test_a_page_that_loads_what_is_its_own_is_sound(tmp_path: Path) -> None:
    assert found(tmp_path, SOUND, "body { background: url(data:image/png;base64,AA) }") == ""


@pytest.mark.parametrize(
    "tag",
    [
        '<script src="https://elsewhere.example/x.js"></script>',
        '<img src="//elsewhere.example/x.png">',
        '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
        '<link rel="preconnect" href="https://elsewhere.example">',
        '<iframe src="https://elsewhere.example/"></iframe>',
    ],
)
def test_a_page_that_loads_from_elsewhere_is_named(tag: str, tmp_path: Path) -> None:
    assert "elsewhere.example" in found(tmp_path, SOUND + tag)


def test_so_is_a_style(tmp_path: Path) -> None:
    assert "elsewhere.example" in found(tmp_path, SOUND, '@import "https://elsewhere.example/a";')


def test_so_is_a_page_that_does_not_forbid_it_and_a_site_without_pages(tmp_path: Path) -> None:
    assert list(findings(tmp_path)) == [f"{tmp_path}: there are no pages"]
    assert "does not forbid" in found(tmp_path, "<p>")
