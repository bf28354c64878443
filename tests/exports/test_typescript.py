"""The types of the browser client are those of the server."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.exports.typescript import typescript
from lastcard.games.registry import GAMES

WEB = Path(__file__).parents[2] / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
NODE = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}")
TYPES = typescript()


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
    views = " | ".join(f"{key.capitalize()}View" for key in GAMES)
    assert f"export type View = {views};" in TYPES


def test_types_that_share_a_word_are_told_apart() -> None:
    assert 'readonly type: "back";' in interface("BackAsk")
    assert 'readonly entry: "back";' in interface("BackEntry")
    assert "readonly cards: string;" in interface("GangPlayed")
    assert "readonly target: string;" in interface("ThirteenPlayed")


def test_every_type_that_is_named_is_written() -> None:
    assert TYPES.count("export type TableEntry =") == 1
    assert "readonly entry: TableEntry;" in interface("ToldTell")
    assert "readonly options: GangOptions;" in interface("GangView")
    assert interface("GangOptions")


def test_a_choice_of_types_goes_by_its_name_where_there_may_be_none_of_them() -> None:
    assert "readonly duty: GangDuty | null;" in interface("GangView")
    assert 'readonly code: "lead-several";' in interface("GangLeadSeveral")


needs_compiler = pytest.mark.skipif(
    not (NODE and COMPILER.exists()), reason="make client installs the compiler"
)


@needs_compiler
def test_the_types_compile(tmp_path: Path) -> None:
    check_types(TYPES, tmp_path)


def check_types(text: str, folder: Path) -> None:
    """Fail unless *text* is TypeScript that compiles."""
    assert NODE is not None
    module = folder / "wire.gen.ts"
    module.write_text(text, "utf-8")
    command = [NODE, str(COMPILER), "--strict", "--noEmit", "--ignoreConfig", str(module)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def interface(name: str) -> str:
    _, _, rest = TYPES.partition(f"export interface {name} {{\n")
    return rest.partition("\n}\n")[0]
