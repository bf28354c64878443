"""Takes core and client out of a wheel in dist that is of these sources and this machine."""

import sys
import sysconfig
import zipfile
from pathlib import Path

from build_version import build_version
from release.moment import ROOT

CLIENT = "lastcard/server/client/"


def fitting(folder: Path, version: str) -> Path | None:
    """The wheel of *version* in *folder* that this Python can run."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    name = f"lastcard-{version}-{python}-{python}-{platform}.whl"
    return folder / name if (folder / name).is_file() else None


def unpack(wheel: Path, sources: Path) -> None:
    """Put what was compiled and built where a build would put it."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if name.endswith(".so") or name.startswith(CLIENT):
                target = sources / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(packed.read(name))


def main() -> None:
    """Use the wheel, and say so; without one do nothing."""
    wheel = fitting(ROOT / "dist", build_version(ROOT))
    if wheel is None:
        return
    unpack(wheel, ROOT / "src")
    stamp = ROOT / ".venv" / ".built"
    stamp.parent.mkdir(exist_ok=True)
    stamp.touch()
    sys.stdout.write(f"  compiled core and browser client: those of dist/{wheel.name}\n")


if __name__ == "__main__":
    main()
