"""The peers' programs: installed from npm into a scratch folder, started with Node."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = Path("build/peers")
_SCRIPTS = Path(__file__).parent / "peers"


def node() -> str:
    """Where Node is; empty when it is not on this machine."""
    return shutil.which("node") or ""


def install() -> bool:
    """Install what the peers need, once; False when there is no Node or npm."""
    npm = shutil.which("npm")
    if not node() or npm is None:
        return False
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in _SCRIPTS.iterdir():
        shutil.copy(file, FOLDER)
    wanted = (FOLDER / "package.json").read_text()
    done = FOLDER / "installed"
    if not done.exists() or done.read_text() != wanted:
        print("Installing boardgame.io and Colyseus into build/peers …", flush=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(command, cwd=FOLDER, check=True)
        done.write_text(wanted)
    return True


def script(name: str) -> str:
    """The peer's program *name*, where Node finds its packages."""
    return str(FOLDER / name)


def versions(*packages: str) -> str:
    """The packages with the versions that are installed, and Node's."""
    found = [f"{package} {_version(package)}" for package in packages]
    told = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    return ", ".join([*found, f"Node {told.stdout.strip().removeprefix('v')}"])


def _version(package: str) -> str:
    about = json.loads((FOLDER / "node_modules" / package / "package.json").read_text())
    version: str = about["version"]
    return version
