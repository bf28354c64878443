"""The tutorial for players names buttons by the words that stand on them."""

import re

from website.tree import ROOT

PAGE = (ROOT / "docs" / "tutorials" / "first-evening.md").read_text("utf-8")
WORDS = [path.read_text("utf-8") for path in ROOT.glob("src/lastcard/locales/en/*.ftl")]


def test_every_button_that_is_named_is_there() -> None:
    named = set(re.findall(r"\*\*([A-Z][^.*]*)\*\*", PAGE))
    assert {"Teach me", "Play with friends", "Sit here"} < named
    shown = {line.partition(" = ")[2] for words in WORDS for line in words.splitlines()}
    assert named <= shown
