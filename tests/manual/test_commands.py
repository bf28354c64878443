"""What the manual tells an operator to type works on a bare machine."""

import re

from tests.manual.examples import MANUAL


def test_no_command_needs_what_a_bare_debian_lacks() -> None:
    blocks = re.findall(r"^```\n(.*?)^```$", MANUAL.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    typed = [line for block in blocks for line in block.splitlines()]
    assert any(line.startswith("runuser -u lastcard") for line in typed)
    assert not [line for line in typed if re.search(r"\b(sudo|curl|wget)\b", line)]
