"""The systemd unit of the manual lets a server do what it must, and little else."""

import re
import subprocess
from pathlib import Path

from tests.manual.examples import example, program

UNIT = "/etc/systemd/system/lastcard.service"
MOST_EXPOSED = 3.0
"""What ``systemd-analyze security`` may say of the unit, from 0 to 10."""


def test_a_server_may_open_many_files_and_its_memory_has_an_end() -> None:
    settings = dict(re.findall(r"^(\w+)=(.*)$", example(UNIT, "ini"), re.MULTILINE))
    assert int(settings["LimitNOFILE"]) >= 65_536
    assert settings["MemoryMax"] == "1G"


def test_the_unit_is_sandboxed(tmp_path: Path) -> None:
    unit = tmp_path / "lastcard.service"
    unit.write_text(example(UNIT, "ini"))
    threshold = f"--threshold={MOST_EXPOSED * 10:.0f}"
    judged = subprocess.run(
        [program("systemd-analyze"), "security", "--offline=true", threshold, str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout[-500:] + judged.stderr
