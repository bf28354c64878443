"""Installs a wheel into a new environment and lets it serve.

``python -m tests.packaging.try_wheel WHEEL [PYTHON]``
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from urllib.request import urlopen


def fresh_venv(folder: Path, python: str, *, borrowing: bool = False) -> str:
    """The Python of a new environment; *borrowing* what is installed beside this one."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    made = folder / "bin" / "python"
    if borrowing:
        (place,) = (folder / "lib").glob("python3.*/site-packages")
        # The libraries alone: the .pth files there would bring these sources along.
        (place / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return str(made)


def served_version(python: str, data: Path) -> str:
    """The version of which the installed server says it is, over HTTP and on the command line."""
    program = str(Path(python).with_name("lastcard"))
    env = {name: value for name, value in os.environ.items() if not name.startswith("LASTCARD_")}
    env.pop("PYTHONPATH", None)
    said = subprocess.check_output([program, "--version"], env=env, text=True, cwd=data.parent)
    server = subprocess.Popen(
        [program, "serve", "--data", str(data), "--port", "0"],
        env=env,
        cwd=data.parent,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        found = re.search(r"http://[^/]+/", server.stdout.readline())
        assert found, "the server does not start"
        with urlopen(f"{found[0]}healthz") as answer:
            version: str = json.load(answer)["version"]
        with urlopen(found[0]) as answer:
            assert b"<!doctype html>" in answer.read().lower()
    finally:
        server.terminate()
        server.communicate()
    assert version in said
    return version


def main(wheel: str, python: str = sys.executable) -> None:
    """Try *wheel* with a new environment of *python*."""
    with tempfile.TemporaryDirectory() as folder:
        made = fresh_venv(Path(folder) / "venv", python)
        subprocess.run(
            [made, "-m", "pip", "install", "-q", "--disable-pip-version-check", f"{wheel}[server]"],
            check=True,
        )
        version = served_version(made, Path(folder) / "data")
    assert f"-{version}-" in Path(wheel).name, (version, wheel)
    sys.stdout.write(f"{Path(wheel).name}: installed and served\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
