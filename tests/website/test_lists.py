"""Lists in CommonMark come out as lists of Python-Markdown."""

import pytest

from website.lists import with_wide_lists


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- one\n  goes on\n- two\n", "- one\n    goes on\n- two\n"),
        ("Words:\n- one\n- two\n", "Words:\n\n- one\n- two\n"),
        ("- one\n\n  more of it\n\nText\n", "- one\n\n    more of it\n\nText\n"),
        ("- one\n  - inner\n- two\n", "- one\n    - inner\n- two\n"),
        (
            "2. one:\n\n   ```python\n   - x\n\n       y\n   ```\n\n   more\n3. two\n",
            "2. one:\n\n    ```python\n    - x\n\n        y\n    ```\n\n    more\n\n3. two\n",
        ),
        ("Text\n\n    - code\n    more\n", "Text\n\n    - code\n    more\n"),
        ("```\n- not a list\n  at all\n```\n", "```\n- not a list\n  at all\n```\n"),
        ("| a |\n| - |\n", "| a |\n| - |\n"),
    ],
    ids=[
        "goes on", "blank line", "paragraph", "inner", "code in an item", "code by spaces",
        "fence", "table",
    ],
)  # fmt: skip
def test_what_belongs_to_an_item_stays_with_it(text: str, expected: str) -> None:
    assert with_wide_lists(text) == expected
