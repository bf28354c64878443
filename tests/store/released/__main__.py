"""Keeps what a server of some sources leaves behind: ``make released``.

``python -m tests.store.released [SOURCES]``: SOURCES is a checkout, this one unless it is named.
``git worktree add --detach ../earlier v0.1.0`` makes one of an earlier version.
"""

import asyncio
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from tests.store.released.filling import fill
from tests.store.released.kept import DUMP, KEPT, KNOWN
from tests.support.commands import ROOT
from tests.support.postgres import Postgres, running
from tests.support.servers.process import ServerProcess

_OWN = re.compile(r"SET |SELECT pg_catalog\.set_config|CREATE SCHEMA|\\|--")
"""Lines of a dump that fit only its own schema or version of PostgreSQL."""


def main(sources: Path) -> None:
    """Keep a SQLite database and a PostgreSQL one."""
    with TemporaryDirectory() as folder, running() as postgres:
        plain, other = Path(folder, "sqlite"), Path(folder, "postgres")
        _let_people_play(sources, plain)
        _keep(sources, plain)
        url = postgres.new_database()
        _let_people_play(sources, other, LASTCARD_DATABASE=url)
        (other / DUMP).write_text(_dump(postgres, url), "utf-8")
        _keep(sources, other)


def _let_people_play(sources: Path, folder: Path, **env: str) -> None:
    server = ServerProcess(folder, PYTHONPATH=str(sources / "src"), **env).start()
    try:
        known = asyncio.run(fill(server.url))
    finally:
        server.stop()
    (folder / KNOWN).write_bytes(msgspec.json.format(msgspec.json.encode(known)))


def _keep(sources: Path, folder: Path) -> None:
    migrations = sources / "src" / "lastcard" / "store" / "migrations"
    newest = max(file.name[1:5] for file in migrations.glob("r*.py"))
    target = KEPT / f"{newest}-{folder.name}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        for file in sorted(folder.iterdir()):
            archive.add(file, file.name, filter=_nobodys)
    print(f"{target.name}: {target.stat().st_size:,} bytes")  # noqa: T201 - a command says what it made


def _nobodys(file: tarfile.TarInfo) -> tarfile.TarInfo:
    file.uid = file.gid = 0
    file.uname = file.gname = ""
    return file


def _dump(postgres: Postgres, url: str) -> str:
    """The tables at *url* and what is in them, as SQL that fits into any schema."""
    url, _, schema = url.partition("&search_path=")
    program = str(postgres.programs / "pg_dump")
    command = [program, "--inserts", "--no-owner", "-n", schema, url]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    kept = [line for line in text.splitlines() if not _OWN.match(line)]
    return re.sub(rf"\b{schema}\.", "", "\n".join(kept))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if sys.argv[1:] else ROOT)
