"""Programs for Node that are measured, or measure: installed from npm into a scratch folder."""

import json
import shutil
import subprocess
from pathlib import Path


def node() -> str:
    """Where Node is; empty when it is not on this machine."""
    return shutil.which("node") or ""


def install(scripts: Path, folder: Path, what: str) -> bool:
    """Install what *scripts* need into *folder*, once; False when there is no Node or npm."""
    npm = shutil.which("npm")
    if not node() or npm is None:
        return False
    folder.mkdir(parents=True, exist_ok=True)
    for file in scripts.iterdir():
        shutil.copy(file, folder)
    wanted = (folder / "package.json").read_text()
    done = folder / "installed"
    if not done.exists() or done.read_text() != wanted:
        print(f"Installing {what} into {folder} …", flush=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(command, cwd=folder, check=True)
        done.write_text(wanted)
    return True


def versions(folder: Path, *packages: str) -> str:
    """The packages with the versions that are installed in *folder*, and Node's."""
    found = [f"{package} {_version(folder, package)}" for package in packages]
    told = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    return ", ".join([*found, f"Node {told.stdout.strip().removeprefix('v')}"])


def _version(folder: Path, package: str) -> str:
    about = json.loads((folder / "node_modules" / package / "package.json").read_text())
    version: str = about["version"]
    return version
