"""The types of the browser client are those of the server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.wire.typescript import typescript

WEB = Path(__file__).parents[2] / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
NODE = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}")
TYPES = typescript()


def test_the_types_on_disk_are_the_ones_that_would_be_written() -> None:
    assert (WEB / "src" / "wire.gen.ts").read_text("utf-8") == TYPES, "stale: type make wire"


def test_what_a_client_may_leave_out_is_optional() -> None:
    assert "readonly since?: number | null;" in interface("OpenAsk")
    assert "readonly speed?:" in interface("SetupAsk")


def test_what_the_server_tells_is_always_there() -> None:
    assert "readonly speed:" in interface("Setup")
    assert "readonly clock: Clock | null;" in interface("ToldTell")


def test_what_a_journal_leaves_out_is_optional() -> None:
    assert "readonly removed?: boolean;" in interface("StoodEntry")


def test_what_was_encoded_beforehand_has_the_type_of_what_is_inside() -> None:
    assert "readonly view: View | null;" in interface("WholeTell")
    assert "readonly seen: readonly Event[];" in interface("WholeTell")
    assert "export type View = GangView | ThirteenView;" in TYPES


def test_types_that_share_a_word_are_told_apart() -> None:
    assert 'readonly type: "back";' in interface("BackAsk")
    assert 'readonly entry: "back";' in interface("BackEntry")
    assert "readonly cards: string;" in interface("GangPlayed")
    assert "readonly target: string;" in interface("ThirteenPlayed")


def test_every_type_that_is_named_is_written() -> None:
    assert TYPES.count("export type Entry =") == 1
    assert "readonly entry: Entry;" in interface("ToldTell")
    assert "readonly options: GangOptions;" in interface("GangView")
    assert interface("GangOptions")


@pytest.mark.skipif(not (NODE and COMPILER.exists()), reason="make client installs the compiler")
def test_the_types_compile(tmp_path: Path) -> None:
    assert NODE is not None
    module = tmp_path / "wire.gen.ts"
    module.write_text(TYPES, "utf-8")
    command = [NODE, str(COMPILER), "--strict", "--noEmit", "--ignoreConfig", str(module)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def interface(name: str) -> str:
    _, _, rest = TYPES.partition(f"export interface {name} {{\n")
    return rest.partition("\n}\n")[0]
